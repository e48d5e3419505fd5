import { type RawBuilder, sql } from 'kysely';

/** Rows on one page of a list. Ask for {@link PAGE_SIZE} + 1: the one too many says that there is another page. */
export const PAGE_SIZE = 50;

/** A page of a list, and whether another follows. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly more: boolean;
}

/** The page in what was read: up to `size` rows, of which one more was asked for. */
export function pageOf<Row>(found: readonly Row[], size = PAGE_SIZE): Page<Row> {
  return { rows: found.slice(0, size), more: found.length > size };
}

/** A list ordered by a column, and by `id` where that is the same. */
export interface KeysetList {
  readonly table: string;
  /** What the query calls the table, where that is another name. */
  readonly alias?: string;
  /** The column, which is never null in the list. */
  readonly by: string;
  /** `desc`, the newest first, where nothing is said. */
  readonly direction?: 'asc' | 'desc';
}

/**
 * The rows that come after a given one in a list: one range of an index on (column, id), however deep the page is. Values are
 * compared in the database, where a moment is finer than a `Date`.
 *
 * @param cursor columns and values of that one row: its id or number, and whose it is, so that a cursor into somebody
 *   else's rows finds nothing
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
