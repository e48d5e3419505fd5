import { acrossBrands, type Database, tables, type Tx } from '@vinlore/database';
import { type Snippet, SNIPPETS } from '@vinlore/feedback-domain';
import { sql } from 'kysely';
import type { SnippetTables } from './tables.ts';

const from = (source: Database | Tx) => tables<SnippetTables>(source);

const COLUMNS = ['id', 'language', 'name', 'text', 'resolves', 'tags'] as const;

/** Returns a brand's snippets by language and name. */
export function snippetsOf(source: Database | Tx, brand: string): Promise<Snippet[]> {
  return from(source)
    .selectFrom('support_snippet')
    .select(COLUMNS)
    .where('brand', '=', brand)
    .orderBy('language')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(SNIPPETS)
    .execute();
}

/** Returns a snippet of any brand, locked until the transaction ends; serializes changes to a brand's snippets. */
export async function lockSnippet(tx: Tx, brand: string, id: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`snippets ${brand}`}, 0))`.execute(from(tx));
  const snippet = from(tx)
    .selectFrom('support_snippet')
    .select([...COLUMNS, 'brand'])
    .where('id', '=', id)
    .forUpdate();
  return acrossBrands(() => snippet.executeTakeFirst());
}

/** Creates a snippet, or updates the one with the same id and brand. */
export async function keepSnippet(tx: Tx, brand: string, snippet: Snippet): Promise<void> {
  const { language, name, text, resolves, tags } = snippet;
  await from(tx)
    .insertInto('support_snippet')
    .values({ ...snippet, brand })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ language, name, text, resolves, tags }))
    .execute();
}

/** Deletes a snippet. */
export async function dropSnippet(tx: Tx, id: string): Promise<void> {
  await from(tx).deleteFrom('support_snippet').where('id', '=', id).execute();
}
