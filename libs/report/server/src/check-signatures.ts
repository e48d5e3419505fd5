import { type Database, tables } from '@vinlore/database';
import type { PublicKey } from '@vinlore/documents';
import { standingOf } from './genuine.ts';
import type { StoredReport } from './report-table.ts';

/** Reports read at a time. */
const PAGE = 200;

/**
 * Verifies the signature of every report, as a stream. Reports from before they were signed count for neither.
 *
 * @returns how many are genuine, and the numbers of those that don't match their signature
 */
export async function checkReports(
  database: Database,
  keys: readonly PublicKey[],
): Promise<{ readonly genuine: number; readonly altered: readonly string[] }> {
  let genuine = 0;
  const altered: string[] = [];
  const read = (after: string | null) =>
    database.maintenance((db) => {
      const page = tables<{ report: Pick<StoredReport, 'id' | 'data' | 'key_id' | 'signature'> }>(db)
        .selectFrom('report')
        .select(['id', 'data', 'key_id', 'signature'])
        .orderBy('id')
        .limit(PAGE);
      return (after === null ? page : page.where('id', '>', after)).execute();
    });
  for (let page = await read(null); page.length > 0; page = await read(page.at(-1)!.id))
    for (const report of page) {
      const standing = standingOf(report, keys);
      if (standing === 'genuine') genuine += 1;
      else if (standing === 'altered') altered.push(report.id);
    }
  return { genuine, altered };
}
