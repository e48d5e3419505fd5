import { finding, type Rule } from './finding.ts';
import { FIVE_DIGITS, highestOf, soundRuns } from './odometer-rollback.ts';

/**
 * What the car has been driven at least where its odometer began anew: the highest reading of each count, added up. An
 * odometer past its digits (72) has shown five nines, whatever was read last.
 */
export const odometerTotal: Rule = ({ events }) => {
  const runs = soundRuns(events).filter((run) => run.length > 0);
  if (runs.length < 2) return [];
  const counts = runs.map((run, place) => {
    const isPastDigits = runs[place + 1]?.[0]!.restarts === '72';
    return Math.max(highestOf(run), isPastDigits ? FIVE_DIGITS : 0);
  });
  const totalMiles = counts.reduce((sum, miles) => sum + miles, 0);
  const tops = runs.map((run) => run.find(({ miles }) => miles === highestOf(run))!.event);
  return [finding('odometer-total', 'ok', tops, { counts: counts.join(','), totalMiles })];
};
