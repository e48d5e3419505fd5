import { draftAtom } from '@vinlore/browser';
import * as v from 'valibot';

/** Text of the VIN field, kept if the session ends while the member types. */
export const draftVinAtom = draftAtom('vin', v.string(), '');
