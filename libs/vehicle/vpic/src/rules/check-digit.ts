/** Letter values in the check digit sum (49 CFR 565.15, table III): A–H 1–8, J–N 1–5, P 7, R 9, S–Z 2–9. */
export const LETTER_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, -1, 1, 2, 3, 4, 5, -1, 7, -1, 9, 2, 3, 4, 5, 6, 7, 8, 9];

/** Weights of the 17 positions (49 CFR 565.15, table IV); the check digit itself has weight 0. */
export const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Computes the check digit from a VIN's other 16 characters.
 *
 * @param vin 17 characters, upper case; the ninth is ignored
 * @returns `0`–`9` or `X`; null if the VIN isn't 17 characters long or has an invalid character
 * @see 49 CFR 565.15(c)
 */
export function checkDigit(vin: string): string | null {
  if (vin.length !== 17) return null;
  let sum = 0;
  for (let at = 0; at < 17; at += 1) {
    if (at === 8) continue;
    const code = vin.charCodeAt(at);
    const value = code >= 48 && code <= 57 ? code - 48 : (LETTER_VALUES[code - 65] ?? -1);
    if (value < 0) return null;
    sum += value * (WEIGHTS[at] as number);
  }
  const rest = sum % 11;
  return rest === 10 ? 'X' : String.fromCharCode(48 + rest);
}
