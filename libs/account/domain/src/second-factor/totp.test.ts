import { describe, expect, it } from 'vitest';
import { newSecret, sampleSecret, stepAt, totpAddress, totpCode } from './totp.ts';

describe('RFC 6238: codes of an authenticator', () => {
  // Appendix B, SHA-1. Its codes have eight digits; ours are the last six. The secret is the ASCII text
  // 12345678901234567890.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i', (second, code) => {
    const step = stepAt(new Date(second * 1000));
    expect(totpCode(secret, step)).toBe(code.slice(2));
  });
});

it('creates unique secrets of 20 bytes in base32', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});

it('refuses a secret that is not base32', () => {
  expect(() => totpCode('A1', 0)).toThrow(TypeError);
});

it('builds the URI that authenticator apps read', () => {
  const address = new URL(totpAddress('JBSWY3DPEHPK3PXP', 'Vin & Co', 'sue+1@example.com'));
  expect(address.href).toMatch(/^otpauth:\/\/totp\/Vin%20%26%20Co:sue%2B1%40example\.com\?/);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: 'JBSWY3DPEHPK3PXP',
    issuer: 'Vin & Co',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

it('gives each sample account its own secret, the same at every start', async () => {
  const secret = await sampleSecret('staff@example.com', 'one');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(await sampleSecret('staff@example.com', 'one')).toBe(secret);
  expect(await sampleSecret('support@example.com', 'one')).not.toBe(secret);
  expect(await sampleSecret('staff@example.com', 'two')).not.toBe(secret);
});
