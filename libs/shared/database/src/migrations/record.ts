import { sql, type Kysely } from 'kysely';
import { tables } from '../database.ts';
import { LOCKS } from '../locks.ts';

/** A migration applied to this database. */
export type AppliedMigration = { readonly slice: string; readonly name: string };

/** The table of applied migrations; `position` counts within a slice. */
export type MigrationTable = {
  applied_migration: { slice: string; name: string; position: number; contracts?: boolean };
};

/** The table of applied migrations. */
export const RECORD = 'applied_migration';

/**
 * Keeps other processes from migrating, restoring or backing up this database until the transaction ends. A
 * transaction-level lock, so it also works behind a connection pooler.
 */
export async function lockMigrations(transaction: Kysely<object>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.migrations)})`.execute(transaction);
}

/**
 * Keeps other processes from granting privileges and creating policies until the transaction ends: PostgreSQL fails if
 * two do so at once. Not the migrations' lock, so a start doesn't wait for a backup.
 */
export async function lockRights(transaction: Kysely<object>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.rights)})`.execute(transaction);
}

/** Creates the table of applied migrations if it is missing. */
export async function createRecord(db: Kysely<object>): Promise<void> {
  await sql`create table if not exists applied_migration (
    slice text not null,
    name text not null,
    position integer not null,
    applied_at timestamptz not null default now(),
    primary key (slice, name),
    unique (slice, position)
  )`.execute(db);
  await sql`alter table applied_migration add column if not exists contracts boolean not null default false`.execute(
    db,
  );
}

/** Whether one of these applied migrations contracts the schema; false for any that ran before this was recorded. */
export async function anyContracts(db: Kysely<object>, migrations: readonly AppliedMigration[]): Promise<boolean> {
  const keys = migrations.map(({ slice, name }) => `${slice}/${name}`);
  const { rows } = await sql`
    select from applied_migration m
    where m.slice || '/' || m.name = any(${keys}) and (to_jsonb(m) ->> 'contracts')::boolean`.execute(db);
  return rows.length > 0;
}

/** Returns the applied migrations, in order within each slice; empty for a database that was never migrated. */
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

/** Records a migration, in the transaction in which it ran. */
export async function recordMigration(
  db: Kysely<object>,
  { slice, name, contracts = false }: AppliedMigration & { readonly contracts?: boolean | undefined },
  position: number,
) {
  await tables<MigrationTable>(db)
    .insertInto('applied_migration')
    .values({ slice, name, position, contracts })
    .execute();
}
