import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { piecesOf, type Term } from './terms.ts';

const GLOSSARY: Term[] = [
  { key: 'title', term: 'Title' },
  { key: 'title-brand', term: 'Title brand' },
  { key: 'rollback', term: 'Rollback' },
  { key: 'vin', term: 'VIN (number)' },
];
const found = (text: string) => piecesOf(text, GLOSSARY).flatMap(({ text, term }) => (term ? [[text, term]] : []));

describe('glossary terms in text', () => {
  test('are found regardless of case, the longest match first', () => {
    expect(found('No title brand stands on this title.')).toEqual([
      ['title brand', 'title-brand'],
      ['title', 'title'],
    ]);
  });

  test('are marked once, at their first occurrence', () => {
    expect(found('Rollback? No rollback.')).toEqual([['Rollback', 'rollback']]);
  });

  test('match whole words only, including non-ASCII letters', () => {
    expect(found('Subtitle, títle, titled, titleé')).toEqual([]);
  });

  test('may contain special regular expression characters', () => {
    expect(found('Its VIN (number) fits.')).toEqual([['VIN (number)', 'vin']]);
  });

  test('the pieces join to the original text, for any text and glossary', () => {
    const terms = fc.array(fc.record({ key: fc.string(), term: fc.string({ maxLength: 4 }) }));
    fc.assert(
      fc.property(fc.string(), terms, (text, glossary) => {
        expect(
          piecesOf(text, glossary)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
