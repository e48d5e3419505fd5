import type { PageAnswer } from '@vinlore/brand';
import type { PostedForm } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { PageMeta } from '../document/head.tsx';
import type { Visit } from '../site.ts';

/** A page ready to render. */
export interface DrawnPage {
  readonly status: number;
  readonly cache: PageAnswer['cache'];
  readonly meta: PageMeta;
  readonly body: ReactNode;
  /**
   * Everything the body depends on, if the query is no part of it. Requests with the same key within a minute get the
   * same HTML.
   */
  readonly keptAs?: string;
  /** Its URL opens something personal: no analytics tool may see it. */
  readonly secret?: true;
  /** Result of a form that was posted to the page. */
  readonly posted?: PostedForm;
}

/** Handles a visit; null if there is no such page. */
export type PageHandler = (visit: Visit) => DrawnPage | null | Promise<DrawnPage | null>;
