import { draftAtom } from '@vinlore/browser';
import * as v from 'valibot';

/** What somebody typed and has not sent, by the ticket's number. It shows only to who may read the ticket. */
export const ticketDraftsAtom = draftAtom<Readonly<Record<string, string>>>(
  'tickets',
  v.record(v.string(), v.string()),
  {},
);
