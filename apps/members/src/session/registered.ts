import { atom } from 'jotai';

/** The e-mail of a registration whose password did not open the account: the login that follows shows it. */
export const registeredAtom = atom<string | null>(null);
