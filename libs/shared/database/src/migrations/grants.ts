import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { SliceMigrations } from './migration.ts';
import { ROUTINES } from './apply-routines.ts';
import { RECORD } from './record.ts';

/** Since this version of PostgreSQL who doesn't own a table can be let refresh its statistics. */
const MAINTAIN_SINCE = 170_000;

/** What `migrate` notes, and the running role only reads. */
const RECORDS: readonly string[] = [RECORD, ROUTINES];

/**
 * The role that requests run as, by the database's own word: a pooler may log in as another than the address says. Long
 * work runs as the same role, and its pool waits for a machine that is busy.
 */
export async function runningRole(database: Database): Promise<string> {
  const { rows } = await database.maintenance((db) => sql<{ role: string }>`select current_user as role`.execute(db));
  return rows[0]!.role;
}

/** Whether who asks is the role that owns the tables, or may become it. */
export const OWNS_TABLES = `select coalesce(bool_or(pg_has_role(current_user, relowner, 'usage')), false) as owns
  from pg_class where oid = to_regclass('${RECORD}')`;

/**
 * Whether requests run as the role that owns the tables: then nothing keeps them from changing triggers and policies.
 * A database without tables belongs to nobody yet.
 */
export async function runsAsOwner(database: Database): Promise<boolean> {
  const { rows } = await database.maintenance((db) => sql.raw<{ owns: boolean }>(OWNS_TABLES).execute(db));
  return rows[0]!.owns;
}

/** The tables whose rows are only ever added, by what the slices say. */
export const appendOnly = (slices: readonly SliceMigrations[]): string[] =>
  slices.flatMap((slice) => slice.appendOnly ?? []);

/**
 * Gives the running role what it needs and no more: rows of all tables, only reading and adding where a table is
 * append-only, only reading of the records of migrations and routines; the same for tables of later migrations. Nothing happens where
 * the role has all that already, or is the owner itself.
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

/** What the catalog says of the role: quick, so that a start without migrations changes no catalog. */
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
