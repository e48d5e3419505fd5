import type { Meter } from '../report-queries.ts';

/** How many records of the vehicle itself a report would hold: recalls are of its model. */
export function historyRecords({ records, sections }: Pick<Meter, 'records' | 'sections'>): number {
  return records - (sections.find(({ section }) => section === 'recall')?.records ?? 0);
}
