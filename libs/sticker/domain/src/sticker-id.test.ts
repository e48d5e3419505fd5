import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatStickerId, newStickerId, parseStickerId } from './sticker-id.ts';

const id = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'), minLength: 16, maxLength: 16 });

describe("docs/decisions.md §4, sticker verification `/verify/<id>`: an id that can't be guessed and is easy to type", () => {
  test('has 80 random bits: 16 characters from an alphabet of 32, all used, no duplicates', () => {
    const ids = Array.from({ length: 2000 }, newStickerId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids.join('')).size).toBe(32);
    expect(ids.every((each) => parseStickerId(each) === each)).toBe(true);
  });

  test('is printed in groups of four and parsed back', () => {
    expect(formatStickerId('7K2M94QX0RTB5W3E')).toBe('7K2M-94QX-0RTB-5W3E');
    fc.assert(fc.property(id, (each) => parseStickerId(formatStickerId(each)) === each));
  });

  test('ignores case, spaces, and dashes, and accepts I and L for 1 and O for 0', () => {
    const spelling = fc.constantFrom<(character: string) => string>(
      (character) => character,
      (character) => character.toLowerCase(),
      (character) => ({ 1: 'l', 0: 'o' })[character] ?? character,
      (character) => ({ 1: 'I', 0: 'O' })[character] ?? character,
      (character) => ` ${character}`,
      (character) => `–${character}-`,
    );
    fc.assert(
      fc.property(id, fc.array(spelling, { minLength: 16, maxLength: 16 }), (each, spellings) => {
        const typed = Array.from(each, (character, i) => spellings[i]!(character)).join('');
        expect(parseStickerId(typed)).toBe(each);
      }),
    );
  });

  test('rejects a forged id', () => {
    for (const forged of ['', '7K2M-94QX-0RTB-5W3', '7K2M-94QX-0RTB-5W3U', '7K2M-94QX-0RTB-5W3EE', '🚗'.repeat(16)]) {
      expect(parseStickerId(forged)).toBeNull();
    }
    expect(parseStickerId(' '.repeat(1_000_000))).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseStickerId(text);
        expect(parsed === null || /^[0-9A-HJKMNP-TV-Z]{16}$/u.test(parsed)).toBe(true);
      }),
    );
  });
});
