/** Crockford's digits: without those that are mistaken for others. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * An order's number, short enough to tell support by phone: `7K2Q-9XMF`. It is made of the id's first 40 bits, so it says
 * nothing of how many orders there are.
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
 * The ids that an order's number, as somebody wrote it, can mean: case and hyphen do not matter, and O is taken for 0, I
 * and L for 1. An id means itself.
 *
 * @returns null for what is no order's number
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
