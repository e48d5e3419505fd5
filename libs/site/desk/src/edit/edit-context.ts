import type { OverlayFault, SiteField, SiteState, SiteValue } from '@vinlore/site-domain';
import { createContext, use } from 'react';
import type { Draft } from './draft.ts';

/** Context shared by the fields of the page. */
export interface Edit {
  readonly state: SiteState;
  readonly draft: Draft;
  /** Whether the current user may make changes. */
  readonly mayChange: boolean;
  readonly faults: ReadonlyMap<string, OverlayFault>;
  fieldOf(key: string): SiteField;
  valueOf(key: string): SiteValue;
  /** @param value null for the file's value */
  set(key: string, value: SiteValue | null): void;
}

const EditContext = createContext<Edit | null>(null);

/** Provides the edited brand to the fields below. */
export const EditProvider = EditContext;

/** Returns the edited brand. */
export function useEdit(): Edit {
  const edit = use(EditContext);
  if (!edit) throw new Error('No EditProvider above this component.');
  return edit;
}
