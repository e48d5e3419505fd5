import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { isBeforeBuilt } from './odd-dates.ts';
import { daysSure, inMonths, lastDay } from './partial-date.ts';

/** Two and a half years: inspections and registrations every second year leave a record in between even when they are late. */
const LONG_MONTHS = 30;

/** Listings may be told long after; what a source passes on unverified still shows that the car was somewhere. */
const latest = (events: readonly ReportEvent[]) =>
  events.reduce((last, event) => (lastDay(event.date) > lastDay(last.date) ? event : last), events[0]!);

/** The longest time between two records, as far as their dates are sure. Nobody knows what happened meanwhile. */
export const recordGap: Rule = (facts) => {
  const events = facts.events.filter((event) => !isBeforeBuilt(event, facts.year));
  let longest: { from: ReportEvent; to: ReportEvent; days: number } | null = null;
  let from = events[0];
  for (const to of events.slice(1)) {
    const days = daysSure(from!.date, to.date);
    if (days > (longest?.days ?? -1)) longest = { from: from!, to, days };
    if (lastDay(to.date) > lastDay(from!.date)) from = to;
  }
  if (!longest) return [];
  const months = inMonths(longest.days);
  const between = [longest.from, longest.to];
  if (months < LONG_MONTHS) return [finding('record-gap', 'ok', between, { months })];
  const figures = { months, fromDay: longest.from.date, toDay: longest.to.date };
  return [finding('record-gap', 'look', between, figures)];
};

/** No record for long up to the day of the report: ask for papers of that time. */
export const silentSince: Rule = ({ events, today }) => {
  if (events.length === 0) return [];
  const last = latest(events);
  const months = inMonths(daysSure(last.date, today));
  return months < LONG_MONTHS ? [] : [finding('silent-since', 'look', [last], { months, fromDay: last.date })];
};
