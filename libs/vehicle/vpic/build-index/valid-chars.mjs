/**
 * Characters that vPIC's patterns name at each position, which NHTSA treats as a manufacturer's valid characters for a
 * year when it looks for typing errors (`fValidCharsInKey`, `fValidCharsInRegEx`).
 */
import { KEY_ALPHABET } from '../src/format/pattern-key.mjs';

/** Positions 4–14, the ones NHTSA checks. */
export const FIRST_POSITION = 4;
export const POSITIONS = 11;

/** Set in the second word if a key names a character outside the alphabet, which no VIN can match. */
const OTHER = 0x20;

/** I, O, and Q: NHTSA removes them from classes it treats as regular expressions. */
const NEVER = new Set(['I', 'O', 'Q']);

/**
 * Adds the characters a key names.
 *
 * @param {Int32Array} masks two words for each of positions 4–14, changed in place
 * @param {string} key as spelled in vPIC
 */
export function addValidChars(masks, key) {
  let position = FIRST_POSITION - 1;
  for (let at = 0; at < key.length; at += 1) {
    position += 1;
    if (position >= FIRST_POSITION + POSITIONS) return;
    const char = key[at];
    if (char === '[') {
      const end = key.indexOf(']', at);
      if (end < 0) return;
      for (const one of charsOfClass(key.slice(at + 1, end))) if (one !== '*' && one !== '|') add(masks, position, one);
      at = end;
    } else if (char === '#') {
      for (const digit of '0123456789') add(masks, position, digit);
    } else if (char !== '*') {
      add(masks, position, char);
    }
  }
}

/** Adds one character at a VIN position to the masks starting at `from`. */
export function add(masks, position, char, from = 0) {
  const word = from + (position - FIRST_POSITION) * 2;
  const bit = KEY_ALPHABET.indexOf(char);
  if (bit < 0) masks[word + 1] |= OTHER;
  else if (bit < 32) masks[word] |= 1 << bit;
  else masks[word + 1] |= 1 << (bit - 32);
}

function charsOfClass(written) {
  const text = written.toUpperCase();
  if (!text.includes('-') && !text.includes('^')) return text;
  const negated = text.startsWith('^');
  const ranges = [];
  for (let at = negated ? 1 : 0; at < text.length; at += 1) {
    const range = text[at + 1] === '-' && at + 2 < text.length;
    ranges.push([text[at], range ? text[at + 2] : text[at]]);
    if (range) at += 2;
  }
  return [...KEY_ALPHABET].filter(
    (char) => !NEVER.has(char) && ranges.some(([first, last]) => char >= first && char <= last) !== negated,
  );
}
