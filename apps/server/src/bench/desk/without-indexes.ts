import { type Kysely, sql } from 'kysely';

/** Fills a table of a bench whose indexes are made afterwards: a million rows take seconds instead of minutes. */
export async function withoutIndexes(db: Kysely<object>, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = ${table} and indexdef not like 'CREATE UNIQUE%'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  await fill();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
  await sql`analyze ${sql.table(table)}`.execute(db);
}
