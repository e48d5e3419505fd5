import {
  CLAIMS,
  cutWords,
  DAMAGE_TYPES,
  type HistoryEvent,
  HistoryEventSchema,
  isBroken,
  MappingSchema,
  PAPERS,
  readText,
  type SourceWords,
} from '@vinlore/report-domain';
import { LineFault } from '@vinlore/server-kit';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readEvents } from './read-events.ts';

const VIN = '4T4BF1FK5DR275482';
const GOOD = { vin: VIN, day: '2019-04-02', id: 'r1' };

/** What a mapping with this event makes of a line. */
function readLine(event: Record<string, unknown>, line: Readonly<Record<string, string>>): HistoryEvent[] | LineFault {
  const mapping = v.parse(MappingSchema, {
    source: 'Small',
    vin: { column: 'vin' },
    record_id: { columns: ['id'] },
    events: [{ kind: 'title', date: { column: 'day', formats: ['iso'] }, ...event }],
  });
  return readEvents(mapping, { ...GOOD, ...line }, { source: null, today: '2026-11-20', asOf: null });
}

/** The one event of a line that is kept, by its schema. */
function kept(event: Record<string, unknown>, line: Readonly<Record<string, string>>): HistoryEvent {
  const read = readLine(event, line);
  if (read instanceof LineFault) throw new Error(read.words.en);
  expect(v.safeParse(HistoryEventSchema, read[0]).issues).toBeUndefined();
  return read[0]!;
}
const refused = (event: Record<string, unknown>, line: Readonly<Record<string, string>>) => {
  const read = readLine(event, line);
  return read instanceof LineFault ? read.words.en : 'was kept';
};

const WORDS = [
  ...(['brand', 'disposition', 'exported', 'severity', 'airbags', 'towed', 'structural', 'totalLoss', 'use'] as const),
  ...(['result', 'lossType', 'paper', 'runs', 'owners', 'odometerCode'] as const),
];
const LISTS = ['impact', 'damage', 'claims'] as const;
const FREE = ['entity', 'seller', 'condition', 'exterior', 'trim', 'note', 'lot', 'work'] as const;

const anyCell = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 90 }),
    fc.string({ maxLength: 20 }),
    fc.constantFrom('METEORITE', 'front; METEORITE', '11', 'yes', 'Ohio', 'ON', 'US', 'n/a', 'x'.repeat(70), '12|13'),
  )
  .filter((text) => !isBroken(readText(text) ?? ''));
const anyMeaning = fc.oneof(
  anyCell,
  fc.constantFrom(...DAMAGE_TYPES, ...PAPERS, ...CLAIMS, '', 'yes', '09', '69', 'US'),
);
const anyPart = (column: string) =>
  fc.record(
    {
      column: fc.constant(column),
      values: fc.dictionary(anyCell, anyMeaning, { maxKeys: 4 }),
      unknown: fc.constantFrom('show', 'keep', 'skip'),
      case: fc.constant('title'),
    },
    { requiredKeys: ['column', 'values'] },
  );

describe('docs/reference/history-events.md: a value that nobody has named is kept and shown, and refuses its line only where it decides', () => {
  it('for any mapping and any cell, no value of a detail, a place or an odometer code refuses a good line', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WORDS, ...LISTS, ...FREE).chain((key) => fc.tuple(fc.constant(key), anyPart('cell'))),
        anyCell,
        ([key, part], cell) => {
          const { detail } = kept({ detail: { [key]: part } }, { cell });
          const text = readText(cell);
          const isNamed = Object.keys(part.values).some((value) => value.toLowerCase() === text?.toLowerCase());
          const isField = !(FREE as readonly string[]).includes(key);
          if (text === null || isNamed || part.unknown === 'skip' || /^[;|\s]*$/.test(text)) return;
          const said = detail.sourceWords?.[key as keyof SourceWords];
          if (part.unknown === 'keep' || !isField) {
            expect(said ?? detail[key]).toBeDefined();
          } else if ((LISTS as readonly string[]).includes(key)) {
            // Entries that the mapping names are values.
            expect(said ?? detail[key] ?? Object.values(part.values)).toBeDefined();
            if (!/[;|]/.test(text)) expect(said).toBe(cutWords(text));
          } else expect(said).toBe(cutWords(text));
        },
      ),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(
        anyPart('country'),
        anyPart('region'),
        anyPart('city'),
        anyPart('code'),
        fc.record({ country: anyCell, region: anyCell, city: anyCell, code: anyCell, unit: anyCell, paid: anyCell }),
        (country, region, city, code, line) => {
          const place = { country, region, city };
          const unit = { column: 'unit', values: { mi: 'mi' }, otherwise: 'place' };
          const event = { place, odometer: { column: 'read', unit, code } };
          const price = { column: 'paid', currency: 'place' };
          kept({ ...event, detail: { price } }, { read: '41200', ...line });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('a value that the mapping does not name, one that is no word of the model, and one that is named as none', () => {
    const damage = { column: 'd', values: { FRONT: 'collision', WATER: 'flod' } };
    expect(kept({ detail: { damage } }, { d: 'front' }).detail).toEqual({ damage: ['collision'] });
    expect(kept({ detail: { damage } }, { d: 'METEORITE' }).detail).toEqual({ sourceWords: { damage: 'METEORITE' } });
    expect(kept({ detail: { damage } }, { d: 'Water' }).detail).toEqual({ sourceWords: { damage: 'Water' } });
    expect(kept({ detail: { airbags: { column: 'd' } } }, { d: 'left side' }).detail).toEqual({
      sourceWords: { airbags: 'left side' },
    });
  });

  it('a list keeps the entries that are known, and the others as words', () => {
    const damage = [{ column: 'a', values: { FRONT: 'collision', HAIL: 'hail' } }, { column: 'b' }];
    expect(kept({ detail: { damage } }, { a: 'Front; METEORITE | Hail', b: 'flood;Locusts' }).detail).toEqual({
      damage: ['collision', 'hail', 'flood'],
      sourceWords: { damage: 'METEORITE; Locusts' },
    });
  });

  it.each([
    ['show', { sourceWords: { paper: 'QR-7' } }],
    ['keep', { sourceWords: { paper: 'QR-7' } }],
    ['skip', {}],
  ])('unknown: %s, of a field with words of its own', (unknown, detail) => {
    const named = { column: 'p', values: { ST: 'salvage' }, unknown };
    expect(kept({ detail: { paper: named } }, { p: 'QR-7' }).detail).toEqual(detail);
    expect(kept({ detail: { paper: { column: 'p', unknown } } }, { p: 'QR-7' }).detail).toEqual(detail);
  });

  it('unknown: refuse refuses the line, whether the mapping or the model has no word', () => {
    const part = { column: 'p', unknown: 'refuse' };
    expect(refused({ detail: { paper: { ...part, values: { ST: 'salvage' } } } }, { p: 'QR-7' })).toBe(
      'has "QR-7" in "p", which isn’t in the mapping',
    );
    expect(refused({ detail: { paper: part } }, { p: 'QR-7' })).toContain('has "QR-7" for paper, which isn’t one of');
    expect(refused({ place: { region: { column: 'p', unknown: 'refuse' } } }, { p: 'Atlantis' })).toContain(
      'unknown state or province',
    );
  });

  it('what the mapping itself says of all lines has to be a word of the model', () => {
    expect(refused({ detail: { paper: 'salvge' } }, {})).toContain('has "salvge" for paper');
    expect(refused({ detail: { paper: { column: 'p', otherwise: 'salvge' } } }, { p: '' })).toContain('"salvge"');
  });

  it('free text that the mapping does not name stays as it is', () => {
    const condition = { column: 'c', values: { '38': '3.8 of 5' } };
    expect(kept({ detail: { condition } }, { c: '40' }).detail).toEqual({ condition: '40' });
    expect(kept({ detail: { condition } }, { c: '38' }).detail).toEqual({ condition: '3.8 of 5' });
  });

  it('more work than is kept stays in words', () => {
    const work = Array.from({ length: 42 }, (_, at) => `Task ${at}`).join(';');
    const { detail } = kept({ detail: { work: { column: 'w' } } }, { w: work });
    expect(detail.work).toHaveLength(40);
    expect(detail.sourceWords).toEqual({ work: 'Task 40; Task 41' });
  });

  it('never a price in a wrong currency: without a known one, or where the place is in doubt, it is no price', () => {
    const price = (currency: unknown, place?: unknown) => ({ place, detail: { price: { column: 'paid', currency } } });
    const byColumn = price({ column: 'in', values: { C$: 'CAD' } });
    expect(kept(byColumn, { paid: '13500', in: 'C$' }).detail).toEqual({
      price: { amount: 1_350_000, currency: 'CAD' },
    });
    expect(kept(byColumn, { paid: '13500', in: 'Q$' }).detail).toEqual({ sourceWords: { price: '13500 Q$' } });
    expect(kept(byColumn, { paid: '13500', in: '' }).detail).toEqual({ sourceWords: { price: '13500' } });
    expect(kept(byColumn, { paid: 'call us', in: 'C$' }).detail).toEqual({ sourceWords: { price: 'call us C$' } });
    const region = { column: 'state' };
    for (const state of ['Atlantis', 'ON'])
      expect(kept(price('place', { country: 'US', region }), { paid: '9', state })).toMatchObject({
        place: { country: 'US', region: null },
        detail: { sourceWords: { price: '9', region: state } },
      });
    expect(kept(price('place', { region }), { paid: '9', state: 'Atlantis' })).toMatchObject({
      place: null,
      detail: { sourceWords: { price: '9', region: 'Atlantis' } },
    });
    const country = { column: 'land' };
    const named = kept(price('place', { country, region }), { paid: '9', land: 'CA', state: 'Atlantis' });
    expect(named).toMatchObject({ place: { country: 'CA' }, detail: { price: { currency: 'CAD' } } });
  });

  it('beside an unknown country no region is guessed, and nothing of the place is lost', () => {
    const place = { country: { column: 'land' }, region: { column: 'state' }, city: { column: 'town' } };
    expect(kept({ place }, { land: 'Texas?', state: 'TX', town: 'Paris' })).toMatchObject({
      place: null,
      detail: { sourceWords: { country: 'Texas?', region: 'TX', city: 'Paris' } },
    });
    expect(kept({ place }, { land: 'DE', state: 'Bavaria', town: 'Munich' })).toMatchObject({
      place: { country: 'DE', region: null, city: 'Munich' },
      detail: { sourceWords: { region: 'Bavaria' } },
    });
  });

  it('a reading whose unit is unknown is no reading, and its status counts without it', () => {
    const unit = { column: 'unit', values: { m: 'mi' } };
    const odometer = { column: 'read', unit, code: { column: 'status', values: { N: '69' } } };
    expect(kept({ odometer }, { read: '41200', unit: 'leagues', status: 'N' })).toMatchObject({
      odometer: null,
      detail: { odometerCode: '69', sourceWords: { odometer: '41200 leagues' } },
    });
    expect(kept({ odometer }, { read: '41200', unit: 'm', status: 'SEE FILE' })).toMatchObject({
      odometer: { value: 41_200, unit: 'mi', code: null },
      detail: { sourceWords: { odometerCode: 'SEE FILE' } },
    });
    const byPlace = { odometer: { column: 'read', unit: 'place' }, place: { region: { column: 'state' } } };
    expect(kept(byPlace, { read: '41200', state: 'Atlantis' })).toMatchObject({
      odometer: null,
      detail: { sourceWords: { odometer: '41200', region: 'Atlantis' } },
    });
  });

  it.each([
    ['a kind', { kind: { column: 'x', values: { S: 'sale' } } }, 'QR', 'which isn’t in the mapping'],
    ['a kind of ours', { kind: { column: 'x' } }, 'QR', 'which isn’t a record type'],
    ['a date', { date: { column: 'x', formats: ['iso'] } }, 'QR', 'doesn’t match the mapping’s format'],
    ['what a date is', { date: { column: 'day', formats: ['iso'], is: { column: 'x' } } }, 'QR', 'for date_is'],
    [
      'what a date is, by values',
      { date: { column: 'day', formats: ['iso'], is: { column: 'x', values: { S: 'seen' } } } },
      'QR',
      'which isn’t in the mapping',
    ],
    ['a reading', { odometer: { column: 'x', unit: 'mi' } }, 'low', 'that isn’t a number'],
    ['a negative reading', { odometer: { column: 'x', unit: 'mi' } }, '-5', 'negative odometer reading'],
  ])('%s decides, and refuses its line', (_what, event, x, words) => {
    expect(refused(event, { x })).toContain(words);
  });

  it('a day on which something ended that is none stays in words', () => {
    const until = { column: 'end', formats: ['iso'] };
    expect(kept({ detail: { until } }, { end: 'soon' }).detail).toEqual({ sourceWords: { until: 'soon' } });
  });
});
