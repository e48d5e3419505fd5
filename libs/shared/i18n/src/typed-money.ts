/** Digits behind the point in a currency: 2 of dollars, none of yen. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Thousands by commas and a point behind them, or no thousands and either sign: `1,234.50`, `4.99`, `4,99`, `1000`. */
const AMOUNT = /^(?:(\d{1,3}(?:,\d{3}){1,2})(?:\.(\d*))?|(\d{1,8})(?:[.,](\d*))?)$/;

/**
 * Reads an amount as somebody types it, with or without its sign. A comma before three digits sets thousands apart; before
 * fewer it is the decimal sign of those who write `4,99`.
 *
 * @returns minor units; null for what is no amount of the currency
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

/** Writes an amount as a field takes it: `4.99`. @param minor minor units */
export function writeMoney(minor: number, currency: string): string {
  const digits = digitsOf(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
