/** A code holds for 30 seconds (RFC 6238 §5.2). */
export const STEP_MS = 30_000;

const DIGITS = 6;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as authenticator apps take a secret: base32 without padding (RFC 4648 §6). */
export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET[(value >>> (bits - 5)) & 31];
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(value << (5 - bits)) & 31] : text;
}

/** The bytes of a base32 text. @throws RangeError for a character that is none of it */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let bits = 0;
  let value = 0;
  let at = 0;
  for (const character of text) {
    const digit = ALPHABET.indexOf(character);
    if (digit < 0) throw new RangeError('no base32');
    value = (value << 5) | digit;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = value >>> bits;
    value &= (1 << bits) - 1;
  }
  return bytes;
}

/** The step that a moment stands in. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS);
}

/**
 * The code of a step (RFC 6238 with SHA-1, RFC 4226 §5.3): what an authenticator app shows during it.
 *
 * @param secret base32
 */
export async function totpCode(secret: string, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', fromBase32(secret), algorithm, false, ['sign']);
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  const offset = mac.getUint8(19) & 15;
  const number = (mac.getUint32(offset) & 0x7fff_ffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/**
 * The secret of a sample account: whoever knows its password can compute its codes, which is the quick start's purpose. Of
 * no other account a secret is ever derived from anything.
 */
export async function sampleSecret(email: string, password: string): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(['vinlore sample authenticator', email, password]));
  return toBase32(new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, 20));
}
