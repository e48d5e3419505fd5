/** Maximum digits the server accepts. */
const LONGEST = 7;

/**
 * Parses miles or kilometers as typed: `45000`, `45,000`, or `45.000`. A separator is accepted only before three
 * digits, so the tenths digit of an old odometer doesn't multiply the mileage by ten.
 *
 * @returns 0 for an empty text (spec §9), null if it isn't a whole number
 */
export function mileageOf(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  if (!/^(\d+|\d{1,3}([., ]\d{3})+)$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '');
  return digits.length > LONGEST ? null : Number(digits);
}
