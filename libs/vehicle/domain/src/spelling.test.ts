import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeKey, modelKey, nameKey } from './spelling.ts';

/** A make's name as spec §7 sends it: dashes, the first space as an underscore. */
const asSent = (name: string) => name.replace(' ', '_').replaceAll(' ', '-');

const word = fc.stringMatching(/^[A-Za-z0-9]{1,8}$/);
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

describe('spec §7: make with dashes, first space turned to underscore', () => {
  it('spec §7: a name and how it is sent have one key, in any case', () => {
    fc.assert(
      fc.property(name, (text) => {
        const key = nameKey(text);
        for (const spelling of [asSent(text), text.toUpperCase(), text.toLowerCase(), ` ${text} `, `${text}.`])
          expect(nameKey(spelling)).toBe(key);
      }),
    );
  });

  it('two names that differ in a letter or digit have two keys', () => {
    fc.assert(
      fc.property(name, word, (text, more) => {
        expect(nameKey(`${text} ${more}`)).not.toBe(nameKey(text));
      }),
    );
  });

  it('a key is its own key, whatever people type', () => {
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

  it('bad input: a name that is no word of an object’s own stays a name', () => {
    expect(makeKey('constructor')).toBe('CONSTRUCTOR');
  });
});
