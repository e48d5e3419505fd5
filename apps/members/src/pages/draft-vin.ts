import { draftAtom } from '@vinlore/browser';
import * as v from 'valibot';

/** What stands in the VIN field: a session that ends while somebody types loses nothing. */
export const draftVinAtom = draftAtom('vin', v.string(), '');
