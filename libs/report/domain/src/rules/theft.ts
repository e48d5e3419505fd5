import { finding, type Rule } from './finding.ts';
import { surelyBefore } from './partial-date.ts';
import { stateOf } from './title-brands.ts';

/** A brand that implies recovery: 36, recovered theft. */
const RECOVERED = '36';

/**
 * Matches each theft with the first recovery that isn't certainly earlier. A theft without one is open: the car may
 * still be wanted, and a buyer could lose it.
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
