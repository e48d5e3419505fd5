/** As many digits as the server takes. */
const LONGEST = 7;

/**
 * The miles or kilometers that somebody typed: `45000`, `45,000` or `45.000`. A separator must stand before three digits, so that the
 * tenth that old odometers show does not make ten times the miles.
 *
 * @returns 0 where nothing was typed (spec §9), null where it is no whole number
 */
export function mileageOf(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return 0;
  if (!/^(\d+|\d{1,3}([., ]\d{3})+)$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '');
  return digits.length > LONGEST ? null : Number(digits);
}
