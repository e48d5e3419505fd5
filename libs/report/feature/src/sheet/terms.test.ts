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

describe('glossary on tap', () => {
  test('finds words in any case, the longest where several would do', () => {
    expect(found('No title brand stands on this title.')).toEqual([
      ['title brand', 'title-brand'],
      ['title', 'title'],
    ]);
  });

  test('each word once, where it is first read', () => {
    expect(found('Rollback? No rollback.')).toEqual([['Rollback', 'rollback']]);
  });

  test('whole words only, letters of other languages too', () => {
    expect(found('Subtitle, títle, titled, titleé')).toEqual([]);
  });

  test('a term may hold what has a meaning in patterns', () => {
    expect(found('Its VIN (number) fits.')).toEqual([['VIN (number)', 'vin']]);
  });

  test('the pieces joined are the text, for any text and glossary', () => {
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
