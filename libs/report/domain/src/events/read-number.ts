/** The most that an odometer of the event model can show. */
const ODOMETER_LIMIT = 9_999_999;

/** A number as sources write it (US notation): `38,882`, `$1,250.50`, `38882.0`; null for anything else. */
function readNumber(text: string): number | null {
  const plain = text.trim().replace(/^(-?)\$\s?/, '$1');
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(plain) ? Number(plain.replaceAll(',', '')) : null;
}

/** What stands in the way of taking an odometer reading. */
export type OdometerFault = 'not-a-number' | 'negative' | 'absurd';

/**
 * An odometer reading: whole, as it stands there, without the tenths that some instruments show. A unit behind it is read
 * past: the mapping says which it is (negative and absurd readings are refused).
 */
export function readOdometer(text: string): number | OdometerFault {
  const value = readNumber(text.replace(/\s*(mi|miles|km|kms|kilometers|kilometres)\.?$/i, ''));
  if (value === null) return 'not-a-number';
  if (value < 0) return 'negative';
  return value > ODOMETER_LIMIT ? 'absurd' : Math.floor(value);
}

/** An amount of money in minor units; null for what is no amount or is below zero. */
export function readCents(text: string): number | null {
  const value = readNumber(text);
  return value === null || value < 0 || value > 1e12 ? null : Math.round(value * 100);
}

/** Yes or no as sources write it; null for anything else. */
export function readYesNo(text: string): boolean | null {
  const said = text.trim().toLowerCase();
  if (['y', 'yes', 'true', 't', '1'].includes(said)) return true;
  return ['n', 'no', 'false', 'f', '0'].includes(said) ? false : null;
}
