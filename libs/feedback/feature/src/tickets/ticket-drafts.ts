import { draftAtom } from '@vinlore/browser';
import * as v from 'valibot';

/** Drafts by ticket number, shown only to members who may read the ticket. */
export const ticketDraftsAtom = draftAtom<Readonly<Record<string, string>>>(
  'tickets',
  v.record(v.string(), v.string()),
  {},
);
