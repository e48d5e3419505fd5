import { CLASSIC_MAX_YEAR } from '@vinlore/vehicle-domain';
import { type Rule, finding } from './finding.ts';
import { surelyBefore } from './partial-date.ts';
import { boundsOf, isTooFar, type Reading, readingsOf, runsOf, TOLERANCE_MILES } from './readings.ts';

const fell = (from: Reading, to: Reading) => from.miles - to.miles > TOLERANCE_MILES;

/** The highest value of a five-digit odometer. */
export const FIVE_DIGITS = 100_000;

/** Whether a reading is lower than an earlier one. */
const isLow = (reading: Reading, before: Reading | null) => before !== null && fell(before, reading);

/**
 * Finds isolated errors: readings that disagree with those before and after, which agree with each other. A low reading
 * is an error only if no other one is as low; after a rollback, there would be several low readings that eventually
 * pass the old one. A high reading is an error only if no one could drive that far; otherwise it may be the true one,
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

/**
 * Finds each drop of the odometer: the highest reading before it and the first lower one, from which the check
 * restarts.
 */
export function fallsOf(run: readonly Reading[]): [from: Reading, to: Reading][] {
  const falls: [Reading, Reading][] = [];
  let since: Reading[] = [];
  // The highest of the readings that are certain to be earlier; the others are added once they are.
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

/** Returns the highest of the readings. */
export const highestOf = (readings: readonly Reading[]) =>
  readings.reduce((highest, { miles }) => Math.max(highest, miles), 0);

const since = (readings: readonly Reading[], from: Reading) => readings.slice(readings.indexOf(from));

const figuresOf = (from: Reading, to: Reading) => ({
  fromMiles: from.miles,
  fromDay: from.event.date,
  toMiles: to.miles,
  toDay: to.event.date,
});

/** Whether an old car's five-digit odometer may simply have rolled over. */
function mayHaveBegunAnew(year: number | null, from: Reading, to: Reading): boolean {
  if (year === null || year > CLASSIC_MAX_YEAR || from.miles >= FIVE_DIGITS) return false;
  return !isTooFar(from, { ...to, miles: to.miles + FIVE_DIGITS });
}

/** Returns the readings other rules use: without errors, split at odometer replacements. */
export const soundRuns = (events: Parameters<typeof readingsOf>[0]): Reading[][] =>
  runsOf(readingsOf(events)).map((run) => {
    const slips = new Set(slipsOf(run));
    return run.filter((reading) => !slips.has(reading));
  });

/**
 * The rollback check: no reading may be lower than an earlier one (49 U.S.C. 32703 prohibits odometer rollback). Two
 * readings are ordered only if their dates are. Typos, replaced odometers, and five-digit rollovers of classics aren't
 * rollbacks.
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
  // After a restart or an inconsistent reading, other rules apply, and "all consistent" would be wrong.
  if (readings.length < 2 || runs.length > 1 || readings.length < readingsOf(events).length) return [];
  const highestMiles = highestOf(readings);
  const seen = readings.map(({ event }) => event);
  return [finding('odometer-rollback', 'ok', seen, { readings: readings.length, highestMiles })];
};

/**
 * A single inconsistent reading. A typo is more likely if no one could have driven that far, either to a reading that
 * is too high or from one that is too low. A low reading the car may have passed again could also be a rollback.
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
