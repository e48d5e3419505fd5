import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { DataTables } from '../tables.ts';

/** SHA-256 as hexadecimal digits. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A file's checksum, computed from the hashes of its parts in order. */
export function fingerprintOf(hashes: readonly string[]): string {
  const all = createHash('sha256');
  for (const hash of hashes) all.update(Buffer.from(hash, 'hex'));
  return all.digest('hex');
}

/** Parts received so far, in order. */
export const partsThere = (source: Database | Tx, importId: string) =>
  tables<DataTables>(source)
    .selectFrom('data_import_part')
    .select(['part', 'size', 'sha256'])
    .where('import_id', '=', importId)
    .orderBy('part')
    .execute();

/** Stores a part; an existing one is left unchanged. */
export async function keepPart(
  tx: Tx,
  { importId, part, hash, bytes }: { importId: string; part: number; hash: string; bytes: Buffer },
): Promise<void> {
  await tables<DataTables>(tx)
    .insertInto('data_import_part')
    .values({ import_id: importId, part, size: bytes.byteLength, sha256: hash, bytes })
    .onConflict((conflict) => conflict.columns(['import_id', 'part']).doNothing())
    .execute();
}

/** Writes the parts to a file, one at a time. @param signal stops it between parts */
export async function writeFile(
  database: Database,
  { importId, path, signal }: { importId: string; path: string; signal: AbortSignal },
): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for (const { part } of await partsThere(database, importId)) {
      signal.throwIfAborted();
      // A part over a slow connection can take longer than the default request timeout.
      const row = await database.maintenance((db) =>
        tables<DataTables>(db)
          .selectFrom('data_import_part')
          .select('bytes')
          .where('import_id', '=', importId)
          .where('part', '=', part)
          .executeTakeFirstOrThrow(),
      );
      await file.appendFile(row.bytes);
    }
  } finally {
    await file.close();
  }
}

/** How long a file is kept while it waits for the rest of the upload or for the import to start. */
const FILE_HOURS = 24;

/** Deletes files nobody imported, and cancels uploads left idle for a day. */
export async function purgeFiles(database: Database, now: Date): Promise<void> {
  const old = new Date(now.getTime() - FILE_HOURS * 3_600_000);
  await database.maintenance(async (db) => {
    await sql`
      delete from data_import_part where import_id in (
        select id from data_import
        where (has_file or state = 'uploading') and state not in ('waiting', 'running') and begun_at < ${old})`.execute(
      db,
    );
    await sql`
      update data_import set has_file = false,
        state = case state when 'uploading' then 'cancelled' else state end,
        ended_at = coalesce(ended_at, ${now})
      where (has_file or state = 'uploading') and state not in ('waiting', 'running') and begun_at < ${old}`.execute(
      db,
    );
  });
}
