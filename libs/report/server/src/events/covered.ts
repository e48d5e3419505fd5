import type { SourceQuery } from '../sources/history-source.ts';
import type { CountedShare } from './tables.ts';

/** Makes are counted up to so many, those with most records first; of a source with as many, more are not known. */
export const MOST_MAKES = 60;

/** What is known of a source's records as a whole; null where it was not counted yet. */
export interface CountedSource {
  readonly makes: readonly CountedShare[] | null;
  /** The day up to which it knows, or its newest record's, `YYYY…`; null where neither is known. */
  readonly knowsTo: string | null;
}

/** What of a question tells whether a source could answer it. */
export type AskedOf = Pick<SourceQuery, 'vin' | 'year' | 'make'>;

/** So many characters has a VIN of which the make is counted. */
const WHOLE = 17;

/**
 * Whether a source could have records of a vehicle. It could not where it has none of any vehicle of that make, as a file of one
 * make's sales, or where it ends before the vehicle was built: then its silence is no "no record" (ADR 22). Model years begin
 * in the year before.
 */
export function coversVehicle({ makes, knowsTo }: CountedSource, { vin, year, make }: AskedOf): boolean {
  if (year !== null && knowsTo !== null && Number(knowsTo.slice(0, 4)) < year - 1) return false;
  if (vin.length !== WHOLE || make === null || makes === null) return true;
  // Nothing of it decodes, or there are more makes than are counted.
  if (makes.length === 0 || makes.length >= MOST_MAKES) return true;
  const wanted = make.toLowerCase();
  return makes.some(({ name }) => name.toLowerCase() === wanted);
}
