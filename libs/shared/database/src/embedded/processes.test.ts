import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectTo, openDatabase } from '../open-database.ts';
import { recorder, temporaryDirectory } from '../testing/support.ts';
import { bundleChild, startChild } from '../testing/child-process.ts';
import { isServerOf } from './process-identity.ts';
import { joinServer } from './shared-server.ts';

let child: Awaited<ReturnType<typeof bundleChild>>;
beforeAll(async () => {
  child = await bundleChild();
});
afterAll(() => child.remove());

const silent = () => {};
const isOpen = (line: string) => line !== '';

async function serverPid(dataDir: string): Promise<number> {
  const note = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '0');
  return Number(note.split('\n')[0]);
}
const serverRuns = async (dataDir: string) => isServerOf(await serverPid(dataDir), join(dataDir, 'postgres'));

describe('several processes and one DATA_DIR', () => {
  test('a second process shares the running server; the last to close stops it', async () => {
    const dataDir = join(await temporaryDirectory(), 'data');
    const first = startChild(child.file, dataDir, 'hold');
    const second = startChild(child.file, dataDir, 'hold');
    expect(await Promise.all([first.said(isOpen), second.said(isOpen)])).toEqual(['open', 'open']);
    const pid = await serverPid(dataDir);

    // Whichever of the two started it, it outlives the first to leave.
    first.process.stdin?.end();
    await first.said((line) => line === 'closed');
    expect(await serverPid(dataDir)).toBe(pid);
    expect(await serverRuns(dataDir)).toBe(true);

    second.process.stdin?.end();
    await second.said((line) => line === 'closed');
    expect(await serverRuns(dataDir)).toBe(false);
  });

  test('Ctrl-C (a signal to the whole group) does not reach the server, so the product can drain first', async () => {
    const dataDir = join(await temporaryDirectory(), 'data');
    const product = startChild(child.file, dataDir, 'hold');
    await product.said(isOpen);
    const stat = await readFile(`/proc/${await serverPid(dataDir)}/stat`, 'utf8').catch(() => undefined);
    if (stat === undefined)
      return console.log('Skipped: process groups are read from /proc, which this system has not.');
    const [, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    expect(Number(group)).not.toBe(product.process.pid);
    expect(Number(group)).toBeGreaterThan(1);
  });

  test('every acknowledged row survives SIGKILL of the product and of its server', async () => {
    const dataDir = join(await temporaryDirectory(), 'data');
    const acknowledged: number[] = [];
    for (const victim of ['product', 'server and product']) {
      const writer = startChild(child.file, dataDir, 'write');
      const goal = acknowledged.length + 200;
      await writer.said((line) => Number(line) >= goal);
      if (victim !== 'product') process.kill(await serverPid(dataDir), 'SIGKILL');
      writer.process.kill('SIGKILL');
      await writer.ended;
      acknowledged.push(...writer.lines.filter((line) => /^\d+$/.test(line)).map(Number));
    }
    const database = await openDatabase({ dataDir, log: silent });
    const { rows } = await database.asOwner((db) => sql<{ id: number }>`select id from row_written`.execute(db));
    await database.close();
    const kept = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    // One more row per kill may have been committed without its acknowledgment arriving.
    expect(kept.size - acknowledged.length).toBeLessThanOrEqual(2);
  });

  test('a server that dies under a running product is restarted', async () => {
    const dataDir = join(await temporaryDirectory(), 'data');
    const { log, messages } = recorder();
    const server = await joinServer({ dataDir, log, durable: false });
    const database = connectTo(server.addresses.owner, log, server.leave);
    process.kill(await serverPid(dataDir), 'SIGKILL');
    const started = `Started the database server in ${dataDir}`;
    await expect.poll(() => messages.filter((msg) => msg === started), { timeout: 20_000 }).toHaveLength(2);
    expect(messages).toContain('The database server stopped unexpectedly; restarting it');
    await expect.poll(() => database.ping(), { timeout: 20_000 }).toBeUndefined();
    await database.close();
  });

  test('whoever leaves while the server is being restarted leaves it once, and nothing runs on', async () => {
    const dataDir = join(await temporaryDirectory(), 'data');
    let left: Promise<void> | undefined;
    const server = await joinServer({
      dataDir,
      durable: false,
      log: ({ msg }) => {
        if (msg.includes('stopped unexpectedly')) left = server.leave();
      },
    });
    process.kill(await serverPid(dataDir), 'SIGKILL');
    await expect.poll(() => left !== undefined, { timeout: 20_000 }).toBe(true);
    await left;
    expect(await serverRuns(dataDir)).toBe(false);
  });

  test('a locale that is not installed does not matter', async () => {
    const dataDir = join(await temporaryDirectory(), 'data');
    const product = startChild(child.file, dataDir, 'hold', {
      LANG: 'xx_YY.UTF-8',
      LC_ALL: 'xx_YY',
      PGDATA: '/nowhere',
    });
    expect(await product.said(isOpen)).toBe('open');
  });
});
