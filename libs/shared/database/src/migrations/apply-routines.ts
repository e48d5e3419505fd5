import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { tables } from '../database.ts';
import { DatabaseStartError } from '../errors.ts';
import type { Part } from '../routines/routine.ts';
import { lockMigrations } from './record.ts';

/** The table of this database's routines, with the hash of the text each was created from. */
export const ROUTINES = 'applied_routine';

type RoutineTable = { applied_routine: { name: string; hash: string } };

const hashOf = ({ text }: Part) => createHash('sha256').update(text).digest('hex');

/** Pending changes to a database's routines: those to create, in declaration order, and those to drop. */
interface Change {
  readonly make: readonly Part[];
  readonly remove: readonly string[];
}

/** Compares a database's routines with those of this version of the product. */
export async function routineChange(db: Kysely<object>, routines: readonly Part[]): Promise<Change> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass(${ROUTINES}) is not null as exists`.execute(db);
  const applied = rows[0]!.exists
    ? await tables<RoutineTable>(db).selectFrom(ROUTINES).select(['name', 'hash']).execute()
    : [];
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]));
  return {
    make: routines.filter((routine) => hashes.get(routine.name) !== hashOf(routine)),
    remove: [...hashes.keys()].filter((name) => !routines.some((routine) => routine.name === name)),
  };
}

/**
 * Updates the database's routines to this version, in the given transaction and under the migration lock: a routine
 * whose text changed is dropped, with all its signatures, and created again. Grants come from the owner's default
 * privileges, set by `grantTo`.
 *
 * @throws DatabaseStartError `MIGRATION_FAILED` if a text is invalid: then all routines stay as they were
 */
export async function applyRoutines(transaction: Kysely<object>, routines: readonly Part[]): Promise<void> {
  await lockMigrations(transaction);
  const { make, remove } = await routineChange(transaction, routines);
  if (make.length + remove.length === 0) return;
  await sql`create table if not exists applied_routine (
    name text primary key,
    hash text not null,
    applied_at timestamptz not null default now()
  )`.execute(transaction);
  for (const name of [...make.map((routine) => routine.name), ...remove]) await dropAll(transaction, name);
  const record = tables<RoutineTable>(transaction);
  if (remove.length > 0) await record.deleteFrom(ROUTINES).where('name', 'in', remove).execute();
  for (const routine of make) {
    const { name, text } = routine;
    await sql
      .raw(text)
      .execute(transaction)
      .catch((cause: unknown) => failed(name, cause));
    const hash = hashOf(routine);
    await sql`insert into applied_routine (name, hash) values (${name}, ${hash})
      on conflict (name) do update set hash = excluded.hash, applied_at = now()`.execute(transaction);
  }
}

/** Drops a function with all its signatures. */
async function dropAll(db: Kysely<object>, name: string): Promise<void> {
  const { rows } = await sql<{ signature: string }>`
    select oid::regprocedure::text as signature from pg_proc
    where proname = ${name} and pronamespace = current_schema()::regnamespace and prokind = 'f'`.execute(db);
  for (const { signature } of rows) await sql`drop function ${sql.raw(signature)}`.execute(db);
}

function failed(name: string, cause: unknown): never {
  throw new DatabaseStartError(
    'MIGRATION_FAILED',
    `The routine ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`,
    'No routine was changed; the database still works with the previous version of the product. Report this message.',
    cause,
  );
}
