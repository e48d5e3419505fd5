/**
 * Cleans user text for storing, signing, and printing: control characters and line breaks become spaces, lone
 * surrogates become replacement characters, and leading and trailing spaces and bidi controls are removed (with them,
 * screen and paper could show different texts). Everything else is unchanged, including accents, emoji, and
 * right-to-left text. PostgreSQL's jsonb rejects U+0000, and RFC 8785 rejects lone surrogates.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
