import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Database, tables, type Tx } from '../database.ts';
import { OWN_ROWS } from './raise-walls.ts';

/** More rows than these are not looked up one by one: where so many fit, a page is full soon in the list's own order. */
const MOST = 10_000;

/**
 * Makes the function that finds rows by words: `<table>_with_words(words, most)` gives the ids of rows whose text fits
 * what LIKE takes. A migration calls it where a list is searched by an index of trigrams. PostgreSQL uses no such index
 * for a role that policies hold, since LIKE might tell of rows that the role must not see; so the function runs as the
 * owner, and says itself what the policy says.
 *
 * @param text the column or expression that the index is over
 */
export async function createSearch(
  db: Kysely<object>,
  { table, text }: { readonly table: string; readonly text: RawBuilder<string> },
): Promise<void> {
  // Planned for the words that are asked: of what many fit, PostgreSQL reads the table; else the index.
  await sql`create function ${sql.id(`${table}_with_words`)}(words text, most integer) returns setof uuid
    language plpgsql stable security definer set search_path from current as $function$
    begin
      return query execute $query$select id from ${sql.table(table)}
        where ${text} like $1 and (${sql.raw(OWN_ROWS)}) limit $2$query$ using words, most;
    end $function$`.execute(db);
}

/** What LIKE takes to find a text to the letter. */
const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * The condition that a row's text holds words, for a list in an order of its own: few rows by their ids, many by looking
 * at each in that order.
 *
 * @param words to the letter, in the case that the text is kept in
 */
export async function holdsWords(
  source: Database | Tx,
  { table, text, words }: { readonly table: string; readonly text: RawBuilder<string>; readonly words: string },
): Promise<RawBuilder<boolean>> {
  const find = sql.id(`${table}_with_words`);
  const { rows } = await sql<{ ids: string[] }>`
    select array(select ${find}(${like(words)}, ${MOST + 1}::int)) as ids`.execute(tables<object>(source));
  const { ids } = rows[0]!;
  // Not LIKE: under a policy PostgreSQL takes it for rare, and sorts a million rows where fifty stand at the beginning.
  return ids.length > MOST
    ? sql<boolean>`strpos(${text}, ${words}) > 0`
    : sql<boolean>`${sql.ref(`${table}.id`)} = any (${ids}::uuid[])`;
}
