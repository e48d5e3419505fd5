/** What cannot be seen but does harm: control characters, zero-width ones, and those that turn the direction of reading. */
const UNSEEN = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** UTF-8 that was read as cp1252 (`cafÃ©`, `donâ€™t`), or characters that a converter gave up on. */
const MOJIBAKE = /\uFFFD|[ÂÃ][\u0080-\u00BF]|â€|ï»¿/;

/** What sources write where they have nothing to say. */
const NOTHING = new Set(['', '-', '–', '—', 'n/a', 'null', 'none']);

/** A source's text as it is kept: one line, without characters that nobody sees; null where it says nothing. */
export function readText(text: string): string | null {
  const cleaned = text.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  return NOTHING.has(cleaned.toLowerCase()) ? null : cleaned;
}

/** Whether a text was read in the wrong encoding on its way here, so that what it says is no longer there to be read. */
export function isBroken(text: string): boolean {
  return MOJIBAKE.test(text);
}

/** The first characters of a text; none of them is cut in half. */
export const cutText = (text: string, most: number): string =>
  (text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')).trim();
