import type { PostedForm } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { PageMeta } from '../document/head.tsx';
import type { Visit } from '../site.ts';

/** A page that can be drawn. */
export interface DrawnPage {
  readonly status: number;
  readonly cache: 'shared' | 'never';
  readonly meta: PageMeta;
  readonly body: ReactNode;
  /**
   * All that the body follows from, where the query is no part of it. Who asks for the same in the next minute gets the same
   * text, without drawing it again.
   */
  readonly keptAs?: string;
  /** Its address opens something that is somebody’s own: no tool that measures visits may learn it. */
  readonly secret?: true;
  /** What became of a form of this page that was posted to it. */
  readonly posted?: PostedForm;
}

/** Answers a visit; null where there is no such page. */
export type PageHandler = (visit: Visit) => DrawnPage | null | Promise<DrawnPage | null>;
