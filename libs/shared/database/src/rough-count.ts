import { sql } from 'kysely';
import { type Database, tables } from './database.ts';

/** Tables up to this size are counted exactly. */
const COUNTED = 10_000;

/** Returns a table's row count: exact if it seems small, else PostgreSQL's own estimate, which is free. */
export async function roughCount(
  database: Database,
  table: string,
): Promise<{ readonly rows: number; readonly estimated: boolean }> {
  const { rows } = await sql<{ counted: number; estimate: number }>`
    select estimate, case when estimate > ${2 * COUNTED} then ${COUNTED + 1}::int else (
        select count(*)::int from (select from ${sql.table(table)} limit ${COUNTED + 1}) as few) end as counted
      from (select reltuples::float as estimate from pg_class where oid = to_regclass(${table})) as kept`.execute(
    tables<object>(database),
  );
  const { counted, estimate } = rows[0]!;
  if (counted <= COUNTED) return { rows: counted, estimated: false };
  return { rows: Math.round(Math.max(counted, estimate)), estimated: true };
}
