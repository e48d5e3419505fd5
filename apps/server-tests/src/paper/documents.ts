import { type Brand, type Language, paperBrand } from '@vinlore/brand';
import type { Typesetter } from '@vinlore/documents';
import { fullReport } from '@vinlore/report-domain/testing';
import { drawReport, reportBrand } from '@vinlore/report-server';
import { composeSticker, type EquipmentCatalogue, type StickerSubject } from '@vinlore/sticker-domain';
import { drawSticker } from '@vinlore/sticker-server';
import { classicCandidates } from '@vinlore/vehicle-domain';

type Press = Pick<Typesetter, 'draw'>;

/** A document of the product: renders its first page as SVG. */
export type DrawnDocument = (press: Press, brand: Brand, language: Language) => Promise<string>;

const fitted = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'Standard']));

/** A fictional car as the decoder returns it. */
const decoded = (year: number): StickerSubject => ({
  decoded: {
    vin: '9ZZAA11C0J0000042',
    year,
    make: 'EXAMPLE',
    model: 'Traveler',
    checkDigitOk: true,
    sourceAsOf: '2026-11-01',
    elements: {
      'Vehicle Type': 'PASSENGER CAR',
      'Body Class': 'Sedan/Saloon',
      Doors: '4',
      Trim: 'GT',
      'Displacement (L)': '2.5',
      'Displacement (CC)': '2488',
      'Engine Number of Cylinders': '4',
      'Engine Configuration': 'In-Line',
      'Fuel Type - Primary': 'Gasoline',
      'Transmission Style': 'Automatic',
      'Transmission Speeds': '8',
      'Drive Type': 'FWD/Front-Wheel Drive',
      'Gross Vehicle Weight Rating From': 'Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)',
      'Seat Belt Type': 'Manual',
      'Front Air Bag Locations': '1st Row (Driver and Passenger)',
      'Curtain Air Bag Locations': 'All Rows',
      'Plant City': 'MADE-UP CITY',
      'Plant State': 'OHIO',
      'Plant Country': 'UNITED STATES (USA)',
      'Manufacturer Name': 'EXAMPLE MOTOR COMPANY',
      ...fitted('Antilock Braking System (ABS)', 'Electronic Stability Control (ESC)', 'Traction Control'),
      ...fitted('Forward Collision Warning (FCW)', 'Lane Departure Warning (LDW)', 'Backup Camera', 'Keyless Ignition'),
    },
  },
});

const catalogue: EquipmentCatalogue = {
  year: 2018,
  make: 'Example',
  model: 'Traveler',
  trim: 'GT',
  trims: [{ name: 'GT', msrp: 2_584_000, destination: 89_500, source: 1 }],
  currency: 'USD',
  colors: { exterior: [{ name: 'Harbor Blue', code: 'HB', hex: '#2a4d7c', price: null, source: 1 }], interior: [] },
  packages: [
    {
      category_name: 'Packages',
      data: [{ name: 'Touring package', code: 'TP', price: 149_500, preselected: true, source: 1 }],
    },
  ],
  standard_equipment: [{ category_name: 'Interior', data: [{ name: 'Heated front seats', source: 1 }] }],
  fuel_economy: {
    epa_id: 1,
    fuel: 'Regular Gasoline',
    combined: 31,
    city: 27,
    highway: 38,
    electric: null,
    second_fuel: null,
    co2_grams_per_mile: 286,
    ghg_score: 7,
    annual_fuel_cost: 1650,
    save_over_5_years: 1250,
    class_name: 'Midsize Cars',
    class_range: { lowest: 14, highest: 56 },
    source: 2,
  },
  safety_ratings: {
    ...{ overall: 5, frontal_driver: 5, frontal_passenger: 4, side_front: 5, side_rear: null, rollover: 4 },
    source: 1,
  },
  parts_content: {
    us_canadian_percent: 60,
    others: [{ country: 'Japan', percent: 20 }],
    assembly: 'Made-up City, Ohio',
    engine_from: 'United States',
    transmission_from: 'Japan',
    source: 1,
  },
  specifications: [],
  missing: [],
  missing_words: '',
  sources: [
    { name: 'Made-up order guide', as_of: '2026-11-01', sample: false },
    { name: 'EPA fueleconomy.gov', as_of: '2026-11-01', sample: false },
  ],
};

const dealer = {
  name: 'Example Motors of Dayton',
  lines: ['1200 Example Pike', 'Dayton, OH 45402'],
  phone: '(937) 555-0142',
  website: 'example-motors.example',
  logo: null,
};

const sticker =
  (subject: StickerSubject, more: Partial<Parameters<typeof composeSticker>[0]> = {}): DrawnDocument =>
  (press, brand, language) =>
    drawSticker(
      press,
      composeSticker({
        ...subject,
        ...more,
        brand: paperBrand(brand),
        language,
        id: '7K2M94QX0RTB5W3E',
        verifyUrl: 'https://vehicles.example/verify/7K2M-94QX-0RTB-5W3E',
        madeOn: '2026-11-20',
        sample: false,
      }),
    );

const classicVin = '7F02C100108';
const selection = {
  trim: '',
  style: '',
  colors: { exterior: { name: 'Candyapple Red', code: 'T', hex: '#8f1d22' }, interior: null },
  packages: [{ category_name: 'Options', data: [{ name: 'Power steering', code: null, price: 8_400 }] }],
  plate: {
    lines: ['63A T 6A 15D 33 1 W'],
    codes: { body: '63A', paint: 'T', trim: '6A', axle: '1', transmission: 'W' },
  },
  buildSheetColor: true,
  restricted: false,
};

const report =
  (kind: 'standard' | 'europe'): DrawnDocument =>
  (press, brand, language) =>
    drawReport(
      press,
      { ...fullReport, kind },
      {
        language,
        brand: reportBrand(brand),
        verifyUrl: 'https://vehicles.example/verify/7K2M-94QX-0RTB-5W3E',
      },
    );

/** Every paid document in each of its variants. */
export const documents: Readonly<Record<string, DrawnDocument>> = {
  label: sticker(decoded(2018), { catalogue }),
  'label-of-a-dealer': sticker(decoded(2010), { catalogue, dealer, offer: { stock: 'A-10442', price: 1_899_500 } }),
  'from-the-vin': sticker(decoded(2018)),
  'before-1996': sticker(decoded(1990), { catalogue }),
  classic: sticker({ classic: { ...classicCandidates(classicVin)[0]!, vin: classicVin } }, { selection }),
  'report-letter': report('standard'),
  'report-a4': report('europe'),
};
