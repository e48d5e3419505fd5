import { sql, type Kysely } from 'kysely';
import { tables } from '../database.ts';

/** A migration that this database has had. */
export type AppliedMigration = { readonly slice: string; readonly name: string };

/** The table of what was applied; `position` counts within a slice. */
export type MigrationTable = {
  applied_migration: { slice: string; name: string; position: number };
};

/** The table of what was applied. */
export const RECORD = 'applied_migration';

/** Of no meaning but that nobody else in this database uses it. */
const LOCK = 4_711_002;

/**
 * Until the transaction ends no other process migrates, restores or backs up this database. A lock of the transaction,
 * not of the connection, so that it also works behind a connection pooler.
 */
export async function lockMigrations(transaction: Kysely<object>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
}

/** Makes the table of what was applied, where it is missing. */
export async function createRecord(db: Kysely<object>): Promise<void> {
  await sql`create table if not exists applied_migration (
    slice text not null,
    name text not null,
    position integer not null,
    applied_at timestamptz not null default now(),
    primary key (slice, name),
    unique (slice, position)
  )`.execute(db);
}

/** What was applied, in order within each slice; empty for a database that was never migrated. */
export async function readRecord(db: Kysely<object>): Promise<AppliedMigration[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('applied_migration') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return [];
  return tables<MigrationTable>(db)
    .selectFrom('applied_migration')
    .select(['slice', 'name'])
    .orderBy('slice')
    .orderBy('position')
    .execute();
}

/** Notes a migration, in the transaction in which it ran. */
export async function recordMigration(db: Kysely<object>, { slice, name }: AppliedMigration, position: number) {
  await tables<MigrationTable>(db).insertInto('applied_migration').values({ slice, name, position }).execute();
}
