import { expect, test } from 'vitest';
import { notesOf, blockOfNote } from './notes.ts';
import { amountFigure, currencyOf, wholeDollars } from './currency.ts';

test('formats amounts independently of the system locale, and unknown currencies by code', () => {
  expect(currencyOf('USD', 'es')).toEqual({ sign: '$', name: 'dólares de EE. UU.', digits: 2 });
  expect(currencyOf('JPY', 'en')).toEqual({ sign: 'JPY\u00a0', name: 'JPY', digits: 0 });
  expect(currencyOf('valueOf', 'en').name).toBe('valueOf');
});

test('formats numbers for reading', () => {
  expect([amountFigure(123_456_789, { digits: 2 }), amountFigure(5, { digits: 2 })]).toEqual(['1,234,567.89', '0.05']);
  expect([amountFigure(1500, { digits: 0 }), wholeDollars(12_500)]).toEqual(['1,500', '$12,500']);
});

test.each(['en', 'es'] as const)(
  'docs/decisions.md §5: a block’s notes are printed inside the block (%s)',
  (language) => {
    const safety = { overall: 5 as const, rows: [], source: 1 };
    const facts = {
      kind: 'ymmt',
      vin: '',
      restricted: false,
      colors: null,
      options: [],
      price: null,
      dealer: null,
    } as const;
    const notes = notesOf(
      { ...facts, options: [], fuelEconomy: null, safety, sources: [], otherTrim: null },
      false,
      language,
    );
    expect(notes.map((note) => blockOfNote(note, language))).toEqual([null, 'safety']);
  },
);
