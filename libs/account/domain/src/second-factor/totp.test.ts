import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase32, sampleSecret, stepAt, toBase32, totpCode } from './totp.ts';

const ascii = (text: string) => toBase32(new TextEncoder().encode(text));

describe('RFC 6238: codes of an authenticator', () => {
  // Appendix B, SHA-1; its codes have eight digits, of which ours are the last six.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i', async (second, code) => {
    const step = stepAt(new Date(second * 1000));
    expect(await totpCode(ascii('12345678901234567890'), step)).toBe(code.slice(2));
  });
});

describe('RFC 4648 §10: base32', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%o is %s', (text, encoded) => {
    expect(ascii(text)).toBe(encoded);
  });

  it('reads back what it wrote', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void expect(fromBase32(toBase32(bytes))).toEqual(bytes)));
  });

  it('refuses what is none', () => {
    expect(() => fromBase32('A1')).toThrow(RangeError);
  });
});

it('each sample account has a secret of its own, the same at every start', async () => {
  const secret = await sampleSecret('staff@example.com', 'one');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(await sampleSecret('staff@example.com', 'one')).toBe(secret);
  expect(await sampleSecret('support@example.com', 'one')).not.toBe(secret);
  expect(await sampleSecret('staff@example.com', 'two')).not.toBe(secret);
});
