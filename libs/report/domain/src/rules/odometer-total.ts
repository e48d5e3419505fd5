import { conflictingReadings } from './conflicting-readings.ts';
import { finding, type Rule } from './finding.ts';
import { odometerPlausibility } from './odometer-plausibility.ts';
import { FIVE_DIGITS, highestOf, soundRuns } from './odometer-rollback.ts';

/**
 * Minimum total mileage of a car whose odometer restarted: the sum of the highest readings. An odometer past its limit
 * (72) has shown 99,999, whatever the last reading was. No total if a reading is doubtful, since "at least" must be
 * true.
 */
export const odometerTotal: Rule = (facts) => {
  const runs = soundRuns(facts.events).filter((run) => run.length > 0);
  if (runs.length < 2) return [];
  const doubts = [...odometerPlausibility(facts), ...conflictingReadings(facts)];
  if (doubts.some(({ status }) => status !== 'ok')) return [];
  const counts = runs.map((run, place) => {
    const isPastDigits = runs[place + 1]?.[0]!.restarts === '72';
    return Math.max(highestOf(run), isPastDigits ? FIVE_DIGITS : 0);
  });
  const totalMiles = counts.reduce((sum, miles) => sum + miles, 0);
  const tops = runs.map((run) => run.find(({ miles }) => miles === highestOf(run))!.event);
  return [finding('odometer-total', 'ok', tops, { counts: counts.join(','), totalMiles })];
};
