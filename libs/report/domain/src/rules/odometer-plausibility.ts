import { CLASSIC_MAX_YEAR } from '@vinlore/vehicle-domain';
import { finding, type Rule } from './finding.ts';
import { fallsOf, soundRuns } from './odometer-rollback.ts';
import { DAYS_PER_YEAR, daysAtMost, daysSure, surelyBefore } from './partial-date.ts';
import { isAbsurd, isTooFar, milesOf, type Reading } from './readings.ts';

/** Minimum period for a yearly average: half a year. */
const SHORTEST_DAYS = 183;

const perYear = (miles: number, days: number) => Math.round((miles * DAYS_PER_YEAR) / Math.max(days, 1));

/** Consecutive readings with a certain order. */
const stepsOf = (run: readonly Reading[]): [Reading, Reading][] =>
  run.flatMap((to, place): [Reading, Reading][] => {
    const from = run[place - 1];
    return from && surelyBefore(from.event.date, to.event.date) ? [[from, to]] : [];
  });

/**
 * Whether the car can have been driven as far as its readings say (`isTooFar`). A jump may be a typo, kilometers
 * recorded as miles, or another car. If all is plausible: the yearly average over the longest run of readings. Not
 * evaluated if the odometer dropped.
 */
export const odometerPlausibility: Rule = ({ events }) => {
  const runs = soundRuns(events);
  const jumps = runs.flatMap(stepsOf).filter(([from, to]) => isTooFar(from, to));
  if (jumps.length > 0) {
    return jumps.map(([from, to]) =>
      finding('odometer-plausibility', 'look', [from.event, to.event], {
        fromMiles: from.miles,
        fromDay: from.event.date,
        toMiles: to.miles,
        toDay: to.event.date,
        milesPerYear: perYear(to.miles - from.miles, daysAtMost(from.event.date, to.event.date)),
      }),
    );
  }
  if (runs.some((run) => fallsOf(run).length > 0)) return [];
  const longest = runs.reduce<readonly Reading[]>((best, run) => (run.length > best.length ? run : best), []);
  const [first, last] = [longest[0], longest.at(-1)];
  if (!first || !last) return [];
  const days = daysSure(first.event.date, last.event.date);
  if (days < SHORTEST_DAYS) return [];
  const milesPerYear = perYear(last.miles - first.miles, days);
  return [
    finding('odometer-plausibility', 'ok', [first.event, last.event], { readings: longest.length, milesPerYear }),
  ];
};

/** Impossible readings: 999,999 miles and more. Sources use them for "too high" or by mistake. */
export const odometerAbsurd: Rule = ({ events }) =>
  events.flatMap((event) =>
    event.odometer && isAbsurd(event)
      ? [finding('odometer-absurd', 'look', [event], { miles: milesOf(event.odometer), day: event.date })]
      : [],
  );

/** Fewer miles per year than even a rarely driven car; from the third year on, counted from the start of sales. */
const FEW_PER_YEAR = 250;
const FEW_FROM_YEARS = 3;

/**
 * The lowest reading that is far too low for the car's age: digits are missing (203 for 203,000), the odometer was
 * replaced, or the car was hardly driven. Some sources use 1 for "not read".
 */
export const odometerTooLow: Rule = ({ events, year }) => {
  // Five-digit odometers roll over, and a replaced one starts with few miles.
  const [run = []] = soundRuns(events);
  if (year === null || year <= CLASSIC_MAX_YEAR || (run[0]?.restarts ?? null) !== null) return [];
  const few = run.filter(({ event, miles }) => {
    const years = Math.floor(daysSure(String(year), event.date) / DAYS_PER_YEAR);
    return years >= FEW_FROM_YEARS && miles < FEW_PER_YEAR * years;
  });
  const [first, ...others] = few;
  if (!first) return [];
  const lowest = others.reduce((least, reading) => (reading.miles < least.miles ? reading : least), first);
  return [finding('odometer-too-low', 'look', [lowest.event], { miles: lowest.miles, day: lowest.event.date, year })];
};
