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

/** What the VIN itself tells of the vehicle. */
export const knownFacts = ({ vehicle }: ReportData): ReportData['vehicle']['facts'] =>
  vehicle.facts.filter(({ value, from }) => value !== null && from === 'decoded');

/** How the count of a section stands. */
function statusOf(section: {
  readonly isDown: boolean;
  readonly hasRecords: boolean;
  readonly isNotLoaded: boolean;
  readonly isAnswered: boolean;
  readonly isAskedLater: boolean;
}): SectionCount['status'] {
  if (section.isDown) return 'down';
  if (section.hasRecords) return 'counted';
  // Also where another source answered: what is not loaded may have records.
  if (section.isNotLoaded) return 'not-loaded';
  if (section.isAnswered) return 'counted';
  return section.isAskedLater ? 'asked-later' : 'not-covered';
}

/**
 * What a report would hold in a section: how many records, from which sources, as of the oldest of their days.
 *
 * @param answers of those that were asked
 * @param sources all that there are: those with a fee are asked when the report is made
 */
export function countSection(
  section: Section,
  report: ReportData,
  answers: readonly SourceAnswer[],
  sources: readonly HistorySource[],
): SectionCount {
  const covering = answers.filter(({ covers }) => covers.includes(section));
  const answered = covering.filter(({ status }) => status === 'answered');
  // What the report itself counts; but of the vehicle only what the VIN says, and no mileage that a visitor types.
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
