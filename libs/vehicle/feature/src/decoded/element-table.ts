import type { Language } from '@vinlore/brand';
import { createFormats } from '@vinlore/i18n';
import {
  type DecodedVehicle,
  type DetailKey,
  properName,
  type SpecField,
  valueInWords,
  vehicleDetails,
  type VehicleRecord,
  vehicleSpecs,
} from '@vinlore/vehicle-domain';
import { ELSEWHERE, type Group, GROUPS, ORDER, spelledAsOurs } from './element-groups.ts';
import { SPEC_GROUPS, type SpecGroup } from './spec-groups.ts';

const LISTED: ReadonlySet<string> = new Set(Object.values(ORDER).flat());

/** Values that vPIC writes in capitals: kinds and places, and firms. */
const CAPITALS = new Set([
  'Vehicle Type',
  'Plant City',
  'Plant State',
  'Plant Country',
  'Destination Market',
  'Manufacturer Name',
  'Plant Company Name',
  'Engine Manufacturer',
]);

const formats = { en: createFormats('en'), es: createFormats('es') };

/** How a unit that stands in a variable's name is written, and by what figures are rounded (10: one decimal). */
const UNITS: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  '(l)': ['L', 10],
  '(cc)': ['cc', 1],
  '(hp)': ['hp', 1],
  '(kw)': ['kW', 10],
  '(kwh)': ['kWh', 10],
  '(mph)': ['mph', 1],
  '(inches)': ['in', 10],
  '(feet)': ['ft', 10],
  '(pounds)': ['lb', 1],
  '(volts)': ['V', 10],
  '(amps)': ['A', 10],
};

/** A figure with its unit, or null for what is none. */
function figure(name: string, value: string, language: Language): string | null {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return null;
  const cents = Math.round(number * 100);
  if (name.includes('($)')) return Number.isSafeInteger(cents) ? formats[language].money(cents, 'USD') : null;
  const [unit, factor] = UNITS[/\(\w+\)/.exec(name)?.[0].toLowerCase() ?? ''] ?? [];
  if (unit === undefined || factor === undefined) return null;
  return `${formats[language].number(Math.round(number * factor) / factor)} ${unit}`;
}

/** A value for people that is in no list of words: capitals eased, units written out, no digits of arithmetic noise. */
function plainText(name: string, value: string, language: Language): string {
  const written = figure(name, value, language);
  if (written !== null) return written;
  return CAPITALS.has(name) ? properName(value) : value;
}

/** One line of the table. */
export interface Row {
  /** vPIC's name of the variable. */
  readonly name: string;
  readonly value: string;
  /** Left as vPIC writes it, which is English, for readers of another language. */
  readonly english: boolean;
}

/** A line's value in the reader's language, else as vPIC writes it. Several values of one element are said one by one. */
function rowOf(name: string, value: string, language: Language): Row {
  const parts = value.split('; ').map((part) => ({ part, words: valueInWords(name, part, language) }));
  const said = parts.map(({ part, words }) => words ?? plainText(name, part, language)).join('; ');
  const spoken = parts.every(({ part, words }) => words !== null || figure(name, part, language) !== null);
  return { name, value: said, english: !spoken && !/^[\d.,\s]+$/.test(value) && language !== 'en' };
}

/** A group with its known lines. */
export interface GroupOfRows {
  readonly group: Group;
  readonly rows: readonly Row[];
}

/** A group of the spec display with its known lines. */
export interface GroupOfSpecs {
  readonly group: SpecGroup;
  readonly rows: readonly (Row & { readonly field: SpecField })[];
}

/**
 * The vehicle spec display (spec §3) of a vehicle's `data`, grouped. `name` is the variable that fills a line, so that the
 * tables below leave it out. Groups without a known line are left out.
 */
export function specTable(data: VehicleRecord, language: Language): GroupOfSpecs[] {
  const specs = vehicleSpecs(data);
  return SPEC_GROUPS.map(({ group, fields }) => ({
    group,
    rows: fields.flatMap((field) =>
      specs
        .filter((spec) => spec.field === field)
        .map(({ value, from }) => ({ field, ...rowOf(from, value, language) })),
    ),
  })).filter(({ rows }) => rows.length > 0);
}

/**
 * The rows of the vehicle detail label table (spec §3) that a vehicle's `data` fills and that are not drawn elsewhere.
 *
 * @param said variables that are drawn elsewhere
 */
export function detailTable(
  data: VehicleRecord,
  language: Language,
  said: readonly string[] = [],
): (Row & { readonly key: DetailKey })[] {
  return vehicleDetails(data)
    .filter(({ from }) => !said.includes(from))
    .map(({ key, value, from }) => ({ key, ...rowOf(from, value, language) }));
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
  const ours = new Map(Object.entries(elements).map(([name, value]) => [spelledAsOurs(name), value.trim()]));
  const valueOf = (name: string) => (said.includes(name) ? undefined : ours.get(name));
  const more = [...ours.keys()].filter((name) => !LISTED.has(name) && !ELSEWHERE.has(name));
  const rowsOf = (names: readonly string[]): Row[] =>
    names.flatMap((name) => {
      const value = valueOf(name);
      // The upper end of a range that is none.
      const isRepeated = name.endsWith(' To') && value === ours.get(name.replace(/ To$/, ' From'));
      return value && !isRepeated ? [rowOf(name, value, language)] : [];
    });
  return GROUPS.map((group) => ({ group, rows: rowsOf(group === 'more' ? more : ORDER[group]) })).filter(
    ({ rows }) => rows.length > 0,
  );
}

/** The rows of what NHTSA lists for every vehicle of the type; nothing that the VIN itself says. */
export function typicalRows(
  { elements, typical = {} }: Pick<DecodedVehicle, 'elements' | 'typical'>,
  language: Language,
): Row[] {
  const read = new Set(Object.keys(elements).map(spelledAsOurs));
  return elementTable(typical, language).flatMap(({ rows }) => rows.filter(({ name }) => !read.has(name)));
}
