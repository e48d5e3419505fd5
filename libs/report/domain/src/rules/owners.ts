import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { daysAtMost, daysSure, inMonths } from './partial-date.ts';

/** An owner who sells within half a year may have found a problem with the car. */
const SHORT_MONTHS = 6;

/** A title or registration within a month of the first ownership change belongs to the new owner. */
const PAPERS_DAYS = 31;

/**
 * Successive owners: the one before the first recorded change, if there are documents from that time, and one for each
 * change.
 */
function startsOf(events: readonly ReportEvent[]): ReportEvent[] {
  const changes = events.filter(({ kind }) => kind === 'owner-change');
  const [first] = changes;
  const paper = events.find(({ kind }) => kind === 'title' || kind === 'registration');
  return first && paper && daysSure(paper.date, first.date) > PAPERS_DAYS ? [paper, ...changes] : changes;
}

/**
 * Number of owners on record, and whether one of them kept the car less than half a year, until the recorded end or the
 * next owner. Titles alone don't count, since states reissue them for other reasons.
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
