import { checkDigitMismatch, isClassicVin, plainVin, vinFault } from '@vinlore/vehicle-domain';

/** What stands in the way of taking a VIN. */
export type EventVinFault = 'not-a-vin' | 'check-digit';

/**
 * The VIN of an event: plain, 17 characters or a classic number of 5 to 14. A wrong check digit proves a North American VIN
 * wrong (49 CFR 565.15(c)): whose event it is, nobody knows.
 *
 * @param keepWrong for sources that are known to give numbers as they stand on the car
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
