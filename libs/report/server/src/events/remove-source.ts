import { type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { EventTables } from './tables.ts';
import { MOST_COUNTED } from './undo-import.ts';

/** How many records a source has now, at most {@link MOST_COUNTED} + 1; null where there is no such source. */
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
 * Marks a source as removed, in the transaction that notes the act: reports ask it no more from now on, imports bring
 * nothing to it, and `clearHistory` deletes its records and then itself. What staff hid of it stays hidden, should it come again.
 *
 * @returns false where there is no such source, it is the product's own sample, or it is being removed
 */
export async function removeSource(tx: Tx, name: string): Promise<boolean> {
  const { numUpdatedRows } = await tables<EventTables>(tx)
    .updateTable('history_source')
    .set({ removed_at: sql`now()` })
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    // Those of the product come with each start of a trial.
    .where('sample', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
