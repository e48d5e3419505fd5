import type { WmiRecord } from '../format/vpic-index.ts';

/** Model-year codes of position 10 from 2010 on, in order: A is 2010, Y is 2030, 1 is 2031, 9 is 2039. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 2010;
const CYCLE = YEAR_CODES.length;
/** First model year of 17-character VINs. */
const FIRST_MODEL_YEAR = 1980;

/** The meaning of position 10. */
export interface ModelYear {
  year: number;
  /** Whether the year 30 years earlier is ruled out. */
  conclusive: boolean;
}

/** Whether position 7 distinguishes the two 30-year cycles: cars, MPVs, and light trucks (49 CFR 565.15(d)(1)). */
export function isLight({ vehicleType, truckType }: Pick<WmiRecord, 'vehicleType' | 'truckType'>): boolean {
  return vehicleType === 2 || vehicleType === 7 || (vehicleType === 3 && truckType === 1);
}

/** Returns the later of the two years a position 10 code stands for, 2010–2039; null for I, O, Q, U, Z, and 0. */
export function yearOfCode(code: string | undefined): number | null {
  const place = code ? YEAR_CODES.indexOf(code) : -1;
  return place < 0 ? null : FIRST_YEAR + place;
}

/** Returns the years a position 10 code stands for, later first. */
export function yearsOfCode(code: string): number[] {
  const year = yearOfCode(code);
  return year === null ? [] : [year, year - CYCLE];
}

/** Returns the last model year NHTSA considers possible on a date: two calendar years later. */
export const lastModelYear = (today: Date): number => today.getUTCFullYear() + 2;

/**
 * Returns the model year (NHTSA's `fVinModelYear2`). For light vehicles a digit in position 7 means 30 years earlier
 * and a letter the later year, both conclusive. A future year (later than the year after next) is moved 30 years back.
 *
 * @param record of the VIN's WMI, published or not
 * @returns null if position 10 is unknown or not a model-year code
 */
export function modelYearOf(vin: string, record: WmiRecord | undefined, today: Date): ModelYear | null {
  const stated = yearOfCode(vin[9]);
  if (stated === null) return null;
  const seventh = vin[6] as string;
  const light = record !== undefined && isLight(record);
  const digit = light && seventh >= '0' && seventh <= '9';
  const conclusive = digit || (light && seventh >= 'A' && seventh <= 'Z');
  const year = digit ? stated - CYCLE : stated;
  if (year > lastModelYear(today)) return { year: year - CYCLE, conclusive: true };
  return { year, conclusive };
}

/** A year to decode a VIN for. */
export interface YearToTry {
  /** null if the VIN has none: schemas of all years are used. */
  year: number | null;
  /** Whether the caller asked for a different year (NHTSA's code 12). */
  contradicted: boolean;
  /** Whether NHTSA omits its note that the year may be wrong. */
  conclusive: boolean;
}

/**
 * Returns the years NHTSA decodes a VIN for before it picks the best (`spVinDecode`).
 *
 * A conclusive year without a schema for the manufacturer is replaced by the one 30 years off if that has one. An
 * inconclusive year is tried together with the one 30 years earlier. A caller-given year that the VIN doesn't indicate
 * is tried first; the `further` ones only if nothing was known for it (`stated` returns whether that's the case).
 */
export function yearsToTry(
  vin: string,
  record: WmiRecord | undefined,
  today: Date,
  given: number | null,
): { first: YearToTry[]; ifUnknown: YearToTry[] } {
  const found = modelYearOf(vin, record, today);
  const last = lastModelYear(today);
  const conclusive = found === null || found.conclusive;
  const year = found === null ? null : conclusive ? withSchema(record, found.year, last) : found.year;
  const other = conclusive || year === null ? null : year - CYCLE;
  const contradicts = (one: number): boolean => given !== null && given !== one;
  const own: YearToTry[] = [{ year, contradicted: year !== null && contradicts(year), conclusive }];
  if (other !== null) own.push({ year: other, contradicted: contradicts(other), conclusive });
  const possible = given !== null && given >= FIRST_MODEL_YEAR && given <= last;
  if (!possible || given === year || given === other) return { first: own, ifUnknown: [] };
  return {
    first: [{ year: given, contradicted: true, conclusive: true }],
    ifUnknown: year === null ? [] : own,
  };
}

/** Returns the conclusive year, or the one 30 years off if only that has a schema. */
function withSchema(record: WmiRecord | undefined, year: number, last: number): number {
  const later = year >= FIRST_MODEL_YEAR && year <= last - CYCLE;
  const earlier = year >= FIRST_MODEL_YEAR + CYCLE && year <= last;
  const other = later ? year + CYCLE : earlier ? year - CYCLE : year;
  if (other === year) return year;
  return !hasSchema(record, year) && hasSchema(record, other) ? other : year;
}

function hasSchema(record: WmiRecord | undefined, year: number): boolean {
  return record !== undefined && record.links.some(({ from, to }) => from <= year && (to === null || year <= to));
}
