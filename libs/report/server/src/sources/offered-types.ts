import { REPORT_TYPES, type ReportType } from '@vinlore/report-domain';
import type { HistorySource } from './history-source.ts';

/**
 * The types of report that can be made at the moment: of the United States always, of another region where a source has
 * records of it (docs/decisions.md §4). A source that can't say so now offers nothing.
 */
export async function offeredTypes(sources: readonly Pick<HistorySource, 'regions'>[]): Promise<ReportType[]> {
  const regions = await Promise.all(sources.map((source) => source.regions?.().catch(() => [])));
  const offered = new Set<ReportType | undefined>(['US', ...regions.flat()]);
  return REPORT_TYPES.filter((type) => offered.has(type));
}
