import { type Database, tables, type Tx } from '@vinlore/database';
import type { EventCorrection, HistoryEvent } from '@vinlore/report-domain';
import { type Selectable, sql } from 'kysely';
import { type EventRow, eventOf } from './events-source.ts';
import { HISTORY_LOCK } from './import-guard.ts';
import type { RecordKey } from './keep-events.ts';
import type { EventTables } from './tables.ts';

/** A record with the changes staff made to it. */
export interface MarkedRecord {
  readonly event: HistoryEvent;
  readonly importId: string | null;
  readonly mark: Pick<
    Selectable<EventTables['history_mark']>,
    'standing' | 'correction' | 'reason' | 'marked_at'
  > | null;
}

/** Staff changes to a record; an absent key leaves that part unchanged. */
export interface RecordMark {
  readonly standing?: 'hidden' | 'withdrawn' | null;
  readonly correction?: EventCorrection | null;
}

interface JoinedRow extends EventRow {
  readonly import_id: string | null;
  readonly standing: 'hidden' | 'withdrawn' | null;
  readonly correction: EventCorrection | null;
  readonly reason: string | null;
  readonly marked_at: Date | null;
}

const query = (source: Database | Tx) =>
  tables<EventTables>(source)
    .selectFrom('history_event as event')
    .leftJoin('history_mark as mark', (join) =>
      join.onRef('mark.source', '=', 'event.source').onRef('mark.record_id', '=', 'event.record_id'),
    )
    .selectAll('event')
    .select(['mark.standing', 'mark.correction', 'mark.reason', 'mark.marked_at']);

const markedOf = ({ standing, correction, reason, marked_at, import_id, ...row }: JoinedRow): MarkedRecord => ({
  event: eventOf(row),
  importId: import_id,
  mark: reason === null || marked_at === null ? null : { standing, correction, reason, marked_at },
});

/** Returns records of a vehicle, including hidden ones, newest first. */
export async function recordsOf(source: Database, vin: string, most: number): Promise<MarkedRecord[]> {
  const rows = await query(source)
    .where('event.vin', '=', vin)
    .orderBy('event.date', 'desc')
    .orderBy('event.source')
    .orderBy('event.record_id')
    .limit(most)
    .execute();
  return rows.map(markedOf);
}

/** Returns one record; null if there is none. */
export async function recordOf(
  source: Database | Tx,
  { source: from, recordId }: RecordKey,
): Promise<MarkedRecord | null> {
  const row = await query(source)
    .where('event.source', '=', from)
    .where('event.record_id', '=', recordId)
    .executeTakeFirst();
  return row ? markedOf(row) : null;
}

/** Locks a record's staff changes until the transaction ends. */
export async function lockRecord(tx: Tx, { source, recordId }: RecordKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`history ${source} ${recordId}`}, 0))`.execute(
    tables<EventTables>(tx),
  );
}

/**
 * Stores staff changes to a record. They outlive imports: a hidden record stays hidden when next month's file contains
 * it again.
 *
 * @param before as read in this transaction under {@link lockRecord}
 */
export async function markRecord(tx: Tx, before: MarkedRecord, change: RecordMark, reason: string): Promise<void> {
  const { source, recordId, vin } = before.event;
  const standing = change.standing === undefined ? (before.mark?.standing ?? null) : change.standing;
  const correction = change.correction === undefined ? (before.mark?.correction ?? null) : change.correction;
  const db = tables<EventTables>(tx);
  if (standing === null && correction === null) {
    await db.deleteFrom('history_mark').where('source', '=', source).where('record_id', '=', recordId).execute();
    return;
  }
  const said = { standing, correction: correction === null ? null : JSON.stringify(correction), reason };
  await db
    .insertInto('history_mark')
    .values({ source, record_id: recordId, vin, ...said })
    .onConflict((conflict) =>
      conflict.columns(['source', 'record_id']).doUpdateSet({ vin, ...said, marked_at: sql`now()` }),
    )
    .execute();
}

/** Deletes a record, including saved versions and staff changes. */
export async function deleteRecord(tx: Tx, { source, recordId }: RecordKey): Promise<void> {
  const db = tables<EventTables>(tx);
  await sql.raw(HISTORY_LOCK).execute(db);
  for (const table of ['history_event', 'history_past', 'history_mark'] as const)
    await sql`delete from ${sql.table(table)} where source = ${source} and record_id = ${recordId}`.execute(db);
}
