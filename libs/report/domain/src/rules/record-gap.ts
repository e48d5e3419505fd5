import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { isBeforeBuilt } from './odd-dates.ts';
import { daysSure, firstDay, inMonths, lastDay } from './partial-date.ts';

/**
 * Two and a half years: with biennial inspections and registrations, there's a record in between even if they're late.
 */
const LONG_MONTHS = 30;

/** Records that span less than a year can't show gaps. */
const TELLING_MONTHS = 12;

/** Model years before this predate accessible record keeping. */
const RECORDED_FROM = 1996;

/**
 * A record as a period: a day, or from its date to a reported end, such as of an ownership. Unverified records count,
 * too, since they show that the car was somewhere.
 */
interface DatedRecord {
  readonly event: ReportEvent;
  readonly end: string;
}

/** Capped at the report date, since a lease may end next year. */
function recordOf(event: ReportEvent, today: string): DatedRecord {
  const { until } = event.detail;
  const end = until !== undefined && firstDay(until) <= firstDay(today) ? until : event.date;
  return { event, end: lastDay(end) > lastDay(event.date) ? end : event.date };
}

/** The record with the latest end. */
const latest = (records: readonly DatedRecord[]) =>
  records.reduce((last, each) => (lastDay(each.end) > lastDay(last.end) ? each : last), records[0]!);

/**
 * Minimum number of months between production (by the end of the model year) and the first record; 0 if the model year
 * is unknown or too old.
 */
const monthsBefore = (first: ReportEvent, year: number | null) =>
  year === null || year < RECORDED_FROM ? 0 : inMonths(daysSure(String(year), first.date));

/** A car has a title from its first sale on, so years without a record show how much is missing. */
export const lateFirstRecord: Rule = ({ events, year }) => {
  const first = events.find((event) => !isBeforeBuilt(event, year));
  if (!first || year === null) return [];
  const months = monthsBefore(first, year);
  return months < LONG_MONTHS ? [] : [finding('late-first-record', 'look', [first], { months, day: first.date, year })];
};

/** The longest time between two records, as far as their dates are certain. */
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
  // "No long gaps" requires records that start early, reach the present, and span more than a few months.
  const { end } = latest(records);
  const isTelling = inMonths(daysSure(events[0]!.date, end)) >= TELLING_MONTHS;
  const isLate = monthsBefore(events[0]!, facts.year) >= LONG_MONTHS;
  const isSilent = inMonths(daysSure(end, facts.today)) >= LONG_MONTHS;
  return isTelling && !isLate && !isSilent ? [finding('record-gap', 'ok', between, { months })] : [];
};

/** A long time without records up to the report date: ask for documents. */
export const silentSince: Rule = ({ events, today }) => {
  if (events.length === 0) return [];
  const last = latest(events.map((event) => recordOf(event, today)));
  const months = inMonths(daysSure(last.end, today));
  return months < LONG_MONTHS ? [] : [finding('silent-since', 'look', [last.event], { months, fromDay: last.end })];
};
