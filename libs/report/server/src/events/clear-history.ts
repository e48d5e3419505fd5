import { type Database, tables } from '@vinlore/database';
import { type Kysely, sql } from 'kysely';
import { HISTORY_LOCK } from './import-guard.ts';
import type { EventTables } from './tables.ts';

/** Records per transaction. Keeps locks short and limits what a killed process loses. */
const BATCH = 5_000;

/** How many days replaced records are kept, to be restored if the import is undone. */
const KEPT_DAYS = 90;

/** How often a source is read without the lock while others import to it. */
const MOST_TRIES = 5;

type Step = (db: Kysely<EventTables>) => Promise<boolean>;

/** Runs one step under the history lock. @returns whether there may be more to do */
const inBatch = (database: Database, step: Step): Promise<boolean> =>
  database.maintenance((db) =>
    db.transaction().execute(async (tx) => {
      await sql.raw(HISTORY_LOCK).execute(tx);
      return step(tables<EventTables>(tx));
    }),
  );

/** What the records of a source say about it; null without records. */
interface SourceState {
  /** The source's row as it was then; every import of the source changes it. null: there was none. */
  readonly version: string | null;
  readonly kinds: readonly string[] | null;
  readonly newest: string | null;
  readonly sample: boolean | null;
}

const versionOf = (source: string) => sql`(select xmin::text from history_source where name = ${source})`;

/** Reads all records of a source: about a second per million. */
async function stateOf(db: Kysely<EventTables>, source: string): Promise<SourceState> {
  // By kind first: sorting all records for their kinds would take longer than reading them.
  const { rows } = await sql<SourceState>`
    select ${versionOf(source)} as version, array_agg(kind order by kind) as kinds, max(newest)::text as newest,
      bool_or(sample) as sample
    from (
      select kind, max(date) as newest, bool_or(sample) as sample from history_event where source = ${source} group by kind
    ) as of_kind`.execute(db);
  return rows[0]!;
}

/**
 * Stores a source's state with what the newest import that isn't undone stated. Deletes a source without records.
 * Leaves a source that is being removed alone.
 *
 * @returns false if the state is out of date: then nothing is stored
 */
async function storeState(db: Kysely<EventTables>, source: string, state: SourceState): Promise<boolean> {
  const { rows } = await sql<{ version: string | null }>`select ${versionOf(source)} as version`.execute(db);
  if (rows[0]!.version !== state.version) return false;
  if (state.kinds === null) {
    await db.deleteFrom('history_source').where('name', '=', source).where('removed_at', 'is', null).execute();
    return true;
  }
  await sql`
    with stated as (
      select said.as_of, said.covers from history_import_source as said
        join history_import as brought on brought.id = said.import_id
      where said.source = ${source} and said.stated_at is not null and said.removed_at is null and brought.undone_at is null
      order by said.stated_at desc limit 1
    )
    insert into history_source as kept (name, kinds, newest, sample, as_of, covers)
    select ${source}, ${state.kinds}::text[], ${state.newest}, ${state.sample}::boolean, as_of, covers
    from (select) as one left join stated on true
    on conflict (name) do update set kinds = excluded.kinds, newest = excluded.newest, sample = excluded.sample,
      as_of = excluded.as_of, covers = excluded.covers, measured_at = null where kept.removed_at is null`.execute(db);
  return true;
}

/**
 * Recomputes what is stored about a source after records were removed or restored. Reads its records without the
 * history lock, which staff who hide a record wait for, and again if somebody imported some meanwhile.
 */
async function restate(database: Database, source: string): Promise<void> {
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    const state = await database.maintenance((db) => stateOf(tables<EventTables>(db), source));
    if (await inBatch(database, (db) => storeState(db, source, state))) return;
  }
  await inBatch(database, async (db) => storeState(db, source, await stateOf(db, source)));
}

/** Restates the sources of an import without records, and notes that it is undone. */
async function finishUndo(database: Database, id: string): Promise<void> {
  const db = tables<EventTables>(database);
  const sources = await db.selectFrom('history_import_source').select('source').where('import_id', '=', id).execute();
  for (const { source } of sources) await restate(database, source);
  await db
    .updateTable('history_import')
    .set({ cleared_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The next records of one import, current or replaced. */
const nextOf = (db: Kysely<EventTables>, id: string) =>
  sql<{ source: string; record_id: string }>`
    (select source, record_id from history_event where import_id = ${id} limit ${BATCH})
    union (select source, record_id from history_past where import_id = ${id} limit ${BATCH})`.execute(db);

/**
 * Deletes a batch of an undone import's records and restores what they had replaced: for each record, its state in the
 * latest import that isn't undone.
 */
async function undoSome(db: Kysely<EventTables>, id: string): Promise<boolean> {
  const { rows } = await nextOf(db, id);
  if (rows.length === 0) return false;
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

/** Deletes a batch of a removed source's records, including replaced ones, and finally the source. */
async function removeSome(db: Kysely<EventTables>, source: string): Promise<boolean> {
  let gone = 0n;
  for (const table of ['history_event', 'history_past'] as const) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where source = ${source} limit ${BATCH}))`.execute(db);
    gone += numAffectedRows;
  }
  if (gone > 0n) return true;
  // Prevents an import that is still running from adding records of the source again.
  await db
    .updateTable('history_import_source')
    .set({ removed_at: sql`now()` })
    .where('source', '=', source)
    .where('removed_at', 'is', null)
    .execute();
  await db.deleteFrom('history_source').where('name', '=', source).execute();
  return false;
}

/** Deletes a batch of records replaced too long ago, oldest first. */
async function forgetSome(db: Kysely<EventTables>): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from history_past where place = any (array(
    select place from history_past where replaced_at < now() - make_interval(days => ${KEPT_DAYS})
    order by place limit ${BATCH}))`.execute(db);
  return numAffectedRows > 0n;
}

/**
 * Finishes undone imports and removed sources, in batches. What is left to do is stored in the tables, so after a crash
 * any process can resume.
 *
 * @param stop stops between two batches
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
  for (const { id } of undone) {
    await work((each) => undoSome(each, id));
    if (!stop?.aborted) await finishUndo(database, id);
  }
  const removed = await db.selectFrom('history_source').select('name').where('removed_at', 'is not', null).execute();
  for (const { name } of removed) await work((each) => removeSome(each, name));
}

/**
 * Deletes records that were replaced more than {@link KEPT_DAYS} days ago; undoing an import can't restore them
 * afterwards.
 */
export async function forgetReplaced(database: Database, stop?: AbortSignal): Promise<void> {
  while (!stop?.aborted && (await inBatch(database, forgetSome)));
}
