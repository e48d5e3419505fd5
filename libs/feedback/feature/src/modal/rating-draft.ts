import { atom } from 'jotai';
import type { OpenedTicket } from '../support/index.ts';

/** The modal's draft. In memory only; it survives an expired session. */
export const ratingDraftAtom = atom('');

/** The member who opened the modal; another one who signs in doesn't see it. */
export const openedByAtom = atom<string | null>(null);

/** The ticket created with the modal's support form. */
export const openedTicketAtom = atom<OpenedTicket | null>(null);
