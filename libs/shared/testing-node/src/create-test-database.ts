import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import {
  type Addresses,
  connectTo,
  migrate,
  startThrowAwayServer,
  type Database,
  type Log,
  type SliceMigrations,
} from '@vinlore/database';
// Provides the type of inject('testRunDirectory').
import type {} from './global-setup.ts';

export type TestDatabase = Database & {
  /** Closes the connections and drops the database; call it in afterAll. */
  drop(): Promise<void>;
};

/**
 * Creates a separate database on the test run's PostgreSQL server, with the given migrations applied, in a fraction of
 * a second: it is copied from a template that is made once per set of migrations. The first call of the run starts the
 * server, and the global setup stops it.
 */
export async function createTestDatabase(options: {
  readonly migrations: readonly SliceMigrations[];
  readonly log?: Log;
}): Promise<TestDatabase> {
  const log = options.log ?? (() => {});
  const server = await testServer(inject('testRunDirectory'));
  const template = await templateOf(server, options.migrations, log);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes a third of the time of writing block by block through the log.
  await asSuperuser(server, (client) =>
    client.query(`create database ${name} template ${template} owner product strategy file_copy`),
  );
  const database = connectTo(addressesOf(server, name), log);
  return {
    ...database,
    async drop() {
      await database.close();
      await asSuperuser(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/**
 * Returns the URL of the run's server and starts the server if needed. The URL is kept in a file, so later calls are
 * fast.
 */
export async function testServer(directory: string): Promise<string> {
  const note = join(directory, 'server.url');
  const noted = await readFile(note, 'utf8').catch(() => undefined);
  if (noted !== undefined) return noted;
  const url = await startThrowAwayServer(directory);
  const aside = `${note}.${randomUUID()}`;
  await writeFile(aside, url);
  await rename(aside, note);
  return url;
}

/**
 * Returns a migrated database to copy from, named by a hash of the migrations, including their code so that watch mode
 * notices edits.
 */
async function templateOf(server: string, slices: readonly SliceMigrations[], log: Log): Promise<string> {
  const content = slices.map(({ slice, migrations, routines }) => [
    slice,
    routines?.map(({ text }) => text),
    migrations.map(({ name, up, walls }) => [name, String(up), walls]),
  ]);
  const template = `template_${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)}`;
  await asSuperuser(server, async (client) => {
    // If two test files need the same template, one makes it and the other waits.
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(client, server, template, slices, log);
  });
  return template;
}

async function makeTemplate(
  client: pg.Client,
  server: string,
  template: string,
  slices: readonly SliceMigrations[],
  log: Log,
): Promise<void> {
  const unfinished = `${template}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished} owner product`);
  const database = connectTo(addressesOf(server, unfinished), log);
  try {
    await migrate(database, slices);
  } finally {
    await database.close();
  }
  await client.query(`alter database ${unfinished} rename to ${template}`);
}

export async function asSuperuser<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns connection URLs with the product's roles, so tests have no more rights than the product. */
function addressesOf(server: string, name: string): Addresses {
  const as = (role: string) => {
    const url = new URL(server);
    url.username = role;
    url.pathname = `/${name}`;
    return url.href;
  };
  const running = as('product_running');
  return { running, owner: as('product'), listening: running };
}
