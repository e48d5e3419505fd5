import type { Database } from '@vinlore/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Fills a table and then builds its indexes, which is faster than row by row. */
export async function fill(database: Database, table: string, rows: RawBuilder<unknown>): Promise<void> {
  const work = async (db: Kysely<object>) => {
    await sql`set maintenance_work_mem = '512MB'`.execute(db);
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = ${table} and indexname not in
        (select conname from pg_constraint where conrelid = ${table}::regclass)`.execute(db);
    for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db);
    await rows.execute(db);
    for (const { definition } of indexes) await sql.raw(definition).execute(db);
  };
  await database.asOwner((db) => db.connection().execute(work));
}
