import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { DatabaseStartError } from '../errors.ts';
import type { Part } from '../routines/routine.ts';
import { applyRoutines, routineChange } from './apply-routines.ts';
import { appendOnly, grantTo, runningRole } from './grants.ts';
import { makeConcurrently } from './large-index.ts';
import { raiseWalls, type Wall } from '../wall/raise-walls.ts';
import {
  anyContracts,
  createRecord,
  lockMigrations,
  lockRights,
  readRecord,
  recordMigration,
  type AppliedMigration,
} from './record.ts';
import type { Migration, SliceMigrations } from './migration.ts';

/**
 * While a migration waits for a lock, all later queries of that table wait behind it: it gives up after this, lets them
 * pass, and tries again.
 */
const LOCK_TIMEOUT_MS = 500;
const MOST_TRIES = 600;
const BETWEEN_TRIES_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

type Pending = { readonly slice: string; readonly migration: Migration; readonly position: number };

/**
 * Migrates the database to this version's schema: forward only, each migration once, also when several processes start
 * concurrently. Call it with the migrations of all slices. Recreates routines whose text changed. Runs as the owner of
 * the tables, grants the running role its privileges and creates the policies between brands. Leaves a database alone
 * that a newer version has expanded: this version works with it, as in a rolling upgrade.
 *
 * @throws DatabaseStartError `MIGRATIONS_DIFFER` if the database has a migration that this version does not know, or
 * lacks one before it; `MIGRATION_FAILED` with that migration rolled back
 */
export async function migrate(database: Database, slices: readonly SliceMigrations[]): Promise<void> {
  assertNamesUnique(slices);
  const running = await runningRole(database);
  await database.asOwner(async (db) => {
    const applied = await readRecord(db);
    if (await isExpanded(db, slices, applied)) return;
    if (pendingMigrations(slices, applied).length > 0) {
      await assertMayCreate(db);
      while (await applyPatiently(db, slices));
    }
    const routines = routinesOf(slices);
    const { make, remove } = await routineChange(db, routines);
    if (make.length + remove.length > 0) {
      await assertMayCreate(db);
      await db.transaction().execute((transaction) => applyRoutines(transaction, routines));
    }
    await db.transaction().execute(async (transaction) => {
      await lockRights(transaction);
      await grantTo(transaction, running, appendOnly(slices));
      await raiseWalls(transaction, wallsOf(slices));
    });
  });
}

/** The routines of all slices, in creation order. */
export const routinesOf = (slices: readonly SliceMigrations[]): readonly Part[] =>
  slices.flatMap(({ routines = [] }) => routines);

/** The migrations' wall declarations, by table. */
const wallsOf = (slices: readonly SliceMigrations[]): ReadonlyMap<string, Wall> =>
  new Map(slices.flatMap(({ migrations }) => migrations.flatMap(({ walls = {} }) => Object.entries(walls))));

/** Otherwise the first rejected statement would report this in PostgreSQL's words. */
async function assertMayCreate(db: Kysely<object>): Promise<void> {
  const { rows } = await sql<{ role: string; may: boolean }>`
    select current_user as role, has_schema_privilege(current_schema(), 'create') as may`.execute(db);
  const [owner] = rows;
  if (owner?.may) return;
  throw new DatabaseStartError(
    'MAY_NOT_MIGRATE',
    `The database needs migrations, but the role ${owner?.role} cannot create tables.`,
    'Set DATABASE_DIRECT_URL to the role that owns the tables, or run `npm run migrate` with it before starting.',
  );
}

/** Whether a newer version has added to this version's schema and taken nothing away. */
async function isExpanded(
  db: Kysely<object>,
  slices: readonly SliceMigrations[],
  applied: readonly AppliedMigration[],
): Promise<boolean> {
  const known = slices.flatMap(({ slice, migrations }) => migrations.map(({ name }) => ({ slice, name })));
  const unknown = applied.filter((entry) => !known.some((each) => isSame(each, entry)));
  if (unknown.length === 0) return false;
  const allAreIn = slices.every(({ slice, migrations }) => {
    const first = applied.filter((entry) => entry.slice === slice).slice(0, migrations.length);
    return migrations.every(({ name }) => first.some((entry) => entry.name === name));
  });
  return allAreIn && !(await anyContracts(db, unknown));
}

const isSame = (one: AppliedMigration, other: AppliedMigration) => one.slice === other.slice && one.name === other.name;

/** {@link applyNext}, again and again while somebody holds a lock that it needs. */
async function applyPatiently(db: Kysely<object>, slices: readonly SliceMigrations[]): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      return await applyNext(db, slices);
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string };
      if (code !== LOCK_NOT_AVAILABLE || tries === MOST_TRIES) throw error;
      await wait(BETWEEN_TRIES_MS);
    }
  }
}

/** @returns false if nothing was left to do */
async function applyNext(db: Kysely<object>, slices: readonly SliceMigrations[]): Promise<boolean> {
  const next = await db.transaction().execute(async (transaction) => {
    await lockMigrations(transaction);
    await createRecord(transaction);
    const [pending] = pendingMigrations(slices, await readRecord(transaction));
    if (pending && !pending.migration.concurrently) await apply(transaction, pending);
    return pending;
  });
  if (!next) return false;
  const { slice, migration, position } = next;
  if (migration.concurrently)
    await makeConcurrently(db, { slice, name: migration.name }, migration.concurrently, position).catch(
      (cause: unknown) => {
        throw failed(next, cause, 'The tables are unchanged; the next start continues from there.');
      },
    );
  return true;
}

/** Runs one migration and records it, both in the given transaction. */
export async function apply(transaction: Kysely<object>, pending: Pending): Promise<void> {
  const { slice, migration, position } = pending;
  try {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(transaction);
    await migration.up(transaction);
    await sql`set local lock_timeout = 0`.execute(transaction);
  } catch (cause) {
    const advice = 'It was rolled back; the database still works with the previous version of the product.';
    throw failed(pending, cause, `${advice} Report this message.`);
  }
  await recordMigration(transaction, { slice, name: migration.name, contracts: migration.contracts }, position);
}

const failed = ({ slice, migration }: Pending, cause: unknown, advice: string) =>
  new DatabaseStartError(
    'MIGRATION_FAILED',
    `The migration ${slice}/${migration.name} failed: ${cause instanceof Error ? cause.message : String(cause)}`,
    advice,
    cause,
  );

/**
 * Returns the pending migrations, slice by slice.
 * @throws DatabaseStartError `MIGRATIONS_DIFFER` if the applied ones are not the first of those this version knows.
 * Their order doesn't matter: between releases, two were listed earlier for a while.
 */
export function pendingMigrations(
  slices: readonly SliceMigrations[],
  applied: readonly AppliedMigration[],
  subject: 'The database' | 'The backup' = 'The database',
): readonly Pending[] {
  for (const { slice, name } of applied) {
    if (!slices.some((known) => known.slice === slice))
      throw differs(subject, slice, name, 'no migrations of that slice');
  }
  return slices.flatMap(({ slice, migrations }) => {
    const done = applied.filter((entry) => entry.slice === slice);
    const first = migrations.slice(0, done.length);
    for (const [position, { name }] of done.entries()) {
      if (first.some((known) => known.name === name)) continue;
      const known = migrations[position]?.name;
      throw differs(subject, slice, name, known ? `"${known}" in its place` : 'nothing in its place');
    }
    return migrations.map((migration, position) => ({ slice, migration, position })).slice(done.length);
  });
}

function differs(subject: string, slice: string, name: string, instead: string): DatabaseStartError {
  return new DatabaseStartError(
    'MIGRATIONS_DIFFER',
    `${subject} has the migration ${slice}/${name}; this version of the product has ${instead}.`,
    'It is probably from a newer version of the product: use that version, or a backup made with this one.',
  );
}

function assertNamesUnique(slices: readonly SliceMigrations[]): void {
  const names = slices.flatMap(({ slice, migrations, routines = [] }) => [
    slice,
    ...migrations.map(({ name }) => `${slice}/${name}`),
    ...routines.map(({ name }) => `${name}()`),
  ]);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`The migrations list "${twice}" twice.`);
}
