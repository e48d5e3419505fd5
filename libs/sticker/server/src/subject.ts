import { createHash } from 'node:crypto';
import { makeKey, modelKey, nameKey, plainVin } from '@vinlore/vehicle-domain';

/** A vehicle as a person names it. */
export interface Naming {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** Trim or series; '' for none. */
  readonly trim: string;
}

/** What versions of a sticker count for where the vehicle has a number that a decoder or a table reads. */
export const vinSubject = (vin: string): string => `vin ${plainVin(vin)}`;

/** What versions count for where a person named the vehicle; spelling does not matter. `vin`: as its owner states it. */
export function namedSubject({ year, make, model, trim, vin }: Naming & { readonly vin: string }): string {
  const parts = [String(year), makeKey(make), modelKey(make, model), nameKey(trim), plainVin(vin)];
  return `name ${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;
}
