import { atom } from 'jotai';

/** VINs about which a ticket was created in this visit: their owners aren't asked for feedback. */
export const writtenAboutAtom = atom<ReadonlySet<string>>(new Set<string>());
