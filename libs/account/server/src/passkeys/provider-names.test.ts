import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeName, providerName } from './provider-names.ts';

describe('names of passkeys', () => {
  it('uses the provider’s familiar name and none for an unknown provider', () => {
    expect(providerName('fbfc3007-154e-4ecc-8c0b-6e020557d7bd')).toBe('iCloud Keychain');
    expect(providerName('00000000-0000-0000-0000-000000000000')).toBeUndefined();
    expect(providerName('constructor')).toBeUndefined();
  });

  it('numbers further passkeys of the same provider', () => {
    expect(freeName('Passkey', [])).toBe('Passkey');
    expect(freeName('Passkey', ['Passkey', 'Passkey 3'])).toBe('Passkey 2');
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (name, taken) => {
        expect(taken).not.toContain(freeName(name, taken));
      }),
    );
  });
});
