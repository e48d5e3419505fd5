import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProof, signedText } from './proof.ts';

const ID = '7K2M-94QX-0RTB-5W3E';
const proof = {
  id: ID,
  madeOn: '2026-11-20',
  name: '2018 Honda Civic EX',
  vin: '19XFC2F59JE000018',
  keyId: 'k1',
  signature: 'A'.repeat(86),
};

describe('essential fields in the QR code of stickers before ADR 48', () => {
  it('can be read back for any name', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(name, fc.constantFrom('', proof.vin), (words, vin) => {
        const { madeOn: d, keyId: k, signature: s } = proof;
        const fragment = new URLSearchParams({ v: vin, n: words, d, k, s }).toString();
        expect(readProof('7k2m 94qx 0rtb 5w3e', fragment)).toEqual({ ...proof, name: words, vin });
      }),
    );
  });

  it('were signed as canonical JSON with sorted keys', () => {
    expect(signedText(proof)).toBe(
      '{"id":"7K2M-94QX-0RTB-5W3E","madeOn":"2026-11-20","name":"2018 Honda Civic EX","vin":"19XFC2F59JE000018"}',
    );
  });

  it.each(['', 'v=1', 'utm_source=x', '%%%'])("%j isn't a proof", (fragment) => {
    expect(readProof(ID, fragment)).toBeNull();
    expect(readProof('<script>', fragment)).toBeNull();
  });
});
