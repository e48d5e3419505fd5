import { type CopiedRow, type Database, mergeRows, tables } from '@vinlore/database';
import type { HistoryEvent, Section } from '@vinlore/report-domain';
import { sql } from 'kysely';
import { HISTORY_LOCK, noteImport, type Queries } from './import-guard.ts';
import type { EventTables } from './tables.ts';

/** What an import states about its sources as a whole. */
export interface SourceStatement {
  /** Cutoff date; null: use the newest event. */
  readonly asOf: string | null;
  /** Sections the sources cover; null: those of the record kinds they ever had. */
  readonly covers: readonly Section[] | null;
}

/** Identifies a record by its source and the source's own ID. */
export interface RecordKey {
  readonly source: string;
  readonly recordId: string;
}

/** Which import the events belong to, and which records it no longer has. */
export interface EventOrigin {
  /** Null if it can't be undone, such as data shipped with the product. */
  readonly importId: string | null;
  /**
   * Records that lines of the file could have produced but didn't; they are removed if an earlier import added them.
   */
  readonly unmade?: readonly RecordKey[];
}

const COLUMNS = [
  ...['source', 'record_id', 'vin', 'kind', 'date', 'date_is', 'odometer', 'odometer_unit', 'odometer_code'],
  ...['country', 'region', 'city', 'confidence', 'sample', 'detail', 'import_id'],
];

const rowOf = (event: HistoryEvent, importId: string | null): CopiedRow => [
  event.source,
  event.recordId,
  event.vin,
  event.kind,
  event.date,
  event.dateIs === 'seen' ? 'seen' : null,
  event.odometer?.value ?? null,
  event.odometer?.unit ?? null,
  event.odometer?.code ?? null,
  event.place?.country ?? null,
  event.place?.region ?? null,
  event.place?.city ?? null,
  event.confidence,
  event.sample,
  JSON.stringify(event.detail),
  importId,
];

function seenOf(events: readonly HistoryEvent[]) {
  const seen = new Map<string, { kinds: Set<string>; newest: string; sample: boolean }>();
  for (const { source, kind, date, sample } of events) {
    const known = seen.get(source);
    if (!known) seen.set(source, { kinds: new Set([kind]), newest: date, sample });
    else {
      known.kinds.add(kind);
      if (date > known.newest) known.newest = date;
      known.sample ||= sample;
    }
  }
  return [...seen].map(([name, { kinds, newest, sample }]) => ({ name, kinds: [...kinds], newest, sample }));
}

/** Saves other imports' versions of the rows that are about to be written. */
async function setAside(client: Queries, importId: string | null): Promise<void> {
  // Discards this import's previous version of the same record.
  await client.query(
    `delete from history_past as past using merged
     where (past.source, past.record_id) = (merged.source, merged.record_id) and past.import_id is not distinct from $1`,
    [importId],
  );
  await client.query(
    `insert into history_past (source, record_id, vin, import_id, said)
     select kept.source, kept.record_id, kept.vin, kept.import_id, to_jsonb(kept)
     from history_event as kept join merged using (source, record_id) where kept.import_id is distinct from $1`,
    [importId],
  );
}

/** Removes records that other imports added. The removal is stored under this import, so undoing it restores them. */
export async function takeAway(client: Queries, importId: string, records: readonly RecordKey[]): Promise<void> {
  const keys = [importId, records.map(({ source }) => source), records.map(({ recordId }) => recordId)];
  const which = `from history_event as kept join unnest($2::text[], $3::text[]) as key (source, record_id)
    using (source, record_id) where kept.import_id is distinct from $1`;
  await client.query(
    `insert into history_past (source, record_id, vin, import_id, said)
     select kept.source, kept.record_id, kept.vin, kept.import_id, to_jsonb(kept) ${which}`,
    keys,
  );
  await client.query(
    `insert into history_past (source, record_id, vin, import_id)
     select kept.source, kept.record_id, kept.vin, $1 ${which}`,
    keys,
  );
  await client.query(
    `delete from history_event as kept using unnest($2::text[], $3::text[]) as key (source, record_id)
     where (kept.source, kept.record_id) = (key.source, key.record_id) and kept.import_id is distinct from $1`,
    keys,
  );
}

/**
 * Stores events, all or none. A record that already exists is replaced if it changed, and another import's version is
 * saved to be restored if this import is undone. If `events` contains a record twice, the last one counts. Also adds or
 * updates the sources.
 *
 * @throws ImportError if the import was undone or its source removed in the meantime
 */
export async function keepEvents(
  database: Database,
  events: readonly HistoryEvent[],
  { importId, unmade = [] }: EventOrigin = { importId: null },
): Promise<void> {
  if (events.length === 0) return;
  const keyOf = ({ source, recordId }: RecordKey) => `${source}\0${recordId}`;
  const latest = new Map(events.map((event) => [keyOf(event), event]));
  // Two lines may leave out the same record.
  const absent = [...new Map(unmade.map((record) => [keyOf(record), record])).values()].filter(
    (record) => !latest.has(keyOf(record)),
  );
  const seen = seenOf(latest.size === events.length ? events : [...latest.values()]);
  const target = { table: 'history_event', columns: COLUMNS, key: ['source', 'record_id'] };
  const rows = [...latest.values()].map((event) => rowOf(event, importId));
  await mergeRows(database, target, rows, {
    before: async (client) => {
      await client.query(HISTORY_LOCK);
      await noteImport(client, importId, seen.map(({ name }) => name).sort());
      await setAside(client, importId);
      if (importId !== null && absent.length > 0) await takeAway(client, importId, absent);
    },
    after: (client) =>
      client.query(
        `insert into history_source as kept (name, kinds, newest, sample)
       select name, array(select jsonb_array_elements_text(kinds) order by 1), newest, sample
       from jsonb_to_recordset($1::jsonb) as seen (name text, kinds jsonb, newest text, sample boolean)
       order by name
       on conflict (name) do update set
         kinds = array(select distinct unnest(kept.kinds || excluded.kinds) order by 1),
         newest = greatest(kept.newest, excluded.newest),
         sample = kept.sample or excluded.sample`,
        [JSON.stringify(seen)],
      ),
  });
}

/**
 * Stores an import's statement about its sources. Called only after all of its events are stored, so that nothing is
 * claimed too early.
 *
 * @param importId import whose undoing discards the statement; null if it can't be undone
 */
export async function keepStatement(
  database: Database,
  names: readonly string[],
  { asOf, covers }: SourceStatement,
  importId: string | null = null,
): Promise<void> {
  if (names.length === 0) return;
  const stated = { as_of: asOf, covers: covers === null ? null : [...covers] };
  await database.transaction(async (tx) => {
    const db = tables<EventTables>(tx);
    if (importId !== null)
      await db
        .updateTable('history_import_source')
        .set({ ...stated, stated_at: sql`now()` })
        .where('import_id', '=', importId)
        .where('source', 'in', [...names])
        .execute();
    await db
      .updateTable('history_source')
      .set({ ...stated, measured_at: null })
      .where('name', 'in', [...names])
      .execute();
  });
}
