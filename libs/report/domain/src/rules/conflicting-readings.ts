import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { groupBy } from './group-by.ts';
import { readingsOf, TOLERANCE_MILES } from './readings.ts';

const isDay = (date: string) => date.length === 'YYYY-MM-DD'.length;
const sourcesOf = ({ source, alsoFrom }: ReportEvent) => [source, ...alsoFrom.map((other) => other.source)];

/** Two sources with different readings on the same day; at most one of them is right. */
export const conflictingReadings: Rule = ({ events }) => {
  const days = groupBy(
    readingsOf(events).filter(({ event }) => isDay(event.date)),
    ({ event }) => event.date,
  );
  return [...days].flatMap(([day, readings]) => {
    const sorted = readings.toSorted((a, b) => a.miles - b.miles);
    const [low, high] = [sorted[0]!, sorted.at(-1)!];
    const sources = new Set([low, high].flatMap(({ event }) => sourcesOf(event)));
    if (high.miles - low.miles <= TOLERANCE_MILES || sources.size < 2) return [];
    const figures = { day, lowMiles: low.miles, highMiles: high.miles };
    const all = readings.map(({ event }) => event);
    return [finding('conflicting-readings', 'look', all, figures)];
  });
};
