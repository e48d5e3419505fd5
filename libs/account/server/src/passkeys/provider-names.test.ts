import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeName, providerName } from './provider-names.ts';

describe('names of passkeys', () => {
  it('what keeps one is named as people know it; what is not known has no name', () => {
    expect(providerName('fbfc3007-154e-4ecc-8c0b-6e020557d7bd')).toBe('iCloud Keychain');
    expect(providerName('00000000-0000-0000-0000-000000000000')).toBeUndefined();
    expect(providerName('constructor')).toBeUndefined();
  });

  it('the first keeps the plain name, others get a number that is free', () => {
    expect(freeName('Passkey', [])).toBe('Passkey');
    expect(freeName('Passkey', ['Passkey', 'Passkey 3'])).toBe('Passkey 2');
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (name, taken) => {
        expect(taken).not.toContain(freeName(name, taken));
      }),
    );
  });
});
