import { acrossBrands, type Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import { FileUnavailable } from '@vinlore/server-kit';
import { sql } from 'kysely';
import * as v from 'valibot';
import { type Bucket, keyOf } from './bucket.ts';

interface DueObject {
  readonly brand: string;
  readonly sha256: string;
  /** As text, with all its digits. */
  readonly at: string;
}

/** Objects looked at in one query. */
const BATCH = 100;

/** The error of a row that other rows name (PostgreSQL, appendix A). */
const isNamed = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23503';

const dueObjects = async (database: Database): Promise<readonly DueObject[]> => {
  const { rows } = await database.maintenance((db) =>
    sql<DueObject>`select brand, sha256, check_at::text as at from stored_object
      where check_at <= now() order by check_at limit ${BATCH}`.execute(db),
  );
  return rows;
};

/**
 * Deletes an object that no row names, from the bucket and from the list.
 *
 * The row stays locked until the bucket has deleted the object, so that an upload of the same bytes waits and stores
 * them again. After a crash in between, the next run deletes it once more.
 */
async function purge(database: Database, bucket: Bucket, { brand, sha256, at }: DueObject): Promise<void> {
  try {
    await database.maintenance((db) =>
      db.transaction().execute(async (tx) => {
        const { numAffectedRows } = await sql`delete from stored_object
          where brand = ${brand} and sha256 = ${sha256} and check_at = ${at}::timestamptz`.execute(tx);
        if (numAffectedRows === 1n) await bucket.delete(keyOf(brand, sha256));
      }),
    );
  } catch (error) {
    if (!isNamed(error)) throw error;
    // Unless a row that named it was deleted since: then it is looked at again.
    await database.maintenance((db) =>
      sql`update stored_object set check_at = null
        where brand = ${brand} and sha256 = ${sha256} and check_at = ${at}::timestamptz`.execute(db),
    );
  }
}

/** Deletes the objects that no row names anymore. Stops at the first one if the bucket can't be reached. */
export async function purgeObjects(database: Database, bucket: Bucket): Promise<void> {
  for (;;) {
    const due = await dueObjects(database);
    for (const object of due) await purge(database, bucket, object);
    if (due.length < BATCH) return;
  }
}

/**
 * Every minute, deletes objects whose last row is gone, such as those of an erased member, and those of an upload that
 * never got a row.
 */
export function definePurging(jobs: Pick<Jobs, 'define'>, database: Database, bucket: Bucket | null): void {
  const run = async () => {
    if (bucket === null) return;
    try {
      await acrossBrands(() => purgeObjects(database, bucket));
    } catch (error) {
      // The store's own alert says so, and the next minute tries again.
      if (!(error instanceof FileUnavailable)) throw error;
    }
  };
  jobs.define('objects.purge', v.object({}), run, { retries: 0, schedule: '* * * * *' });
}
