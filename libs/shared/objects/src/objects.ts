import { createHash } from 'node:crypto';
import type { Database } from '@vinlore/database';
import { FileUnavailable, type Logger } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { type Bucket, keyOf } from './bucket.ts';

/**
 * Where the bytes of a row are: in its column `bytes`, or in the bucket, under the SHA-256 in its column `object`.
 * If both are set, the bytes count.
 */
export interface StoredBytes {
  readonly bytes: Buffer | null;
  readonly object: string | null;
}

/** Stores the bytes of rows: in the rows themselves, or in a bucket. */
export interface Objects {
  /** Whether new bytes go to the bucket. */
  readonly inBucket: boolean;
  /**
   * Stores bytes and returns what their row must say. Call it before the transaction that stores the row: bytes in the
   * bucket that no row names after an hour are deleted again.
   *
   * @param brand of the row
   * @param type media type
   * @throws FileUnavailable if the bucket can't be reached; nothing may be stored then
   */
  keep(brand: string, bytes: Uint8Array, type: string): Promise<StoredBytes>;
  /**
   * Returns the bytes of a row, whichever store they are in. Authorize first, by the row.
   *
   * @throws FileUnavailable if the bucket can't be reached, or if it has lost or changed the bytes
   */
  read(brand: string, stored: StoredBytes): Promise<Buffer>;
  /**
   * Like {@link read}, for when one file may be missing from many: null if the bucket has lost or changed the bytes.
   *
   * @throws FileUnavailable if the bucket can't be reached
   */
  readUnlessLost(brand: string, stored: StoredBytes): Promise<Buffer | null>;
}

/** Dependencies of {@link createObjects}. */
export interface ObjectsDeps {
  readonly database: Database;
  /** Null: bytes are stored in their rows. */
  readonly bucket: Bucket | null;
  readonly log: Pick<Logger, 'error'>;
}

/** SHA-256 as hexadecimal digits. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** How long bytes without a row are kept: longer than any request takes to store its row. */
const GRACE = '1 hour';

/** Whether bytes are lost; if not, the bucket can't be reached. */
export const isLost = (error: unknown): boolean => error instanceof FileUnavailable && error.reason === 'lost';

/** Creates the store of rows' bytes. */
export function createObjects({ database, bucket, log }: ObjectsDeps): Objects {
  const objects: Objects = {
    inBucket: bucket !== null,
    keep: async (brand, bytes, type) => {
      if (bucket === null) return { bytes: Buffer.from(bytes), object: null };
      const object = sha256(bytes);
      // Known before it is uploaded: after a crash in between, it is deleted like any other object without a row.
      await database.maintenance((db) =>
        sql`insert into stored_object (brand, sha256, size, type, stored_at, check_at)
          values (${brand}, ${object}, ${bytes.byteLength}, ${type}, now(), now() + ${GRACE}::interval)
          on conflict (brand, sha256) do update
            set check_at = greatest(stored_object.check_at, excluded.check_at)`.execute(db),
      );
      await bucket.put(keyOf(brand, object), bytes, type);
      await noteLost(database, brand, object, false);
      return { bytes: null, object };
    },
    read: async (brand, { bytes, object }) => {
      if (bytes !== null) return bytes;
      if (bucket === null || object === null) throw new FileUnavailable('down');
      const found = await bucket.get(keyOf(brand, object));
      if (found !== null && sha256(found) === object) return found;
      await noteLost(database, brand, object, true);
      log.error({ brand, object, changed: found !== null }, 'a file is missing from the object store, or damaged');
      throw new FileUnavailable('lost');
    },
    readUnlessLost: (brand, stored) =>
      objects.read(brand, stored).catch((error: unknown) => {
        if (isLost(error)) return null;
        throw error;
      }),
  };
  return objects;
}

/** Notes that an object is lost, since when, or that it is there. */
export async function noteLost(database: Database, brand: string, object: string, isLost: boolean): Promise<void> {
  await database.maintenance((db) =>
    sql`update stored_object set lost_at = ${isLost ? sql`now()` : null}
      where brand = ${brand} and sha256 = ${object} and (lost_at is null) = ${isLost}`.execute(db),
  );
}
