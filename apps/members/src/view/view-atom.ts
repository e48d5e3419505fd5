import { atom } from 'jotai';

/** When the read-only view of this tab ends, by this browser's clock; null before it is open. */
export const viewUntilAtom = atom<number | null>(null);
