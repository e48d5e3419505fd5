const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Whether a JSON text is within the limits, determined before parsing it. */
export type JsonShape = 'within' | 'too-many' | 'too-deep';

/** Returns the position after the closing quote of a string whose content starts at `from`, or the end of the text. */
function endOfString(bytes: Buffer, from: number): number {
  for (let at = from; ;) {
    const quote = bytes.indexOf(QUOTE, at);
    if (quote < 0) return bytes.length;
    let escapes = 0;
    while (quote - escapes > from && bytes[quote - escapes - 1] === BACKSLASH) escapes++;
    if (escapes % 2 === 0) return quote + 1;
    at = quote + 1;
  }
}

/**
 * Counts the values of a JSON text and their nesting depth, in one pass and without allocating memory. Stops at the
 * first value over a limit, so a flood costs no more than what is allowed.
 *
 * @param bytes the text; for invalid JSON the counts mean nothing, and the parser rejects it afterwards
 */
export function jsonShape(bytes: Buffer, limits: { readonly values: number; readonly depth: number }): JsonShape {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === QUOTE) {
      at = endOfString(bytes, at + 1) - 1;
    } else if (byte === COMMA) {
      if (++values > limits.values) return 'too-many';
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (++depth > limits.depth) return 'too-deep';
      if (++values > limits.values) return 'too-many';
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
  }
  return 'within';
}
