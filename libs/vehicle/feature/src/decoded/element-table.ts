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

/** Values that vPIC writes in all caps: types, places, and companies. */
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

/** How to display the unit in a variable's name, and the rounding factor (10 means one decimal). */
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

/** Formats a number with its unit; null if it isn't a number. */
function figure(name: string, value: string, language: Language): string | null {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return null;
  const cents = Math.round(number * 100);
  if (name.includes('($)')) return Number.isSafeInteger(cents) ? formats[language].money(cents, 'USD') : null;
  const [unit, factor] = UNITS[/\(\w+\)/.exec(name)?.[0].toLowerCase() ?? ''] ?? [];
  if (unit === undefined || factor === undefined) return null;
  return `${formats[language].number(Math.round(number * factor) / factor)} ${unit}`;
}

/** Formats a value without a translation: all caps softened, units spelled out, floating-point noise removed. */
function plainText(name: string, value: string, language: Language): string {
  const written = figure(name, value, language);
  if (written !== null) return written;
  return CAPITALS.has(name) ? properName(value) : value;
}

/** One row of the table. */
export interface Row {
  /** vPIC variable name. */
  readonly name: string;
  readonly value: string;
  /** Left as vPIC spells it, in English, on pages in another language. */
  readonly english: boolean;
}

/** Translates a row's value, or leaves it as vPIC spells it. Multiple values are translated one by one. */
function rowOf(name: string, value: string, language: Language): Row {
  const parts = value.split('; ').map((part) => ({ part, words: valueInWords(name, part, language) }));
  const said = parts.map(({ part, words }) => words ?? plainText(name, part, language)).join('; ');
  const spoken = parts.every(({ part, words }) => words !== null || figure(name, part, language) !== null);
  return { name, value: said, english: !spoken && !/^[\d.,\s]+$/.test(value) && language !== 'en' };
}

/** A group with its known rows. */
export interface GroupOfRows {
  readonly group: Group;
  readonly rows: readonly Row[];
}

/** A group of the spec display with its known rows. */
export interface GroupOfSpecs {
  readonly group: SpecGroup;
  readonly rows: readonly (Row & { readonly field: SpecField })[];
}

/**
 * Groups a vehicle's `data` for the vehicle spec display (spec §3). `name` is the variable a row came from, so the
 * tables below can skip it. Groups without known rows are left out.
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
 * Returns the rows of the vehicle detail label table (spec §3) that have a value in a vehicle's `data` and aren't shown
 * elsewhere.
 *
 * @param said variables shown elsewhere
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
 * Returns the decoded elements as a display table. Unknown elements and groups without known ones are left out;
 * everything vPIC knows is included.
 *
 * @param elements by vPIC variable name
 * @param said variables shown elsewhere
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
      // Upper bound equal to the lower one: not a range.
      const isRepeated = name.endsWith(' To') && value === ours.get(name.replace(/ To$/, ' From'));
      return value && !isRepeated ? [rowOf(name, value, language)] : [];
    });
  return GROUPS.map((group) => ({ group, rows: rowsOf(group === 'more' ? more : ORDER[group]) })).filter(
    ({ rows }) => rows.length > 0,
  );
}

/** Returns the rows NHTSA lists for every vehicle of the type, except those the VIN itself gives. */
export function typicalRows(
  { elements, typical = {} }: Pick<DecodedVehicle, 'elements' | 'typical'>,
  language: Language,
): Row[] {
  const read = new Set(Object.keys(elements).map(spelledAsOurs));
  return elementTable(typical, language).flatMap(({ rows }) => rows.filter(({ name }) => !read.has(name)));
}
