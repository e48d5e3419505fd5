import { atom } from 'jotai';
import type { OpenedTicket } from '../support/index.ts';

/** What somebody typed into the modal. In memory only; it outlives a session that ends, for its own member. */
export const ratingDraftAtom = atom<{ readonly memberId: string; readonly text: string } | null>(null);

/** The ticket that the modal's support form opened. */
export const openedTicketAtom = atom<OpenedTicket | null>(null);
