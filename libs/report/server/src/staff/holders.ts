import { parseDocumentNumber } from '@vinlore/contract';
import { type Database, tables } from '@vinlore/database';
import { plainVin } from '@vinlore/vehicle-domain';
import { sql } from 'kysely';
import { reportById, type ReportTables } from '../report-table.ts';

/** Search for a brand's members, by VIN or report number as typed. */
export interface HolderSearch {
  readonly brand: string;
  readonly search: string;
  readonly most: number;
}

/** Returns the account IDs of members with a report of a VIN, newest report first. */
export async function reportHolders(
  database: Database,
  { brand, search, most }: HolderSearch,
): Promise<readonly string[]> {
  const vin = plainVin(search);
  if (!vin) return [];
  // Older versions are left out, so each member has one row per VIN.
  const rows = await tables<ReportTables>(database)
    .selectFrom('report')
    .select('account_id')
    .where('brand', '=', brand)
    .where('vin', '=', vin)
    .where(sql<boolean>`newest`)
    .orderBy('made_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Returns the account ID of the owner of a report number. */
export async function reportOwner(
  database: Database,
  { brand, search }: Pick<HolderSearch, 'brand' | 'search'>,
): Promise<readonly string[]> {
  const id = parseDocumentNumber(search);
  const report = id === null ? null : await reportById(database, brand, id);
  return report ? [report.account_id] : [];
}
