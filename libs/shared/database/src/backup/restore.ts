import { Readable } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
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
  type FrameReader,
  notABackup,
  type EndFrame,
  type Header,
  type TableColumns,
  type TableFrame,
  type Totals,
} from './frames.ts';
import { openBackup } from './open-backup.ts';
import { inSession } from './session.ts';

/** Options of a restore. */
export type RestoreOptions = {
  /** The migrations of all slices, as for `migrate`. */
  readonly slices: readonly SliceMigrations[];
  /** Replaces existing data; otherwise the database must be empty. */
  readonly force?: boolean;
  /** Secret keys that open an encrypted backup. */
  readonly identities?: readonly string[];
};

/**
 * Restores a backup atomically: creates the schema with the migrations the backup had, loads its rows, and applies
 * newer migrations, so an older backup ends up in the current schema.
 *
 * @throws BackupError if the file is not a backup, was truncated or can't be decrypted, or the database is not empty
 * @throws DatabaseStartError `MIGRATIONS_DIFFER` if the backup is from a newer version of the product
 */
export async function restore(database: Database, file: string, options: RestoreOptions): Promise<Totals> {
  const { header, reader, close } = await openBackup(file, options.identities ?? []);
  try {
    const running = await runningRole(database);
    const totals = await inSession(database, 'begin', async (client, kysely) => {
      await lockMigrations(kysely);
      await makeRoom(client, options.force ?? false);
      const later = await makeSchema(kysely, header, options.slices);
      const loaded = await load(client, header, reader).catch((error: unknown) => {
        // Rows that violate their types (class 22) or constraints (class 23) can't be what was saved.
        throw error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '') ? notABackup(error) : error;
      });
      for (const migration of later) await apply(kysely, migration);
      await applyRoutines(kysely, routinesOf(options.slices));
      await grantTo(kysely, running, appendOnly(options.slices));
      return loaded;
    });
    // Without fresh statistics the first queries would be planned for empty tables.
    await database.asOwner((db) => sql`analyze`.execute(db));
    return totals;
  } finally {
    close();
  }
}

/** Whether a database contains nothing yet. */
export function isEmptyDatabase(database: Database): Promise<boolean> {
  return inSession(database, 'begin', (client) => isEmpty(client));
}

/** Drops everything in a database that only held a copy. */
export function emptyDatabase(database: Database): Promise<void> {
  return inSession(database, 'begin', (client) => wipe(client));
}

async function makeRoom(client: pg.Client, force: boolean): Promise<void> {
  if (await isEmpty(client)) return;
  if (!force) {
    throw new BackupError(
      'The database is not empty, and a restore replaces everything in it.',
      'Restore into an empty database (a fresh DATA_DIR), or add --force to replace the existing data.',
    );
  }
  await wipe(client);
}

/** Applies the migrations that the backup had. @returns the newer ones */
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
  // Rows written by migrations are in the backup too.
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
      // Release 0.1.0 could count too few rows. The file's checksum also proves that none is missing.
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
