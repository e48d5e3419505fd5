import { type RawBuilder, sql } from 'kysely';

/** Rows per page of a list. Query {@link PAGE_SIZE} + 1: the extra row shows that there is another page. */
export const PAGE_SIZE = 50;

/** A page of a list, and whether another follows. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly more: boolean;
}

/** Cuts a page from the rows read: up to `size` rows; one more was queried. */
export function pageOf<Row>(found: readonly Row[], size = PAGE_SIZE): Page<Row> {
  return { rows: found.slice(0, size), more: found.length > size };
}

/** A list ordered by a column, with `id` as a tiebreaker. */
export interface KeysetList {
  readonly table: string;
  /** The table's alias in the query, if it has one. */
  readonly alias?: string;
  /** The column; must not be null. */
  readonly by: string;
  /** Default `desc`, newest first. */
  readonly direction?: 'asc' | 'desc';
}

/**
 * The rows after a cursor: one range of an index on (column, id), at any depth. Values are compared in the database,
 * where timestamps are finer than a `Date`.
 *
 * @param cursor columns and values of the cursor's row: its id or number and its owner, so a cursor from another
 * account returns no rows
 */
export function comesAfter(
  { table, alias, by, direction = 'desc' }: KeysetList,
  cursor: Readonly<Record<string, string | number>>,
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(alias ? `${alias}.${name}` : name);
  const isIt = Object.entries(cursor).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  return sql<boolean>`(${column(by)}, ${column('id')}) ${direction === 'desc' ? sql`<` : sql`>`}
    (select ${sql.ref(by)}, id from ${sql.table(table)} where ${sql.join(isIt, sql` and `)})`;
}
