import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { NO_PLATE } from '../selection.ts';
import { StickerDataSchema } from '../sticker-data.ts';
import type { StickerLanguage } from '../sticker-values.ts';
import { textOf } from '../texts.ts';
import { stickerView } from '../view/make-view.ts';
import { composeSticker } from './compose-sticker.ts';
import { type DecodedInput } from '../decode/decoded-input.ts';
import { equipmentGroups } from '../decode/equipment-groups.ts';
import type { StickerSelection } from './sticker-input.ts';

const decoded: DecodedInput = {
  vin: '19XFC2F59JE000018',
  year: 2018,
  make: 'HONDA',
  model: 'Civic',
  checkDigitOk: true,
  sourceAsOf: '2026-11-01',
  elements: {
    'Body Class': 'Sedan/Saloon',
    Doors: '4',
    'Displacement (L)': '2.0',
    'Engine Brake (hp) From': '158',
    'Engine Configuration': 'In-Line',
    'Engine Number of Cylinders': '4',
    'Engine Power (kW)': '118',
    'Front Air Bag Locations': '1st Row (Driver and Passenger)',
    'Fuel Type - Primary': 'Gasoline',
    'Gross Vehicle Weight Rating From': 'Class 1: 6,000 lb or less (2,722 kg or less)',
    'Manufacturer Name': 'AMERICAN HONDA MOTOR CO., INC.',
    'Other Engine Info': 'Direct injection',
    'Plant City': 'GREENSBURG',
    'Plant Country': 'UNITED STATES (USA)',
    'Plant State': 'INDIANA',
    Trim: 'EX',
    'Vehicle Type': 'PASSENGER CAR',
  },
};

const compose = (
  changes: Partial<DecodedInput> = {},
  language: StickerLanguage = 'en',
  sample = false,
  selection: StickerSelection | null = null,
) =>
  composeSticker({
    decoded: { ...decoded, ...changes },
    brand: { name: 'Made-up brand', ink: '#12263f', headings: 'sans' },
    language,
    id: '7K2M94QX0RTB5W3E',
    verifyUrl: 'https://vehicles.example/verify/7K2M-94QX-0RTB-5W3E',
    madeOn: '2026-11-20',
    sample,
    selection,
  });

const lines = (sticker: ReturnType<typeof compose>) =>
  sticker.equipment.map(({ title, facts }) => [title, ...facts.map(({ label, value }) => `${label}: ${value}`)]);

describe('report-and-sticker, Monroney label: composed from decoded data', () => {
  test('in English', () => {
    const sticker = compose();
    expect(sticker.title).toEqual({ value: '2018 Honda Civic EX', from: 'decoded', source: 1 });
    expect(sticker.subtitle.value).toBe('Sedan · 4 doors');
    expect(sticker.spec.map(({ label, value }) => [label, value])).toEqual([
      ['Engine', '2.0 L inline 4'],
      ['Fuel type', 'Gasoline'],
      ['Final assembly', 'Greensburg, Indiana, U.S.'],
    ]);
    expect(lines(sticker)).toEqual([
      ['Mechanical', 'Gross weight rating: up to 6,000 lb (up to 2,722 kg)'],
      ['Exterior', 'Body class: Sedan', 'Doors: 4'],
      ['Safety and security', 'Front air bags: Driver and front passenger'],
      ['Vehicle', 'Vehicle type: Passenger car', 'Trim: EX', 'Manufacturer: American Honda Motor Co., Inc.'],
      ['Filed by the manufacturer', 'Engine: Direct injection'],
    ]);
    expect(sticker.anatomy.map(({ characters, places, value }) => [characters, places, value])).toEqual([
      ['19X', '1–3', 'American Honda Motor Co., Inc.'],
      ['FC2F5', '4–8', 'Civic EX'],
      ['9', '9', 'Correct'],
      ['J', '10', '2018'],
      ['E', '11', 'Greensburg'],
      ['000018', '12–17', 'No. 000018'],
    ]);
  });

  test('in Spanish, marks text that stays as filed as English', () => {
    const sticker = compose({}, 'es');
    expect(sticker.subtitle.value).toBe('Sedán · 4 puertas');
    expect(lines(sticker).slice(0, 3)).toEqual([
      ['Mecánica', 'Peso bruto vehicular (GVWR): hasta 6,000 lb (hasta 2,722 kg)'],
      ['Exterior', 'Tipo de carrocería: Sedán', 'Puertas: 4'],
      ['Seguridad y protección', 'Bolsas de aire frontales: Conductor y pasajero delantero'],
    ]);
    const english = sticker.equipment.flatMap(({ facts }) => facts.filter((fact) => fact.english));
    expect(english.map(({ value }) => value)).toEqual(['Direct injection']);
  });

  test("documents 6: doesn't repeat the strip under the title, and writes one door in the singular", () => {
    const elements = {
      ...decoded.elements,
      Doors: '1',
      'Drive Type': '4WD/4-Wheel Drive/4x4',
      'Transmission Style': 'Automatic',
      'Displacement (CC)': '1998',
    };
    for (const language of ['en', 'es'] as const) {
      const sticker = compose({ elements }, language);
      const told = sticker.spec.map(({ value }) => value);
      expect(told).toHaveLength(5);
      expect(sticker.equipment.flatMap(({ facts }) => facts).filter(({ value }) => told.includes(value))).toEqual([]);
      expect(sticker.subtitle.value).toMatch(language === 'en' ? /· 1 door$/u : /· 1 puerta$/u);
    }
  });

  test('never prints horsepower, even from a filed note', () => {
    for (const note of ['hp: 158', '158hp', 'Net 118 kW at 6000 rpm', 'Horsepower 158']) {
      const text = JSON.stringify(compose({ elements: { ...decoded.elements, 'Other Engine Info': note } }));
      expect(text).not.toMatch(/158|118/u);
    }
  });

  test('prints the name once if a manufacturer files it as the model too, and a long trim under it', () => {
    expect(compose({ make: 'WINSTON', model: 'Winston', elements: {} }).title.value).toBe('2018 Winston');
    expect(compose({ model: '420', elements: { Trim: '420SEL' } }).title.value).toBe('2018 Honda 420SEL');
    const trim = 'Limited Anniversary Edition with everything';
    const long = compose({ elements: { Trim: trim } });
    expect([long.title.value, long.subtitle.value]).toEqual(['2018 Honda Civic', trim]);
  });
});

describe('docs/decisions.md §5: nothing about a vehicle is invented', () => {
  test('marks an entered trim that contradicts the VIN, and not one that agrees', () => {
    const selection = {
      trim: 'LX',
      style: '',
      colors: { exterior: null, interior: null },
      packages: [],
      plate: NO_PLATE,
      buildSheetColor: false,
      restricted: false,
    };
    const notes = (trim: string) => compose({}, 'en', false, { ...selection, trim }).notes;
    expect(notes('LX')).toContain('The trim entered was “LX”. The VIN decodes to “EX”.');
    expect(notes('EX').join(' ')).not.toContain('The VIN decodes to');
    expect(notes('').join(' ')).not.toContain('The VIN decodes to');
  });

  test('spec §7: prints a confirmed body style as entered unless the VIN decodes to the same', () => {
    const selection = {
      trim: '',
      colors: { exterior: null, interior: null },
      packages: [],
      plate: NO_PLATE,
      buildSheetColor: false,
      restricted: false,
    };
    const stated = (style: string) =>
      compose({ elements: { 'Body Class': 'Coupe' } }, 'en', false, { ...selection, style }).spec.filter(
        ({ from }) => from === 'entered',
      );
    expect(stated('COUPE')).toEqual([]);
    expect(stated('Targa')).toMatchObject([{ label: 'Body style', value: 'Targa' }]);
  });

  test.each(['en', 'es'] as const)(
    "documents 9: says that a dealer’s sticker isn't a Buyers Guide, and how to read it (%s)",
    (language) => {
      const own = compose({}, language);
      const note = textOf('stickerNote.dealer', language);
      expect(note).toContain('16 CFR 455');
      const told = stickerView({ ...own, notes: [note] }).about.notes;
      expect(told).toEqual([...stickerView(own).about.notes, note]);
    },
  );

  test('says so when a VIN decodes to nothing', () => {
    const sticker = compose({ year: null, make: null, model: null, elements: {}, checkDigitOk: false });
    expect(sticker.title).toEqual({ value: 'Vehicle', from: 'unknown', source: null });
    expect([sticker.spec, sticker.equipment]).toEqual([[], []]);
    expect(sticker.notKnown).toEqual(['Colors', 'Options and packages']);
    expect(sticker.anatomy.map(({ from, value }) => [from, value])).toEqual([
      ['unknown', ''],
      ['unknown', ''],
      ['decoded', 'Doesn’t match'],
      ['unknown', ''],
      ['unknown', ''],
      ['decoded', 'No. 000018'],
    ]);
  });

  test('lists missing data, limited to what labels of that year had', () => {
    expect(compose().notKnown).toEqual([
      'Colors',
      'Options and packages',
      'Price and destination charge',
      'Fuel economy',
      'Government safety ratings',
      'Parts content',
    ]);
    expect(compose({ year: 1994 }).notKnown).not.toContain('Government safety ratings');
    expect(compose({ year: 1994 }).notKnown).not.toContain('Parts content');
  });

  test('gives every value its provenance and every source its date', () => {
    const sticker = compose();
    const facts = [...sticker.spec, ...sticker.anatomy, ...sticker.equipment.flatMap((group) => group.facts)];
    expect(facts.every(({ from, source }) => from === 'decoded' && source === 1)).toBe(true);
    expect(sticker.sources).toEqual([{ name: 'NHTSA vPIC', asOf: '2026-11-01', sample: false }]);
  });

  test('produces valid data without empty groups or values for any elements, and the same each time', () => {
    const names = [
      'Body Class',
      'Doors',
      'Trim',
      'Turbo',
      'Note',
      'Displacement (L)',
      'Engine Configuration',
      'Plant City',
    ];
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('Not Applicable', 'Yes', 'No', '0', '4', ' ', 'V-Shaped', 'valueOf'),
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...names), text, { noNullPrototype: true }),
        fc.constantFrom<StickerLanguage>('en', 'es'),
        (elements, language) => {
          const sticker = v.parse(StickerDataSchema, compose({ elements }, language));
          expect(compose({ elements }, language)).toEqual(sticker);
          const facts = [...sticker.spec, ...sticker.equipment.flatMap((group) => group.facts)];
          expect(facts.filter(({ value }) => value.trim() === '')).toEqual([]);
        },
      ),
    );
  });

  test.each([
    [true, 'Correct'],
    [false, 'Doesn’t match'],
    [null, 'Not used'],
  ])('check digit %s reads %s', (checkDigitOk, words) => {
    expect(compose({ checkDigitOk }).anatomy[2]?.value).toBe(words);
  });

  test('has no breakdown for numbers from before 17-character VINs', () => {
    expect(compose({ vin: '194677S100001' }).anatomy).toEqual([]);
  });
});

test('has every title and label in both languages', () => {
  for (const { title, readings } of equipmentGroups) {
    for (const key of [title, ...readings.map((reading) => reading.label)]) {
      expect([textOf(key, 'en').trim(), textOf(key, 'es').trim()]).not.toContain('');
    }
  }
});
