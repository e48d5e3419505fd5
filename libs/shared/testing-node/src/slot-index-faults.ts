import { type Database, partOf, type SlotSet, slotIndexes } from '@vinlore/database';
import { sql } from 'kysely';

/**
 * Compares the indexes declared by slot sets, which a load drops and recreates, with those of the migrated tables.
 *
 * @returns one fault for each declared index that no migration created, and for each undeclared index on a set's
 *   tables, except primary keys, because it would slow down every load
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
