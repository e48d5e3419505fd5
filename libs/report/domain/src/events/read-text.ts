/** Invisible but harmful characters: control, zero-width, and bidirectional ones. */
const UNSEEN = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** UTF-8 decoded as cp1252 (`cafÃ©`, `donâ€™t`), or replacement characters. */
const MOJIBAKE = /\uFFFD|[ÂÃ][\u0080-\u00BF]|â€|ï»¿/;

/** Placeholders that sources use for empty values. */
const NOTHING = new Set(['', '-', '–', '—', 'n/a', 'null', 'none']);

/** Cleans a source's text: one line, without invisible characters; null if empty. */
export function readText(text: string): string | null {
  const cleaned = text.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  return NOTHING.has(cleaned.toLowerCase()) ? null : cleaned;
}

/** Whether a text was decoded with the wrong encoding, so the original is lost. */
export function isBroken(text: string): boolean {
  return MOJIBAKE.test(text);
}

/** Truncates a text without splitting a character. */
export const cutText = (text: string, most: number): string =>
  (text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')).trim();
