import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { SliceMigrations } from './migration.ts';
import { ROUTINES } from './apply-routines.ts';
import { RECORD } from './record.ts';

/** First PostgreSQL version with a grantable MAINTAIN privilege, which allows refreshing a table's statistics. */
const MAINTAIN_SINCE = 170_000;

/** Tables that `migrate` writes and the running role only reads. */
const RECORDS: readonly string[] = [RECORD, ROUTINES];

/**
 * The role that requests run as, according to the database: a pooler may use another login than the URL. Long-running
 * work uses the same role, and its pool tolerates a busy machine.
 */
export async function runningRole(database: Database): Promise<string> {
  const { rows } = await database.maintenance((db) => sql<{ role: string }>`select current_user as role`.execute(db));
  return rows[0]!.role;
}

/** Whether the current role owns the tables, or can become their owner. */
export const OWNS_TABLES = `select coalesce(bool_or(pg_has_role(current_user, relowner, 'usage')), false) as owns
  from pg_class where oid = to_regclass('${RECORD}')`;

/**
 * Whether requests run as the owner of the tables, so nothing stops them from changing triggers and policies. A
 * database without tables has no owner yet.
 */
export async function runsAsOwner(database: Database): Promise<boolean> {
  const { rows } = await database.maintenance((db) => sql.raw<{ owns: boolean }>(OWNS_TABLES).execute(db));
  return rows[0]!.owns;
}

/** Append-only tables, as declared by the slices. */
export const appendOnly = (slices: readonly SliceMigrations[]): string[] =>
  slices.flatMap((slice) => slice.appendOnly ?? []);

/**
 * Grants the running role what it needs and no more: all rows of all tables, only SELECT and INSERT on append-only
 * tables, only SELECT on the records of migrations and routines; the same for later tables. No-op if the role has all
 * that already, or is the owner itself.
 */
export async function grantTo(db: Kysely<object>, role: string, stays: readonly string[]): Promise<void> {
  if (!(await lacksRights(db, role, stays))) return;
  const to = sql.id(role);
  const { rows: schemas } = await sql<{ name: string }>`
    select nspname as name from pg_namespace
    where nspname = 'public' or pg_get_userbyid(nspowner) = current_user and nspname !~ '^pg_'`.execute(db);
  const { rows: versions } = await sql<{ n: number }>`select current_setting('server_version_num')::int as n`.execute(
    db,
  );
  const rights =
    versions[0]!.n >= MAINTAIN_SINCE
      ? sql`select, insert, update, delete, maintain`
      : sql`select, insert, update, delete`;
  for (const { name } of schemas) {
    const schema = sql.id(name);
    await sql`grant usage on schema ${schema} to ${to}`.execute(db);
    for (const [what, right] of [
      ['tables', rights],
      ['sequences', sql`usage, select`],
      ['routines', sql`execute`],
    ] as const) {
      await sql`grant ${right} on all ${sql.raw(what)} in schema ${schema} to ${to}`.execute(db);
      await sql`alter default privileges in schema ${schema} grant ${right} on ${sql.raw(what)} to ${to}`.execute(db);
    }
  }
  const { rows: guarded } = await sql<{ name: string }>`
    select name from unnest(${[...stays, ...RECORDS]}::text[]) as guarded (name) where to_regclass(name) is not null`.execute(
    db,
  );
  for (const { name: table } of guarded) {
    await sql`revoke all on ${sql.table(table)} from ${to}`.execute(db);
    await sql`grant ${RECORDS.includes(table) ? sql`select` : sql`select, insert`} on ${sql.table(table)} to ${to}`.execute(
      db,
    );
  }
}

/** Reads the role's current grants; fast, so a start without migrations changes no catalog. */
async function lacksRights(db: Kysely<object>, role: string, stays: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    select role <> current_user and (
      exists (select from pg_class c
        where c.relkind in ('r', 'p') and c.relowner = current_user::regrole and c.relname <> all (${RECORDS})
          and not (has_table_privilege(role, c.oid, 'select') and has_table_privilege(role, c.oid, 'insert')))
      or exists (select from unnest(${[...stays, ...RECORDS]}::text[]) as stays (name)
        where to_regclass(name) is not null and has_table_privilege(role, to_regclass(name), 'update, delete, truncate'))
      or exists (select from unnest(${RECORDS}::text[]) as records (name)
        where to_regclass(name) is not null and not has_table_privilege(role, to_regclass(name), 'select'))
    ) as lacks
    from (select ${role}::name as role) as asked`.execute(db);
  return rows[0]!.lacks;
}
