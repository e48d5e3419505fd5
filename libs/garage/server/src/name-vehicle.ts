import {
  checkDigitMismatch,
  type ClassicCandidate,
  classicCandidates,
  type DecodedVehicle,
  isClassicVin,
  mayBeClassic,
  vehicleName,
  type VinSuggestion,
  vinFault,
} from '@vinlore/vehicle-domain';
import type { NewEntry } from './store/vehicle-store.ts';

/** Why a VIN can't be saved, with suggested corrections. */
export interface WrongVin {
  readonly suggestions: readonly VinSuggestion[];
}

/** Returns the value all candidates of a classic VIN share, or null if they differ. */
function shared<Key extends 'year' | 'make' | 'model'>(fits: readonly ClassicCandidate[], key: Key) {
  const [first, ...others] = fits;
  return first && others.every((other) => other[key] === first[key]) ? first[key] : null;
}

/**
 * Names a vehicle by its classic VIN (spec §4), using the code tables or the VIN's format. With several candidates,
 * returns what they have in common.
 */
function classicVehicle(vin: string): NewEntry | WrongVin {
  const fits = classicCandidates(vin);
  if (fits.length === 0 && !mayBeClassic(vin)) return { suggestions: [] };
  const [year, make, model] = [shared(fits, 'year'), shared(fits, 'make'), shared(fits, 'model')];
  const body = fits.length === 1 ? (fits[0]!.body ?? null) : null;
  const title = [year, make, model].filter((part) => part !== null).join(' ');
  return { vin, title, year, make, model, series: null, trim: null, body };
}

/**
 * Returns the row to store for a new vehicle. If the VIN can't be decoded, the VIN itself is the name.
 *
 * @param vin normalized VIN
 * @returns an object with `suggestions` if the VIN is invalid
 */
export function nameVehicle(vin: string, decode: (vin: string) => DecodedVehicle): NewEntry | WrongVin {
  if (vin !== '' && isClassicVin(vin)) return classicVehicle(vin);
  if (vinFault(vin)) return { suggestions: [] };
  const decoded = decode(vin);
  if (checkDigitMismatch(decoded)) return { suggestions: decoded.suggestions };
  const { year, make, model, trim, elements } = decoded;
  const body = elements['Body Class'] ?? null;
  return { vin, title: vehicleName(decoded), year, make, model, series: elements['Series'] ?? null, trim, body };
}
