import { atom } from 'jotai';

/** What stands in the VIN field. It outlives the page: a session that ends while somebody types loses nothing. */
export const draftVinAtom = atom('');
