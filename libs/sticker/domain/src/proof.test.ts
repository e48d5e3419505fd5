import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { essentialsOf, proofText, readProof, signedText } from './proof.ts';

const signed = { keyId: 'k1', signature: 'A'.repeat(86) };
const title = (value: string) => ({ value, from: 'decoded' as const, source: 1 });
const sticker = {
  id: '7K2M94QX0RTB5W3E',
  madeOn: '2026-11-20',
  title: title('2018 Honda Civic EX'),
  vin: '19XFC2F59JE000018',
};

describe('the essential fields travel in the QR code', () => {
  it('what was put in is read back, whatever the name', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(name, fc.constantFrom('', sticker.vin), (words, vin) => {
        const essentials = essentialsOf({ ...sticker, title: title(words), vin });
        expect(readProof('7k2m 94qx 0rtb 5w3e', proofText(essentials, signed))).toEqual({ ...essentials, ...signed });
      }),
    );
  });

  it('the signed text is canonical JSON: its keys are in order', () => {
    expect(signedText(essentialsOf(sticker))).toBe(
      '{"id":"7K2M-94QX-0RTB-5W3E","madeOn":"2026-11-20","name":"2018 Honda Civic EX","vin":"19XFC2F59JE000018"}',
    );
  });

  it('a name of 200 characters is cut, so that the code stays readable', () => {
    const essentials = essentialsOf({ ...sticker, title: title('W'.repeat(200)) });
    expect(Array.from(essentials.name)).toHaveLength(60);
    expect(proofText(essentials, signed).length).toBeLessThan(260);
  });

  it.each(['', 'v=1', 'utm_source=x', '%%%'])('%j is no proof', (fragment) => {
    expect(readProof('7K2M-94QX-0RTB-5W3E', fragment)).toBeNull();
    expect(readProof('<script>', fragment)).toBeNull();
  });
});
