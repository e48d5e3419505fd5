import { atom } from 'jotai';

/** Vehicles that were chosen in the inventory, on their way to where stickers of lists are made. */
export const chosenListAtom = atom<File | null>(null);
