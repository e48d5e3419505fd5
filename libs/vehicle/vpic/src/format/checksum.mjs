/**
 * A 32-bit checksum fast enough to check the whole index at every start (four lanes of xxHash32's round).
 * Each round is a bijection of its lane, so any change within one 32-bit word is always noticed.
 *
 * @param {Uint8Array} bytes starts at a multiple of four, its length is one
 * @returns {number} unsigned
 */
export function checksum(bytes) {
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  let a = 0x9e3779b1 | 0;
  let b = 0x85ebca77 | 0;
  let c = 0xc2b2ae3d | 0;
  let d = 0x27d4eb2f | 0;
  const whole = words.length & ~3;
  let at = 0;
  for (; at < whole; at += 4) {
    a = Math.imul(rotate13((a + Math.imul(words[at], 0x85ebca77)) | 0), 0x9e3779b1);
    b = Math.imul(rotate13((b + Math.imul(words[at + 1], 0x85ebca77)) | 0), 0x9e3779b1);
    c = Math.imul(rotate13((c + Math.imul(words[at + 2], 0x85ebca77)) | 0), 0x9e3779b1);
    d = Math.imul(rotate13((d + Math.imul(words[at + 3], 0x85ebca77)) | 0), 0x9e3779b1);
  }
  let sum = (rotate(a, 1) + rotate(b, 7) + rotate(c, 12) + rotate(d, 18) + bytes.byteLength) | 0;
  for (; at < words.length; at += 1)
    sum = Math.imul(rotate((sum + Math.imul(words[at], 0xc2b2ae3d)) | 0, 17), 0x27d4eb2f);
  sum = Math.imul(sum ^ (sum >>> 15), 0x85ebca77);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae3d);
  return (sum ^ (sum >>> 16)) >>> 0;
}

const rotate = (value, bits) => (value << bits) | (value >>> (32 - bits));
const rotate13 = (value) => (value << 13) | (value >>> 19);
