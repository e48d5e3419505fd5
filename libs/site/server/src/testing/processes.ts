import type { Brand } from '@vinlore/brand';
import { connectTo, type Database } from '@vinlore/database';
import { createLogger } from '@vinlore/server-kit';
import { createTestDatabase } from '@vinlore/testing-node';
import { createLiveBrands, type Every, type LiveBrands } from '../live/live-brands.ts';
import { siteMigrations } from '../migrations.ts';

/** Simulates a separate process, as far as the database can tell. The test runs its polls. */
export interface TestProcess {
  readonly live: LiveBrands;
  readonly database: Database;
  /** Runs a poll, as its timer would. */
  poll(): void;
}

/** A database with as many processes as a test opens. */
export async function openProcesses(now: () => Date) {
  const database = await createTestDatabase({ migrations: [{ slice: 'site', migrations: siteMigrations }] });
  const opened: { close(): Promise<void> }[] = [];
  const warnings: string[] = [];
  const open = async (files: readonly Brand[], { deaf = false } = {}): Promise<TestProcess> => {
    const own = connectTo(database.connectionString, () => {});
    const heard: Database = deaf ? { ...own, listen: () => Promise.resolve(() => Promise.resolve()) } : own;
    let poll: () => void = () => undefined;
    const every: Every = (work) => {
      poll = work;
      return () => undefined;
    };
    const log = createLogger('warn', { write: (line) => void warnings.push(line) });
    const live = createLiveBrands({ files, database: heard, log, clock: now, every });
    await live.open();
    opened.push(live, own);
    return { live, database: own, poll: () => poll() };
  };
  return {
    database,
    warnings,
    open,
    close: async () => {
      for (const each of opened) await each.close();
      await database.drop();
    },
  };
}
