import { setImmediate } from 'node:timers/promises';
import { type Database, tables } from '@vinlore/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { MOST_MAKES } from './covered.ts';
import type { CountedShare, EventTables } from './tables.ts';

/** Returns the make of a full VIN according to the decoder; null if it has none. */
export type MakeOf = (vin: string) => string | null;

/** VINs of one make start with the same characters, so one VIN per prefix is decoded, up to this many. */
const MOST_STARTS = 20_000;

/** Adds up records that share a name, most records first. */
function summed(shares: readonly CountedShare[]): CountedShare[] {
  const sums = new Map<string, number>();
  for (const { name, records } of shares) sums.set(name, (sums.get(name) ?? 0) + records);
  return [...sums]
    .map(([name, records]) => ({ name, records }))
    .sort((one, other) => other.records - one.records || (one.name < other.name ? -1 : 1))
    .slice(0, MOST_MAKES);
}

/** Regions and makes of records, and the number of records without a region. */
interface Shares {
  readonly regions: string;
  readonly no_region: number;
  readonly makes: string;
}

/** Counts records per region and make. @param which condition on `history_event` */
async function sharesOf(pool: Kysely<object>, which: RawBuilder<unknown>, makeOf: MakeOf): Promise<Shares> {
  const db = tables<EventTables>(pool);
  const { rows: places } = await sql<{ name: string | null; records: number }>`
    select country || coalesce('-' || region, '') as name, count(*)::float as records
    from history_event where ${which} group by 1`.execute(db);
  const { rows: starts } = await sql<{ vin: string; records: number }>`
    select min(vin) as vin, count(*)::float as records from history_event
    where ${which} and length(vin) = 17 group by left(vin, 8) order by 2 desc limit ${MOST_STARTS}`.execute(db);
  const makes: CountedShare[] = [];
  for (const [at, { vin, records }] of starts.entries()) {
    const name = makeOf(vin);
    if (name !== null) makes.push({ name, records });
    // Yields between decodes so that requests to this process aren't delayed.
    if (at % 20 === 19) await setImmediate();
  }
  const regions = places.flatMap(({ name, records }) => (name === null ? [] : [{ name, records }]));
  return {
    regions: JSON.stringify(summed(regions)),
    no_region: places.find(({ name }) => name === null)?.records ?? 0,
    makes: JSON.stringify(summed(makes)),
  };
}

/** Counts a source's records and vehicles, with dates, regions, and makes. */
async function measure(database: Database, source: string, makeOf: MakeOf): Promise<void> {
  await database.maintenance(async (pool) => {
    const db = tables<EventTables>(pool);
    const { rows: all } = await sql<{
      records: number;
      vehicles: number;
      oldest: string | null;
      newest: string | null;
    }>`
      select count(*)::float as records, count(distinct vin)::float as vehicles, min(date) as oldest, max(date) as newest
      from history_event where source = ${source}`.execute(db);
    const counted = { ...all[0]!, ...(await sharesOf(pool, sql`source = ${source}`, makeOf)) };
    await db
      .insertInto('history_coverage')
      .values({ source, ...counted, measured_at: sql`now()` })
      .onConflict((conflict) => conflict.column('source').doUpdateSet({ ...counted, measured_at: sql`now()` }))
      .execute();
  });
}

/**
 * Counts the same for each import of a source, once, so that a file with a single make is noticed even if the source
 * has others.
 */
async function measureImports(
  database: Database,
  source: string,
  makeOf: MakeOf,
  stop: AbortSignal | undefined,
): Promise<void> {
  const brought = await tables<EventTables>(database)
    .selectFrom('history_import_source as said')
    .innerJoin('history_import as brought', 'brought.id', 'said.import_id')
    .select('import_id')
    .where('source', '=', source)
    .where('stated_at', 'is not', null)
    .where('said.measured_at', 'is', null)
    .where('undone_at', 'is', null)
    .where('removed_at', 'is', null)
    .execute();
  for (const { import_id: id } of brought) {
    if (stop?.aborted) return;
    await database.maintenance(async (pool) => {
      const shares = await sharesOf(pool, sql`source = ${source} and import_id = ${id}`, makeOf);
      await tables<EventTables>(pool)
        .updateTable('history_import_source')
        .set({ ...shares, measured_at: sql`now()` })
        .where('import_id', '=', id)
        .where('source', '=', source)
        .execute();
    });
  }
}

/**
 * Recounts the coverage of sources whose records changed, and deletes counts of sources that no longer exist. Changes
 * made meanwhile are counted by the next run.
 */
export async function measureSources(database: Database, makeOf: MakeOf, stop?: AbortSignal): Promise<void> {
  const db = tables<EventTables>(database);
  await sql`delete from history_coverage where source not in (select name from history_source)`.execute(db);
  // If a count was interrupted, its timestamp is older than the source's.
  const { rows: changed } = await sql<{ name: string }>`
    select name from history_source as kept left join history_coverage as counted on counted.source = kept.name
    where removed_at is null and (kept.measured_at is null or counted.measured_at is null
      or counted.measured_at < kept.measured_at)
    order by name`.execute(db);
  for (const { name } of changed) {
    if (stop?.aborted) return;
    await db
      .updateTable('history_source')
      .set({ measured_at: sql`now()` })
      .where('name', '=', name)
      .execute();
    // Imports first: the source counts as changed until everything is counted, and the process may be killed in
    // between.
    await measureImports(database, name, makeOf, stop);
    if (stop?.aborted) return;
    await measure(database, name, makeOf);
  }
}
