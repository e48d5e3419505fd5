import type { Language } from '@vinlore/brand';
import { createFormats } from '@vinlore/i18n';
import { type DetailKey, valueInWords, vehicleDetails } from '@vinlore/vehicle-domain';
import { firmName, placeName } from './vehicle-facts.ts';

/** Groups of the table, in order. */
const GROUPS = ['identity', 'engine', 'drive', 'body', 'safety', 'plant', 'more'] as const;
type Group = (typeof GROUPS)[number];

/** vPIC's variables by group, in the order in which people look for them. What is in no group lands in `more`. */
const ORDER: Record<Exclude<Group, 'more'>, readonly string[]> = {
  identity: ['Vehicle Type', 'Body Class', 'Series', 'Series2', 'Trim', 'Trim2'],
  engine: [
    'Engine Model',
    'Engine Configuration',
    'Engine Number of Cylinders',
    'Displacement (L)',
    'Engine Brake (hp) From',
    'Engine Brake (hp) To',
    'Engine Power (kW)',
    'Fuel Type - Primary',
    'Fuel Type - Secondary',
    'Fuel Delivery/Fuel Injection Type',
    'Valve Train Design',
    'Turbo',
    'Engine Stroke Cycles',
    'Cooling Type',
    'Engine Manufacturer',
    'Electrification Level',
    'Battery Type',
    'Charger Level',
    'Other Engine Info',
  ],
  drive: [
    'Drive Type',
    'Transmission Style',
    'Transmission Speeds',
    'Brake System Type',
    'Brake System Description',
    'Axles',
  ],
  body: [
    'Doors',
    'Number of Seats',
    'Number of Seat Rows',
    'Windows',
    'Cab Type',
    'Bed Type',
    'Wheelbase Type',
    'Number of Wheels',
    'Steering Location',
    'Gross Vehicle Weight Rating From',
    'Gross Vehicle Weight Rating To',
  ],
  safety: [
    'Front Air Bag Locations',
    'Side Air Bag Locations',
    'Curtain Air Bag Locations',
    'Knee Air Bag Locations',
    'Seat Cushion Air Bag Locations',
    'Seat Belt Type',
    'Pretensioner',
    'Other Restraint System Info',
    'Antilock Braking System (ABS)',
    'Electronic Stability Control (ESC)',
    'Traction Control',
    'Tire Pressure Monitoring System (TPMS) Type',
    'Backup Camera',
  ],
  plant: [
    'Manufacturer Name',
    'Plant Company Name',
    'Plant City',
    'Plant State',
    'Plant Country',
    'Destination Market',
  ],
};

/** Said elsewhere on the page, or about the decoding rather than the vehicle. */
const ELSEWHERE = new Set([
  'Make',
  'Model',
  'Model Year',
  'Vehicle Descriptor',
  'Error Code',
  'Error Text',
  'Additional Error Text',
  'Possible Values',
  'Suggested VIN',
  // The same displacement in other units.
  'Displacement (CC)',
  'Displacement (CI)',
]);

/** Values that vPIC writes in capitals: kinds and places, and firms. */
const PLACES = new Set(['Vehicle Type', 'Plant City', 'Plant State', 'Plant Country', 'Destination Market']);
const FIRMS = new Set(['Manufacturer Name', 'Plant Company Name', 'Engine Manufacturer']);

const formats = { en: createFormats('en'), es: createFormats('es') };

/** A value for people that is in no list of words: capitals eased, units written out, no digits of arithmetic noise. */
function plainText(name: string, value: string, language: Language): string {
  const rounded = (factor: number) => formats[language].number(Math.round(Number(value) * factor) / factor);
  if (name === 'Displacement (L)') return `${rounded(10)} L`;
  if (name === 'Displacement (CC)') return `${rounded(1)} cc`;
  if (name.startsWith('Engine Brake (hp)')) return `${value} hp`;
  if (name === 'Engine Power (kW)') return `${rounded(10)} kW`;
  if (PLACES.has(name)) return placeName(value);
  return FIRMS.has(name) ? firmName(value) : value;
}

/** One line of the table. */
export interface Row {
  /** vPIC's name of the variable. */
  readonly name: string;
  readonly value: string;
  /** Left as vPIC writes it, which is English, for readers of another language. */
  readonly english: boolean;
}

/** A line's value in the reader's language, else as vPIC writes it. */
function rowOf(name: string, value: string, language: Language): Row {
  const words = valueInWords(name, value, language);
  return { name, value: words ?? plainText(name, value, language), english: words === null && language !== 'en' };
}

/** A group with its known lines. */
export interface GroupOfRows {
  readonly group: Group;
  readonly rows: readonly Row[];
}

/**
 * The rows of the vehicle detail label table (spec §3) that the elements fill. `name` is the variable that fills it, so
 * that the tables below leave it out.
 */
export function detailTable(
  elements: Readonly<Record<string, string>>,
  language: Language,
): (Row & { readonly key: DetailKey })[] {
  return vehicleDetails(elements).map(({ key, value, from }) => ({
    key,
    ...rowOf(from, value, language),
  }));
}

/**
 * The decoded elements as a table for people. Unknown ones and groups without a known one are left out; nothing that
 * vPIC knows is lost.
 *
 * @param elements by vPIC's variable names
 * @param said variables that are drawn elsewhere
 */
export function elementTable(
  elements: Readonly<Record<string, string>>,
  language: Language,
  said: readonly string[] = [],
): GroupOfRows[] {
  const listed = new Set(Object.values(ORDER).flat());
  const more = Object.keys(elements).filter((name) => !listed.has(name) && !ELSEWHERE.has(name));
  const rowsOf = (names: readonly string[]): Row[] =>
    names.flatMap((name) => {
      const value = elements[name]?.trim();
      return value && !said.includes(name) ? [rowOf(name, value, language)] : [];
    });
  return GROUPS.map((group) => ({ group, rows: rowsOf(group === 'more' ? more : ORDER[group]) })).filter(
    ({ rows }) => rows.length > 0,
  );
}
