import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { daysAtMost, inMonths } from './partial-date.ts';
import { isSeen, stateOf } from './title-brands.ts';

/** Three states in two years: more than people move, and the pattern of titles that are passed on to lose a brand. */
const STATES = 3;
const MONTHS = 24;

const statesOf = (titles: readonly ReportEvent[]) => [...new Set(titles.map(stateOf).filter((state) => state !== ''))];

/** The titles of the time in which there were most states. */
function busiest(titles: readonly ReportEvent[]): readonly ReportEvent[] {
  let best: readonly ReportEvent[] = [];
  let start = 0;
  titles.forEach((title, end) => {
    while (inMonths(daysAtMost(titles[start]!.date, title.date)) >= MONTHS) start++;
    const window = titles.slice(start, end + 1);
    if (statesOf(window).length > statesOf(best).length) best = window;
  });
  return best;
}

/** Titles of many states within a short time; else how many titles there are, and of which states. */
export const titleStates: Rule = ({ events }) => {
  const titles = events.filter(({ kind }) => kind === 'title');
  // When a title was only seen, nobody knows when it was issued.
  const most = busiest(titles.filter((title) => !isSeen(title)));
  const states = statesOf(most);
  if (states.length >= STATES) {
    const [fromDay, toDay] = [most[0]!.date, most.at(-1)!.date];
    const months = Math.max(1, inMonths(daysAtMost(fromDay, toDay)));
    return [finding('title-states', 'look', most, { states: states.join(','), months, fromDay, toDay })];
  }
  if (titles.length === 0) return [];
  return [finding('title-states', 'ok', titles, { titles: titles.length, states: statesOf(titles).join(',') })];
};
