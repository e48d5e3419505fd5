import { atom } from 'jotai';

/** VINs about which somebody wrote to support in this visit: nobody asks them what they think of those. */
export const writtenAboutAtom = atom<ReadonlySet<string>>(new Set<string>());
