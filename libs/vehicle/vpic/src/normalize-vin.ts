/** Spaces of every kind, dashes of every kind, dots and invisible marks that come along when a VIN is pasted. */
const DECORATION = /[\s\p{Pd}\p{Cf}\u2212._:/|]+/gu;

/** Longer texts are cut before anything else: no VIN with its decoration is longer. */
const LONGEST = 64;

/**
 * A VIN as people paste it, in the form in which VINs are compared: upper case, without spaces and dashes. Nothing
 * else is changed, so wrong characters stay to be seen. Texts of more than 64 characters are cut there.
 */
export function normalizeVin(text: string): string {
  return isPlain(text) ? text : text.slice(0, LONGEST).replace(DECORATION, '').toUpperCase().slice(0, LONGEST);
}

/** Most VINs come as they should: 17 capital letters and digits. */
function isPlain(text: string): boolean {
  if (text.length !== 17) return false;
  for (let at = 0; at < 17; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 90 || (code > 57 && code < 65)) return false;
  }
  return true;
}
