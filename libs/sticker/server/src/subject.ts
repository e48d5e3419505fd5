import { createHash } from 'node:crypto';
import { makeKey, modelKey, nameKey, plainVin } from '@vinlore/vehicle-domain';

/** A vehicle by name. */
export interface Naming {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** Trim or series; empty for none. */
  readonly trim: string;
}

/** Returns the version key of a vehicle with a decodable VIN. */
export const vinSubject = (vin: string): string => `vin ${plainVin(vin)}`;

/** Returns the version key of a vehicle by name, in any spelling. `vin`: as entered by its owner. */
export function namedSubject({ year, make, model, trim, vin }: Naming & { readonly vin: string }): string {
  const parts = [String(year), makeKey(make), modelKey(make, model), nameKey(trim), plainVin(vin)];
  return `name ${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;
}
