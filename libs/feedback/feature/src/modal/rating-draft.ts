import { atom } from 'jotai';
import type { OpenedTicket } from '../support/index.ts';

/** What somebody typed into the modal. In memory only; it outlives a session that ends. */
export const ratingDraftAtom = atom('');

/** Who has the modal open: whoever else logs in after sees nothing of it. */
export const openedByAtom = atom<string | null>(null);

/** The ticket that the modal's support form opened. */
export const openedTicketAtom = atom<OpenedTicket | null>(null);
