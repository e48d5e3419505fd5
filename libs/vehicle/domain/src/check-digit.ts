import { checkDigit } from '@vinlore/vehicle-vpic';
import type { DecodedVehicle } from './decoded-vehicle.ts';
import { checkDigitIsMandatory } from './vin.ts';

/** Whether the check digit of a plain VIN matches; `unknown` where it can't be computed. */
export function checkDigitOf(vin: string): DecodedVehicle['checkDigit'] {
  const expected = checkDigit(vin);
  if (expected === null) return 'unknown';
  return expected === vin[8] ? 'agrees' : 'disagrees';
}

/**
 * Whether the check digit proves a typo in a VIN: it doesn't match, and the manufacturer has to set it (49 CFR
 * 565.15(c)).
 *
 * @param vehicle a decoded vehicle, or a plain VIN of 17 characters alone, whose check digit is then computed
 */
export function checkDigitMismatch({
  vin,
  checkDigit = checkDigitOf(vin),
}: Pick<DecodedVehicle, 'vin'> & Partial<Pick<DecodedVehicle, 'checkDigit'>>): boolean {
  return checkDigit === 'disagrees' && checkDigitIsMandatory(vin);
}
