import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Json } from '../json.ts';
import { createSigner, verify } from './signer.ts';

function newKey(id: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    id,
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
  };
}

const key = newKey('k0');
const signer = createSigner([key]);
const data = fc.dictionary(fc.string({ maxLength: 8 }), fc.oneof(fc.string(), fc.integer(), fc.boolean()), {
  noNullPrototype: true,
});

describe('an Ed25519 signature over the data', () => {
  test('verifies, whatever the order of keys', () => {
    fc.assert(
      fc.property(data, (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(verify(turned, signer.sign(value), signer.publicKeys)).toBe(true);
      }),
    );
  });

  test('fails for one changed value, added key or removed key', () => {
    fc.assert(
      fc.property(data, fc.string(), fc.string(), (value, name, content) => {
        const changed = { ...value, [name]: content };
        fc.pre(value[name] !== content);
        expect(verify(changed, signer.sign(value), signer.publicKeys)).toBe(false);
        expect(verify(value, signer.sign(changed), signer.publicKeys)).toBe(false);
      }),
    );
  });

  test('fails if one of its bits is flipped', () => {
    const value = { vin: '1HGCM82633A004352' };
    const { keyId, signature } = signer.sign(value);
    fc.assert(
      fc.property(fc.nat(511), (bit) => {
        const bytes = Buffer.from(signature, 'base64url');
        bytes[bit >> 3]! ^= 1 << (bit & 7);
        expect(verify(value, { keyId, signature: bytes.toString('base64url') }, signer.publicKeys)).toBe(false);
      }),
    );
  });

  test('is false if malformed, never an error', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (keyId, signature) => {
        expect(verify({}, { keyId, signature }, signer.publicKeys)).toBe(false);
        expect(verify({}, { keyId: key.id, signature }, signer.publicKeys)).toBe(false);
        expect(verify({}, { keyId, signature: signer.sign({}).signature }, [{ id: keyId, publicKey: signature }])).toBe(
          false,
        );
      }),
    );
    expect(verify(undefined as unknown as Json, signer.sign({}), signer.publicKeys)).toBe(false);
  });

  test('has only one accepted encoding', () => {
    const signed = signer.sign({ a: 1 });
    expect(verify({ a: 1 }, { ...signed, signature: `${signed.signature}==` }, signer.publicKeys)).toBe(false);
  });
});

describe('an id and rotation', () => {
  test('sign with the new key after rotation, and still verify signatures of the old key', () => {
    const old = signer.sign({ a: 1 });
    const rotated = createSigner([newKey('k1'), key]);
    expect(rotated.sign({ a: 1 }).keyId).not.toBe(key.id);
    expect(verify({ a: 1 }, old, rotated.publicKeys)).toBe(true);
    expect(verify({ a: 1 }, rotated.sign({ a: 1 }), rotated.publicKeys)).toBe(true);
  });

  test('verify nothing with a removed key', () => {
    expect(verify({ a: 1 }, signer.sign({ a: 1 }), createSigner([newKey('k0')]).publicKeys)).toBe(false);
  });

  test('derive the public key from a private one', () => {
    expect(signer.publicKeys).toEqual([{ id: key.id, publicKey: key.publicKey }]);
  });

  test('reject an invalid key by its id, without its content', () => {
    const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const other = p256.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
    expect(() => createSigner([])).toThrow('at least one key');
    expect(() => createSigner([{ id: 'k1', privateKey: 'secret' }])).toThrow(
      /^Signing key k1 cannot be read(?!.*secret)/u,
    );
    expect(() => createSigner([{ id: 'k1', privateKey: other }])).toThrow('Signing key k1 is not an Ed25519 key');
    expect(() => createSigner([key, key])).toThrow('same id');
  });
});
