import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Child, bundleChild, startChild } from '../testing/child-process.ts';
import { isServerOf } from './process-identity.ts';
import { joinServer, stopServerIn } from './shared-server.ts';

let child: Awaited<ReturnType<typeof bundleChild>>;
let directory: string;
/** All tests use one cluster: creating it is most of the work. */
let dataDir: string;
beforeAll(async () => {
  child = await bundleChild();
  directory = await realpath(await mkdtemp(join(tmpdir(), 'vinlore-guard-')));
  dataDir = join(directory, 'data');
  await (await joinServer({ dataDir, durable: false, log: silent })).leave();
});
afterAll(async () => {
  await stopServerIn(dataDir);
  await Promise.all([child.remove(), rm(directory, { recursive: true, force: true })]);
});

const silent = () => {};
const run = promisify(execFile);

/** A fast shutdown takes a tenth of that on a free machine. */
const ENDS_WITHIN = { timeout: 10_000, interval: 20 };

const clusterOf = () => join(dataDir, 'postgres');
const noteOf = () => readFile(join(clusterOf(), 'postmaster.pid'), 'utf8').catch(() => '');
const pidOf = async () => Number((await noteOf()).split('\n')[0]);

/** Processes that work in the cluster's directory: the server and its helpers. */
async function inCluster(): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(processes.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return folders.filter((folder) => folder.startsWith(clusterOf())).length;
}

/** Waits until no process is left, and says how long that took. */
async function expectNone(what: string): Promise<void> {
  const began = performance.now();
  await expect.poll(() => inCluster(), ENDS_WITHIN).toBe(0);
  process.stdout.write(`The server ended ${Math.round(performance.now() - began)} ms after ${what}.\n`);
}

/** The same, and that no socket, pipe, or lock is left. */
async function expectEnd(what: string): Promise<void> {
  await expectNone(what);
  expect(await readdir(join(dataDir, 'postgres-socket')).catch(() => [])).toEqual([]);
  expect(await noteOf()).toBe('');
}

async function kill({ process: victim, ended }: Child): Promise<void> {
  victim.kill('SIGKILL');
  await ended;
}

const opened = async (mode: 'hold' | 'query' = 'hold') => {
  const started = startChild(child.file, dataDir, mode);
  expect(await started.said((line) => line !== '')).toBe('open');
  return started;
};

describe.runIf(process.platform === 'linux')('the server ends with its last user, also if that one is killed', () => {
  test.each([
    ['the one that started it, then the other', [0, 1]],
    ['the other, then the one that started it', [1, 0]],
  ])('kills %s', async (what, order) => {
    const users = [await opened(), await opened()];
    const pid = await pidOf();
    await kill(users[order[0]!]!);
    expect(await isServerOf(pid, clusterOf())).toBe(true);
    await kill(users[order[1]!]!);
    await expectEnd(`kills of ${what}`);
  });

  test('one leaves and the last is killed, or the other way round', async () => {
    for (const isLastKilled of [true, false]) {
      const [first, last] = [await opened(), await opened()];
      const leave = async ({ process: one, said }: Child) => {
        one.stdin?.end();
        await said((line) => line === 'closed');
      };
      await (isLastKilled ? leave(first) : kill(first));
      await (isLastKilled ? kill(last) : leave(last));
      await expectEnd(isLastKilled ? 'a leave and a kill' : 'a kill and a leave');
    }
  });

  test('kills both at once', async () => {
    const users = await Promise.all([opened(), opened()]);
    await Promise.all(users.map(kill));
    await expectEnd('kills of both at once');
  });

  test.each([
    ['its guard has a pipe', () => readdir(join(dataDir, 'postgres-socket')).catch(() => [])],
    ['the server noted its pid', noteOf],
    ['the server is ready', async () => (/ready/.test(await noteOf()) ? 'ready' : '')],
  ])('kills the only user at start-up, once %s', async (what, moment) => {
    const user = startChild(child.file, dataDir, 'hold');
    await expect.poll(async () => (await moment()).length, { timeout: 20_000, interval: 1 }).toBeGreaterThan(0);
    await kill(user);
    // A pipe that nobody reads yet stays, and the next server takes it.
    await expectNone(`a kill once ${what}`);
  });

  test('kills the last user while it stops the server', async () => {
    const user = await opened();
    user.process.stdin?.end();
    await expect.poll(() => noteOf(), { timeout: 20_000, interval: 1 }).not.toContain('ready');
    await kill(user);
    await expectEnd('a kill while stopping it');
  });

  test('a query of a killed user keeps it neither from its last user nor alive', async () => {
    const last = await opened();
    await kill(await opened('query'));
    last.process.stdin?.end();
    await last.said((line) => line === 'closed');
    await expectEnd('the last user left, with a query of a killed one running');

    await kill(await opened('query'));
    await expectEnd('a kill of its only user in a query');
  });

  test('kills the server and its only user', async () => {
    const user = await opened();
    process.kill(await pidOf(), 'SIGKILL');
    await kill(user);
    await expectNone('a kill of it and its only user');
    await kill(await opened());
    await expectEnd('a kill of a user that started it again');
  });

  test('brings a new guard where the first was killed, for the users that were there before, too', async () => {
    const first = await opened();
    const pid = await pidOf();
    const { stdout } = await run('pgrep', ['-f', `guard ${join(dataDir, 'postgres-socket')}`]);
    for (const guard of stdout.trim().split('\n')) process.kill(Number(guard), 'SIGKILL');

    const server = await joinServer({ dataDir, durable: false, log: silent });
    await server.leave();
    expect(await isServerOf(pid, clusterOf())).toBe(true);
    await kill(first);
    await expectEnd('a kill of its last user, under its second guard');
  });

  test('it starts again right after a kill of its last user', async () => {
    await kill(await opened());
    const next = await opened();
    await kill(next);
    await expectEnd('a second kill');
  });
});
