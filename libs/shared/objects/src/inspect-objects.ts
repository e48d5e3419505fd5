import type { Database } from '@vinlore/database';
import { sql } from 'kysely';
import type { Bucket } from './bucket.ts';
import { noteLost, type Objects } from './objects.ts';

/** The state of the bucket as the database knows it. */
export interface ObjectStanding {
  readonly count: number;
  /** In bytes. */
  readonly size: number;
  /** Objects that the bucket has lost or damaged. */
  readonly lost: number;
  /** Since when; null if none is lost. */
  readonly lostSince: Date | null;
}

/** Returns how many objects there are, and how many of them are lost. */
export async function objectStanding(database: Database): Promise<ObjectStanding> {
  const { rows } = await database.maintenance((db) =>
    sql<{ count: number; size: number; lost: number; since: Date | null }>`
      select count(*) as count, coalesce(sum(size), 0) as size, count(lost_at) as lost, min(lost_at) as since
      from stored_object`.execute(db),
  );
  const { count, size, lost, since } = rows[0]!;
  return { count: Number(count), size: Number(size), lost: Number(lost), lostSince: since };
}

/** Returns only the lost ones, from an index. */
export async function lostObjects(database: Database): Promise<Pick<ObjectStanding, 'lost' | 'lostSince'>> {
  const { rows } = await sql<{ lost: number; since: Date | null }>`
    select count(*)::integer as lost, min(lost_at) as since from stored_object where lost_at is not null`.execute(
    database.kysely,
  );
  return { lost: rows[0]!.lost, lostSince: rows[0]!.since };
}

/**
 * Reads every object and compares its hash. What is lost is noted, and what has come back, too.
 *
 * @param stop ends it after the object at hand
 * @throws FileUnavailable if the bucket can't be reached
 */
export async function verifyObjects(
  database: Database,
  objects: Objects,
  stop: AbortSignal,
): Promise<{ readonly whole: number; readonly lost: number }> {
  const found = { whole: 0, lost: 0 };
  for (let after = { brand: '', sha256: '' }; !stop.aborted;) {
    const { rows } = await database.maintenance((db) =>
      sql<{ brand: string; sha256: string; lost_at: Date | null }>`select brand, sha256, lost_at from stored_object
        where (brand, sha256) > (${after.brand}, ${after.sha256}) order by brand, sha256 limit 1`.execute(db),
    );
    const [row] = rows;
    if (!row) break;
    after = row;
    const bytes = await objects.readUnlessLost(row.brand, { bytes: null, object: row.sha256 });
    if (bytes === null) found.lost++;
    else {
      found.whole++;
      if (row.lost_at) await noteLost(database, row.brand, row.sha256, false);
    }
  }
  return found;
}

/** Days that an object unknown to the database is kept: enough to restore a newer backup after all. */
const UNKNOWN_DAYS = 7;

/**
 * Finds objects that the database doesn't know, which only a restored backup leaves behind: what was uploaded after it.
 * Younger ones than a week are left out.
 *
 * @param remove also deletes them
 * @returns how many
 */
export async function sweepUnknown(
  { database, bucket, now }: { readonly database: Database; readonly bucket: Bucket; readonly now: Date },
  remove: boolean,
): Promise<number> {
  const before = now.getTime() - UNKNOWN_DAYS * 24 * 3_600_000;
  let count = 0;
  for await (const { key, storedAt } of bucket.list()) {
    const [brand = '', sha256 = '', ...more] = key.split('/');
    // Nothing but our own objects is ever touched.
    if (more.length > 0 || !/^[0-9a-f]{64}$/.test(sha256) || storedAt.getTime() > before) continue;
    const { rows } = await database.maintenance((db) =>
      sql`select from stored_object where brand = ${brand} and sha256 = ${sha256}`.execute(db),
    );
    if (rows.length > 0) continue;
    count++;
    if (remove) await bucket.delete(key);
  }
  return count;
}
