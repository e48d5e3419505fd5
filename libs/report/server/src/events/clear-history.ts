import { type Database, tables } from '@vinlore/database';
import { type Kysely, sql } from 'kysely';
import { HISTORY_LOCK } from './import-guard.ts';
import type { EventTables } from './tables.ts';

/** Records per transaction: others wait for a moment only, and a killed process loses no more. */
const BATCH = 5_000;

/** So long what an import replaced is kept, to come back where the import is undone. */
const KEPT_DAYS = 90;

type Step = (db: Kysely<EventTables>) => Promise<boolean>;

/** One step under the history's lock. @returns whether there may be more to do */
const inBatch = (database: Database, step: Step): Promise<boolean> =>
  database.maintenance((db) =>
    db.transaction().execute(async (tx) => {
      await sql.raw(HISTORY_LOCK).execute(tx);
      return step(tables<EventTables>(tx));
    }),
  );

/**
 * What is known of a source once records of it went, or came back: as its imports that stand say. One that has no record
 * left is not known any more; one that is being removed is left to that.
 */
async function restate(db: Kysely<EventTables>, source: string): Promise<void> {
  await sql`
    with left_over as (
      select array_agg(distinct kind order by kind) as kinds, max(date) as newest, bool_or(sample) as sample
      from history_event where source = ${source} having count(*) > 0
    ), stated as (
      select said.as_of, said.covers from history_import_source as said
        join history_import as brought on brought.id = said.import_id
      where said.source = ${source} and said.stated_at is not null and said.removed_at is null and brought.undone_at is null
      order by said.stated_at desc limit 1
    )
    insert into history_source as kept (name, kinds, newest, sample, as_of, covers)
    select ${source}, kinds, newest, sample, as_of, covers from left_over left join stated on true
    on conflict (name) do update set kinds = excluded.kinds, newest = excluded.newest, sample = excluded.sample,
      as_of = excluded.as_of, covers = excluded.covers, measured_at = null where kept.removed_at is null`.execute(db);
  await sql`delete from history_source as kept where name = ${source} and removed_at is null
    and not exists (select from history_event where source = kept.name)`.execute(db);
}

/** The records of one import that go next, on top or set aside. */
const nextOf = (db: Kysely<EventTables>, id: string) =>
  sql<{ source: string; record_id: string }>`
    (select source, record_id from history_event where import_id = ${id} limit ${BATCH})
    union (select source, record_id from history_past where import_id = ${id} limit ${BATCH})`.execute(db);

/**
 * Takes a batch of an undone import's records away, and puts back what they had replaced: of each record what the last
 * import says that still stands.
 */
async function undoSome(db: Kysely<EventTables>, id: string): Promise<boolean> {
  const { rows } = await nextOf(db, id);
  if (rows.length === 0) {
    const sources = await db.selectFrom('history_import_source').select('source').where('import_id', '=', id).execute();
    for (const { source } of sources) await restate(db, source);
    await db
      .updateTable('history_import')
      .set({ cleared_at: sql`now()` })
      .where('id', '=', id)
      .execute();
    return false;
  }
  const keys = sql`unnest(${rows.map(({ source }) => source)}::text[], ${rows.map(({ record_id: key }) => key)}::text[])
    as key (source, record_id)`;
  await sql`delete from history_past as past using ${keys}
    where (past.source, past.record_id) = (key.source, key.record_id) and past.import_id = ${id}`.execute(db);
  const { numAffectedRows: removed = 0n } = await sql`delete from history_event as kept using ${keys}
    where (kept.source, kept.record_id) = (key.source, key.record_id) and kept.import_id = ${id}`.execute(db);
  const { numAffectedRows: restored = 0n } = await sql`
    with top as (
      select distinct on (past.source, past.record_id) past.place from history_past as past join ${keys} using (source, record_id)
      where not exists (select from history_event as kept where (kept.source, kept.record_id) = (past.source, past.record_id))
      order by past.source, past.record_id, past.place desc
    ), taken as (
      delete from history_past as past using top where past.place = top.place and past.said is not null returning past.said
    )
    insert into history_event select back.* from taken, jsonb_populate_record(null::history_event, taken.said) as back`.execute(
    db,
  );
  await sql`update history_import set removed = removed + ${removed}, restored = restored + ${restored}
    where id = ${id}`.execute(db);
  return true;
}

/** Deletes a batch of a removed source's records, set aside or not, and at last the source. */
async function removeSome(db: Kysely<EventTables>, source: string): Promise<boolean> {
  let gone = 0n;
  for (const table of ['history_event', 'history_past'] as const) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where source = ${source} limit ${BATCH}))`.execute(db);
    gone += numAffectedRows;
  }
  if (gone > 0n) return true;
  // An import that still runs must not bring the rest of it back.
  await db
    .updateTable('history_import_source')
    .set({ removed_at: sql`now()` })
    .where('source', '=', source)
    .where('removed_at', 'is', null)
    .execute();
  await db.deleteFrom('history_source').where('name', '=', source).execute();
  return false;
}

/** Forgets what was replaced long ago, the oldest first. */
async function forgetSome(db: Kysely<EventTables>): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from history_past where place = any (array(
    select place from history_past where replaced_at < now() - make_interval(days => ${KEPT_DAYS})
    order by place limit ${BATCH}))`.execute(db);
  return numAffectedRows > 0n;
}

/**
 * Does what is left to do of undone imports and removed sources, a batch at a time. What is to go is in the tables, so a
 * killed process loses nothing: whoever comes next goes on.
 *
 * @param stop ends it between two batches
 */
export async function clearHistory(database: Database, stop?: AbortSignal): Promise<void> {
  const work = async (step: Step) => {
    while (!stop?.aborted && (await inBatch(database, step)));
  };
  const db = tables<EventTables>(database);
  const undone = await db
    .selectFrom('history_import')
    .select('id')
    .where('undone_at', 'is not', null)
    .where('cleared_at', 'is', null)
    .orderBy('undone_at')
    .execute();
  for (const { id } of undone) await work((each) => undoSome(each, id));
  const removed = await db.selectFrom('history_source').select('name').where('removed_at', 'is not', null).execute();
  for (const { name } of removed) await work((each) => removeSome(each, name));
}

/** Forgets what was replaced more than {@link KEPT_DAYS} ago: undoing an import then brings nothing of it back. */
export async function forgetReplaced(database: Database, stop?: AbortSignal): Promise<void> {
  while (!stop?.aborted && (await inBatch(database, forgetSome)));
}
