/** Weights of the places: 49 CFR 565.15(c)(2). */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Values of the letters: 49 CFR 565.15(c)(1). @type {Record<string, number>} */
const VALUES = Object.fromEntries([
  ...[...'ABCDEFGH'].map((letter, at) => [letter, at + 1]),
  ...[...'JKLMN'].map((letter, at) => [letter, at + 1]),
  ['P', 7],
  ['R', 9],
  ...[...'STUVWXYZ'].map((letter, at) => [letter, at + 2]),
]);

/** A 2014 Ford Escape. */
const BEFORE = '1FMCU0GX';
const BETWEEN = 'EU';

/**
 * A VIN with the right check digit.
 *
 * @param {number} serial below a million
 * @returns {string}
 */
export function vinOf(serial) {
  const digits = String(serial).padStart(6, '0');
  const characters = [...`${BEFORE}0${BETWEEN}${digits}`];
  const sum = characters.reduce((total, each, at) => total + (VALUES[each] ?? Number(each)) * (WEIGHTS[at] ?? 0), 0);
  const rest = sum % 11;
  return `${BEFORE}${rest === 10 ? 'X' : rest}${BETWEEN}${digits}`;
}
