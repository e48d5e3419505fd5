import { randomUUID } from 'node:crypto';
import { link, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseStartError } from '../errors.ts';
import { processIdentity } from './process-identity.ts';
import { startError } from './start-error.ts';

const PREFIX = 'postgres.lock.';
const POLL_MS = 20;
const PATIENCE_MS = 120_000;

type Holder = { readonly pid: number; readonly identity: string } | 'released';

/**
 * Runs `work` as the only process of this DATA_DIR in such a section: starting, adopting and stopping the server.
 *
 * The lock is a series of numbered files; the highest is current. It is free when it says "released" or its holder is
 * dead; it is acquired by creating the next number, which only one process can. The highest file is never removed, so a
 * process that was suspended after looking can only create a lower number, notices that, and looks again.
 *
 * @throws DatabaseStartError `BUSY` if another process holds it for two minutes
 */
export async function withServerLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const mine = await acquire(dataDir).catch((error: unknown) => {
    throw startError(error, dataDir);
  });
  try {
    return await work();
  } finally {
    await replace(dataDir, mine, 'released');
  }
}

async function acquire(dataDir: string): Promise<number> {
  const me: Holder = { pid: process.pid, identity: (await processIdentity(process.pid)) ?? String(process.pid) };
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const highest = Math.max(0, ...(await generations(dataDir)));
    const holder = highest === 0 ? 'released' : await read(dataDir, highest);
    if (await isFree(holder)) {
      const mine = highest + 1;
      if (await create(dataDir, mine, me)) {
        const others = await generations(dataDir);
        if (Math.max(...others) === mine) {
          await Promise.all(others.filter((n) => n < mine).map((n) => rm(path(dataDir, n), { force: true })));
          return mine;
        }
        await rm(path(dataDir, mine), { force: true });
      }
      continue;
    }
    if (Date.now() > deadline) {
      throw new DatabaseStartError(
        'BUSY',
        `Another process (${holder === 'released' ? 'unknown' : holder.pid}) has been starting or stopping the database in ${dataDir} for two minutes.`,
        'Wait for it, or end that process and start again. Nothing needs to be deleted.',
      );
    }
    await pause(POLL_MS);
  }
}

async function isFree(holder: Holder): Promise<boolean> {
  return holder === 'released' || (await processIdentity(holder.pid)) !== holder.identity;
}

const path = (dataDir: string, generation: number) => join(dataDir, `${PREFIX}${generation}`);

async function generations(dataDir: string): Promise<number[]> {
  const names = await readdir(dataDir);
  return names.filter((name) => /^postgres\.lock\.\d+$/.test(name)).map((name) => Number(name.slice(PREFIX.length)));
}

/** Lock files are created atomically (written to a temporary file, then linked or renamed), so they always parse. */
async function read(dataDir: string, generation: number): Promise<Holder> {
  const text = await readFile(path(dataDir, generation), 'utf8').catch(() => '"released"');
  return JSON.parse(text) as Holder;
}

async function create(dataDir: string, generation: number, holder: Holder): Promise<boolean> {
  const aside = await writeAside(dataDir, holder);
  try {
    await link(aside, path(dataDir, generation));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

async function replace(dataDir: string, generation: number, holder: Holder): Promise<void> {
  await rename(await writeAside(dataDir, holder), path(dataDir, generation));
}

async function writeAside(dataDir: string, holder: Holder): Promise<string> {
  const aside = join(dataDir, `.postgres.lock-${randomUUID()}`);
  await writeFile(aside, JSON.stringify(holder));
  return aside;
}
