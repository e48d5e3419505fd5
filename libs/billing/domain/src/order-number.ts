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
