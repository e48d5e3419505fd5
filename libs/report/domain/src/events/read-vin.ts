import { checkDigitMismatch, isClassicVin, plainVin, vinFault } from '@vinlore/vehicle-domain';

/** Reasons for rejecting a VIN. */
export type EventVinFault = 'not-a-vin' | 'check-digit';

/**
 * Parses the VIN of an event: normalized, 17 characters or a classic VIN of 5 to 14. A wrong check digit means the VIN
 * of a North American vehicle is wrong (49 CFR 565.15(c)), so the event can't be assigned.
 *
 * @param keepWrong for sources known to report VINs as stamped on the car
 */
export function readEventVin(
  text: string,
  keepWrong = false,
): { readonly vin: string } | { readonly fault: EventVinFault } {
  const vin = plainVin(text);
  if (isClassicVin(vin)) return /^[A-Z0-9]{5,14}$/.test(vin) ? { vin } : { fault: 'not-a-vin' };
  if (vinFault(vin) !== null) return { fault: 'not-a-vin' };
  if (!keepWrong && checkDigitMismatch({ vin })) return { fault: 'check-digit' };
  return { vin };
}
