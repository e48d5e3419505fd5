import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { isBeforeBuilt } from './odd-dates.ts';
import { daysSure, firstDay, inMonths, lastDay } from './partial-date.ts';

/** Two and a half years: inspections and registrations every second year leave a record in between even when they are late. */
const LONG_MONTHS = 30;

/** Records of less than a year say nothing of gaps. */
const TELLING_MONTHS = 12;

/** Cars before this model year were sold when few records were kept that anybody can look up. */
const RECORDED_FROM = 1996;

/**
 * A record as a time: a day, or from its day to the end that its source tells, such as of an ownership. Listings may be told
 * long after; what a source passes on unverified still shows that the car was somewhere.
 */
interface DatedRecord {
  readonly event: ReportEvent;
  readonly end: string;
}

/** Never beyond the day of the report: a lease may end next year. */
function recordOf(event: ReportEvent, today: string): DatedRecord {
  const { until } = event.detail;
  const end = until !== undefined && firstDay(until) <= firstDay(today) ? until : event.date;
  return { event, end: lastDay(end) > lastDay(event.date) ? end : event.date };
}

/** The record that tells latest. */
const latest = (records: readonly DatedRecord[]) =>
  records.reduce((last, each) => (lastDay(each.end) > lastDay(last.end) ? each : last), records[0]!);

/**
 * Months that surely passed from when the last cars of a model year were built (by the end of that year) to the first
 * record; 0 where the year is unknown or too old.
 */
const monthsBefore = (first: ReportEvent, year: number | null) =>
  year === null || year < RECORDED_FROM ? 0 : inMonths(daysSure(String(year), first.date));

/** A car has a title from its first sale on: that nothing is on record for years says how much is missing. */
export const lateFirstRecord: Rule = ({ events, year }) => {
  const first = events.find((event) => !isBeforeBuilt(event, year));
  if (!first || year === null) return [];
  const months = monthsBefore(first, year);
  return months < LONG_MONTHS ? [] : [finding('late-first-record', 'look', [first], { months, day: first.date, year })];
};

/** The longest time between two records, as far as their dates are sure. Nobody knows what happened meanwhile. */
export const recordGap: Rule = (facts) => {
  const events = facts.events.filter((event) => !isBeforeBuilt(event, facts.year));
  const records = events.map((event) => recordOf(event, facts.today));
  let longest: { from: DatedRecord; to: ReportEvent; days: number } | null = null;
  let from = records[0];
  for (const to of records.slice(1)) {
    const days = daysSure(from!.end, to.event.date);
    if (days > (longest?.days ?? -1)) longest = { from: from!, to: to.event, days };
    if (lastDay(to.end) > lastDay(from!.end)) from = to;
  }
  if (!longest) return [];
  const months = inMonths(longest.days);
  const between = [longest.from.event, longest.to];
  if (months >= LONG_MONTHS) {
    const figures = { months, fromDay: longest.from.end, toDay: longest.to.date };
    return [finding('record-gap', 'look', between, figures)];
  }
  // Of a car whose records begin late, end long ago, or lie within months, nobody can say that there is no gap.
  const { end } = latest(records);
  const isTelling = inMonths(daysSure(events[0]!.date, end)) >= TELLING_MONTHS;
  const isLate = monthsBefore(events[0]!, facts.year) >= LONG_MONTHS;
  const isSilent = inMonths(daysSure(end, facts.today)) >= LONG_MONTHS;
  return isTelling && !isLate && !isSilent ? [finding('record-gap', 'ok', between, { months })] : [];
};

/** No record for long up to the day of the report: ask for papers of that time. */
export const silentSince: Rule = ({ events, today }) => {
  if (events.length === 0) return [];
  const last = latest(events.map((event) => recordOf(event, today)));
  const months = inMonths(daysSure(last.end, today));
  return months < LONG_MONTHS ? [] : [finding('silent-since', 'look', [last.event], { months, fromDay: last.end })];
};
