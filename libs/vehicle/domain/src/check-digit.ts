import { checkDigit } from '@vinlore/vehicle-vpic';
import { checkDigitIsMandatory } from './vin.ts';

/** Whether a check digit matches; `unknown` where it can't be computed. */
export type CheckDigit = 'agrees' | 'disagrees' | 'unknown';

/** Computes the check digit of a plain VIN, and compares it. */
export function checkDigitOf(vin: string): CheckDigit {
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
}: {
  readonly vin: string;
  readonly checkDigit?: CheckDigit;
}): boolean {
  return checkDigit === 'disagrees' && checkDigitIsMandatory(vin);
}
