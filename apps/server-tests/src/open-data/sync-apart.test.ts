import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants as system, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mirror, stallAfter, startMirror } from '@vinlore/data-server/testing';
import { openDatabase } from '@vinlore/database';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { adminPort, isBuilt, start, type Started, stopAll } from '../testing/started-process.ts';
import { recallFile } from './recall-file.ts';

const [POST, PRE] = ['/data/recalls/FLAT_RCL_POST_2010.zip', '/data/recalls/FLAT_RCL_PRE_2010.zip'];
/** On a busy machine a low-priority process takes a while to start; a stalled publisher gets a minute. */
const PATIENT = { timeout: 90_000, interval: 100 };
const SOON = { timeout: 30_000, interval: 100 };

let mirror: Mirror;
const folder = mkdtempSync(join(tmpdir(), 'vinlore-apart-'));
beforeAll(async () => {
  mirror = await startMirror();
});
afterEach(async () => {
  await stopAll();
  mirror.clear();
});
afterAll(async () => {
  await mirror.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A server that keeps open data up to date from the mirror. */
async function startServer(name: string): Promise<Started & { readonly dataDir: string }> {
  const dataDir = join(folder, name);
  const server = start({
    DATA_DIR: dataDir,
    OPEN_DATA: 'auto',
    OPEN_DATA_MIRROR: `${mirror.base}/data`,
    // As if unset.
    LOG_LEVEL: '',
  });
  await server.ready;
  return { ...server, dataDir };
}

/** Processes on this machine that sync for our server. */
function syncing(): number[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      const isOurs = readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${folder}`);
      return isOurs && words.includes('--due') ? [Number(pid)] : [];
    } catch {
      return [];
    }
  });
}

/** The publisher sends half of a file and then stalls. */
function stall() {
  const file = recallFile('20V000001', 2_000);
  mirror.next(POST, stallAfter(file, file.length / 2));
}

/** A sync waiting for such a publisher. */
async function stalled(name: string) {
  stall();
  const server = await startServer(name);
  await vi.waitFor(() => expect(mirror.asked.map(({ path }) => path)).toContain(POST), PATIENT);
  const [child] = syncing();
  return { server, child: child! };
}

const isGone = () => vi.waitFor(() => expect(syncing()).toEqual([]), SOON);

// Processes are read from /proc, which only Linux has.
const canLook = isBuilt && process.platform === 'linux';

describe.runIf(canLook)('a server syncs open data in a separate process', { timeout: 240_000 }, () => {
  it('at low priority, and uses the result without a restart', async () => {
    const { server, child } = await stalled('first');
    expect(getPriority(child)).toBe(system.priority.PRIORITY_BELOW_NORMAL);
    server.child.kill('SIGTERM');
    await server.ended;
    mirror.put(POST, recallFile('20V000001', 10), { etag: '"new"' });
    mirror.put(PRE, recallFile('05V000000', 10, 10_000_000), { etag: '"old"' });
    const next = await startServer('first');
    await vi.waitFor(async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${adminPort(next)}/metrics`)).text();
      expect(metrics).toContain('open_data_rows{source="recalls"} 20');
    }, PATIENT);
    await vi.waitFor(() => expect(next.said()).toMatch(/"source":"recalls".*"open data loaded"/), SOON);
  });

  it('which releases its source when the server stops', async () => {
    const { server } = await stalled('stopped');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(syncing()).toEqual([]);
    const database = await openDatabase({ dataDir: server.dataDir, log: () => undefined });
    const { rows } = await sql`select name from data_open_source where run_id is not null`.execute(database.kysely);
    await database.close();
    expect(rows).toEqual([]);
  });

  it('which exits if the server is killed while it starts', async () => {
    stall();
    const server = await startServer('begun');
    await vi.waitFor(() => expect(syncing()).toHaveLength(1), PATIENT);
    server.child.kill('SIGKILL');
    await server.ended;
    await isGone();
  });

  it('which exits if the server is killed', async () => {
    const { server } = await stalled('killed');
    server.child.kill('SIGKILL');
    await server.ended;
    await isGone();
  });
});
