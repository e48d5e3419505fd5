import type { SourceQuery } from '../sources/history-source.ts';
import type { CountedShare } from './tables.ts';

/**
 * Maximum number of makes counted per source, most records first. If a source has this many, its list is incomplete.
 */
export const MOST_MAKES = 60;

/** Summary of a source's records; `makes` is null until they are counted. */
export interface CountedSource {
  readonly makes: readonly CountedShare[] | null;
  /** The source's cutoff date, or the date of its newest record, `YYYY…`; null if neither is known. */
  readonly knowsTo: string | null;
}

/** The parts of a query that determine whether a source could answer it. */
export type AskedOf = Pick<SourceQuery, 'vin' | 'year' | 'make'>;

/** Length of the VINs whose makes are counted. */
const WHOLE = 17;

/**
 * Whether a source could have records of a vehicle. It can't if it has no records of that make (a file of one make's
 * sales), or if it ends before the vehicle was built. In those cases its empty answer doesn't count as "no record" (ADR
 * 22). Model years begin in the previous calendar year.
 */
export function coversVehicle({ makes, knowsTo }: CountedSource, { vin, year, make }: AskedOf): boolean {
  if (year !== null && knowsTo !== null && Number(knowsTo.slice(0, 4)) < year - 1) return false;
  if (vin.length !== WHOLE || make === null || makes === null) return true;
  // None of its VINs decode, or it has more makes than are counted.
  if (makes.length === 0 || makes.length >= MOST_MAKES) return true;
  const wanted = make.toLowerCase();
  return makes.some(({ name }) => name.toLowerCase() === wanted);
}
