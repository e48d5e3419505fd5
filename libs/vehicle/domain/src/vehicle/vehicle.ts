import { titleCase } from '../title-case.ts';
import { firstOf, type VehicleRecord } from './record.ts';

/** Vehicles of this model year or earlier are classic (spec §3, §9). */
export const CLASSIC_MAX_YEAR = 1981;

/** Width and height of a make's logo in pixels (spec §3, §9). */
export const LOGO_SIZE = 160;

/** Base URLs of logos; classics have their own folder (spec §3). */
const LOGOS = '/logos';
const CLASSIC_LOGOS = '/logos/classic';

/** The short form accepted by calls (spec §3, "derived json form"). */
export interface VehicleJson {
  readonly vin: string | null;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly model_id: string | null;
  readonly series: string | null;
}

/** A vehicle built from a raw record or a decode (spec §3). Names are title-cased; unknown values are null. */
export interface Vehicle {
  readonly user_id: string | null;
  readonly vin: string | null;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly series: string | null;
  readonly model_id: string | null;
  readonly model_name: string | null;
  readonly auction: string | null;
  readonly source: string | null;
  /** Everything else in the record. */
  readonly data: VehicleRecord;
  readonly created: string | null;
  readonly isEurope: boolean;
  readonly isClassic: boolean;
  readonly fullName: string;
  readonly json: VehicleJson;
  /** URL of the make's logo; null without a make. */
  readonly logo: string | null;
}

/** Keys each field is read from, in order: the specification's first, then provider spellings. */
const KEYS = {
  user_id: ['token', 'user_id'],
  vin: ['vin', 'VIN', 'Vin'],
  year: ['year', 'vehicle_year', 'Year', 'Model Year', 'ModelYear', 'model_year'],
  make: ['make', 'vehicle_make', 'Make'],
  model: ['model', 'vehicle_model', 'Model'],
  series: ['series', 'series2', 'Series', 'Series2'],
  model_id: ['model_id'],
  model_name: ['model_name'],
  auction: ['auction'],
  source: ['source'],
  created: ['created'],
} as const;

const OWN_KEYS = new Set<string>([...Object.values(KEYS).flat(), 'isEurope']);

/** Section that marks a European record if present (spec §3). */
const EUROPEAN_SECTION = 'General Information';

/** Whether a flag is set. Forms and files store flags as text. */
function isSet(flag: unknown): boolean {
  return typeof flag === 'string' ? !/^\s*(|0|false|no)\s*$/i.test(flag) : Boolean(flag);
}

function isEuropean(record: VehicleRecord): boolean {
  const own = (key: string) => (Object.hasOwn(record, key) ? record[key] : undefined);
  const source = own('source');
  return (
    isSet(own('isEurope')) ||
    (typeof source === 'string' && source.toLowerCase().includes('europe')) ||
    (own(EUROPEAN_SECTION) ?? null) !== null
  );
}

function yearOf(record: VehicleRecord): number | null {
  const text = firstOf(record, KEYS.year);
  return text !== null && /^\d{4}$/.test(text) ? Number(text) : null;
}

/** Returns the URL of a make's logo: lower case, hyphens for spaces (spec §3). */
function logoOf(make: string, isClassic: boolean): string {
  const name = make.toLowerCase().replace(/\s+/g, '-');
  return `${isClassic ? CLASSIC_LOGOS : LOGOS}/${encodeURIComponent(name)}.svg`;
}

/**
 * Builds a vehicle from a raw record, reading every key in spec §3 and common provider spellings.
 *
 * @param spelled how to format models and series; pass them through unchanged if the record has the manufacturer's own
 * spelling
 */
export function vehicleFrom(record: VehicleRecord, spelled: (name: string) => string = titleCase): Vehicle {
  const named = (keys: readonly string[], write: (name: string) => string) => {
    const text = firstOf(record, keys);
    return text === null ? null : write(text);
  };
  const year = yearOf(record);
  const make = named(KEYS.make, titleCase);
  const model = named(KEYS.model, spelled);
  const series = named(KEYS.series, spelled);
  const vin = firstOf(record, KEYS.vin);
  const modelId = firstOf(record, KEYS.model_id);
  const isEurope = isEuropean(record);
  const isClassic = year !== null && year <= CLASSIC_MAX_YEAR;
  const name = isEurope ? [make, model] : [year, make, isClassic ? (series ?? model) : model];
  return {
    user_id: firstOf(record, KEYS.user_id),
    vin,
    year,
    make,
    model,
    series,
    model_id: modelId,
    model_name: firstOf(record, KEYS.model_name),
    auction: firstOf(record, KEYS.auction),
    source: firstOf(record, KEYS.source),
    data: Object.fromEntries(Object.entries(record).filter(([key]) => !OWN_KEYS.has(key))),
    created: firstOf(record, KEYS.created),
    isEurope,
    isClassic,
    fullName: name.filter((part) => part !== null).join(' '),
    json: { vin, year, make, model, model_id: modelId, series: series ?? model },
    logo: make === null ? null : logoOf(make, isClassic),
  };
}
