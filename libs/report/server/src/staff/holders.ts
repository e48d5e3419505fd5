import { parseDocumentNumber } from '@vinlore/contract';
import { type Database, tables } from '@vinlore/database';
import { plainVin } from '@vinlore/vehicle-domain';
import { sql } from 'kysely';
import { reportById, type ReportTables } from '../report-table.ts';

/** Who among a brand's members is looked for, by a VIN or a number as somebody typed it. */
export interface HolderSearch {
  readonly brand: string;
  readonly search: string;
  readonly most: number;
}

/** Whose reports are of a VIN, the newest first: ids of their accounts. */
export async function reportHolders(
  database: Database,
  { brand, search, most }: HolderSearch,
): Promise<readonly string[]> {
  const vin = plainVin(search);
  if (!vin) return [];
  // A member's older versions are not counted: each member has one newest of a VIN.
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

/** Whose a report of this number is. */
export async function reportOwner(
  database: Database,
  { brand, search }: Pick<HolderSearch, 'brand' | 'search'>,
): Promise<readonly string[]> {
  const id = parseDocumentNumber(search);
  const report = id === null ? null : await reportById(database, brand, id);
  return report ? [report.account_id] : [];
}
