/** Crockford's base 32: no I, L, O (read as 1, 1, 0) and no U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 characters of 5 bits: 80 bits, so that nobody finds a sticker by trying. */
const LENGTH = 16;
const GROUP = 4;

/** A new sticker id of 80 random bits, in its stored form: 16 characters, no separators. */
export function newStickerId(): string {
  const random = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** The id as it is printed and put into addresses: `7K2M-94QX-0RTB-5W3E`. Takes an id in its stored form. */
export function formatStickerId(id: string): string {
  return id.match(new RegExp(`.{1,${GROUP}}`, 'gu'))?.join('-') ?? '';
}

/**
 * Reads an id that a person copied from paper: case, spaces and dashes do not matter, I and L are 1, O is 0.
 *
 * @returns the stored form, or null when it cannot be one of ours
 */
export function parseStickerId(text: string): string | null {
  // Longer than any sensible spelling: not worth a look (a forged address may hold megabytes).
  if (text.length > 64) return null;
  const id = text
    .replace(/[\s\-–—]/gu, '')
    .toUpperCase()
    .replace(/[IL]/gu, '1')
    .replace(/O/gu, '0');
  return id.length === LENGTH && Array.from(id).every((character) => ALPHABET.includes(character)) ? id : null;
}
