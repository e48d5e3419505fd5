import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatStickerId, newStickerId, parseStickerId } from './sticker-id.ts';

const id = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'), minLength: 16, maxLength: 16 });

describe('docs/decisions.md §4, sticker verification `/verify/<id>`: an id that nobody guesses and everybody can type', () => {
  test('a new id has 80 random bits: 16 characters of 32, all in use, none twice', () => {
    const ids = Array.from({ length: 2000 }, newStickerId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids.join('')).size).toBe(32);
    expect(ids.every((each) => parseStickerId(each) === each)).toBe(true);
  });

  test('printed in groups of four and read back', () => {
    expect(formatStickerId('7K2M94QX0RTB5W3E')).toBe('7K2M-94QX-0RTB-5W3E');
    fc.assert(fc.property(id, (each) => parseStickerId(formatStickerId(each)) === each));
  });

  test('case, spaces, dashes, I and L for 1, O for 0 are forgiven', () => {
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

  test('a forged id is no id, whatever it is', () => {
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
