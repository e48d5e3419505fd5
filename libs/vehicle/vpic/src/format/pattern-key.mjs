/**
 * Parses what a vPIC pattern key accepts; shared by the build step and the decoder.
 *
 * A key applies to the subject "VIN positions 4–8, `|`, positions 10–17" and is a prefix of it. NHTSA compares a key
 * without brackets using `LIKE`, with `*` for any one character, and a key with brackets as a regular expression. A
 * partly typed VIN ends the subject early, and a key that needs more doesn't match it.
 */

/** Characters a key may name, in bit order. */
export const KEY_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Number of VIN positions a key can cover: 4–8 and 10–17. */
export const KEY_POSITIONS = 13;

/** Set in the second word of a class written with a range: NHTSA never includes I, O, and Q in it. */
export const RANGE = 0x10;

/**
 * Set in the second word of a class that starts with `^`: it matches the listed characters, and NHTSA treats all others
 * as valid.
 */
export const NEGATED = 0x20;

const SEPARATOR_AT = 5;
const SUBJECT_LENGTH = KEY_POSITIONS + 1;
const DIGITS = [0x3ff, 0];
const ANY_MASK = [-1, 0xf];
const NOTHING = [0, 0];

/**
 * Parses a pattern key.
 *
 * @param {string} key as spelled in vPIC, e.g. `CM8[26]6|*A`
 * @returns {Int32Array | null} two words per covered position (bits 0–31 and 32–35 of `KEY_ALPHABET`, then `RANGE`), or
 * null for a key that no VIN can match (`*#`, lower case, a letter in place of the separator). In `******` and
 * `****A*`, which also occur in vPIC, the sixth `*` stands for the separator.
 */
export function parseKey(key) {
  const regular = key.includes('[');
  return cellsOf(regular ? key.replaceAll('1-A', '1A') : key, (char) => {
    if (char.length > 1) return classMask(char.slice(1, -1));
    if (char === '*' || (char === '_' && !regular)) return ANY_MASK;
    return charMask(char);
  });
}

/**
 * Parses the key of a formula pattern, where `#` is any digit and digits and brackets are literal. NHTSA replaces a
 * VIN's digits with `#` before comparing, so a key that names a digit matches nothing.
 *
 * @param {string} key e.g. `**##`
 * @returns {Int32Array | null} as `parseKey`
 */
export function parseFormulaKey(key) {
  if (/[[\]0-9]/.test(key)) return null;
  return cellsOf(key, (char) => (char === '#' ? DIGITS : char === '*' || char === '_' ? ANY_MASK : charMask(char)));
}

/** Returns the masks of a key's positions; null as soon as one of them accepts nothing. */
function cellsOf(key, maskOf) {
  const masks = [];
  let cell = 0;
  for (let at = 0; at < key.length; cell += 1) {
    const end = key[at] === '[' ? key.indexOf(']', at) : at;
    if (end < 0 || cell >= SUBJECT_LENGTH) return null;
    const text = key.slice(at, end + 1);
    at = end + 1;
    if (cell === SEPARATOR_AT) {
      if (!(text.length > 1 ? text.includes('|') : text === '|' || maskOf(text) === ANY_MASK)) return null;
      continue;
    }
    const [low, high] = maskOf(text);
    if (low === 0 && high === 0) return null;
    masks.push(low, high);
  }
  // A key that ends with the separator still requires position 10, because there is no separator without it.
  if (cell === SEPARATOR_AT + 1) masks.push(...ANY_MASK);
  return Int32Array.from(masks);
}

function charMask(char) {
  const bit = KEY_ALPHABET.indexOf(char);
  if (bit < 0) return NOTHING;
  return bit < 32 ? [1 << bit, 0] : [0, 1 << (bit - 32)];
}

/** Returns the bits of the characters in a class such as `A-D8`, by character code as in regular expressions. */
function classMask(text) {
  let low = 0;
  let high = text.startsWith('^') ? NEGATED : 0;
  for (let at = 0; at < text.length; at += 1) {
    const range = text[at + 1] === '-' && at + 2 < text.length;
    const [first, last] = [text[at], range ? text[at + 2] : text[at]];
    if (range) {
      at += 2;
      high |= RANGE;
    }
    for (let bit = 0; bit < KEY_ALPHABET.length; bit += 1) {
      if (KEY_ALPHABET[bit] < first || KEY_ALPHABET[bit] > last) continue;
      if (bit < 32) low |= 1 << bit;
      else high |= 1 << (bit - 32);
    }
  }
  return low === 0 && (high & 0xf) === 0 ? NOTHING : [low, high];
}

/**
 * Code of a position that accepts any character. Codes below it are single characters, as indexes in `KEY_ALPHABET`.
 */
export const ANY = KEY_ALPHABET.length;
/** Code of a position that accepts a class; five bytes with the class's bits follow. */
export const CLASS = ANY + 1;

/**
 * Encodes a key as stored in the index, ready for comparing: one code per position.
 *
 * @param {Int32Array} masks from `parseKey`
 * @returns {Uint8Array}
 */
export function encodeKey(masks) {
  const bytes = [];
  for (let at = 0; at < masks.length; at += 2) {
    const low = masks[at];
    const high = masks[at + 1];
    const single = singleOf(low, high);
    if (low === -1 && high === 0xf) bytes.push(ANY);
    else if (single >= 0) bytes.push(single);
    else bytes.push(CLASS, low & 0xff, (low >>> 8) & 0xff, (low >>> 16) & 0xff, low >>> 24, high);
  }
  return Uint8Array.from(bytes);
}

/** Returns the index of the only character in a mask; -1 if it has none or several. */
function singleOf(low, high) {
  if (high === 0 && low !== 0 && (low & (low - 1)) === 0) return 31 - Math.clz32(low);
  if (low === 0 && high !== 0 && (high & (high - 1)) === 0 && high < RANGE) return 63 - Math.clz32(high);
  return -1;
}

/**
 * Whether any VIN matches both keys.
 *
 * @param {Int32Array} one from `parseKey`
 * @param {Int32Array} other from `parseKey`
 */
export function keysOverlap(one, other) {
  const shared = Math.min(one.length, other.length);
  for (let at = 0; at < shared; at += 2) {
    if ((one[at] & other[at]) === 0 && (one[at + 1] & other[at + 1] & 0xf) === 0) return false;
  }
  return true;
}

/**
 * Returns which of positions 4–8 and 11 a key names characters for, as bits 0–4 and 6.
 *
 * @param {Int32Array} masks from `parseKey`
 */
export function namedPositions(masks) {
  let named = 0;
  for (const cell of [0, 1, 2, 3, 4, 6]) {
    const low = masks[cell * 2];
    const high = masks[cell * 2 + 1];
    if (low !== undefined && !(low === -1 && high === 0xf) && !(high & NEGATED)) named |= 1 << cell;
  }
  return named;
}
