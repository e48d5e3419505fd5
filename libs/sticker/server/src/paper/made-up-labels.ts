import { type Fact, type StickerData } from '@vinlore/sticker-domain';
import { madeUpSticker, madeUpVehicles } from './made-up-vehicles.ts';

type OptionItem = StickerData['options'][number]['items'][number];

const fact = (label: string, value: string, from: Fact['from'] = 'entered', source: number | null = null): Fact => ({
  label,
  value,
  from,
  source,
  english: false,
});
const option = (value: string, price: number | null, code: string | null = null): OptionItem => ({
  name: { value, from: 'entered', source: null },
  code,
  price,
});

/** Every block of a label since 2013, filled in for a made-up vehicle. */
export const fullBlocks: Partial<StickerData> = {
  colors: {
    exterior: { value: 'Made-up Blue Metallic', from: 'entered', source: null, code: 'B-593M', hex: '#2a4d7c' },
    interior: { value: 'Gray cloth', from: 'entered', source: null, code: null, hex: null },
  },
  options: [
    { category: 'Packages', items: [option('Protection package', 34_900, 'PP1')] },
    {
      category: 'Accessories',
      items: [option('Decklid spoiler', 29_900), option('Wheel locks', null), option('Floor mats', 0)],
    },
  ],
  price: {
    currency: 'USD',
    lines: [
      { kind: 'base', label: 'Base price (MSRP)', amount: 2_114_000, from: 'source', source: 2 },
      { kind: 'option', label: 'Protection package', amount: 34_900, from: 'entered', source: null },
      { kind: 'option', label: 'Decklid spoiler', amount: 29_900, from: 'entered', source: null },
      { kind: 'option', label: 'Wheel locks', amount: null, from: 'entered', source: null },
      { kind: 'option', label: 'Floor mats', amount: 0, from: 'entered', source: null },
      { kind: 'destination', label: 'Destination and handling', amount: 89_500, from: 'source', source: 2 },
    ],
    total: 2_268_300,
    complete: false,
  },
  fuelEconomy: {
    style: 'label-2013',
    fuel: 'Gasoline vehicle',
    combined: 34,
    city: 31,
    highway: 40,
    electric: null,
    secondFuel: null,
    gallonsPer100: 2.9,
    co2: 257,
    ghg: 8,
    annualCost: 1700,
    save: 2000,
    className: 'Midsize Cars',
    classRange: { lowest: 14, highest: 56 },
    source: 3,
  },
  safety: {
    overall: 5,
    rows: [
      { group: 'Frontal crash', seat: 'Driver', stars: 5 },
      { group: 'Frontal crash', seat: 'Passenger', stars: 4 },
      { group: 'Side crash', seat: 'Front seat', stars: 5 },
      { group: 'Side crash', seat: 'Rear seat', stars: null },
      { group: 'Rollover', seat: '', stars: 4 },
    ],
    source: 4,
  },
  partsContent: {
    usCanadian: 70,
    others: [{ country: 'Japan', percent: 15 }],
    assembly: 'Made-up City, Ohio, USA',
    engineFrom: 'United States',
    transmissionFrom: 'Japan',
    source: 2,
  },
  delivery: [fact('Delivered to', 'Dayton, Ohio'), fact('Transport', 'Truck')],
  dealer: {
    name: 'Example Motors of Dayton',
    lines: ['1200 Example Pike', 'Dayton, OH 45402'],
    phone: '(937) 555-0142',
    website: 'example-motors.example',
    logo: null,
  },
  offer: { stock: 'A-10442', price: 1_899_500 },
  notes: [
    'Equipment was read from the VIN with the makers’ filings; prices and options were entered by the dealer.',
    'One price is not known, so the total is not the price that the first buyer paid.',
  ],
  sources: [
    { name: 'NHTSA vPIC', asOf: '2026-11-01', sample: false },
    { name: 'Sample catalog', asOf: '2026-11-01', sample: true },
    { name: 'EPA fueleconomy.gov', asOf: '2026-11-01', sample: false },
    { name: 'NHTSA ratings (sample)', asOf: '2026-11-01', sample: true },
  ],
};

/** Returns a label with every block. */
export function madeUpLabel(changes: Partial<StickerData> = {}): StickerData {
  const decoded = madeUpVehicles.find(({ model }) => model === 'Assisted')!;
  return madeUpSticker(decoded, { ...fullBlocks, ...changes });
}

/** Returns a label from 1986 to 1995: two fuel economy numbers, no ratings, no parts content. */
export function madeUpPre1996(changes: Partial<StickerData> = {}): StickerData {
  const decoded = { ...madeUpVehicles.find(({ model }) => model === 'Sedan')!, year: 1990 };
  const { colors, options, price, fuelEconomy, delivery, dealer, offer, notes, sources } = fullBlocks;
  return madeUpSticker(decoded, {
    layout: 'pre-1996',
    ...{ colors, options, price, delivery, dealer, offer: offer!, notes, sources },
    fuelEconomy: { ...fuelEconomy!, style: 'two-number', ghg: null, co2: null, save: null, className: 'Compact Cars' },
    ...changes,
  });
}

/** Returns a classic's build sheet with data plate, build details, and options. */
export function madeUpClassic(changes: Partial<StickerData> = {}): StickerData {
  const number = '242379B100042';
  const part = (characters: string, places: string, label: string, value: string) => ({
    characters,
    places,
    ...fact(label, value, 'decoded', 1),
  });
  const row = (label: string, code: string, value: string, from: Fact['from'] = 'source') => ({
    label,
    code,
    value,
    from,
    source: from === 'source' ? 1 : null,
  });
  return {
    ...madeUpSticker(madeUpVehicles[0]!),
    kind: 'classic',
    layout: 'build-sheet',
    brand: { name: 'Example House', ink: '#6a1b1e', headings: 'slab' },
    vin: number,
    title: { value: '1969 Example GT', from: 'decoded', source: 1 },
    subtitle: { value: '2-door hardtop · Made-up City, Ohio', from: 'decoded', source: 1 },
    spec: [],
    anatomy: [
      part('2', '1', 'Division', 'Example'),
      part('42', '2–3', 'Series', 'GT'),
      part('37', '4–5', 'Body', '2-door hardtop'),
      part('9', '6', 'Model year', '1969'),
      part('B', '7', 'Plant', 'Made-up City'),
      part('100042', '8–13', 'Serial number', 'No. 100042'),
    ],
    equipment: [],
    plate: {
      lines: ['ST 69-24237   BAL 001234 BODY', 'TR 250        73-73 PNT', '03B           A51'],
      rows: [
        row('Style', '69-24237', '1969 GT hardtop coupe', 'decoded'),
        row('Body number', '001234', 'Body sequence at the plant', 'entered'),
        row('Trim', '250', 'Black vinyl, bench seat'),
        row('Paint', '73-73', 'Made-up Green, body and roof'),
        row('Built', '03B', 'Second week of March'),
        row('Option', 'A51', '', 'unknown'),
      ],
    },
    build: [
      fact('Engine', '400 cu in V8, 4-barrel'),
      fact('Engine code', 'WT'),
      fact('Power', '350 hp', 'source', 1),
      fact('Transmission', '4-speed manual'),
      fact('Shifter', 'Floor'),
      fact('Axle ratio', '3.55'),
      fact('Axle code', '', 'unknown'),
      fact('Front brakes', 'Power disc'),
      fact('Steering', 'Power'),
      fact('Tires', 'G70-14'),
      fact('Radio', 'AM-FM'),
    ],
    colors: fullBlocks.colors!,
    options: [
      {
        category: 'Performance',
        items: [option('4-speed manual transmission', 18_500, '354'), option('Power steering', 10_000, '501')],
      },
      { category: 'Comfort', items: [option('Tinted glass', null), option('AM-FM radio', 13_400, '391')] },
    ],
    price: {
      currency: 'USD',
      lines: [
        { kind: 'base', label: 'GT hardtop coupe, 400 V8', amount: 283_100, from: 'source', source: 1 },
        { kind: 'destination', label: 'Destination charge', amount: 8_800, from: 'entered', source: null },
      ],
      total: 333_800,
      complete: false,
    },
    delivery: [
      fact('Selling dealer', 'Example Motors, Dayton'),
      fact('Zone', '', 'unknown'),
      fact('Ordered', 'February 14, 1969'),
      fact('Built', 'March 1969, week 2', 'source', 1),
    ],
    notKnown: ['Order number', 'Invoice'],
    notes: [
      'Values entered by hand come from the owner’s papers and from the data plate. They were not checked against a factory record.',
      'One price is not known, so the total is not the price that the first buyer paid.',
    ],
    sources: [{ name: 'Sample order guide 1969', asOf: '2026-11-01', sample: true }],
    ...changes,
  };
}
