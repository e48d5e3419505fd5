/** Crockford's Base32 digits, without easily confused letters. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns an order's number, short enough to read out to support: `7K2Q-9XMF`. Made of the id's first 40 bits, so it
 * doesn't reveal how many orders there are.
 *
 * @param id a random UUID
 */
export function orderNumber(id: string): string {
  let bits = BigInt(`0x${id.replaceAll('-', '').slice(0, 10)}`);
  let digits = '';
  for (let at = 0; at < 8; at += 1) {
    digits = DIGITS[Number(bits & 31n)]! + digits;
    bits >>= 5n;
  }
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/**
 * Returns the range of ids that an order number can refer to: case and hyphen are ignored, O is read as 0, I and L as
 * 1. A full id is also accepted.
 *
 * @returns null if it isn't an order number
 */
export function idRangeOf(text: string): { readonly first: string; readonly last: string } | null {
  const typed = text.trim();
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(typed)) {
    const id = typed.toLowerCase();
    return { first: id, last: id };
  }
  const written = typed.toUpperCase().replace(/[OIL]/g, (letter) => (letter === 'O' ? '0' : '1'));
  if (!/^[\dA-Z]{4}[- ]?[\dA-Z]{4}$/.test(written)) return null;
  let bits = 0n;
  for (const digit of written.replace(/[- ]/, '')) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) return null;
    bits = (bits << 5n) | BigInt(value);
  }
  const hex = bits.toString(16).padStart(10, '0');
  const id = (rest: string) => `${hex.slice(0, 8)}-${hex.slice(8)}${rest}`;
  return { first: id('00-0000-0000-000000000000'), last: id('ff-ffff-ffff-ffffffffffff') };
}
