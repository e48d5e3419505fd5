import { type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { EventTables } from './tables.ts';

/** Records are counted up to this many; a higher count is reported as "more than" this. */
export const MOST_COUNTED = 10_000;

/** The effect of undoing an import or removing a source. */
export interface Weight {
  /** Current records that would be deleted, at most {@link MOST_COUNTED} + 1. */
  readonly removed: number;
  /** Records that would revert to their state before the import. */
  readonly restored: number;
}

/** Progress of undoing an import. */
export interface UndoStanding {
  readonly undone_at: string;
  readonly is_done: boolean;
  readonly removed: number;
  readonly restored: number;
}

/** Returns what undoing an import would do. */
export async function weighImport(source: Database | Tx, id: string): Promise<Weight> {
  const { rows } = await sql<{ removed: number; replaced: number; absent: number }>`
    with brought as (select source, record_id from history_event where import_id = ${id} limit ${MOST_COUNTED + 1})
    select (select count(*)::int from brought) as removed,
      (select count(*)::int from brought where (
        select said is not null from history_past as past
        where (past.source, past.record_id) = (brought.source, brought.record_id) and past.import_id is distinct from ${id}
        order by place desc limit 1)) as replaced,
      (select count(*)::int from (select from history_past where import_id = ${id} and said is null
        limit ${MOST_COUNTED + 1}) as gone) as absent`.execute(tables<EventTables>(source));
  const { removed, replaced, absent } = rows[0]!;
  return { removed, restored: replaced + absent };
}

/**
 * Marks an import as undone, in the transaction that records the action. From then on it can't add anything, and
 * `clearHistory` deletes what it added and restores what it had replaced.
 *
 * @returns false if it was already undone
 */
export async function undoImport(tx: Tx, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into history_import as kept (id, undone_at) values (${id}, now())
    on conflict (id) do update set undone_at = excluded.undone_at where kept.undone_at is null`.execute(
    tables<EventTables>(tx),
  );
  return numAffectedRows > 0n;
}

/** Returns the progress of undoing an import; null if it isn't undone. */
export async function undoStanding(database: Database, id: string): Promise<UndoStanding | null> {
  const row = await tables<EventTables>(database)
    .selectFrom('history_import')
    .select(['undone_at', 'cleared_at', 'removed', 'restored'])
    .where('id', '=', id)
    .where('undone_at', 'is not', null)
    .executeTakeFirst();
  if (!row?.undone_at) return null;
  const { undone_at, cleared_at, removed, restored } = row;
  return {
    undone_at: undone_at.toISOString(),
    is_done: cleared_at !== null,
    removed: Number(removed),
    restored: Number(restored),
  };
}
