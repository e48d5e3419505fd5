import { CLASSIC_MAX_YEAR } from '@vinlore/vehicle-domain';
import { type Rule, finding } from './finding.ts';
import { surelyBefore } from './partial-date.ts';
import { boundsOf, isTooFar, type Reading, readingsOf, runsOf, TOLERANCE_MILES } from './readings.ts';

const fell = (from: Reading, to: Reading) => from.miles - to.miles > TOLERANCE_MILES;

/** What a five-digit odometer starts anew after. */
export const FIVE_DIGITS = 100_000;

/** Whether a reading lies below an earlier one. */
const isLow = (reading: Reading, before: Reading | null) => before !== null && fell(before, reading);

/**
 * Readings that stand out alone: those before and those after agree with each other, not with it. One that is too low is
 * such a slip where no other one is as low: a car that was turned back has low readings one after the other, and passes
 * the old one again in time. One that is too high is only a slip where nobody drives that far: else it may be the true one,
 * before a rollback.
 */
function slipsOf(run: readonly Reading[]): Reading[] {
  const { highestBefore, lowestAfter } = boundsOf(run);
  const low = run.filter((reading) => isLow(reading, highestBefore(reading)));
  const isAlone = (reading: Reading, before: Reading) =>
    low.every((other) => other === reading || highestBefore(other)!.event !== before.event);
  return run.filter((reading) => {
    const [before, after] = [highestBefore(reading), lowestAfter(reading)];
    if (!before || !after || fell(before, after)) return false;
    if (isLow(reading, before)) return isAlone(reading, before);
    return fell(reading, after) && isTooFar(before, reading);
  });
}

/** Each fall of the odometer: the highest reading before it and the first that is lower; from there it counts anew. */
export function fallsOf(run: readonly Reading[]): [from: Reading, to: Reading][] {
  const falls: [Reading, Reading][] = [];
  let since: Reading[] = [];
  // The highest of those that are surely earlier than the reading at hand; the others wait until they are.
  let highest: Reading | null = null;
  for (const reading of run) {
    since = since.filter((earlier) => {
      if (!surelyBefore(earlier.event.date, reading.event.date)) return true;
      if (!highest || earlier.miles > highest.miles) highest = earlier;
      return false;
    });
    if (highest && fell(highest, reading)) {
      falls.push([highest, reading]);
      [since, highest] = [[], null];
    }
    since.push(reading);
  }
  return falls;
}

/** The most miles of readings. */
export const highestOf = (readings: readonly Reading[]) =>
  readings.reduce((highest, { miles }) => Math.max(highest, miles), 0);

const since = (readings: readonly Reading[], from: Reading) => readings.slice(readings.indexOf(from));

const figuresOf = (from: Reading, to: Reading) => ({
  fromMiles: from.miles,
  fromDay: from.event.date,
  toMiles: to.miles,
  toDay: to.event.date,
});

/** Whether an old car's odometer may just have passed its last digit. */
function mayHaveBegunAnew(year: number | null, from: Reading, to: Reading): boolean {
  if (year === null || year > CLASSIC_MAX_YEAR || from.miles >= FIVE_DIGITS) return false;
  return !isTooFar(from, { ...to, miles: to.miles + FIVE_DIGITS });
}

/** The readings that the tests after this one believe: without slips, in runs between replaced odometers. */
export const soundRuns = (events: Parameters<typeof readingsOf>[0]): Reading[][] =>
  runsOf(readingsOf(events)).map((run) => {
    const slips = new Set(slipsOf(run));
    return run.filter((reading) => !slips.has(reading));
  });

/**
 * The rollback test: no reading may be lower than an earlier one (49 U.S.C. 32703 forbids turning an odometer back). Two
 * readings count as earlier and later only where their dates surely are. A typing error is told apart, a replaced odometer
 * and a classic's five digits are no rollback.
 */
export const odometerRollback: Rule = ({ events, year }) => {
  const runs = soundRuns(events);
  const falls = runs.flatMap(fallsOf);
  const readings = runs.flat();
  if (falls.length > 0) {
    return falls.map(([from, to]) =>
      mayHaveBegunAnew(year, from, to)
        ? finding('odometer-five-digits', 'look', [from.event, to.event], {
            ...figuresOf(from, to),
            totalMiles: FIVE_DIGITS + highestOf(since(readings, to)),
          })
        : finding('odometer-rollback', 'alert', [from.event, to.event], {
            ...figuresOf(from, to),
            dropMiles: from.miles - to.miles,
          }),
    );
  }
  // Where the count began anew, or a reading stands out, other rules speak: that all agree would not be true.
  if (readings.length < 2 || runs.length > 1 || readings.length < readingsOf(events).length) return [];
  const highestMiles = highestOf(readings);
  const seen = readings.map(({ event }) => event);
  return [finding('odometer-rollback', 'ok', seen, { readings: readings.length, highestMiles })];
};

/**
 * A reading that stands out alone. A typing error is called the likelier where nobody can have driven so: to a reading that is too
 * high, or on from one that is too low. A low one that a car can have left behind again may be a rollback as well.
 */
export const odometerOutOfLine: Rule = ({ events }) =>
  runsOf(readingsOf(events)).flatMap((run) => {
    const { highestBefore, lowestAfter } = boundsOf(run);
    return slipsOf(run).map((slip) => {
      const [before, after] = [highestBefore(slip)!, lowestAfter(slip)!];
      const isImpossible = isTooFar(before, slip) || isTooFar(slip, after);
      return finding(isImpossible ? 'odometer-typing-error' : 'odometer-out-of-line', 'look', [slip.event], {
        miles: slip.miles,
        day: slip.event.date,
        beforeMiles: before.miles,
        afterMiles: after.miles,
      });
    });
  });
