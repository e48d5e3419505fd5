import { finding, type Rule } from './finding.ts';
import { soundRuns } from './odometer-rollback.ts';
import { isTooFar, TOLERANCE_MILES } from './readings.ts';

/**
 * What the member reads on the car against the records since the odometer was last replaced: less than the highest of them is
 * what a rollback looks like from the seat; far too much for the time (`isTooFar`) is a mistyped number or another car.
 */
export const enteredMileage: Rule = ({ events, mileage, today }) => {
  const run = soundRuns(events).at(-1) ?? [];
  const [first, ...others] = run;
  if (mileage === null || !first) return [];
  const highest = others.reduce((best, reading) => (reading.miles > best.miles ? reading : best), first);
  const figures = { miles: mileage, lastMiles: highest.miles, lastDay: highest.event.date };
  const lessMiles = highest.miles - mileage;
  if (lessMiles > TOLERANCE_MILES) {
    return [finding('entered-mileage', 'alert', [highest.event], { ...figures, lessMiles })];
  }
  const now = { event: { ...highest.event, date: today }, miles: mileage, restarts: null };
  return [finding('entered-mileage', isTooFar(highest, now) ? 'look' : 'ok', [highest.event], figures)];
};
