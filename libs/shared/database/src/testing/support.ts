import { randomUUID } from 'node:crypto';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type Database } from '../database.ts';
import { startThrowAwayServer, stopServerIn } from '../embedded/shared-server.ts';
import { type LogEvent } from '../log.ts';
import { connectTo } from '../open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testRunDirectory: string;
  }
}

/**
 * An empty database on the run's server, dropped after the test. (testing-node depends on this lib, so it can't be used
 * here.)
 */
export async function freshDatabase(): Promise<Database> {
  const server = await startThrowAwayServer(inject('testRunDirectory'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${name} owner product`);
  const url = new URL(server);
  url.username = 'product';
  url.pathname = `/${name}`;
  const database = connectTo(url.href, () => {});
  onTestFinished(async () => {
    await database.close();
    await query(server, `drop database ${name} with (force)`);
  });
  return database;
}

export async function query(connectionString: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** A directory that is removed after the test, with its server stopped, whatever happened. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'vinlore-database-')));
  onTestFinished(async () => {
    await stopServerIn(join(directory, 'data')).catch(() => {});
    const cluster = await realpath(join(directory, 'data', 'postgres')).catch(() => directory);
    if (!cluster.startsWith(directory))
      await rm(dirname(cluster), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    // A server that is exiting may still write.
    await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  return directory;
}

/** A log to inspect. */
export function recorder(): { log: (event: LogEvent) => void; messages: string[] } {
  const messages: string[] = [];
  return { log: ({ msg }) => messages.push(msg), messages };
}
