import { type CopiedRow, type Database, mergeRows, tables } from '@vinlore/database';
import { type Insertable, sql } from 'kysely';
import type { CampaignRow, NamedVehicleRow, RecallSourceRow, RecallTables } from '../tables.ts';

/** A campaign, again on each of its lines, and one vehicle of it. */
export interface KeptLine {
  readonly campaign: CampaignRow;
  readonly vehicle: NamedVehicleRow;
}

const CAMPAIGN_COLUMNS = [
  ...(['source', 'campaign', 'maker_campaign', 'manufacturer', 'type', 'received', 'summary', 'consequence'] as const),
  ...(['remedy', 'notes', 'affected', 'park_it', 'park_outside', 'over_the_air'] as const),
] satisfies readonly (keyof CampaignRow)[];

const VEHICLE_COLUMNS = [
  ...(['source', 'record_id', 'campaign', 'file', 'make', 'model', 'make_key', 'model_key', 'weight'] as const),
  ...(['year', 'component', 'built_from', 'built_to'] as const),
] satisfies readonly (keyof NamedVehicleRow)[];

/** In the order of columns, a key once: of two rows with one key the last wins. */
function rowsOf<Row extends object, Column extends keyof Row>(
  rows: readonly Row[],
  columns: readonly Column[],
  key: (row: Row) => string,
): CopiedRow[] {
  const last = new Map(rows.map((row) => [key(row), row]));
  return [...last.values()].map((row) => columns.map((column) => row[column]) as unknown as CopiedRow);
}

/** Keeps campaigns and the vehicles they name; what is there already under the same key is replaced. */
export async function keepRecalls(database: Database, lines: readonly KeptLine[]): Promise<void> {
  const campaigns = lines.map(({ campaign }) => campaign);
  const vehicles = lines.map(({ vehicle }) => vehicle);
  await mergeRows(
    database,
    { table: 'recall_campaign', columns: CAMPAIGN_COLUMNS, key: ['source', 'campaign'] },
    rowsOf(campaigns, CAMPAIGN_COLUMNS, ({ campaign }) => campaign),
  );
  await mergeRows(
    database,
    { table: 'recall_vehicle', columns: VEHICLE_COLUMNS, key: ['source', 'record_id'] },
    rowsOf(vehicles, VEHICLE_COLUMNS, ({ record_id: id }) => id),
  );
}

/** Notes a source and how far its records go: never back. Tells the database what the tables hold by now. */
export async function keepSource(database: Database, source: Insertable<RecallSourceRow>): Promise<void> {
  await database.maintenance(async (db) => {
    await tables<RecallTables>(db)
      .insertInto('recall_source')
      .values(source)
      .onConflict((conflict) =>
        conflict.column('source').doUpdateSet({
          as_of: sql`greatest(recall_source.as_of, excluded.as_of)`,
          imported_at: sql`now()`,
        }),
      )
      .execute();
    await sql`analyze recall_vehicle`.execute(db);
    await sql`analyze recall_campaign`.execute(db);
  });
}
