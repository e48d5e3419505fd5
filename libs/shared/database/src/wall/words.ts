import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Database, tables, type Tx } from '../database.ts';
import { OWN_ROWS } from './raise-walls.ts';

/** Above this many matches rows are not looked up by id: with so many, a page fills quickly in the list's own order. */
const MOST = 10_000;

/**
 * Creates the function that searches rows by text: `<table>_with_words(words, most)` returns the ids of rows whose text
 * matches a LIKE pattern. Call it in a migration if a list is searched with a trigram index. PostgreSQL does not use
 * such an index for roles subject to policies, since LIKE might leak rows the role must not see; so the function runs
 * as the owner, and applies the policy's condition itself.
 *
 * @param text the column or expression of the index
 */
export async function createSearch(
  db: Kysely<object>,
  { table, text }: { readonly table: string; readonly text: RawBuilder<string> },
): Promise<void> {
  // Planned for the given words: PostgreSQL scans the table if many rows match, else it uses the index.
  await sql`create function ${sql.id(`${table}_with_words`)}(words text, most integer) returns setof uuid
    language plpgsql stable security definer set search_path from current as $function$
    begin
      return query execute $query$select id from ${sql.table(table)}
        where ${text} like $1 and (${sql.raw(OWN_ROWS)}) limit $2$query$ using words, most;
    end $function$`.execute(db);
}

/** Escapes text for LIKE. */
const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * The condition that a row's text contains words, for a list in an order of its own: few matches by id, many by
 * checking each row in that order.
 *
 * @param words literal text, in the case in which the column is stored
 */
export async function holdsWords(
  source: Database | Tx,
  { table, text, words }: { readonly table: string; readonly text: RawBuilder<string>; readonly words: string },
): Promise<RawBuilder<boolean>> {
  const find = sql.id(`${table}_with_words`);
  const { rows } = await sql<{ ids: string[] }>`
    select array(select ${find}(${like(words)}, ${MOST + 1}::int)) as ids`.execute(tables<object>(source));
  const { ids } = rows[0]!;
  // Not LIKE: under a policy PostgreSQL takes it for selective, and sorts a million rows although fifty are at the
  // start.
  return ids.length > MOST
    ? sql<boolean>`strpos(${text}, ${words}) > 0`
    : sql<boolean>`${sql.ref(`${table}.id`)} = any (${ids}::uuid[])`;
}
