import { ODOMETER_CODES } from '../codes/odometer-codes.ts';
import type { ReportEvent } from '../data/report-data.ts';
import type { HistoryEvent } from '../events/history-event.ts';
import { daysAtMost, firstDay, lastDay } from './partial-date.ts';

/** An odometer reading that the tests believe. */
export interface Reading {
  readonly event: ReportEvent;
  readonly miles: number;
  /** The code with which the count starts anew here, 72 or 74; null where it goes on. */
  readonly restarts: string | null;
}

const KM_PER_MILE = 1.609344;

/**
 * Readings closer than this are not told apart. Records are often dated days after the reading (a listing lags behind a
 * title), some sources round, kilometers lose by conversion; and nobody turns an odometer back by an afternoon's drive.
 */
export const TOLERANCE_MILES = 100;

/** Six digits end here; sources also write it for "too high" or "not read". */
export const ABSURD_MILES = 999_999;

/** In whole miles. */
export const milesOf = ({ value, unit }: NonNullable<HistoryEvent['odometer']>): number =>
  unit === 'mi' ? value : Math.round(value / KM_PER_MILE);

export const isAbsurd = (event: ReportEvent): boolean =>
  event.odometer !== null && milesOf(event.odometer) >= ABSURD_MILES;

/** What a source says of the odometer by its code, with a reading or without; null for nothing. */
export const odometerCodeOf = ({ odometer, detail }: Pick<HistoryEvent, 'odometer' | 'detail'>): string | null =>
  odometer?.code ?? detail.odometerCode ?? null;

const restartCodeOf = (event: ReportEvent) => {
  const code = odometerCodeOf(event);
  return code !== null && ODOMETER_CODES[code]?.restarts === true ? code : null;
};

/**
 * The readings that can be tested, in the order of time: none that no car reaches, no 0 (sources write it for "not read"),
 * none that the state exempts from being true (71).
 */
export function readingsOf(events: readonly ReportEvent[]): Reading[] {
  // A record without a reading may say that the odometer was replaced: the next reading is then the first of the new one.
  let restarts: string | null = null;
  return events.flatMap((event) => {
    restarts ??= restartCodeOf(event);
    const { odometer } = event;
    if (odometer === null || odometer.value === 0 || odometer.code === '71' || isAbsurd(event)) return [];
    const reading = { event, miles: milesOf(odometer), restarts };
    restarts = null;
    return [reading];
  });
}

/** Splits readings where the count starts anew: a replaced odometer (74), or one past its digits (72). */
export function runsOf(readings: readonly Reading[]): Reading[][] {
  const runs: Reading[][] = [[]];
  for (const reading of readings) {
    if (reading.restarts !== null) runs.push([]);
    runs.at(-1)!.push(reading);
  }
  return runs.filter((run) => run.length > 0);
}

/** Miles of a trip that needs no time, and miles that are driven on any day of a year. */
const TRIP_MILES = 2_000;
const DAILY_MILES = 200;

/**
 * Whether a car was driven further between two readings than anybody drives: more than 200 miles on each day (73,000 a year;
 * the average in the US is about 13,500, FHWA) and 2,000 miles on top, for a trip right before the second reading.
 */
export function isTooFar(from: Reading, to: Reading): boolean {
  return to.miles - from.miles > TRIP_MILES + DAILY_MILES * daysAtMost(from.event.date, to.event.date);
}

/** The highest reading that is surely earlier than a given one, and the lowest that is surely later. */
export interface Bounds {
  readonly highestBefore: (reading: Reading) => Reading | null;
  readonly lowestAfter: (reading: Reading) => Reading | null;
}

/** For each place the best of all up to it. */
function running(readings: readonly Reading[], better: (a: Reading, b: Reading) => boolean): Reading[] {
  let best = readings[0]!;
  return readings.map((reading) => (best = better(reading, best) ? reading : best));
}

/** How many, from the start, satisfy what all of them up to some place do. */
function countWhile<T>(sorted: readonly T[], holds: (item: T) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(sorted[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Looks bounds up in O(log n), since a car may have thousands of readings. */
export function boundsOf(readings: readonly Reading[]): Bounds {
  const endings = readings.map((reading) => ({ reading, day: lastDay(reading.event.date) }));
  endings.sort((a, b) => a.day - b.day);
  const highest = running(
    endings.map(({ reading }) => reading),
    (a, b) => a.miles > b.miles,
  );
  const starts = readings.map((reading) => ({ reading, day: firstDay(reading.event.date) }));
  starts.sort((a, b) => b.day - a.day);
  const lowest = running(
    starts.map(({ reading }) => reading),
    (a, b) => a.miles < b.miles,
  );
  return {
    highestBefore: ({ event }) => {
      const day = firstDay(event.date);
      return highest[countWhile(endings, (ending) => ending.day < day) - 1] ?? null;
    },
    lowestAfter: ({ event }) => {
      const day = lastDay(event.date);
      return lowest[countWhile(starts, (start) => start.day > day) - 1] ?? null;
    },
  };
}
