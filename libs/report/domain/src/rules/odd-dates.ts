import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { firstDay, lastDay } from './partial-date.ts';

/** Records dated after the report, which must be mistakes. They're shown, but ignored by every other rule. */
export const futureRecord: Rule = ({ future }) =>
  future.length > 0 ? [finding('future-record', 'look', future, { records: future.length, day: future[0]!.date })] : [];

/**
 * Whether an event is too early for a model year: production starts on January 2 of the year before at the earliest (40
 * CFR 85.2302).
 */
export const isBeforeBuilt = ({ date }: ReportEvent, year: number | null): boolean =>
  year !== null && lastDay(date) < firstDay(`${year - 1}`);

/** Records from before the car was built: a mistyped date, or another car with the same VIN. */
export const recordBeforeBuilt: Rule = ({ events, year }) => {
  if (year === null) return [];
  const older = events.filter((event) => isBeforeBuilt(event, year));
  const [first] = older;
  return first ? [finding('record-before-built', 'look', older, { records: older.length, day: first.date, year })] : [];
};
