import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { tables } from '@vinlore/database';
import { createTestDatabase } from '@vinlore/testing-node';
import { type Kysely, sql } from 'kysely';

const FIXTURE = fileURLToPath(new URL('./release-0.1.0', import.meta.url));

/** The backup that release 0.1.0 made of the same database with its own `npm run backup`. */
export const BACKUP = join(FIXTURE, 'backup.gz');

/** What the fixture's README says of it. */
export const OLD = {
  password: 'six purple lanterns',
  samplePassword: 'nine green bottles',
  member: 'ana@example.com',
  owner: 'owner@example.com',
} as const;

/**
 * A folder for DATA_DIR with the keys of release 0.1.0, in the form in which it wrote them.
 *
 * @returns the folder, and what removes it
 */
export function oldDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-upgrade-'));
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(FIXTURE, 'keys.json'), join(folder, 'keys.json'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A database as release 0.1.0 left it. */
export async function oldDatabase() {
  const database = await createTestDatabase({ migrations: [] });
  const dump = brotliDecompressSync(readFileSync(join(FIXTURE, 'database.sql.br'))).toString();
  await database.asOwner((db) => sql.raw(dump).execute(db));
  return database;
}

/** A row as JSON. */
export type Row = Readonly<Record<string, unknown>>;

/** All rows of the product's tables, by table; slots of a table are part of it. */
export async function readAll(db: Kysely<object>): Promise<ReadonlyMap<string, readonly Row[]>> {
  const { rows: names } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`.execute(db);
  const all = new Map<string, readonly Row[]>();
  for (const { name } of names) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(
      tables<object>(db),
    );
    all.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return all;
}
