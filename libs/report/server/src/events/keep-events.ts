import { type CopiedRow, type Database, mergeRows, tables } from '@vinlore/database';
import type { HistoryEvent, Section } from '@vinlore/report-domain';
import type { EventTables } from './tables.ts';

/** What an import says of its sources as a whole. */
export interface SourceStatement {
  /** The day up to which they know; null: the newest event says it. */
  readonly asOf: string | null;
  /** The sections that they would have records in; null: those of the kinds that they ever brought. */
  readonly covers: readonly Section[] | null;
}

const COLUMNS = [
  ...['source', 'record_id', 'vin', 'kind', 'date', 'date_is', 'odometer', 'odometer_unit', 'odometer_code'],
  ...['country', 'region', 'city', 'confidence', 'sample', 'detail'],
];

const rowOf = (event: HistoryEvent): CopiedRow => [
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

/**
 * Keeps events, all or none of them. A record that came before from its source is replaced where it says something else
 * now; of a record twice in `events` the last counts. Sources come to be known by their events.
 */
export async function keepEvents(database: Database, events: readonly HistoryEvent[]): Promise<void> {
  if (events.length === 0) return;
  const latest = new Map(events.map((event) => [`${event.source}\0${event.recordId}`, event]));
  const target = { table: 'history_event', columns: COLUMNS, key: ['source', 'record_id'] };
  await mergeRows(database, target, [...latest.values()].map(rowOf), (client) =>
    client.query(
      `insert into history_source as kept (name, kinds, newest, sample)
       select name, array(select jsonb_array_elements_text(kinds) order by 1), newest, sample
       from jsonb_to_recordset($1::jsonb) as seen (name text, kinds jsonb, newest text, sample boolean)
       order by name
       on conflict (name) do update set
         kinds = array(select distinct unnest(kept.kinds || excluded.kinds) order by 1),
         newest = greatest(kept.newest, excluded.newest),
         sample = kept.sample or excluded.sample`,
      [JSON.stringify(seenOf(latest.size === events.length ? events : [...latest.values()]))],
    ),
  );
}

/** Keeps what an import says of the sources that it brought, once all of it is there: until then nothing is claimed. */
export async function keepStatement(
  database: Database,
  names: readonly string[],
  { asOf, covers }: SourceStatement,
): Promise<void> {
  if (names.length === 0) return;
  await tables<EventTables>(database)
    .updateTable('history_source')
    .set({ as_of: asOf, covers: covers === null ? null : [...covers] })
    .where('name', 'in', [...names])
    .execute();
}
