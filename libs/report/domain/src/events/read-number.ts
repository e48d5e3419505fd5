/** The highest odometer reading in the event model. */
const ODOMETER_LIMIT = 9_999_999;

/** Parses a number in US notation: `38,882`, `$1,250.50`, `38882.0`; null for anything else. */
function readNumber(text: string): number | null {
  const plain = text.trim().replace(/^(-?)\$\s?/, '$1');
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(plain) ? Number(plain.replaceAll(',', '')) : null;
}

/** Reasons for rejecting an odometer reading. */
export type OdometerFault = 'not-a-number' | 'negative' | 'absurd';

/**
 * Parses an odometer reading as a whole number, dropping tenths. Ignores a unit after it, because the mapping sets the
 * unit. Rejects negative and absurd readings.
 */
export function readOdometer(text: string): number | OdometerFault {
  const value = readNumber(text.replace(/\s*(mi|miles|km|kms|kilometers|kilometres)\.?$/i, ''));
  if (value === null) return 'not-a-number';
  if (value < 0) return 'negative';
  return value > ODOMETER_LIMIT ? 'absurd' : Math.floor(value);
}

/** Parses an amount in minor units; null if invalid or negative. */
export function readCents(text: string): number | null {
  const value = readNumber(text);
  return value === null || value < 0 || value > 1e12 ? null : Math.round(value * 100);
}

/** Parses yes or no in common spellings; null for anything else. */
export function readYesNo(text: string): boolean | null {
  const said = text.trim().toLowerCase();
  if (['y', 'yes', 'true', 't', '1'].includes(said)) return true;
  return ['n', 'no', 'false', 'f', '0'].includes(said) ? false : null;
}
