/** Digits behind the point in a currency: 2 of dollars, none of yen. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/**
 * Reads an amount as somebody types it, with a point or a comma: `4.99`, `4,99`, `1000`.
 *
 * @returns minor units; null for what is no amount of the currency
 */
export function readMoney(typed: string, currency: string): number | null {
  const digits = digitsOf(currency);
  const parts = /^(\d{1,8})(?:[.,](\d+))?$/.exec(typed.trim());
  if (!parts || (parts[2] ?? '').length > digits) return null;
  return Number(parts[1]) * 10 ** digits + Number((parts[2] ?? '').padEnd(digits, '0') || 0);
}

/** Writes an amount as a field takes it: `4.99`. @param minor minor units */
export function writeMoney(minor: number, currency: string): string {
  const digits = digitsOf(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

/** Reads a whole number from 1, of at most 8 digits; null for what is none. */
export function readCount(typed: string): number | null {
  return /^[1-9]\d{0,7}$/.test(typed.trim()) ? Number(typed.trim()) : null;
}
