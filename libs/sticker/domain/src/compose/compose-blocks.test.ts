import { classicCandidates } from '@vinlore/vehicle-domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { EquipmentCatalogue } from '../catalogue/equipment-catalogue.ts';
import { NO_PLATE, type SelectedColors, type SelectedPlate } from '../selection.ts';
import { currentSticker, type StickerData, StickerDataSchema, StoredStickerSchema } from '../sticker-data.ts';
import { composeSticker } from './compose-sticker.ts';
import type { DecodedInput } from '../decode/decoded-input.ts';
import type { StickerSelection, StickerSubject } from './sticker-input.ts';

const car = (year: number): DecodedInput => ({
  vin: '19XFC2F59JE000018',
  year,
  make: 'HONDA',
  model: 'Civic',
  checkDigitOk: true,
  sourceAsOf: '2026-11-01',
  elements: { Trim: 'EX', 'Vehicle Type': 'PASSENGER CAR' },
});

/** A made-up vehicle with everything a source can have. */
const full: EquipmentCatalogue = {
  year: 2018,
  make: 'Honda',
  model: 'Civic',
  trim: 'EX',
  trims: [{ name: 'EX', msrp: 2_114_000, destination: 89_500, source: 1 }],
  currency: 'USD',
  colors: {
    exterior: [{ name: 'Aegean Blue', code: 'B-593M', hex: '#1b2a4a', price: 39_500, source: 1 }],
    interior: [{ name: 'Gray cloth', code: null, hex: null, price: null, source: 1 }],
  },
  packages: [
    {
      category_name: 'Packages',
      data: [
        { name: 'Protection', code: 'PP', price: 34_900, preselected: true, source: 1 },
        { name: 'Spoiler', code: null, price: 29_900, preselected: false, source: 1 },
        { name: 'Locks', code: null, price: null, preselected: false, source: 1 },
      ],
    },
  ],
  standard_equipment: [{ category_name: 'Comfort', data: [{ name: 'Moonroof', source: 1 }] }],
  fuel_economy: {
    epa_id: 1,
    fuel: 'Gasoline',
    combined: 34,
    city: 31,
    highway: 40,
    electric: null,
    second_fuel: null,
    co2_grams_per_mile: 257,
    ghg_score: 8,
    annual_fuel_cost: 1700,
    save_over_5_years: 2000,
    class_name: 'Midsize Cars',
    class_range: { lowest: 14, highest: 56 },
    source: 2,
  },
  safety_ratings: {
    overall: 5,
    frontal_driver: 5,
    frontal_passenger: 4,
    side_front: 5,
    side_rear: null,
    rollover: 4,
    source: 1,
  },
  parts_content: {
    us_canadian_percent: 70,
    others: [
      { country: 'Mexico', percent: 5 },
      { country: 'Japan', percent: 15 },
    ],
    assembly: 'Indiana, U.S.',
    engine_from: 'U.S.',
    transmission_from: 'Japan',
    source: 1,
  },
  specifications: [
    { name: 'Transmission', value: 'CVT', source: 2 },
    { name: 'Wheels', value: '16-inch alloy', source: 1 },
  ],
  missing: [],
  missing_words: '',
  sources: [
    { name: 'Made-up order guide', as_of: '2026-10-01', sample: false },
    { name: 'EPA fueleconomy.gov', as_of: '2026-11-01', sample: false },
  ],
};

const nothingChosen: StickerSelection = {
  trim: '',
  style: '',
  colors: { exterior: null, interior: null },
  packages: [],
  plate: NO_PLATE,
  buildSheetColor: false,
  restricted: false,
};

const compose = (
  vehicle: StickerSubject,
  more: { catalogue?: EquipmentCatalogue | null; selection?: Partial<StickerSelection>; language?: 'en' | 'es' } = {},
) =>
  composeSticker({
    ...vehicle,
    brand: { name: 'Made-up brand', ink: '#12263f', headings: 'sans' },
    language: more.language ?? 'en',
    id: '7K2M94QX0RTB5W3E',
    verifyUrl: 'https://vehicles.example/verify/7K2M-94QX-0RTB-5W3E',
    madeOn: '2026-11-20',
    sample: false,
    catalogue: more.catalogue === undefined ? full : more.catalogue,
    selection: more.selection ? { ...nothingChosen, ...more.selection } : null,
  });
const ofYear = (year: number, more?: Parameters<typeof compose>[1]) => compose({ decoded: car(year) }, more);

describe('docs/decisions.md §5: each block exists from its first model year on, and not a year earlier', () => {
  it.each<[string, number, (sticker: StickerData) => unknown]>([
    ['price', 1959, ({ price }) => price],
    ['fuel economy', 1977, ({ fuelEconomy }) => fuelEconomy],
    ['parts content', 1996, ({ partsContent }) => partsContent],
    ['safety ratings', 2009, ({ safety }) => safety],
  ])('%s: %i', (_block, first, block) => {
    expect(block(ofYear(first - 1))).toBeNull();
    expect(block(ofYear(first))).not.toBeNull();
  });

  it('an overall rating exists since 2011, as "not rated" if NHTSA gave none, and not at all before', () => {
    expect(ofYear(2010).safety).not.toHaveProperty('overall');
    expect(ofYear(2011).safety?.overall).toBe(5);
    const unrated = { ...full, safety_ratings: { ...full.safety_ratings!, overall: null } };
    expect(ofYear(2011, { catalogue: unrated }).safety).toMatchObject({ overall: null });
  });

  it.each([
    [2007, { style: 'two-number', annualCost: null, gallonsPer100: null, co2: null, classRange: null }],
    [2008, { style: 'label-2008', annualCost: 1700, gallonsPer100: 2.9, co2: null, save: null }],
    [2012, { style: 'label-2008', ghg: null }],
    [2013, { style: 'label-2013', annualCost: 1700, co2: 257, ghg: 8, save: 2000 }],
  ])('report-and-sticker: fuel economy of %i', (year, style) => {
    expect(ofYear(year).fuelEconomy).toMatchObject({ combined: 34, city: 31, highway: 40, ...style });
  });

  it('fuel blocks have both fuels, and electric units, as on labels since 2008', () => {
    const more = {
      electric: { combined: 105, kwh_per_100_miles: 32, range_miles: 25 },
      second_fuel: { fuel: 'E85' as const, combined: 25, city: 23, highway: 30 },
    };
    const catalogue = { ...full, fuel_economy: { ...full.fuel_economy!, ...more } };
    expect(ofYear(2013, { catalogue }).fuelEconomy).toMatchObject({
      electric: { combined: 105, kwhPer100: 32, rangeMiles: 25 },
      secondFuel: more.second_fuel,
    });
    expect(ofYear(2007, { catalogue }).fuelEconomy).toMatchObject({ electric: null, secondFuel: more.second_fuel });
  });

  it('heavy trucks and motorcycles have none of the blocks, whatever a source has', () => {
    for (const elements of [
      { 'Vehicle Type': 'MOTORCYCLE' } as Record<string, string>,
      { 'Vehicle Type': 'TRUCK', 'Gross Vehicle Weight Rating From': 'Class 3: 10,001 - 14,000 lb (4,536 - 6,350 kg)' },
    ]) {
      const sticker = compose({ decoded: { ...car(2018), elements } });
      expect([sticker.price, sticker.fuelEconomy, sticker.safety, sticker.partsContent]).toEqual([
        null,
        null,
        null,
        null,
      ]);
    }
  });

  it('the layout follows the year: modern, pre-1996, build sheet', () => {
    const named = (year: number) =>
      compose({ named: { kind: 'ymmt', vin: '', year, make: 'A', model: 'B', trim: '' } });
    expect([1996, 1995, 1981].map((year) => ofYear(year).layout)).toEqual(['modern', 'pre-1996', 'pre-1996']);
    expect([1996, 1982, 1981].map((year) => named(year).layout)).toEqual(['modern', 'pre-1996', 'build-sheet']);
  });
});

describe('report-and-sticker: price, options, and colors', () => {
  it("include what comes with the trim, with the sources of its prices, when you weren't asked", () => {
    const { price, options, colors } = ofYear(2018);
    expect(options).toEqual([
      {
        category: 'Packages',
        items: [{ name: { value: 'Protection', from: 'source', source: 2 }, code: 'PP', price: 34_900 }],
      },
    ]);
    expect(price?.lines.map(({ kind, amount, from }) => [kind, amount, from])).toEqual([
      ['base', 2_114_000, 'source'],
      ['option', 34_900, 'source'],
      ['destination', 89_500, 'source'],
    ]);
    expect(price).toMatchObject({ total: 2_238_400, complete: true, currency: 'USD' });
    expect(colors).toBeNull();
  });

  it('mark choices as entered, priced by the catalog or by you', () => {
    const packages = [
      {
        category_name: 'Packages',
        data: [
          { name: 'Spoiler', code: null, price: null },
          { name: 'Locks', code: null, price: null },
        ],
      },
      {
        category_name: '',
        data: [
          { name: 'Radio', code: null, price: 13_400 },
          { name: 'Radio', code: null, price: 13_400 },
        ],
      },
    ];
    const exterior = { name: 'Aegean Blue', code: null, hex: null };
    const sticker = ofYear(2018, { selection: { packages, colors: { exterior, interior: null } } });
    expect(sticker.price?.lines.map(({ label, amount, from }) => [label, amount, from])).toEqual([
      ['Base price', 2_114_000, 'source'],
      ['Spoiler', 29_900, 'source'],
      ['Locks', null, 'unknown'],
      ['Radio', 13_400, 'entered'],
      ['Aegean Blue', 39_500, 'source'],
      ['Destination charge', 89_500, 'source'],
    ]);
    expect(sticker.price).toMatchObject({ total: 2_286_300, complete: false });
    expect(sticker.options.map(({ category, items }) => [category, items.map(({ name }) => name.from)])).toEqual([
      ['Packages', ['entered', 'entered']],
      ['Options', ['entered']],
    ]);
    expect(sticker.colors?.exterior).toEqual({
      value: 'Aegean Blue',
      from: 'entered',
      source: null,
      code: 'B-593M',
      hex: '#1b2a4a',
    });
    expect(sticker.notes.join(' ')).toContain('The total is the sum of known prices');
  });

  it("list only the color you didn't choose as missing", () => {
    const color = { name: 'Aegean Blue', code: null, hex: null };
    const missing = (colors: SelectedColors) => ofYear(2018, { selection: { packages: [], colors } }).notKnown;
    expect(missing({ exterior: null, interior: null })).toContain('Colors');
    expect(missing({ exterior: color, interior: null })[0]).toBe('Interior color');
    expect(missing({ exterior: null, interior: color })[0]).toBe('Exterior color');
    expect(missing({ exterior: color, interior: color }).join()).not.toMatch(/color/i);
  });

  it('have no base price for an unknown trim, and no price block without any price', () => {
    const other = { ...full, trims: [], packages: [] };
    expect(ofYear(2018, { catalogue: other }).price).toBeNull();
    const packages = [{ category_name: 'A', data: [{ name: 'B', code: null, price: 100 }] }];
    const { price } = ofYear(2018, { catalogue: other, selection: { packages } });
    expect(price).toMatchObject({ total: 100, complete: false });
    expect(price?.lines[0]).toMatchObject({ kind: 'base', amount: null, from: 'unknown', source: null });
  });

  it('parts content names other countries from 15 % on', () => {
    expect(ofYear(2018).partsContent).toMatchObject({ usCanadian: 70, others: [{ country: 'Japan', percent: 15 }] });
  });

  it('the catalog fills in the strip and adds standard equipment', () => {
    const { spec, equipment } = ofYear(2018);
    expect(spec.map(({ label, value, from }) => [label, value, from])).toEqual([['Transmission', 'CVT', 'source']]);
    expect(
      equipment.slice(-2).map(({ title, facts }) => [title, facts.map(({ label, value }) => `${label}: ${value}`)]),
    ).toEqual([
      ['Specifications', ['Wheels: 16-inch alloy']],
      ['Comfort', ['Moonroof: Standard']],
    ]);
  });
});

describe('spec §7: fuel economy uses the wording of the year’s label', () => {
  const fuelOf = (year: number, fuel: string, language: 'en' | 'es', second_fuel: 'E85' | null = null) => {
    const second = second_fuel && { fuel: second_fuel, combined: 20, city: 18, highway: 23 };
    const fuel_economy = { ...full.fuel_economy!, fuel, second_fuel: second };
    return compose({ decoded: car(year) }, { catalogue: { ...full, fuel_economy }, language }).fuelEconomy!;
  };

  it.each([
    [2018, 'Premium Gasoline', 'en', 'Gasoline vehicle (premium)', 'Midsize cars'],
    [2018, 'Electricity', 'es', 'Vehículo eléctrico', 'Autos medianos'],
    [2010, 'Premium Gasoline', 'en', 'Premium gasoline', 'Midsize cars'],
    [2010, 'Diesel', 'es', 'Diésel', 'Autos medianos'],
  ] as const)('%i, %s, %s: %s', (year, fuel, language, said, className) => {
    expect(fuelOf(year, fuel, language)).toMatchObject({ fuel: said, className });
  });

  it('names both fuels of a flex-fuel vehicle instead of a vehicle type', () => {
    expect(fuelOf(2018, 'Regular Gasoline', 'en', 'E85').fuel).toBe('Regular gasoline');
  });

  it('prints the two numbers of its time for a 1984 Oldsmobile', () => {
    expect(fuelOf(1984, 'Regular Gasoline', 'en')).toMatchObject({ style: 'two-number', city: 31, annualCost: null });
  });
});

describe('standard equipment from the catalog and the decode', () => {
  it('is merged by group without repeating decoded values', () => {
    const elements = { ...car(2018).elements, 'Keyless Ignition': 'Standard', 'Number of Seats': '5' };
    const items = ['Keyless ignition', 'Moonroof'].map((name) => ({ name, source: 1 }));
    const catalogue = { ...full, standard_equipment: [{ category_name: 'INTERIOR', data: items }] };
    const { equipment } = compose({ decoded: { ...car(2018), elements } }, { catalogue });
    const interior = equipment.filter(({ title }) => /interior/iu.test(title));
    expect(interior.map(({ title, facts }) => [title, facts.map(({ label, from }) => [label, from])])).toEqual([
      [
        'Interior',
        [
          ['Seats', 'decoded'],
          ['Keyless ignition', 'decoded'],
          ['Moonroof', 'source'],
        ],
      ],
    ]);
  });
});

describe('what the catalog adds to a vehicle without a VIN', () => {
  const specifications = [
    { name: 'Engines', value: '2.5 L; 3.5 L V6', source: 2 },
    { name: 'Combined MPG', value: '25–28', source: 2 },
    { name: 'Wheels', value: '16-inch', source: 1 },
  ];
  const labels = (year: number, more: Partial<EquipmentCatalogue> = {}, language: 'en' | 'es' = 'en') => {
    const named = { kind: 'ymmt', vin: '', year, make: 'TOYOTA', model: 'Camry', trim: '' } as const;
    const { spec, equipment } = compose({ named }, { catalogue: { ...full, specifications, ...more }, language });
    return [...spec, ...equipment.flatMap(({ facts }) => facts)].map(({ label, english }) => [label, english]);
  };

  it('prints a fuel economy range if several vehicles match, but not with exact figures or before labels had the block', () => {
    const range = ['Combined MPG', false];
    expect(labels(2012, { fuel_economy: null })).toContainEqual(range);
    expect(labels(2012)).not.toContainEqual(range);
    expect(labels(1976, { fuel_economy: null })).not.toContainEqual(range);
  });

  it('keeps a source’s own field name in English on a Spanish sticker and marks it', () => {
    expect(labels(2012, {}, 'es').slice(0, 2)).toEqual([
      ['Motores', false],
      ['Wheels', true],
    ]);
  });

  it("doesn't repeat vPIC values of a decoded vehicle", () => {
    const sources = [{ name: 'NHTSA vPIC', as_of: '2026-11-01', sample: false }, full.sources[1]!];
    const catalogue = { ...full, sources, specifications: [{ name: 'Plant City', value: 'Greensburg', source: 1 }] };
    expect(JSON.stringify(ofYear(2018, { catalogue }))).not.toContain('Plant City');
  });
});

describe('docs/decisions.md §5: honesty', () => {
  it('sample data marks the sticker and its sources and adds a note', () => {
    const catalogue = { ...full, sources: [{ ...full.sources[0]!, sample: true }, full.sources[1]!] };
    const sticker = ofYear(2018, { catalogue });
    expect(sticker.sample).toBe(true);
    expect(sticker.sources.map(({ name, sample }) => [name, sample])).toEqual([
      ['NHTSA vPIC', false],
      ['Made-up order guide', true],
      ['EPA fueleconomy.gov', false],
    ]);
    expect(sticker.notes.at(-1)).toBe(
      'SAMPLE: data from Made-up order guide is made up to show what a sticker looks like.',
    );
  });

  it('docs/decisions.md §4: a restricted sticker contains only the selection and says so', () => {
    const named = {
      kind: 'standard',
      vin: '19XFC2F59JE000018',
      year: 2018,
      make: 'HONDA',
      model: 'CIVIC',
      trim: 'EX',
    } as const;
    const packages = [{ category_name: 'Packages', data: [{ name: 'Protection', code: null, price: null }] }];
    const sticker = compose({ named }, { selection: { restricted: true, packages } });
    expect(sticker).toMatchObject({
      restricted: true,
      sources: [],
      equipment: [],
      anatomy: [],
      price: null,
      fuelEconomy: null,
    });
    expect(sticker.title).toEqual({ value: '2018 Honda Civic EX', from: 'entered', source: null });
    expect(sticker.notes[0]).toMatch(/^Based only on the requester’s selections/);
  });

  it("a sticker without a VIN says that it isn't about a specific vehicle, in both languages", () => {
    const named = { kind: 'ymmt', vin: '', year: 2018, make: 'HONDA', model: 'Civic', trim: 'EX' } as const;
    expect(compose({ named }).notes[0]).toContain('without a VIN');
    expect(compose({ named }, { language: 'es' }).notes[0]).toContain('sin VIN');
  });
});

describe('spec §4: classic vehicles', () => {
  const classicOf = (vin: string) => ({ classic: { ...classicCandidates(vin)[0]!, vin } });

  it('a classic VIN provides name, breakdown, and build from the code tables', () => {
    const sticker = compose(classicOf('7F02C100108'), { catalogue: null });
    expect(sticker).toMatchObject({
      kind: 'classic',
      layout: 'build-sheet',
      title: { value: '1967 Ford Mustang', from: 'decoded' },
    });
    expect(sticker.anatomy.map(({ characters, places, value }) => [characters, places, value])).toEqual([
      ['7', '1', '1967'],
      ['F', '2', 'Dearborn, Michigan'],
      ['02', '3–4', 'Fastback'],
      ['C', '5', '289 V8, 2-barrel'],
      ['100108', '6–11', 'No. 100108'],
    ]);
    expect(sticker.build.map(({ label, value }) => [label, value])).toEqual([
      ['Body', 'Fastback'],
      ['Engine', '289 V8, 2-barrel'],
      ['Model code', '02'],
    ]);
    expect(sticker.delivery[0]).toMatchObject({ label: 'Assembly plant', value: 'Dearborn, Michigan' });
    expect(sticker.sources.map(({ name }) => name)).toEqual(['Classic VIN tables']);
    expect(sticker.notKnown).toEqual(['Colors', 'Options and packages', 'Paint, trim, and axle codes']);
  });

  it.each(['124379N596512', '1Z87L8S900123', 'BS23R1B100045', '117844902', '1122345678'])(
    '%s: the parts are the complete number, in order',
    (vin) => {
      const { anatomy } = compose(classicOf(vin), { catalogue: null });
      expect(anatomy.map(({ characters }) => characters).join('')).toBe(vin);
    },
  );

  it('entered paint and trim codes form the data plate', () => {
    const exterior = { name: 'Candy Apple Red', code: 'T', hex: null };
    const { plate } = compose(classicOf('7F02C100108'), {
      catalogue: null,
      selection: { colors: { exterior, interior: null } },
    });
    expect(plate).toEqual({
      lines: [],
      rows: [{ label: 'Paint', code: 'T', value: 'Candy Apple Red', from: 'entered', source: null }],
    });
  });

  describe('data plate entered by the owner', () => {
    const mustang = classicOf('7F02C100108');
    const plated = (plate: SelectedPlate, more: Partial<StickerSelection> = {}) =>
      compose(mustang, { catalogue: null, selection: { plate, ...more } });

    it('is printed line by line and code by code, in build sheet order', () => {
      const { plate, notKnown } = plated({
        lines: ['65B T 2A  21F 25 1 5'],
        codes: { axle: '1', paint: 'T', delivery: '25', built: '21F' },
      });
      expect(plate!.lines).toEqual(['65B T 2A  21F 25 1 5']);
      expect(plate!.rows.map(({ label, code }) => `${label} ${code}`)).toEqual([
        'Paint T',
        'Axle 1',
        'Build date 21F',
        'Delivery 25',
      ]);
      // None of our tables covers them.
      for (const row of plate!.rows) expect(row).toMatchObject({ value: 'As entered', from: 'entered', source: null });
      expect(notKnown.join()).not.toContain('codes');
    });

    it('uses the entered color as the meaning of its code, unless a source has a different code for it', () => {
      const red = (code: string | null) => ({ exterior: { name: 'Candy Apple Red', code, hex: null }, interior: null });
      const paint = (code: string | null) =>
        plated({ lines: [], codes: { paint: 'T' } }, { colors: red(code) }).plate!.rows[0]!;
      expect(paint(null)).toMatchObject({ code: 'T', value: 'Candy Apple Red' });
      expect(paint('T')).toMatchObject({ code: 'T', value: 'Candy Apple Red' });
      expect(paint('V')).toMatchObject({ code: 'T', value: 'As entered' });
    });

    it('is omitted on modern stickers and when empty', () => {
      expect(plated(NO_PLATE).plate).toBeNull();
      const modern = ofYear(2018, { selection: { plate: { lines: ['A'], codes: {} } } });
      expect(modern.plate).toBeNull();
    });
  });
});

describe('for any sources and any input', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 30 });
  const amount = fc.option(fc.nat({ max: 100_000_000 }));
  const source = fc.constantFrom(1, 2);
  const catalogue = fc.record({
    trims: fc.array(fc.record({ name: fc.constantFrom('EX', 'LX'), msrp: amount, destination: amount, source }), {
      maxLength: 2,
    }),
    packages: fc.array(
      fc.record({
        category_name: words,
        data: fc.array(
          fc.record({ name: words, code: fc.option(words), price: amount, preselected: fc.boolean(), source }),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 3 },
    ),
    standard_equipment: fc.array(
      fc.record({ category_name: words, data: fc.array(fc.record({ name: words, source }), { maxLength: 2 }) }),
      { maxLength: 2 },
    ),
    specifications: fc.array(fc.record({ name: words, value: words, source }), { maxLength: 3 }),
  });
  const item = fc.record({ name: words.filter((name) => name.trim() !== ''), code: fc.option(words), price: amount });
  const packages = fc.option(
    fc.array(fc.record({ category_name: words, data: fc.array(item, { maxLength: 3 }) }), { maxLength: 3 }),
  );
  const year = fc.integer({ min: 1955, max: 2027 });
  const kind = fc.constantFrom<'decoded' | 'named' | 'classic'>('decoded', 'named', 'classic');
  const vehicleOf = (how: 'decoded' | 'named' | 'classic', modelYear: number): StickerSubject => {
    if (how === 'decoded') return { decoded: car(modelYear) };
    if (how === 'classic') return { classic: { ...classicCandidates('7F02C100108')[0]!, vin: '7F02C100108' } };
    return { named: { kind: 'ymmt', vin: '', year: modelYear, make: 'HONDA', model: 'Civic', trim: 'EX' } };
  };

  it('there are no empty blocks, no values without provenance, no wrong sums, and nothing outside its era', () => {
    fc.assert(
      fc.property(catalogue, packages, year, kind, (parts, chosen, modelYear, how) => {
        const selection = chosen ? { packages: chosen } : undefined;
        const input = { catalogue: { ...full, ...parts }, ...(selection && { selection }) };
        const sticker = v.parse(StickerDataSchema, compose(vehicleOf(how, modelYear), input));
        expect(compose(vehicleOf(how, modelYear), input)).toEqual(sticker);

        const facts = [
          ...sticker.spec,
          ...sticker.build,
          ...sticker.delivery,
          ...sticker.equipment.flatMap((group) => group.facts),
        ];
        const values = [...facts, ...sticker.options.flatMap(({ items }) => items.map(({ name }) => name))];
        const places = sticker.sources.length;
        for (const { value, from, source: place } of values) {
          expect(value.trim()).not.toBe('');
          expect(from === 'decoded' || from === 'source' ? place! >= 1 && place! <= places : place === null).toBe(true);
        }
        if (sticker.price) {
          const known = sticker.price.lines.flatMap((line) => line.amount ?? []);
          expect(sticker.price.total).toBe(known.reduce((sum, each) => sum + each, 0));
          expect(sticker.price.complete).toBe(known.length === sticker.price.lines.length);
          for (const line of sticker.price.lines) expect(line.amount === null).toBe(line.from === 'unknown');
        }
        const shown = Number(sticker.title.value.slice(0, 4));
        if (shown < 1959) expect(sticker.price).toBeNull();
        if (shown < 1977) expect(sticker.fuelEconomy).toBeNull();
        if (shown < 1996) expect(sticker.partsContent).toBeNull();
        if (shown < 2009) expect(sticker.safety).toBeNull();
      }),
    );
  });
});

describe('stickers in the first data format', () => {
  it('stay readable, with newer fields empty', () => {
    const { kind, restricted, proof, colors, options, price, fuelEconomy, safety, partsContent, ...rest } =
      ofYear(2018);
    const { plate, build, delivery, dealer, offer, notes, ...common } = rest;
    expect([kind, restricted, proof]).toEqual(['standard', false, '']);
    expect([colors, plate, dealer, offer]).toEqual([null, null, null, null]);
    expect(
      [options, price, fuelEconomy, safety, partsContent, build, delivery, notes].every((block) => block !== undefined),
    ).toBe(true);
    const sources = [{ name: 'NHTSA vPIC', asOf: '2026-11-01' }];
    const stored = v.parse(StoredStickerSchema, { ...common, version: 1, layout: 'modern', sources });
    expect(v.parse(StickerDataSchema, currentSticker(stored))).toMatchObject({
      version: 2,
      kind: 'standard',
      price: null,
      sources: [{ name: 'NHTSA vPIC', sample: false }],
    });
  });
});
