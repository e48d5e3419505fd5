import { atom } from 'jotai';

/** Vehicles selected in the inventory, passed to the bulk sticker page. */
export const chosenListAtom = atom<File | null>(null);
