/**
 * A text that somebody typed, fit to be stored, signed and printed: control characters and line ends become spaces,
 * halves of surrogate pairs a replacement mark, spaces at the ends go, and so do controls that turn the direction of text
 * around, by which a screen and paper would tell two stories. Everything else stays to the letter, accents,
 * emoji and right-to-left text included. PostgreSQL's jsonb takes no U+0000, and RFC 8785 no lone surrogates.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
