import { ODOMETER_CODES } from '../codes/odometer-codes.ts';
import type { ReportEvent } from '../data/report-data.ts';
import type { HistoryEvent } from '../events/history-event.ts';
import { daysAtMost, firstDay, lastDay } from './partial-date.ts';

/** An odometer reading that the rules use. */
export interface Reading {
  readonly event: ReportEvent;
  readonly miles: number;
  /** The code with which the odometer restarts here, 72 or 74; null if it continues. */
  readonly restarts: string | null;
}

const KM_PER_MILE = 1.609344;

/**
 * Readings closer than this are considered equal. Records are often dated days after the reading (listings lag behind
 * titles), some sources round, conversion from kilometers loses precision, and no one rolls back an odometer by so
 * little.
 */
export const TOLERANCE_MILES = 100;

/** The limit of six digits; sources also use it for "too high" or "not read". */
export const ABSURD_MILES = 999_999;

/** In whole miles. */
export const milesOf = ({ value, unit }: NonNullable<HistoryEvent['odometer']>): number =>
  unit === 'mi' ? value : Math.round(value / KM_PER_MILE);

export const isAbsurd = (event: ReportEvent): boolean =>
  event.odometer !== null && milesOf(event.odometer) >= ABSURD_MILES;

/** The odometer code of an event, with or without a reading; null if it has none. */
export const odometerCodeOf = ({ odometer, detail }: Pick<HistoryEvent, 'odometer' | 'detail'>): string | null =>
  odometer?.code ?? detail.odometerCode ?? null;

const restartCodeOf = (event: ReportEvent) => {
  const code = odometerCodeOf(event);
  return code !== null && ODOMETER_CODES[code]?.restarts === true ? code : null;
};

/**
 * Usable readings in chronological order: without impossible ones, 0 (which sources use for "not read"), and those
 * exempt from disclosure (71).
 */
export function readingsOf(events: readonly ReportEvent[]): Reading[] {
  // A record without a reading can report a replaced odometer; the next reading is then the first of the new one.
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

/** Splits readings where the odometer restarts: replaced (74) or past its limit (72). */
export function runsOf(readings: readonly Reading[]): Reading[][] {
  const runs: Reading[][] = [[]];
  for (const reading of readings) {
    if (reading.restarts !== null) runs.push([]);
    runs.at(-1)!.push(reading);
  }
  return runs.filter((run) => run.length > 0);
}

/** Allowance for a trip at any time, and maximum miles per day. */
const TRIP_MILES = 2_000;
const DAILY_MILES = 200;

/**
 * Whether a car covered more miles between two readings than anyone drives: 200 per day (73,000 a year; the US average
 * is about 13,500, FHWA) plus 2,000 for a trip right before the second reading.
 */
export function isTooFar(from: Reading, to: Reading): boolean {
  return to.miles - from.miles > TRIP_MILES + DAILY_MILES * daysAtMost(from.event.date, to.event.date);
}

/** The highest reading certainly earlier than a given one, and the lowest certainly later. */
export interface Bounds {
  readonly highestBefore: (reading: Reading) => Reading | null;
  readonly lowestAfter: (reading: Reading) => Reading | null;
}

/** Running best value at each index. */
function running(readings: readonly Reading[], better: (a: Reading, b: Reading) => boolean): Reading[] {
  let best = readings[0]!;
  return readings.map((reading) => (best = better(reading, best) ? reading : best));
}

/** Number of leading items that satisfy a monotonic condition. */
function countWhile<T>(sorted: readonly T[], holds: (item: T) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(sorted[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Looks up bounds in O(log n), since a car may have thousands of readings. */
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
