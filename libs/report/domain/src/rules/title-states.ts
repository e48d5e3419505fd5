import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { daysAtMost, inMonths } from './partial-date.ts';
import { isSeen, stateOf } from './title-brands.ts';

/** Three states in two years: more than people usually move, and a pattern of title washing. */
const STATES = 3;
const MONTHS = 24;

const statesOf = (titles: readonly ReportEvent[]) => [...new Set(titles.map(stateOf).filter((state) => state !== ''))];

/** Titles in the period with the most states. */
function busiest(titles: readonly ReportEvent[]): readonly ReportEvent[] {
  let best = { start: 0, end: 0, states: 0 };
  let start = 0;
  const within = new Map<string, number>();
  const count = (title: ReportEvent, by: number) => {
    const state = stateOf(title);
    const left = (within.get(state) ?? 0) + by;
    if (state !== '' && left > 0) within.set(state, left);
    else within.delete(state);
  };
  titles.forEach((title, at) => {
    count(title, 1);
    while (inMonths(daysAtMost(titles[start]!.date, title.date)) >= MONTHS) count(titles[start++]!, -1);
    if (within.size > best.states) best = { start, end: at + 1, states: within.size };
  });
  return titles.slice(best.start, best.end);
}

/** Titles from many states within a short time; otherwise the number of titles and their states. */
export const titleStates: Rule = ({ events }) => {
  const titles = events.filter(({ kind }) => kind === 'title');
  // A sighting doesn't show when the title was issued.
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
