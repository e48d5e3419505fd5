import { unseenKeys } from '@vinlore/testing-node/schema-keys';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { type StickerData, StickerDataSchema } from '../sticker-data.ts';
import { fullSticker } from '../testing/full-sticker.ts';
import { stickerView } from './make-view.ts';
import type { BlockView, StickerView } from '../sticker-view.ts';

/** Signed keys that are shown nowhere, each with a reason. */
const NOT_FOR_PEOPLE = {
  proof: 'carried by the QR code alone',
  'title.from': 'the title is made of facts, each of which stands on the sticker with its own mark',
  'title.source': 'as title.from',
  'subtitle.from': 'as title.from',
  'subtitle.source': 'as title.from',
  layout: 'chooses the paper',
  restricted: 'said in a note, which is signed as well',
  'dealer.logo': 'names the picture that the paper shows',
};

describe('every schema key appears in the view', () => {
  const draw = (sticker: StickerData) => JSON.stringify(stickerView(sticker));

  test('docs/decisions.md §5: shows every key of the signed sticker', () => {
    expect(unseenKeys(StickerDataSchema, [fullSticker], draw).sort()).toEqual(Object.keys(NOT_FOR_PEOPLE).sort());
  });

  test('reports a key that is in the schema but not in the view', () => {
    const madeUp = v.strictObject({ months: v.number() });
    const schema = v.strictObject({ ...StickerDataSchema.entries, madeUp });
    expect(unseenKeys(schema, [{ ...fullSticker, madeUp: { months: 36 } }], draw)).toContain('madeUp.months');
  });
});

/** Formats a block as text: titles, then lines. */
const written = ({ title, sections, notes }: BlockView) => [
  title,
  ...sections.flatMap((section) => [
    ...(section.title ? [section.title] : []),
    ...section.lines.map(({ label, code, value }) => [label, code, value].filter(Boolean).join(': ')),
  ]),
  ...notes,
];
const block = (view: StickerView, key: string) => view.blocks.find((each) => each.key === key);
const blockOf = (changes: Partial<StickerData>, key: string) =>
  written(block(stickerView({ ...fullSticker, ...changes }), key)!);

describe('blocks as text, formatted once', () => {
  const item = (value: string, price: number | null, code: string | null = null) => ({
    name: { value, from: 'entered' as const, source: null },
    code,
    price,
  });
  const line = (kind: 'base' | 'option' | 'destination', label: string, amount: number | null) =>
    ({ kind, label, amount, from: 'entered', source: null }) as const;
  const options = [
    { category: 'Packages', items: [item('Spoiler', 29_900, 'SP1'), item('Locks', null), item('Mats', 0)] },
  ];
  const lines = [
    line('base', 'Base price', 2_114_000),
    line('option', 'Spoiler', 29_900),
    line('option', 'Locks', null),
    line('option', 'Mats', 0),
    line('option', 'Pearl paint', 50_000),
    line('destination', 'Destination charge', 89_500),
  ];
  const price = { currency: 'USD', lines, total: 2_283_400, complete: false };

  it('price lists base, price-only items, options by category, charges, and total', () => {
    expect(blockOf({ price, options }, 'price')).toEqual([
      'Price',
      'Base price: $21,140.00',
      'Pearl paint: $500.00',
      'Packages',
      'Spoiler: SP1: $299.00',
      'Locks: not available',
      'Mats: no charge',
      'Destination charge: $895.00',
      'Total of known prices: $22,834.00',
    ]);
    const sums = block(stickerView({ ...fullSticker, price, options }), 'price')!
      .sections.flatMap((section) => section.lines)
      .flatMap(({ remaining }) => remaining ?? []);
    expect(sums).toEqual(['799.00', '299.00', '', '']);
  });

  it('lists options alone without prices, and no amount column without any amount', () => {
    const unpriced = [{ category: 'Packages', items: [item('Locks', null)] }];
    expect(blockOf({ price: null, options: unpriced }, 'price')).toEqual(['Options and packages', 'Packages', 'Locks']);
    const view = stickerView({ ...fullSticker, price: null, options: unpriced });
    expect(block(view, 'price')!.unit).toBeUndefined();
  });

  const fuelEconomy: NonNullable<StickerData['fuelEconomy']> = {
    ...fullSticker.fuelEconomy!,
    ...{
      fuel: 'Gasoline',
      combined: 34.2,
      city: 31,
      highway: 40,
      electric: null,
      secondFuel: null,
      gallonsPer100: 2.9,
      co2: 257,
      ghg: 8,
    },
    ...{ annualCost: 1700, save: -2000, className: 'Midsize Cars', classRange: { lowest: 14, highest: 56 } },
  };
  const told = (changes: Partial<typeof fuelEconomy>, language: 'en' | 'es' = 'en') =>
    blockOf({ fuelEconomy: { ...fuelEconomy, ...changes }, language, notes: [] }, 'fuelEconomy');

  it('fuel economy uses the wording of its year', () => {
    expect(told({})).toEqual([
      'Fuel Economy and Environment',
      'Fuel: Gasoline',
      'combined city/hwy: 34 MPG',
      'city: 31 MPG',
      'highway: 40 MPG',
      'gallons per 100 miles: 2.9',
      'Annual fuel cost: $1,700',
      'You spend: $2,000 more in fuel costs over 5 years compared to the average new vehicle.',
      'CO₂: 257 g/mi',
      'Fuel Economy & Greenhouse Gas Rating: 8 of 10',
      'Class: Midsize Cars',
      'Class range: 14 to 56 MPG',
      expect.stringContaining('Actual results will vary'),
      'The average new vehicle costs about $6,500 to fuel over 5 years.',
    ]);
    expect(told({ style: 'two-number', annualCost: null, save: null, co2: null, ghg: null, className: null })).toEqual(
      expect.arrayContaining(['EPA Fuel Economy Estimates', 'CITY MPG: 31', 'HIGHWAY MPG: 40', 'combined MPG: 34']),
    );
    expect(told({}, 'es')).toContain('Rango de su clase: 14 a 56 MPG');
  });

  it('shows MPGe and range for electric vehicles, and states a missing EPA cost', () => {
    const electric = { combined: 120, kwhPer100: 28.1, rangeMiles: 272 };
    expect(told({ electric, gallonsPer100: null, annualCost: null })).toEqual(
      expect.arrayContaining([
        'combined city/hwy: 34 MPGe',
        'kWh per 100 miles: 28',
        'miles when fully charged: 272',
        'Annual fuel cost: not available',
        'MPGe is miles per gasoline gallon equivalent.',
      ]),
    );
  });

  it('40 CFR 600.303-12: shows both fuels of a flex-fuel vehicle and which one the rest is based on', () => {
    const secondFuel = { fuel: 'E85', combined: 25.4, city: 23, highway: 30 } as const;
    expect(told({ secondFuel })).toEqual(
      expect.arrayContaining([
        'Fuel: Gasoline / E85 (flexible fuel)',
        'E85: 25 MPG combined, 23 city, 30 highway',
        'Values are based on gasoline and do not reflect performance and ratings based on E85.',
      ]),
    );
    expect(told({ secondFuel, style: 'two-number' })).toContain('E85: 23 MPG city, 30 MPG highway');
    const gas = { ...secondFuel, fuel: 'Natural Gas' } as const;
    expect(told({ secondFuel: gas, fuel: 'Gasolina' }, 'es')).toEqual(
      expect.arrayContaining(['Combustible: Gasolina / Gas natural', expect.stringContaining('con gas natural.')]),
    );
  });

  it("marks lines that labels of the year didn't print as web-only", () => {
    const offLabel = (style: 'two-number' | 'label-2008' | 'label-2013') =>
      block(stickerView({ ...fullSticker, fuelEconomy: { ...fuelEconomy, style } }), 'fuelEconomy')!
        .sections.flatMap((section) => section.lines)
        .flatMap((each) => (each.offLabel ? [each.key] : []));
    expect(offLabel('label-2013')).toEqual([]);
    expect(offLabel('two-number')).toContain('combined');
    expect(offLabel('label-2008')).toContain('gallons');
  });

  it("groups ratings by test and states what wasn't rated", () => {
    const rows = [
      { group: 'Frontal Crash', seat: 'Driver', stars: 5 as const },
      { group: 'Frontal Crash', seat: 'Passenger', stars: null },
      { group: 'Rollover', seat: '', stars: 4 as const },
    ];
    expect(blockOf({ safety: { overall: 5, rows, source: 1 }, notes: [] }, 'safety')).toEqual([
      'Government 5-Star Safety Ratings',
      'Overall Vehicle Score: 5 of 5 stars',
      'Frontal Crash',
      'Driver: 5 of 5 stars',
      'Passenger: Not Rated',
      'Rollover: 4 of 5 stars',
      'www.safercar.gov or 1-888-327-4236.',
    ]);
    expect(blockOf({ safety: { rows, source: 1 }, notes: [] }, 'safety').slice(0, 2)).toEqual([
      'Government Safety Ratings',
      'Frontal Crash',
    ]);
  });

  it('docs/decisions.md §5: omits blocks without data and marks unknown values', () => {
    // Empties every block in the schema: null if nullable, otherwise an empty list.
    const none = Object.entries(StickerDataSchema.entries).flatMap(([key, schema]) => {
      const value = [null, []].find((each) => v.is(schema, each));
      return value === undefined ? [] : [[key, value]];
    });
    const empty = { ...fullSticker, ...Object.fromEntries(none) };
    const bare = stickerView({ ...empty, restricted: false });
    expect(bare.blocks.map(written)).toEqual([
      ['Equipment and specifications', 'The manufacturer didn’t file any other details for this VIN.'],
    ]);
    const [[, words]] = stickerView({ ...empty, restricted: true }).blocks.map(written) as [string[]];
    expect(words, 'our data were not asked').toMatch(/^Based only on the information entered/u);
    const unknown = { label: 'Axle code', value: '', from: 'unknown', source: null, english: false } as const;
    expect(blockOf({ build: [unknown] }, 'build')).toEqual(['Build sheet', 'Axle code: not available']);
  });
});
