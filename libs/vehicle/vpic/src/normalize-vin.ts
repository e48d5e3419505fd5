/** All kinds of spaces and dashes, dots, and invisible characters that are pasted along with a VIN. */
const DECORATION = /[\s\p{Pd}\p{Cf}\u2212._:/|]+/gu;

/** Longer texts are cut first: no VIN with its separators is longer. */
const LONGEST = 64;

/**
 * Normalizes a pasted VIN for comparison: upper case, no spaces or dashes. Nothing else is changed, so wrong characters
 * stay visible. Texts longer than 64 characters are cut.
 */
export function normalizeVin(text: string): string {
  return isPlain(text) ? text : text.slice(0, LONGEST).replace(DECORATION, '').toUpperCase().slice(0, LONGEST);
}

/** Fast path: most VINs are already 17 capital letters and digits. */
function isPlain(text: string): boolean {
  if (text.length !== 17) return false;
  for (let at = 0; at < 17; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 90 || (code > 57 && code < 65)) return false;
  }
  return true;
}
