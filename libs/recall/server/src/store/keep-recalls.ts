import { type CopiedRow, type Database, mergeRows, partOf, tables, type Tx } from '@vinlore/database';
import { type Insertable, sql } from 'kysely';
import type { CampaignRow, NamedVehicleRow, RecallSourceRow, RecallTables } from '../tables.ts';

/** "Do not drive" and "park outside" flags; null if not stated, as on lines before May 2025. */
export type Parking = Pick<CampaignRow, 'park_it' | 'park_outside'> | null;

/** A vehicle of a campaign. */
export interface KeptLine {
  readonly vehicle: NamedVehicleRow;
  /** The campaign's texts, repeated on each line; null if an earlier line had them. */
  readonly campaign: CampaignRow | null;
  readonly parking: Parking;
}

const SILENT_COLUMNS = [
  ...(['source', 'campaign', 'maker_campaign', 'manufacturer', 'type', 'received', 'summary', 'consequence'] as const),
  ...(['remedy', 'notes', 'affected', 'over_the_air'] as const),
] satisfies readonly (keyof CampaignRow)[];

export const CAMPAIGN_COLUMNS = [
  ...SILENT_COLUMNS,
  ...(['park_it', 'park_outside'] as const),
] satisfies readonly (keyof CampaignRow)[];

export const VEHICLE_COLUMNS = [
  ...(['source', 'record_id', 'campaign', 'file', 'make', 'model', 'make_key', 'model_key', 'weight'] as const),
  ...(['year', 'component', 'built_from', 'built_to'] as const),
] satisfies readonly (keyof NamedVehicleRow)[];

/** A row in column order. */
export const rowOf = <Row extends object, Column extends keyof Row>(row: Row, columns: readonly Column[]): CopiedRow =>
  columns.map((column) => row[column]) as unknown as CopiedRow;

/** Rows in column order, deduplicated by key; the last one wins. */
export function rowsOf<Row extends object, Column extends keyof Row>(
  rows: readonly Row[],
  columns: readonly Column[],
  key: (row: Row) => string,
): CopiedRow[] {
  const last = new Map<string, Row>();
  for (const row of rows) last.set(key(row), row);
  return Array.from(last.values(), (row) => rowOf(row, columns));
}

const inSlot = (slot: number, rows: readonly CopiedRow[]): CopiedRow[] => rows.map((row) => [slot, ...row]);

/** Upserts campaigns and their vehicles in a slot. A line without parking flags doesn't clear a warning. */
export async function keepRecalls(database: Database, slot: number, lines: readonly KeptLine[]): Promise<void> {
  const vehicles = lines.map(({ vehicle }) => vehicle);
  // Lines without parking flags first, so those that have them win.
  for (const [saysParking, columns] of [
    [false, SILENT_COLUMNS],
    [true, CAMPAIGN_COLUMNS],
  ] as const) {
    const campaigns = lines.flatMap(({ campaign, parking }) =>
      campaign !== null && (parking !== null) === saysParking ? [campaign] : [],
    );
    if (campaigns.length === 0) continue;
    await mergeRows(
      database,
      { table: partOf('recall_campaign', slot), columns: ['slot', ...columns], key: ['slot', 'source', 'campaign'] },
      inSlot(
        slot,
        rowsOf<CampaignRow, keyof CampaignRow>(campaigns, columns, ({ campaign }) => campaign),
      ),
    );
  }
  await mergeRows(
    database,
    {
      table: partOf('recall_vehicle', slot),
      columns: ['slot', ...VEHICLE_COLUMNS],
      key: ['slot', 'source', 'record_id'],
    },
    inSlot(
      slot,
      rowsOf(vehicles, VEHICLE_COLUMNS, ({ record_id: id }) => id),
    ),
  );
}

/**
 * Records a source and its latest date. A source's first records are old and only new to us, so existing watchers
 * aren't emailed about them.
 *
 * @param replaces whether all records of the source are replaced; its date is then set even if earlier
 */
export async function keepSource(
  tx: Tx,
  source: Insertable<RecallSourceRow>,
  { replaces = false }: { readonly replaces?: boolean } = {},
): Promise<void> {
  const db = tables<RecallTables>(tx);
  const known = await db
    .selectFrom('recall_source')
    .select('source')
    .where('source', '=', source.source)
    .executeTakeFirst();
  if (!known && !source.sample)
    await db
      .updateTable('recall_watch')
      .set({ quiet_sources: sql`array_append(quiet_sources, ${source.source})` })
      .where('ended_at', 'is', null)
      .execute();
  await db
    .insertInto('recall_source')
    .values(source)
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet({
        as_of: replaces ? sql`excluded.as_of` : sql`greatest(recall_source.as_of, excluded.as_of)`,
        ...(replaces && { previous_as_of: sql`recall_source.as_of` }),
        imported_at: sql`now()`,
      }),
    )
    .execute();
}

/** Updates the database's planner statistics. */
export async function analyzeRecalls(database: Database): Promise<void> {
  await database.maintenance(async (db) => {
    await sql`analyze recall_vehicle`.execute(db);
    await sql`analyze recall_campaign`.execute(db);
  });
}
