import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Tx, tables } from '../database.ts';
import type { LargeIndex } from '../migrations/migration.ts';

/**
 * Tables whose rows are replaced as a whole: each row stands in one of two slots, and a pointer says which one is in use. A
 * load fills the other slot by COPY ({@link loadSlot}) while readers go on, is judged, and {@link useSlot} goes over to it in
 * one transaction; what was in use stays in its slot for {@link rollBackSlot}. The running role needs no right to change
 * tables.
 *
 * In a migration:
 *
 * ```ts
 * await createSlotPointer(db, 'fuel_slot');
 * await createSlotTable(db, 'fuel_vehicle', 'id integer not null, city integer, primary key (slot, id)', [0, 1]);
 * ```
 *
 * Readers ask `where slot = ${slotInUse(FUEL)}`: one row of the pointer, once a statement.
 */
export interface SlotSet {
  /** The table that says which slot is in use; a slice's sets may share it. */
  readonly pointer: string;
  /** Distinguishes the sets of one pointer, such as `nhtsa`. */
  readonly name: string;
  /** Its two slots; sets that share tables use different ones. */
  readonly slots: readonly [number, number];
  /** The tables, created by {@link createSlotTable}. */
  readonly tables: readonly string[];
  /** Indexes that a load builds after its rows; each slot has its own, initially created by {@link slotIndexes}. */
  readonly indexes?: readonly SlotIndex[];
}

/** A slot's own index, `<name>_<slot>`: one on the whole table would be updated for each row of a load. */
export interface SlotIndex {
  readonly name: string;
  readonly table: string;
  /** As in `create index`; without `slot`, which is the same in all rows. */
  readonly columns: string;
}

/** Creates the table that says which slots are in use: part of a migration. */
export async function createSlotPointer(db: Kysely<object>, pointer: string): Promise<void> {
  await sql`
    create table ${sql.table(pointer)} (
      name text primary key,
      slot smallint,
      previous smallint,
      changed_at timestamptz not null default now()
    )`.execute(db);
}

/**
 * Creates a table with rows in slots: part of a migration. Each slot is a partition, `<table>_<slot>`; indexes on the
 * table exist on each, and slow down a load ({@link SlotSet.indexes} don't).
 *
 * @param columns columns and constraints as in `create table`; `slot` is added as the first column and must be part of
 * each key
 */
export async function createSlotTable(
  db: Kysely<object>,
  table: string,
  columns: string,
  slots: readonly number[],
): Promise<void> {
  await sql`
    create table ${sql.table(table)} (slot smallint not null, ${sql.raw(columns)}) partition by list (slot)`.execute(
    db,
  );
  for (const slot of slots)
    await sql`
      create table ${sql.table(partOf(table, slot))} partition of ${sql.table(table)}
        for values in (${sql.lit(slot)})`.execute(db);
}

/** The indexes of slots, for `largeIndexes`. */
export const slotIndexes = (indexes: readonly SlotIndex[], slots: readonly number[]): LargeIndex[] =>
  slots.flatMap((slot) =>
    indexes.map(({ name, table, columns }) => ({
      name: partOf(name, slot),
      on: `${partOf(table, slot)} (${columns})`,
    })),
  );

/** The partition of a slot. */
export const partOf = (table: string, slot: number): string => `${table}_${slot}`;

/** The slot in use, for `where slot = …`; null, which matches no row, if nothing was loaded yet. */
export const slotInUse = ({ pointer, name }: SlotSet): RawBuilder<number> =>
  sql<number>`(select slot from ${sql.table(pointer)} where name = ${name})`;

/**
 * The slots in use of all sets of a pointer, for `from ${slotsInUse(…)} cross join lateral (select … where slot =
 * used.slot)`. PostgreSQL then reads no other slot, unlike with `slot = any (…)`, which may also read one that is being
 * loaded. It is an array because PostgreSQL takes a small unanalyzed table for a large one, and then joins large tables
 * in full.
 */
export const slotsInUse = (pointer: string): RawBuilder<{ slot: number }> =>
  sql<{ slot: number }>`unnest(array(select slot from ${sql.table(pointer)} where slot is not null)) as used(slot)`;

/** Activates a slot; the previous one is kept to roll back to. */
export async function useSlot(tx: Tx, { pointer, name }: SlotSet, slot: number): Promise<void> {
  await sql`
    insert into ${sql.table(pointer)} as kept (name, slot) values (${name}, ${slot})
    on conflict (name) do update set slot = excluded.slot, changed_at = now(),
      previous = case when kept.slot = excluded.slot then kept.previous else kept.slot end`.execute(tables<object>(tx));
}

/** Switches back to the previous slot; calling it again undoes that. @returns false if there is none */
export async function rollBackSlot(tx: Tx, { pointer, name }: SlotSet): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(pointer)} set slot = previous, previous = slot, changed_at = now()
    where name = ${name} and previous is not null`.execute(tables<object>(tx));
  return (numAffectedRows ?? 0n) > 0n;
}
