import { KEY_ALPHABET, KEY_POSITIONS } from '../format/pattern-key.mjs';
import { UNKNOWN } from '../format/schema-matcher.ts';

const CODES = new Uint8Array(128).fill(UNKNOWN);
for (let code = 0; code < KEY_ALPHABET.length; code += 1) CODES[KEY_ALPHABET.charCodeAt(code)] = code;

/**
 * Rule 4: what patterns are compared with: positions 4–8 and 10–17 as codes; `*` and what is not there is unknown.
 *
 * @param vin upper case, up to 17 characters
 */
export function subjectOf(vin: string): Uint8Array {
  const subject = new Uint8Array(KEY_POSITIONS).fill(UNKNOWN);
  for (let at = 0; at < KEY_POSITIONS; at += 1) {
    const code = vin.charCodeAt(at < 5 ? at + 3 : at + 4);
    if (code < 128) subject[at] = CODES[code] as number;
  }
  return subject;
}
