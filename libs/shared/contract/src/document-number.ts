/** Crockford's base 32: no I, L, O (read as 1, 1, 0) and no U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 characters of 5 bits: 80 bits, too many to guess. */
const LENGTH = 16;
const GROUP = 4;

/** Returns a new document number of 80 random bits in its stored form: 16 characters, no separators. */
export function newDocumentNumber(): string {
  const random = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** Formats a stored number for print and URLs: `7K2M-94QX-0RTB-5W3E`. */
export function formatDocumentNumber(number: string): string {
  return number.match(new RegExp(`.{1,${GROUP}}`, 'gu'))?.join('-') ?? '';
}

/**
 * Parses a number typed from paper: case, spaces and dashes are ignored, I and L are 1, O is 0.
 *
 * @returns the stored form, or null if it can't be one of ours
 */
export function parseDocumentNumber(text: string): string | null {
  // Longer than any plausible input (a forged URL may be megabytes long), so don't parse it.
  if (text.length > 64) return null;
  const number = text
    .replace(/[\s\-–—]/gu, '')
    .toUpperCase()
    .replace(/[IL]/gu, '1')
    .replace(/O/gu, '0');
  return number.length === LENGTH && Array.from(number).every((character) => ALPHABET.includes(character))
    ? number
    : null;
}
