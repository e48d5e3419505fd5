import { type Database, partOf, type SlotSet, slotIndexes } from '@vinlore/database';
import { sql } from 'kysely';

/**
 * Compares the indexes that sets name, which a load drops and makes, with those of the migrated tables.
 *
 * @returns an index that a migration did not make, or one on a set's table that slows each load down, being no key and none
 * of the set's; none where all is well
 */
export async function slotIndexFaults(database: Database, sets: readonly SlotSet[]): Promise<string[]> {
  const parts = sets.flatMap(({ tables, slots }) =>
    tables.flatMap((table) => slots.map((slot) => partOf(table, slot))),
  );
  const { rows } = await sql<{ name: string; part: string; columns: string }>`
    select indexrelid::regclass::text as name, indrelid::regclass::text as part,
      substring(pg_get_indexdef(indexrelid) from ' USING btree (.*)$') as columns
    from pg_index where indrelid = any (${parts}::text[]::regclass[]) and not indisprimary`.execute(database.kysely);
  const made = rows.map(({ name, part, columns }) => `${name} on ${part} ${columns}`);
  const wanted = sets.flatMap(({ indexes = [], slots }) =>
    slotIndexes(indexes, slots).map(({ name, on }) => `${name} on ${on}`),
  );
  return [
    ...wanted.filter((each) => !made.includes(each)).map((each) => `no migration made ${each}`),
    ...made.filter((each) => !wanted.includes(each)).map((each) => `no set names ${each}`),
  ];
}
