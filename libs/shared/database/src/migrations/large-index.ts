import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { LOCKS } from '../locks.ts';
import type { Migration } from './migration.ts';
import { readRecord, recordMigration, type AppliedMigration } from './record.ts';
import type { LargeIndex } from './migration.ts';

const POLL_MS = 100;

const createIndex = ({ name, on, unique = false }: LargeIndex, how: 'index' | 'index concurrently') =>
  sql`create ${sql.raw(unique ? `unique ${how}` : how)} if not exists ${sql.id(name)} on ${sql.raw(on)}`;

/**
 * A migration that builds indexes while the tables stay writable. It runs outside a transaction; if it is killed, the
 * next start drops the unfinished index and builds it again. A restore, which has the tables to itself, builds them in
 * its transaction.
 */
export const largeIndexes = (name: string, indexes: readonly LargeIndex[]): Migration => ({
  name,
  up: async (db) => {
    for (const index of indexes) await createIndex(index, 'index').execute(db);
  },
  concurrently: indexes,
});

/**
 * Builds a migration's indexes concurrently and records it. One process builds them, the others poll: a statement
 * blocked on this lock would block PostgreSQL's index build, a deadlock.
 *
 * @throws PostgreSQL's error; calling again resumes
 */
export async function makeConcurrently(
  db: Kysely<object>,
  migration: AppliedMigration,
  indexes: readonly LargeIndex[],
  position: number,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    while (!(await tryLock(connection))) await wait(POLL_MS);
    try {
      const applied = await readRecord(connection);
      if (applied.some(({ slice, name }) => slice === migration.slice && name === migration.name)) return;
      for (const index of indexes) {
        if (await isUnfinished(connection, index.name))
          await sql`drop index concurrently ${sql.id(index.name)}`.execute(connection);
        await createIndex(index, 'index concurrently').execute(connection);
      }
      await recordMigration(connection, migration, position);
    } finally {
      // A lost connection has already released the lock, and has its own error to report.
      await sql`select pg_advisory_unlock(${sql.lit(LOCKS.largeIndexes)})`.execute(connection).catch(() => {});
    }
  });
}

async function tryLock(connection: Kysely<object>): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_lock(${sql.lit(LOCKS.largeIndexes)}) as locked`.execute(connection);
  return rows[0]!.locked;
}

/** Whether there is an invalid index of that name, left by a killed process. */
async function isUnfinished(connection: Kysely<object>, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_index where indexrelid = to_regclass(quote_ident(${name})) and not indisvalid`.execute(connection);
  return rows.length > 0;
}
