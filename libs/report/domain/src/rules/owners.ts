import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { daysAtMost, daysSure, inMonths } from './partial-date.ts';

/** A car that is sold on within half a year may have shown its owner a fault. */
const SHORT_MONTHS = 6;

/** A title or registration within a month of the first change of owner is that owner's own paper. */
const PAPERS_DAYS = 31;

/** Owners one after another: who had the car before the first recorded change, if papers tell of them, and each change. */
function startsOf(events: readonly ReportEvent[]): ReportEvent[] {
  const changes = events.filter(({ kind }) => kind === 'owner-change');
  const [first] = changes;
  const paper = events.find(({ kind }) => kind === 'title' || kind === 'registration');
  return first && paper && daysSure(paper.date, first.date) > PAPERS_DAYS ? [paper, ...changes] : changes;
}

/**
 * How many owners the records tell of, and whether one of them kept the car for less than half a year: until the end that
 * its record tells, else until the next one. Titles alone do not
 * count owners, since states issue them anew for other reasons.
 */
export const owners: Rule = ({ events }) => {
  const starts = startsOf(events);
  const [first] = starts;
  if (!first) return [];
  const figures = { owners: starts.length, fromDay: first.date };
  const times = starts.slice(0, -1).map((start, place) => {
    const end = starts[place + 1]!;
    const { until = end.date } = start.detail;
    return { start, end, months: inMonths(daysAtMost(start.date, until < end.date ? until : end.date)) };
  });
  const short = times.filter(({ months }) => months < SHORT_MONTHS).sort((a, b) => a.months - b.months)[0];
  if (!short) return [finding('owners', 'ok', starts, figures)];
  const { start, end, months } = short;
  return [finding('owners', 'look', [start, end], { ...figures, months, shortDay: start.date })];
};
