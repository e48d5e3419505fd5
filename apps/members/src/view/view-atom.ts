import { atom } from 'jotai';

/** When this tab's read-only view ends, by the browser's clock; null before it is open. */
export const viewUntilAtom = atom<number | null>(null);
