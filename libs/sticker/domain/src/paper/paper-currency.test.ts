import { expect, test } from 'vitest';
import { notesOf, blockOfNote } from '../compose/notes.ts';
import { paperCurrency } from './paper-currency.ts';

test('amounts are written without the machine’s locale; what we do not know is named by its code', () => {
  expect(paperCurrency('USD', 'es')).toEqual({ sign: '$', name: 'dólares de EE. UU.', digits: 2 });
  expect(paperCurrency('JPY', 'en')).toEqual({ sign: 'JPY\u00a0', name: 'JPY', digits: 0 });
  expect(paperCurrency('valueOf', 'en').name).toBe('valueOf');
});

test.each(['en', 'es'] as const)(
  'docs/decisions.md §5: what a block says of itself stands in the block on paper (%s)',
  (language) => {
    const safety = { overall: 5 as const, rows: [], source: 1 };
    const facts = { kind: 'ymmt', vin: '', restricted: false, colors: null, options: [], price: null } as const;
    const notes = notesOf({ ...facts, options: [], fuelEconomy: null, safety, sources: [] }, false, language);
    expect(notes.map((note) => blockOfNote(note, language))).toEqual([null, 'safety']);
  },
);
