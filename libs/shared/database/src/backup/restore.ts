import { constants, createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../database.ts';
import { applyRoutines } from '../migrations/apply-routines.ts';
import { apply, pendingMigrations, routinesOf } from '../migrations/migrate.ts';
import type { SliceMigrations } from '../migrations/migration.ts';
import { appendOnly, grantTo, runningRole } from '../migrations/grants.ts';
import { createRecord, lockMigrations } from '../migrations/record.ts';
import { BackupError } from './backup-error.ts';
import { isEmpty, quoted, readGuards, readTables, wipe } from './catalog.ts';
import {
  FORMAT,
  FrameReader,
  notABackup,
  type EndFrame,
  type Header,
  type TableColumns,
  type TableFrame,
  type Totals,
} from './frames.ts';
import { inSession } from './session.ts';

/** What a restore needs. */
export type RestoreOptions = {
  /** The migrations of all slices, as for `migrate`. */
  readonly slices: readonly SliceMigrations[];
  /** Replaces what is in the database; without it only an empty one is taken. */
  readonly force?: boolean;
};

/**
 * Brings a backup back, all of it or nothing: the schema is made by the migrations that the backup had seen, its rows
 * are loaded, and newer migrations follow. An older backup thus comes back in today's schema.
 *
 * @throws BackupError when the file is none, was cut off, or the database is not empty
 * @throws DatabaseStartError `MIGRATIONS_DIFFER` when the backup comes from a newer version of the product
 */
export async function restore(database: Database, file: string, options: RestoreOptions): Promise<Totals> {
  const bytes = await unzipped(file);
  const running = await runningRole(database);
  try {
    const totals = await inSession(database, 'begin', async (client, kysely) => {
      await lockMigrations(kysely);
      const reader = new FrameReader(bytes);
      const header = await readHeader(reader);
      await makeRoom(client, options.force ?? false);
      const later = await makeSchema(kysely, header, options.slices);
      const loaded = await load(client, header, reader).catch((error: unknown) => {
        // Rows that do not fit their columns (class 22) or each other (class 23) were not written like this.
        throw error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '') ? notABackup(error) : error;
      });
      for (const migration of later) await apply(kysely, migration);
      await applyRoutines(kysely, routinesOf(options.slices));
      await grantTo(kysely, running, appendOnly(options.slices));
      return loaded;
    });
    // Without fresh statistics the first queries would be planned as if the tables were empty.
    await database.asOwner((db) => sql`analyze`.execute(db));
    return totals;
  } finally {
    bytes.destroy();
  }
}

async function unzipped(file: string): Promise<Readable> {
  try {
    await access(file, constants.R_OK);
  } catch (cause) {
    throw new BackupError(`The file ${file} cannot be read.`, 'Check its name and who may read it.', cause);
  }
  const bytes = createGunzip();
  // Errors of both streams arrive where the bytes are read, also those that come before anybody reads.
  bytes.on('error', () => {});
  return pipeline(createReadStream(file), bytes, () => {});
}

async function readHeader(reader: FrameReader): Promise<Header> {
  const header = (await reader.nextJson()) as Header;
  if (header?.format !== FORMAT) throw notABackup();
  if (header.version === 1) return header;
  throw new BackupError(
    `The backup has the format version ${String(header.version)}, this version of the product reads 1.`,
    'Restore it with the version of the product that made it.',
  );
}

async function makeRoom(client: pg.Client, force: boolean): Promise<void> {
  if (await isEmpty(client)) return;
  if (!force) {
    throw new BackupError(
      'The database is not empty, and a restore replaces everything in it.',
      'Restore into an empty database (a fresh DATA_DIR), or add --force to lose what is there now.',
    );
  }
  await wipe(client);
}

/** Applies what the backup had seen. @returns the migrations that are newer than it */
async function makeSchema(kysely: Kysely<object>, header: Header, slices: readonly SliceMigrations[]) {
  const later = pendingMigrations(slices, header.migrations, 'The backup');
  const seen = pendingMigrations(slices, []).filter((migration) => !later.some((other) => same(other, migration)));
  await createRecord(kysely);
  for (const migration of seen) await apply(kysely, migration);
  return later;
}

type Step = ReturnType<typeof pendingMigrations>[number];
const same = (a: Step, b: Step) => a.slice === b.slice && a.position === b.position;

async function load(client: pg.Client, header: Header, reader: FrameReader): Promise<Totals> {
  const guards = await readGuards(client);
  for (const statement of guards.suspend) await client.query(statement);
  // Rows that migrations themselves have written are in the backup too.
  const known = (await readTables(client)).map(quoted);
  if (known.length > 0) await client.query(`truncate ${known.join(', ')}`);
  const totals = await loadTables(client, reader);
  for (const statement of guards.resume) await client.query(statement);
  for (const sequence of header.sequences) {
    await client.query('select setval($1::regclass, $2::bigint)', [quoted(sequence), sequence.value]);
  }
  return totals;
}

async function loadTables(client: pg.Client, reader: FrameReader): Promise<Totals> {
  const totals = { tables: 0, rows: 0 };
  for (;;) {
    const next = (await reader.nextJson()) as TableFrame | EndFrame;
    if ('end' in next) {
      // Release 0.1.0 could count too few rows. That none is missing is also what the file's checksum says.
      if (next.end.rows > totals.rows || next.end.tables !== totals.tables) throw notABackup();
      return totals;
    }
    totals.rows += await loadTable(client, next.table, reader);
    totals.tables += 1;
  }
}

async function loadTable(client: pg.Client, table: TableColumns, reader: FrameReader): Promise<number> {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const sink = client.query(copyFrom(`copy ${quoted(table)} (${columns}) from stdin`));
  await finished(Readable.from(reader.rows()), sink);
  return sink.rowCount;
}
