/** Decimals of a currency: 2 for dollars, none for yen. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/**
 * Commas as thousands separators and a decimal point, or no thousands separators and either sign: `1,234.50`, `4.99`,
 * `4,99`, `1000`.
 */
const AMOUNT = /^(?:(\d{1,3}(?:,\d{3}){1,2})(?:\.(\d*))?|(\d{1,8})(?:[.,](\d*))?)$/;

/**
 * Parses a typed amount, with or without currency sign. A comma before three digits is a thousands separator; before
 * fewer it is a decimal comma (`4,99`).
 *
 * @returns minor units; null if it is not an amount of the currency
 */
export function readMoney(typed: string, currency: string): number | null {
  const digits = digitsOf(currency);
  const found = AMOUNT.exec(typed.replace(/[\s$€£]/g, ''));
  if (!found) return null;
  const [, grouped, groupedPart, plain, plainPart] = found;
  const part = groupedPart ?? plainPart ?? '';
  if (part.length > digits) return null;
  return Number((grouped ?? plain!).replaceAll(',', '') + part.padEnd(digits, '0'));
}

/** Formats an amount for an input field: `4.99`. @param minor minor units */
export function writeMoney(minor: number, currency: string): string {
  const digits = digitsOf(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
