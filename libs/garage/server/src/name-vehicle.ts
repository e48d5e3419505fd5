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

/** Why nothing is saved by a VIN, and which one was probably meant. */
export interface WrongVin {
  readonly suggestions: readonly VinSuggestion[];
}

/** What all vehicles that a classic number fits agree on; null for what they don't. */
function shared<Key extends 'year' | 'make' | 'model'>(fits: readonly ClassicCandidate[], key: Key) {
  const [first, ...others] = fits;
  return first && others.every((other) => other[key] === first[key]) ? first[key] : null;
}

/** By a classic number (spec §4), in the tables or of their form; where several vehicles fit, what they share is told. */
function classicVehicle(vin: string): NewEntry | WrongVin {
  const fits = classicCandidates(vin);
  if (fits.length === 0 && !mayBeClassic(vin)) return { suggestions: [] };
  const [year, make, model] = [shared(fits, 'year'), shared(fits, 'make'), shared(fits, 'model')];
  const body = fits.length === 1 ? (fits[0]!.body ?? null) : null;
  const title = [year, make, model].filter((part) => part !== null).join(' ');
  return { vin, title, year, make, model, series: null, trim: null, body };
}

/**
 * What is stored of a vehicle that somebody saves. One of which the VIN tells nothing is saved under its VIN alone.
 *
 * @param vin plain
 * @returns with `suggestions` where it can't be the VIN of a vehicle
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
