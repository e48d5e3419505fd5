import { finding, type Rule } from './finding.ts';
import { firstDay, lastDay } from './partial-date.ts';

/** Records dated after the day of the report are mistaken; they are shown, and no other rule looks at them. */
export const futureRecord: Rule = ({ future }) =>
  future.length > 0 ? [finding('future-record', 'look', future, { records: future.length, day: future[0]!.date })] : [];

/** Records older than the car can be: a mistyped date, or the records of another car under the same VIN. */
export const recordBeforeBuilt: Rule = ({ events, year }) => {
  if (year === null) return [];
  // Cars of a model year may be made from January 2 of the year before it (40 CFR 85.2302).
  const earliest = firstDay(`${year - 1}`);
  const older = events.filter(({ date }) => lastDay(date) < earliest);
  const [first] = older;
  return first ? [finding('record-before-built', 'look', older, { records: older.length, day: first.date, year })] : [];
};
