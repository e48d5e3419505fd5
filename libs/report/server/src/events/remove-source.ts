import { type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { EventTables } from './tables.ts';
import { MOST_COUNTED } from './undo-import.ts';

/** Returns the number of records of a source, at most {@link MOST_COUNTED} + 1; null if there is no such source. */
export async function weighSource(source: Database | Tx, name: string): Promise<number | null> {
  const { rows } = await sql<{ records: number }>`
    select (select count(*)::int from (select from history_event where source = kept.name limit ${MOST_COUNTED + 1}) as own)
      as records
    from history_source as kept where name = ${name} and removed_at is null and not sample`.execute(
    tables<EventTables>(source),
  );
  return rows[0]?.records ?? null;
}

/**
 * Marks a source as removed, in the transaction that records the action. Reports stop querying it at once, imports
 * can't add to it, and `clearHistory` deletes its records and then the source. Records that staff hid stay hidden if
 * the source is imported again.
 *
 * @returns false if the source doesn't exist, is a product sample, or is already being removed
 */
export async function removeSource(tx: Tx, name: string): Promise<boolean> {
  const { numUpdatedRows } = await tables<EventTables>(tx)
    .updateTable('history_source')
    .set({ removed_at: sql`now()` })
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    // Product samples are added again on each start in trial mode.
    .where('sample', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
