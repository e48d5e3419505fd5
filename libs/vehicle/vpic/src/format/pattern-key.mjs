/**
 * Rule 4 of the decoding rules, shared by the build step and the decoder: what a vPIC pattern key accepts.
 *
 * A key speaks of the subject "VIN positions 4–8, `|`, positions 10–17" and is a prefix of it, as in NHTSA's
 * `LIKE` with `*` for any one character and `[..]` for a class. A key without `|` covers positions 4–8 only.
 */

/** Characters that a key may name, in the order of their bits. */
export const KEY_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** How many VIN positions a key can speak of: 4–8 and 10–17. */
export const KEY_POSITIONS = 13;

const SEPARATOR_AT = 5;
const SUBJECT_LENGTH = KEY_POSITIONS + 1;

/**
 * Reads a pattern key.
 *
 * @param {string} key as vPIC writes it, e.g. `CM8[26]6|*A`
 * @returns {Int32Array | null} two words per covered position (bits 0–31 and 32–35 of `KEY_ALPHABET`), or null for a
 *   malformed key that no VIN can match (`*#`, or a letter where the separator stands). In `******` and `****A*`,
 *   which vPIC has too, the sixth `*` stands for the separator, as NHTSA's `LIKE` has it.
 */
export function parseKey(key) {
  const masks = [];
  let cell = 0;
  for (let at = 0; at < key.length; cell += 1) {
    const char = key[at];
    const end = char === '[' ? key.indexOf(']', at) : at;
    if (end < 0 || cell >= SUBJECT_LENGTH) return null;
    if (cell === SEPARATOR_AT) {
      if (char !== '|' && char !== '*' && char !== '_') return null;
    } else {
      const [low, high] =
        char === '*' || char === '_' ? [-1, 0xf] : classMask(char === '[' ? key.slice(at + 1, end) : char);
      if (low === 0 && high === 0) return null;
      masks.push(low, high);
    }
    at = end + 1;
  }
  return Int32Array.from(masks);
}

/** Code of a position that accepts any character; below it are the places of single characters in `KEY_ALPHABET`. */
export const ANY = KEY_ALPHABET.length;
/** Code of a position that accepts a class; five bytes with the class's bits follow. */
export const CLASS = ANY + 1;

/**
 * A key as the index stores it, ready for comparing: one code a position.
 *
 * @param {Int32Array} masks from `parseKey`
 * @returns {Uint8Array}
 */
export function encodeKey(masks) {
  const bytes = [];
  for (let at = 0; at < masks.length; at += 2) {
    const low = masks[at];
    const high = masks[at + 1];
    const single = [...KEY_ALPHABET].findIndex((_, bit) =>
      bit < 32 ? high === 0 && low === 1 << bit : low === 0 && high === 1 << (bit - 32),
    );
    if (low === -1 && high === 0xf) bytes.push(ANY);
    else if (single >= 0) bytes.push(single);
    else bytes.push(CLASS, low & 0xff, (low >>> 8) & 0xff, (low >>> 16) & 0xff, low >>> 24, high);
  }
  return Uint8Array.from(bytes);
}

/** The bits of the characters that a class such as `A-D8` names; characters outside the alphabet name nothing. */
function classMask(text) {
  let low = 0;
  let high = 0;
  for (let at = 0; at < text.length; at += 1) {
    const first = KEY_ALPHABET.indexOf(text[at]);
    const range = text[at + 1] === '-' && at + 2 < text.length;
    const last = range ? KEY_ALPHABET.indexOf(text[at + 2]) : first;
    if (range) at += 2;
    for (let bit = first; bit >= 0 && bit <= last; bit += 1) {
      if (bit < 32) low |= 1 << bit;
      else high |= 1 << (bit - 32);
    }
  }
  return [low, high];
}

/**
 * Whether some VIN matches both keys.
 *
 * @param {Int32Array} one from `parseKey`
 * @param {Int32Array} other from `parseKey`
 */
export function keysOverlap(one, other) {
  const shared = Math.min(one.length, other.length);
  for (let at = 0; at < shared; at += 2) {
    if ((one[at] & other[at]) === 0 && (one[at + 1] & other[at + 1]) === 0) return false;
  }
  return true;
}
