import { KEY_ALPHABET, KEY_POSITIONS } from '../format/pattern-key.mjs';
import { ABSENT, OTHER } from '../format/schema-matcher.ts';

const CODES = new Uint8Array(128).fill(OTHER);
for (let code = 0; code < KEY_ALPHABET.length; code += 1) CODES[KEY_ALPHABET.charCodeAt(code)] = code;

/**
 * Returns the codes that patterns are compared with: positions 4–8 and 10–17. A character that isn't in any key, such
 * as `*`, is `OTHER`; an untyped one is `ABSENT`.
 *
 * @param vin upper case, up to 17 characters
 */
export function subjectOf(vin: string): Uint8Array {
  const subject = new Uint8Array(KEY_POSITIONS).fill(ABSENT);
  for (let at = 0; at < KEY_POSITIONS; at += 1) {
    const place = at < 5 ? at + 3 : at + 4;
    if (place >= vin.length) break;
    const code = vin.charCodeAt(place);
    subject[at] = code < 128 ? (CODES[code] as number) : OTHER;
  }
  return subject;
}

/**
 * Returns the text NHTSA compares with keys: positions 4–8, `|`, positions 10–17. Formula patterns read their values
 * from it.
 */
export function keyTextOf(vin: string): string {
  return vin.length > 9 ? `${vin.slice(3, 8)}|${vin.slice(9, 17)}` : vin.slice(3, 8);
}
