import type { Database } from '@vinlore/database';
import { type Kysely, sql } from 'kysely';

/**
 * Searches all tables of all schemas for a text, case-insensitively, and returns the columns that contain it as
 * `schema.table.column`. Used to prove that a secret or a name is not stored.
 */
export function placesOf(database: Database, needle: string): Promise<string[]> {
  // It scans every table as the owner, because the limits of a request's role don't allow that.
  return database.asOwner((db) => placesIn(db, needle));
}

async function placesIn(db: Kysely<object>, needle: string): Promise<string[]> {
  const columns = await sql<{ place: string; schema: string; table: string; column: string }>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column,
      c.table_schema || '.' || c.table_name || '.' || c.column_name as place
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const places: string[] = [];
  for (const { schema, table, column, place } of columns.rows) {
    const found = await sql`select 1 from ${sql.table(`${schema}.${table}`)}
      where position(lower(${needle}) in lower(${sql.ref(column)}::text)) > 0 limit 1`.execute(db);
    if (found.rows.length > 0) places.push(place);
  }
  return [...new Set(places)].sort();
}
