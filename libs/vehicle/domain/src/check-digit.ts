import { checkDigit } from '@vinlore/vehicle-vpic';
import { checkDigitIsMandatory } from './vin.ts';

/** Whether a check digit matches; `unknown` if it can't be computed. */
export type CheckDigit = 'agrees' | 'disagrees' | 'unknown';

/** Computes a VIN's check digit and compares it with position 9. */
export function checkDigitOf(vin: string): CheckDigit {
  const expected = checkDigit(vin);
  if (expected === null) return 'unknown';
  return expected === vin[8] ? 'agrees' : 'disagrees';
}

/**
 * Whether the check digit proves that a VIN has a typo: it doesn't match, and the manufacturer is required to set it
 * (49 CFR 565.15(c)).
 *
 * @param vehicle a decoded vehicle, or just a plain 17-character VIN, whose check digit is then computed
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
