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

/** Reads a line with a mapping that has this event. */
function readLine(event: Record<string, unknown>, line: Readonly<Record<string, string>>): HistoryEvent[] | LineFault {
  const mapping = v.parse(MappingSchema, {
    source: 'Small',
    vin: { column: 'vin' },
    record_id: { columns: ['id'] },
    events: [{ kind: 'title', date: { column: 'day', formats: ['iso'] }, ...event }],
  });
  return readEvents(mapping, { ...GOOD, ...line }, { source: null, today: '2026-11-20', asOf: null });
}

/** Returns the only event of an accepted line, validated against its schema. */
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

describe('docs/reference/history-events.md: an unknown value is kept and shown, and rejects its line only if it is essential', () => {
  it('no detail, place, or odometer code rejects an otherwise valid line, for any mapping and cell', () => {
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
            // Entries that the mapping lists become values.
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

  it('keeps a value that isn’t in the mapping, isn’t in the model, or is mapped to one that isn’t', () => {
    const damage = { column: 'd', values: { FRONT: 'collision', WATER: 'flod' } };
    expect(kept({ detail: { damage } }, { d: 'front' }).detail).toEqual({ damage: ['collision'] });
    expect(kept({ detail: { damage } }, { d: 'METEORITE' }).detail).toEqual({ sourceWords: { damage: 'METEORITE' } });
    expect(kept({ detail: { damage } }, { d: 'Water' }).detail).toEqual({ sourceWords: { damage: 'Water' } });
    expect(kept({ detail: { airbags: { column: 'd' } } }, { d: 'left side' }).detail).toEqual({
      sourceWords: { airbags: 'left side' },
    });
  });

  it('keeps the known entries of a list as values and the others in the source’s wording', () => {
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
  ])('unknown: %s for a field with a fixed set of values', (unknown, detail) => {
    const named = { column: 'p', values: { ST: 'salvage' }, unknown };
    expect(kept({ detail: { paper: named } }, { p: 'QR-7' }).detail).toEqual(detail);
    expect(kept({ detail: { paper: { column: 'p', unknown } } }, { p: 'QR-7' }).detail).toEqual(detail);
  });

  it('unknown: refuse rejects the line, whether the value is missing from the mapping or the model', () => {
    const part = { column: 'p', unknown: 'refuse' };
    expect(refused({ detail: { paper: { ...part, values: { ST: 'salvage' } } } }, { p: 'QR-7' })).toBe(
      'has "QR-7" in "p", which isn’t in the mapping',
    );
    expect(refused({ detail: { paper: part } }, { p: 'QR-7' })).toContain('has "QR-7" for paper, which isn’t one of');
    expect(refused({ place: { region: { column: 'p', unknown: 'refuse' } } }, { p: 'Atlantis' })).toContain(
      'unknown state or province',
    );
  });

  it('rejects a fixed value in the mapping that isn’t in the model', () => {
    expect(refused({ detail: { paper: 'salvge' } }, {})).toContain('has "salvge" for paper');
    expect(refused({ detail: { paper: { column: 'p', otherwise: 'salvge' } } }, { p: '' })).toContain('"salvge"');
  });

  it('keeps free text unchanged if the mapping doesn’t list it', () => {
    const condition = { column: 'c', values: { '38': '3.8 of 5' } };
    expect(kept({ detail: { condition } }, { c: '40' }).detail).toEqual({ condition: '40' });
    expect(kept({ detail: { condition } }, { c: '38' }).detail).toEqual({ condition: '3.8 of 5' });
  });

  it('keeps work beyond the maximum in the source’s wording', () => {
    const work = Array.from({ length: 42 }, (_, at) => `Task ${at}`).join(';');
    const { detail } = kept({ detail: { work: { column: 'w' } } }, { w: work });
    expect(detail.work).toHaveLength(40);
    expect(detail.sourceWords).toEqual({ work: 'Task 40; Task 41' });
  });

  it('never uses a wrong currency: without a known one, or if the place is uncertain, there is no price', () => {
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

  it('guesses no region for an unknown country, and keeps everything about the place', () => {
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

  it('uses no reading whose unit is unknown, but keeps its odometer code', () => {
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
  ])('rejects a line because of %s', (_what, event, x, words) => {
    expect(refused(event, { x })).toContain(words);
  });

  it('keeps an invalid end date in the source’s wording', () => {
    const until = { column: 'end', formats: ['iso'] };
    expect(kept({ detail: { until } }, { end: 'soon' }).detail).toEqual({ sourceWords: { until: 'soon' } });
  });
});
