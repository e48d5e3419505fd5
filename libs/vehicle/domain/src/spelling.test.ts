import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeKey, modelKey, nameKey } from './spelling.ts';

/** A make's name as sent under spec §7: with dashes, first space as an underscore. */
const asSent = (name: string) => name.replace(' ', '_').replaceAll(' ', '-');

const word = fc.stringMatching(/^[A-Za-z0-9]{1,8}$/);
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

describe('spec §7: sends makes with dashes and the first space as an underscore', () => {
  it('spec §7: gives a name and its sent form the same key, in any case', () => {
    fc.assert(
      fc.property(name, (text) => {
        const key = nameKey(text);
        for (const spelling of [asSent(text), text.toUpperCase(), text.toLowerCase(), ` ${text} `, `${text}.`])
          expect(nameKey(spelling)).toBe(key);
      }),
    );
  });

  it('gives names that differ in a letter or digit different keys', () => {
    fc.assert(
      fc.property(name, word, (text, more) => {
        expect(nameKey(`${text} ${more}`)).not.toBe(nameKey(text));
      }),
    );
  });

  it('is idempotent for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(nameKey(nameKey(text))).toBe(nameKey(text));
      }),
    );
  });

  it.each([
    ['Alfa Romeo', 'ALFA_ROMEO'],
    ['Mercedes-Benz', 'MERCEDES_BENZ'],
    ['Rolls-Royce', 'rolls royce'],
    ['Citroën', 'CITROEN'],
    ['Chevrolet', 'Chevy'],
    ['Volkswagen', 'VW'],
    ['AMERICAN MOTORS', 'American Motors Corporation'],
  ])('%s and %s are one make', (one, other) => {
    expect(makeKey(one)).toBe(makeKey(other));
  });

  it.each([
    ['FORD', 'F-150', 'F150'],
    ['MAZDA', 'Mazda6', '6'],
    ['Alfa Romeo', 'ALFA ROMEO Giulia', 'giulia'],
    ['smart', 'smart', 'SMART'],
    ['Alfa Romeo', 'Giulia (952)', 'Giulia'],
    ['Ford', '(none)', 'NONE'],
  ])('of %s, %s and %s are one model', (make, one, other) => {
    expect(modelKey(make, one)).toBe(modelKey(make, other));
  });

  it('bad input: treats names of built-in object properties as ordinary names', () => {
    expect(makeKey('constructor')).toBe('CONSTRUCTOR');
  });
});
