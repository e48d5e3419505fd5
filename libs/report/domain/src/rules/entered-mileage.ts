import { finding, type Rule } from './finding.ts';
import { soundRuns } from './odometer-rollback.ts';
import { isTooFar, TOLERANCE_MILES } from './readings.ts';

/**
 * Compares the mileage the member entered with the records since the last odometer replacement. Less than the highest
 * one looks like a rollback; far too much for the time (`isTooFar`) is a typo or another car.
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
