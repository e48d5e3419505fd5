import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams';
import { type Database } from '../database.ts';
import { lockMigrations, readRecord } from '../migrations/record.ts';
import { BackupError } from './backup-error.ts';
import { quoted, readSequences, readTables } from './catalog.ts';
import { encrypted } from './encryption.ts';
import { emptyFrame, FORMAT, frame, jsonFrame, type TableColumns, type Totals } from './frames.ts';
import { inSession } from './session.ts';

/** Small writes cost more than compressing large ones. */
const BATCH_BYTES = 256 * 1024;

/** Options of a backup. */
export type BackupOptions = {
  /** Encrypts the file in age's format; absent: anyone who has the file can read it. */
  readonly encryption?: {
    /** Public keys, `age1…`; the secret key of any one opens the file. */
    readonly recipients: readonly string[];
    /** Texts to store with the rows by name, such as the keys. */
    readonly attached: Readonly<Record<string, string>>;
  };
};

/**
 * Writes a snapshot of the whole database (jobs included) to one file, while the product keeps running. The file
 * appears under its name when complete.
 *
 * @returns what was written; `bytes` is the size of the file
 * @throws BackupError if the file cannot be written
 */
export async function backup(
  database: Database,
  file: string,
  { encryption }: BackupOptions = {},
): Promise<Totals & { readonly bytes: number }> {
  const unfinished = `${file}.unfinished`;
  try {
    const totals = await inSession(database, 'begin isolation level repeatable read', async (client, kysely) => {
      await lockMigrations(kysely);
      const header = jsonFrame({
        format: FORMAT,
        version: 1,
        createdAt: new Date().toISOString(),
        migrations: await readRecord(kysely),
        sequences: await readSequences(client),
        ...(encryption && { attached: encryption.attached }),
      });
      const result = { tables: 0, rows: 0 };
      const content = Readable.from(contentOf(client, header, result), { objectMode: false });
      const zip = createGzip({ level: 6 });
      const sink = createWriteStream(unfinished, { mode: 0o600 });
      if (!encryption) await pipeline(content, zip, sink);
      else
        await Promise.all([
          pipeline(content, zip),
          encrypted(zip, encryption.recipients).then((bytes) => pipeline(bytes, sink)),
        ]);
      return result;
    });
    await syncToDisk(unfinished);
    await rename(unfinished, file);
    return { ...totals, bytes: (await stat(file)).size };
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (!code || !syscall) throw error;
    throw new BackupError(
      `The backup could not be written to ${file} (${code}).`,
      'Choose a file in an existing, writable directory with enough space.',
      error,
    );
  }
}

async function* contentOf(
  client: pg.Client,
  header: Buffer,
  totals: { tables: number; rows: number },
): AsyncGenerator<Buffer> {
  yield header;
  const copied: CopyToStreamQuery[] = [];
  for (const table of await readTables(client)) {
    yield jsonFrame({ table });
    const rows = client.query(copyTo(copyStatement(table)));
    for await (const batch of inBatches(rows)) yield frame(batch);
    yield emptyFrame;
    copied.push(rows);
  }
  // A table's row count may arrive after its last row; the response to another query comes after all counts.
  await client.query('select');
  totals.tables = copied.length;
  totals.rows = copied.reduce((sum, { rowCount }) => sum + rowCount, 0);
  yield jsonFrame({ end: totals });
}

/** A query instead of the table's name: COPY rejects a partitioned table by name. */
function copyStatement(table: TableColumns): string {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return `copy (select ${columns} from ${quoted(table)}) to stdout`;
}

async function* inBatches(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let batch: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    batch.push(chunk);
    size += chunk.length;
    if (size < BATCH_BYTES) continue;
    yield Buffer.concat(batch);
    batch = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(batch);
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
