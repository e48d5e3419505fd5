import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { firstDay, lastDay } from './partial-date.ts';

/** Records dated after the day of the report are mistaken; they are shown, and no other rule looks at them. */
export const futureRecord: Rule = ({ future }) =>
  future.length > 0 ? [finding('future-record', 'look', future, { records: future.length, day: future[0]!.date })] : [];

/** Whether an event is older than a car of a model year can be: such cars are made from January 2 of the year before (40 CFR 85.2302). */
export const isBeforeBuilt = ({ date }: ReportEvent, year: number | null): boolean =>
  year !== null && lastDay(date) < firstDay(`${year - 1}`);

/** Records older than the car can be: a mistyped date, or the records of another car under the same VIN. */
export const recordBeforeBuilt: Rule = ({ events, year }) => {
  if (year === null) return [];
  const older = events.filter((event) => isBeforeBuilt(event, year));
  const [first] = older;
  return first ? [finding('record-before-built', 'look', older, { records: older.length, day: first.date, year })] : [];
};
