import type { VinAnswer } from '../answer-cache.ts';
import type { YearAnswer } from '../year-answer.ts';
import type { VpicIndex, WmiRecord } from '../format/vpic-index.ts';
import { errorsOf, type VinErrors } from './error-codes.ts';
import { isLight } from './model-year.ts';

/** The year that applies to a VIN, and the VIN's errors in that year. */
export interface ChosenYear {
  answer: YearAnswer;
  errors: VinErrors;
}

/** NHTSA adds this to the caller-given year when it compares years. */
const GIVEN_BONUS = 10_000;

/**
 * Picks the year like NHTSA: lowest error weight, then element weights, then the number of patterns, then the later
 * year. As in PostgreSQL's sort order, a year for which one of these is unknown goes first.
 *
 * @param vin upper case, at most 17 characters
 */
export function chooseYear(
  index: VpicIndex,
  vin: string,
  { record, years }: VinAnswer,
  given: number | null,
): ChosenYear {
  let chosen: ChosenYear | undefined;
  for (const answer of years) {
    const one = { answer, errors: errorsOf(index, vin, record, answer) };
    if (!chosen || goesBefore(index, vin, record, one, chosen, given)) chosen = one;
  }
  return chosen as ChosenYear;
}

function goesBefore(
  index: VpicIndex,
  vin: string,
  record: WmiRecord | undefined,
  one: ChosenYear,
  other: ChosenYear,
  given: number | null,
): boolean {
  if (!index.meta.complete) return goesBeforeInPart(record, vin, one, other);
  const order =
    one.errors.weight - other.errors.weight ||
    unknownFirst(one.answer.weight) - unknownFirst(other.answer.weight) ||
    unknownFirst(one.answer.patterns || null) - unknownFirst(other.answer.patterns || null) ||
    unknownFirst(yearOf(one.answer, given)) - unknownFirst(yearOf(other.answer, given));
  return order > 0;
}

/** Far above any sum in the data; finite, so that two unknowns have a difference of 0. */
const unknownFirst = (value: number | null): number => value ?? 1e12;

function yearOf({ wmi, tried: { year } }: YearAnswer, given: number | null): number | null {
  if (wmi === undefined || year === null) return null;
  return year + (year === given ? GIVEN_BONUS : 0);
}

/**
 * Same for data that lacks some of NHTSA's: a year without any data goes last; position 7 decides for trucks of unknown
 * type; then element weights, then the later year.
 */
function goesBeforeInPart(record: WmiRecord | undefined, vin: string, one: ChosenYear, other: ChosenYear): boolean {
  const { hasData } = one.answer;
  if (hasData !== other.answer.hasData) return hasData;
  const unknownTruck = record?.vehicleType === 3 && record.truckType === 0 && !isLight(record);
  const seventh = vin[6] ?? '*';
  const later = (one.answer.tried.year ?? 0) > (other.answer.tried.year ?? 0);
  if (hasData && unknownTruck && seventh !== '*') return seventh >= 'A' === later;
  return ((one.answer.weight ?? 0) - (other.answer.weight ?? 0) || (later ? 1 : -1)) > 0;
}
