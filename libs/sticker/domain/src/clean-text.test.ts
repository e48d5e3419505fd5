import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('user text', () => {
  it.each([
    ['Azul índigo', 'Azul índigo'],
    ['  two words ', 'two words'],
    ['a\u0000b\nc\u0007', 'a b c'],
    ['half \ud83d', 'half \ufffd'],
    ['🚗 שלום', '🚗 שלום'],
    ['Blue \u202eder\u202c', 'Blue der'],
  ])('%j is kept as %j', (text, kept) => {
    expect(cleanText(text)).toBe(kept);
  });

  it('is accepted by the database and the signature, and cleaning it is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });
});
