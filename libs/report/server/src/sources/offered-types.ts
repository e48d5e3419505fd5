import { REPORT_TYPES, type ReportType } from '@vinlore/report-domain';
import type { HistorySource } from './history-source.ts';

/**
 * Returns the report types available now: always the United States, and other regions if a source has records of them
 * (docs/decisions.md §4). A source that fails to answer adds none.
 */
export async function offeredTypes(sources: readonly Pick<HistorySource, 'regions'>[]): Promise<ReportType[]> {
  const regions = await Promise.all(sources.map((source) => source.regions?.().catch(() => [])));
  const offered = new Set<ReportType | undefined>(['US', ...regions.flat()]);
  return REPORT_TYPES.filter((type) => offered.has(type));
}
