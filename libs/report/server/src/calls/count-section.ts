import type { DataOf } from '@vinlore/contract';
import {
  recordsIn,
  type ReportData,
  type reportContract,
  type Section,
  type SourceAnswer,
} from '@vinlore/report-domain';
import type { HistorySource } from '../sources/history-source.ts';

/** A section of the free coverage meter. */
type SectionCount = DataOf<typeof reportContract.firefly>['sections'][number];

/** Returns the facts decoded from the VIN itself. */
export const knownFacts = ({ vehicle }: ReportData): ReportData['vehicle']['facts'] =>
  vehicle.facts.filter(({ value, from }) => value !== null && from === 'decoded');

/** Returns the status of a section's count. */
function statusOf(section: {
  readonly isDown: boolean;
  readonly hasRecords: boolean;
  readonly isNotLoaded: boolean;
  readonly isAnswered: boolean;
  readonly isAskedLater: boolean;
}): SectionCount['status'] {
  if (section.isDown) return 'down';
  if (section.hasRecords) return 'counted';
  // Applies even if another source answered, because the source that isn't loaded may have records.
  if (section.isNotLoaded) return 'not-loaded';
  if (section.isAnswered) return 'counted';
  return section.isAskedLater ? 'asked-later' : 'not-covered';
}

/**
 * Counts what a report would include in a section: how many records, from which sources, as of the oldest source date.
 *
 * @param answers of the sources that were queried
 * @param sources all sources; those that charge a fee are queried when the report is made
 */
export function countSection(
  section: Section,
  report: ReportData,
  answers: readonly SourceAnswer[],
  sources: readonly HistorySource[],
): SectionCount {
  const covering = answers.filter(({ covers }) => covers.includes(section));
  const answered = covering.filter(({ status }) => status === 'answered');
  // Same count as in the report, except that the vehicle section counts only decoded facts and a visitor's mileage is
  // ignored.
  const records = section === 'identity' ? knownFacts(report).length : recordsIn({ ...report, mileage: null }, section);
  const isAskedLater = sources.some(({ priced, covers }) => priced && covers.includes(section));
  const days = answered.map(({ asOf }) => asOf).filter((day) => day !== null);
  return {
    section,
    records,
    sources: answered.map(({ name }) => name),
    as_of: days.sort()[0] ?? null,
    status: statusOf({
      isDown: covering.some(({ status }) => status === 'down'),
      hasRecords: records > 0,
      isNotLoaded: covering.some(({ status }) => status === 'not-loaded'),
      isAnswered: answered.length > 0,
      isAskedLater,
    }),
    asked_later: isAskedLater,
  };
}
