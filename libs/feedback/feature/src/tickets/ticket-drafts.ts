import { atom } from 'jotai';

/**
 * What somebody typed and has not sent, by the ticket's number. It outlives the page and a session that ends; it is kept
 * in memory only, and shows only to who may read the ticket.
 */
export const ticketDraftsAtom = atom<Readonly<Record<string, string>>>({});
