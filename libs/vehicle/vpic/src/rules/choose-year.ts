import type { VinAnswer } from '../answer-cache.ts';
import type { YearAnswer } from '../year-answer.ts';
import type { VpicIndex, WmiRecord } from '../format/vpic-index.ts';
import { errorsOf, type VinErrors } from './error-codes.ts';
import { isLight } from './model-year.ts';

/** The year that applies to a VIN, and what is wrong with the VIN in that year. */
export interface ChosenYear {
  answer: YearAnswer;
  errors: VinErrors;
}

/** What NHTSA adds to the year that the person gave when it compares years. */
const GIVEN_BONUS = 10_000;

/**
 * Of the years tried the one that NHTSA takes: the least errors by weight, then the elements' weights, then the number
 * of patterns, then the later year. As PostgreSQL sorts it, a year of which one of these is not known goes first.
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

/** Far above every sum that the data can have; finite, so that two unknowns differ by nothing. */
const unknownFirst = (value: number | null): number => value ?? 1e12;

function yearOf({ wmi, tried: { year } }: YearAnswer, given: number | null): number | null {
  if (wmi === undefined || year === null) return null;
  return year + (year === given ? GIVEN_BONUS : 0);
}

/**
 * The same for data that lacks part of what NHTSA knows: a year of which it knows nothing goes last; position 7 decides
 * for trucks of unknown kind; then the elements' weights, then the later year.
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
