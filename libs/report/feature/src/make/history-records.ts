import type { Meter } from '../report-queries.ts';

/**
 * Number of records about the vehicle itself that a report would have; recalls are excluded, since they apply to the
 * model.
 */
export function historyRecords({ records, sections }: Pick<Meter, 'records' | 'sections'>): number {
  return records - (sections.find(({ section }) => section === 'recall')?.records ?? 0);
}
