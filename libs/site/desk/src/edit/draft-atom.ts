import { atom } from 'jotai';
import type { Draft } from './draft.ts';

/** What is not saved yet. It outlives the page, in memory only. */
export const draftAtom = atom<Draft>({});
