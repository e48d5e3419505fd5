import { finding, type Rule } from './finding.ts';
import { surelyBefore } from './partial-date.ts';
import { stateOf } from './title-brands.ts';

/** A brand that says itself that the vehicle was found: 36, recovered theft. */
const RECOVERED = '36';

/**
 * Each theft with the first recovery that is not surely earlier. A theft without one is open: the car may still be wanted,
 * and who buys it may lose it.
 */
export const theft: Rule = ({ events }) => {
  const recoveries = events.filter(({ kind, detail }) => kind === 'theft-recovery' || detail.brand === RECOVERED);
  return events
    .filter(({ kind }) => kind === 'theft')
    .map((stolen) => {
      const found = recoveries.find(({ date }) => !surelyBefore(date, stolen.date));
      return found
        ? finding('recovered-theft', 'look', [stolen, found], { day: stolen.date, recoveredDay: found.date })
        : finding('open-theft', 'alert', [stolen], { day: stolen.date, state: stateOf(stolen) });
    });
};
