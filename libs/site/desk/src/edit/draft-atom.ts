import { atom } from 'jotai';
import type { Draft } from './draft.ts';

/** Unsaved changes. Kept in memory across page changes. */
export const draftAtom = atom<Draft>({});
