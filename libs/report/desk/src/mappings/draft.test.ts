import { MappingSchema, type MappingField, type SampleColumn } from '@vinlore/report-domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addEvent, applyColumn, emptyDraft, formatsOf, type Knowledge, removeEvent, type Target } from './draft.ts';
import { guessDraft } from './guess.ts';
import { readDraft, readKeptDraft, textOfDraft, todosOf } from './todo.ts';

const column = (name: string, ...values: string[]): SampleColumn => ({
  ...{ column: name, filled: values.length, different: values.length, fields: [] },
  values: values.map((value) => ({ value, lines: 1 })),
});
const field = (key: string, type: MappingField['type'], known: Record<string, string> = {}): MappingField => ({
  ...{ key, label: key, type, known },
  words: type === 'words' || type === 'list' ? [{ value: 'flood', label: 'Flood' }] : [],
});
const KNOWLEDGE: Knowledge = {
  fields: [
    field('damage', 'list', { 'WATER/FLOOD': 'flood', 'FRONT END': 'collision' }),
    field('impact', 'list', { 'FRONT END': 'front' }),
    field('paper', 'words', { SC: 'salvage' }),
    ...['price', 'marketValue', 'repairCost'].map((key) => field(key, 'money')),
    ...['lot', 'exterior', 'interior', 'seller'].map((key) => field(key, 'text')),
    field('until', 'date'),
  ],
  known: { 'odometer.code': { A: '68' }, 'odometer.unit': { M: 'mi' }, country: { USA: 'US' } },
};
const VINS = ['1HGCM82633A004352', '1HGCM82673A000000'];
const ODOMETER = column('Odometer', '0', '88001');
const LOTS = [
  column('Yard', 'Phoenix'),
  column('VIN', ...VINS),
  column('Lot number', '1', '2'),
  column('Sale Date M/D/CY', '12/18/2014', '1/2/2015'),
  column('Damage Description', 'FRONT END', 'METEORITE'),
  column('Secondary Damage', 'Water/Flood'),
  column('Sale Title Type', 'SC'),
  ODOMETER,
  column('Odometer Brand', 'A', 'Z'),
  column('High Bid', '300'),
  column('Currency Code', 'CAD'),
  column('Location state', 'AZ'),
  column('Location country', 'USA'),
  column('Interior Color', 'Black'),
  column('Owner name', 'Somebody'),
];

describe('a file without a mapping', () => {
  it('gets a suggested mapping from its columns, with known values mapped and uncertain ones left out', () => {
    const draft = guessDraft(LOTS, KNOWLEDGE);
    expect(todosOf(draft)).toEqual([]);
    expect(draft).toMatchObject({
      vin: { column: 'VIN', classic: 'refuse' },
      record_id: { columns: ['Lot number'] },
      events: [
        {
          kind: 'salvage-auction',
          date: { column: 'Sale Date M/D/CY', formats: ['us'] },
          odometer: { column: 'Odometer', unit: 'place', none: ['0'], code: { values: { A: '68' } } },
          place: { region: { column: 'Location state' }, country: { values: { USA: 'US' } } },
          detail: {
            damage: [
              { column: 'Damage Description', values: { 'FRONT END': 'collision' } },
              { column: 'Secondary Damage', values: { 'Water/Flood': 'flood' } },
            ],
            impact: { column: 'Damage Description', values: { 'FRONT END': 'front' }, unknown: 'skip' },
            paper: { values: { SC: 'salvage' } },
            price: { column: 'High Bid', currency: { column: 'Currency Code' } },
            interior: { column: 'Interior Color' },
          },
        },
      ],
    });
    for (const unused of ['Owner name', 'Yard']) expect(textOfDraft(draft)).not.toContain(unused);
  });

  it('lists everything left to do if the columns aren’t recognized', () => {
    expect(todosOf(guessDraft([column('a', 'x'), column('b', '')], KNOWLEDGE)).map(({ what }) => what)).toEqual([
      'vin',
      'record',
      'date',
    ]);
  });
});

describe('a chosen column', () => {
  const day = (name: string, ...days: string[]) =>
    applyColumn(emptyDraft(), 0, 'date', column(name, ...days), KNOWLEDGE);

  it('becomes a fallback if the field has one, and another value if the field is a list', () => {
    const twice = applyColumn(day('Sold', '2014-12-18'), 0, 'date', column('Seen', '12/18/2014'), KNOWLEDGE);
    expect(twice.events[0]!.date).toEqual({ column: ['Sold', 'Seen'], formats: ['iso', 'us'] });
    expect(twice.events[0]!.date).toEqual(
      applyColumn(twice, 0, 'date', column('Seen', '12/18/2014'), KNOWLEDGE).events[0]!.date,
    );
  });

  it('selects date formats that parse its values, never two that contradict each other', () => {
    expect(formatsOf(column('d', '18/12/2014', '19/12/2014'))).toEqual(['eu']);
    expect(formatsOf(column('d', '03/04/2014'))).toEqual(['us']);
    expect(formatsOf(column('d', '20141218', 'Dec 18, 2014'))).toEqual(['compact', 'month-name']);
    fc.assert(
      fc.property(
        fc.array(fc.date({ min: new Date('1990-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })),
        (days) => {
          const written = days.map((each) => `${each.getUTCMonth() + 1}/${each.getUTCDate()}/${each.getUTCFullYear()}`);
          const formats = formatsOf(column('d', ...written));
          expect(formats.includes('us') && formats.includes('eu')).toBe(false);
        },
      ),
    );
  });

  it('always leaves a draft that survives saving, and a valid mapping apart from its to-do list', () => {
    const targets: Target[] = [
      ...([
        'vin',
        'record_id',
        'source',
        'date',
        'kind',
        'when',
        'odometer',
        'odometer.unit',
        'odometer.code',
      ] as const),
      ...(['country', 'region', 'city', 'damage', 'paper', 'price', 'lot', 'until'] as const),
    ];
    const steps = fc.array(
      fc.record({ target: fc.constantFrom(...targets), column: fc.constantFrom(...LOTS), event: fc.nat(2) }),
    );
    fc.assert(
      fc.property(steps, (chosen) => {
        const start = addEvent(guessDraft(LOTS, KNOWLEDGE));
        const draft = chosen.reduce(
          (all, each) => applyColumn(all, each.event, each.target, each.column, KNOWLEDGE),
          start,
        );
        expect(readKeptDraft(textOfDraft(draft))).toEqual(JSON.parse(textOfDraft(draft)));
        const left = new Set(todosOf(draft).map(({ what }) => what));
        expect(v.is(MappingSchema, draft)).toBe(left.size === 0);
        // A unit without a reading; every other chosen column is complete.
        expect([...left].every((what) => what === 'odometer')).toBe(true);
      }),
    );
  });
});

describe('records of one line', () => {
  it('get names as soon as there are two, and the last one can’t be removed', () => {
    const two = addEvent(addEvent(guessDraft(LOTS, KNOWLEDGE)));
    expect(two.events.map(({ name }) => name)).toEqual(['salvage-auction', 'event', 'event-2']);
    expect(todosOf(two)).toEqual([]);
    expect(removeEvent(removeEvent(removeEvent(two, 0), 0), 0).events).toHaveLength(1);
  });
});

it('a file that isn’t a mapping is rejected with an explanation', () => {
  for (const text of ['', '{', '[]', '{"vin":1}']) expect(readKeptDraft(text)).toBeNull();
  expect(readDraft('{')).toHaveProperty('fault');
  expect(readDraft('{"vin":{"column":"VIN"},"record_id":{"columns":["a"]},"events":[]}')).toMatchObject({
    fault: expect.stringContaining('events'),
  });
});
