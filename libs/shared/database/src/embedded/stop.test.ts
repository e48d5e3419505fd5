import { readdir, readFile } from 'node:fs/promises';
import { createServer, connect } from 'node:net';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { temporaryDirectory } from '../testing/support.ts';
import { findServer } from './adopt.ts';
import { preparePlace } from './place.ts';
import { hasOtherUsers } from './presences.ts';
import { isServerOf } from './process-identity.ts';
import { chooseRunAs } from './run-as.ts';
import { joinServer, startThrowAwayServer } from './shared-server.ts';
import { stopServer } from './stop.ts';

/** The server's process with this title, such as `checkpointer`. */
async function childOf(server: number, title: string): Promise<number> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(parent) === server && command.includes(title)) return Number(pid);
  }
  throw new Error(`The server has no process ${title}.`);
}

/** A server in a folder of its own whose checkpointer stands still, so it can't get done with stopping. */
async function stuckServer() {
  const dataDir = join(await temporaryDirectory(), 'data');
  await startThrowAwayServer(dataDir);
  const place = await preparePlace(dataDir, await chooseRunAs());
  const { pid } = (await findServer(place))!;
  process.kill(await childOf(pid, 'checkpointer'), 'SIGSTOP');
  return { dataDir, place, pid };
}

test('a server that hangs while it stops is ended, and everything acknowledged is there after the next start', async () => {
  const dataDir = join(await temporaryDirectory(), 'data');
  const database = await openDatabase({ dataDir, log: () => {} });
  const place = await preparePlace(dataDir, await chooseRunAs());
  const { pid } = (await findServer(place))!;
  await database.asOwner((db) => db.schema.createTable('kept').execute());
  await database.close();
  expect(await isServerOf(pid, place.cluster)).toBe(false);

  const again = await joinServer({ dataDir, log: () => {} });
  const { pid: hanging } = (await findServer(place))!;
  process.kill(await childOf(hanging, 'checkpointer'), 'SIGSTOP');
  await stopServer({ pid: hanging }, 200);
  expect(await isServerOf(hanging, place.cluster)).toBe(false);
  await again.leave();

  const last = await openDatabase({ dataDir, log: () => {} });
  expect(await last.asOwner((db) => db.selectFrom('kept' as never).execute())).toEqual([]);
  await last.close();
});

test('whoever comes while a server hangs in stopping gets a new one', async () => {
  const { place, pid } = await stuckServer();
  process.kill(pid, 'SIGINT');
  const note = () => readFile(join(place.cluster, 'postmaster.pid'), 'utf8');
  await expect.poll(note, { timeout: 10_000 }).toContain('stopping');
  expect(await findServer(place, 200)).toBeUndefined();
  expect(await isServerOf(pid, place.cluster)).toBe(false);
});

/** PostgreSQL's answer while it recovers from a killed backend. */
function recovering(): Buffer {
  const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is in recovery mode', ''];
  const text = Buffer.from(fields.map((field) => `${field}\0`).join(''));
  const head = Buffer.from([0x45, 0, 0, 0, 0]);
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

test('a server that recovers isn’t taken for one that nobody uses', async () => {
  const folder = await temporaryDirectory();
  const dataDir = join(folder, 'data');
  const user = await joinServer({ dataDir, log: () => {}, durable: false });
  const place = await preparePlace(dataDir, await chooseRunAs());
  const real = (await findServer(place))!;
  let refused = 0;
  const front = createServer((client) => {
    client.on('error', () => {});
    if (refused++ < 3) return client.once('data', () => client.end(recovering()));
    const server = connect(join(real.socketDir, '.s.PGSQL.5432'));
    server.on('error', () => {});
    return client.pipe(server).pipe(client);
  });
  await new Promise<void>((done) => front.listen(join(folder, '.s.PGSQL.5432'), done));
  onTestFinished(() => void front.close());
  const seen = { pid: real.pid, socketDir: folder };
  expect(await hasOtherUsers(seen, null)).toBe(true);
  expect(refused).toBe(4);
  refused = -1_000;
  expect(await hasOtherUsers(seen, null, 100), 'in recovery for too long').toBe(true);
  await user.leave();
  expect(await hasOtherUsers(real, null), 'gone').toBe(false);
});
