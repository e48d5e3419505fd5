import { closeSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Addresses } from '../addresses.ts';
import { type Log } from '../log.ts';
import { ensureArchive } from './archive-settings.ts';
import { findServer, type RunningServer } from './adopt.ts';
import { prepareBinaries } from './binaries.ts';
import { ensureCluster, SUPERUSER } from './cluster.ts';
import { guardPath, holdServer, openGuardPipe } from './guard.ts';
import { ensureSocketDir, preparePlace, type Place } from './place.ts';
import { address, hasOtherUsers, presenceOn } from './presences.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';
import { withServerLock } from './server-lock.ts';
import { startServer } from './start.ts';
import { stopServer } from './stop.ts';
import { startError } from './start-error.ts';

/** The database, and the role that owns all objects in it; it is not a superuser. */
const PRODUCT = 'product';

/** The role of requests and jobs: it owns nothing. */
const RUNNING = 'product_running';

const CONNECT_PATIENCE_MS = 30_000;

/** This process's handle on the embedded server. */
export type SharedServer = {
  /** Connection strings of the product's roles, on the server's Unix socket. */
  readonly addresses: Addresses;
  /** Releases the server; the last process to do so stops it. */
  leave(): Promise<void>;
};

/** Options of the embedded server. */
export type ServerOptions = {
  readonly dataDir: string;
  readonly log: Log;
  /** False only for throwaway test servers. Default true: everything acknowledged survives a power cut. */
  readonly durable?: boolean;
  /** WAL_ARCHIVE: folder that the log is copied to, if this process starts the server. Default none. */
  readonly archive?: string | undefined;
  /** How to run PostgreSQL; detected by default. */
  readonly runAs?: RunAs;
};

/**
 * Joins the server of a DATA_DIR: uses the running one, whoever started it, or starts it. All processes of the product
 * on this DATA_DIR share it. Each holds one connection ("presence") while it lives; a process that leaves and sees no
 * other presence stops the server. If the last one is killed instead, the server's guard stops it (guard.ts).
 *
 * If the server dies while in use (killed, out of memory), it is restarted.
 *
 * @throws DatabaseStartError with what to do
 */
export async function joinServer(options: ServerOptions): Promise<SharedServer> {
  const { log } = options;
  const host = await prepareHost(options);
  const { dataDir } = host.place;
  const enter = () => withServerLock(dataDir, () => findOrStart(host));

  const leaving = new AbortController();
  let current: Joined | undefined = await enter();
  let rejoining = Promise.resolve();
  watch(current);

  return {
    addresses: addressesOf(current.running),
    async leave() {
      if (leaving.signal.aborted) return;
      leaving.abort();
      await rejoining;
      const joined = current;
      if (joined) await withServerLock(dataDir, () => leave(host.place, joined));
    },
  };

  function watch(joined: Joined): void {
    joined.presence.once('end', () => {
      if (!leaving.signal.aborted) rejoining = rejoin(joined);
    });
  }

  async function rejoin(lost: Joined): Promise<void> {
    current = undefined;
    closeSync(lost.hold);
    log({ level: 'error', msg: 'The database server stopped unexpectedly; restarting it' });
    for (let wait = 100; !leaving.signal.aborted; wait = Math.min(wait * 2, 5_000)) {
      try {
        current = await enter();
        watch(current);
        return;
      } catch (error) {
        log({ level: 'error', msg: 'The database server could not be restarted yet; trying again', error });
        await pause(wait, undefined, { signal: leaving.signal }).catch(() => {}); // Whoever leaves doesn't wait.
      }
    }
  }
}

/** What keeps the servers of tests running, by folder. */
const kept = new Map<string, number>();

/**
 * Starts a server for tests: nothing is synced. {@link stopServerIn} stops it, or the end of this process and of all that
 * keep it ({@link keepServerOf}).
 *
 * @returns the connection string of its superuser
 */
export async function startThrowAwayServer(dataDir: string): Promise<string> {
  const host = await prepareHost({ dataDir, log: () => {}, durable: false });
  const { running, presence, hold } = await withServerLock(host.place.dataDir, () => findOrStart(host));
  keep(host.place, hold);
  await presence.end();
  return address(running, SUPERUSER, SUPERUSER);
}

/** Makes this process a user of the server that a test will start in a folder: it ends with this process at the latest. */
export async function keepServerOf(dataDir: string): Promise<void> {
  const as = await chooseRunAs();
  const place = await preparePlace(dataDir, as);
  await ensureSocketDir(place, as);
  const { read, hold } = await withServerLock(place.dataDir, () => openGuardPipe(place));
  closeSync(read);
  keep(place, hold);
}

function keep({ dataDir }: Place, hold: number): void {
  if (kept.has(dataDir)) closeSync(hold);
  else kept.set(dataDir, hold);
}

/**
 * Connects to the server of a DATA_DIR as its superuser for `work`, starting the server if none is running.
 *
 * @param work called with the connection and the folder of the cluster
 */
export async function asSuperuserIn<T>(
  options: ServerOptions,
  work: (client: pg.Client, cluster: string) => Promise<T>,
): Promise<T> {
  const server = await joinServer(options);
  try {
    const url = new URL(server.addresses.owner);
    url.username = SUPERUSER;
    url.pathname = `/${SUPERUSER}`;
    const client = new pg.Client({ connectionString: url.href, application_name: 'archive' });
    await client.connect();
    try {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return await work(client, rows[0]!.data_directory);
    } finally {
      await client.end();
    }
  } finally {
    await server.leave();
  }
}

/** Stops the server of a DATA_DIR if one is running, whoever uses it. */
export async function stopServerIn(dataDir: string): Promise<void> {
  const place = await preparePlace(dataDir, await chooseRunAs());
  await withServerLock(place.dataDir, () => stopAt(place));
  const hold = kept.get(place.dataDir);
  if (hold === undefined) return;
  kept.delete(place.dataDir);
  closeSync(hold);
}

type Host = {
  readonly as: RunAs;
  readonly place: Place;
  readonly durable: boolean;
  readonly archive: string | undefined;
  readonly log: Log;
};

async function prepareHost({ dataDir, log, durable = true, archive, runAs }: ServerOptions): Promise<Host> {
  const as = runAs ?? (await chooseRunAs());
  const place = await preparePlace(dataDir, as);
  if (place.base !== place.dataDir) {
    const why = `PostgreSQL cannot run as root and its user cannot enter ${place.dataDir}`;
    log({ level: 'warn', msg: `The database is stored in ${place.base}, because ${why}` });
  }
  return { as, place, durable, archive, log };
}

/** A server, and what makes this process its user. */
type Joined = {
  readonly running: RunningServer;
  readonly presence: pg.Client;
  /** Our end of the guard's pipe. */
  readonly hold: number;
};

/**
 * Returns a server that we have connected to. Call it under the server lock. One that was just killed may still look
 * alive, and one that is stopping still accepts connections, so look again if a connection fails.
 */
async function findOrStart(host: Host): Promise<Joined> {
  const deadline = Date.now() + CONNECT_PATIENCE_MS;
  for (;;) {
    const found = await findServer(host.place);
    const { running, hold } = found
      ? { running: found, hold: await holdServer(host.place, host.as, found) }
      : await start(host);
    const presence = presenceOn(running);
    try {
      await presence.connect();
      await ensureProductDatabase(presence);
      return { running, presence, hold };
    } catch (error) {
      await presence.end().catch(() => {});
      closeSync(hold);
      if (Date.now() > deadline) throw startError(error, host.place.cluster);
      await pause(50);
    }
  }
}

async function start({ as, place, durable, archive, log }: Host): Promise<Pick<Joined, 'running' | 'hold'>> {
  const binaries = await prepareBinaries(as, place.base);
  await ensureCluster(place, binaries, as, durable, log);
  await ensureSocketDir(place, as);
  if (archive !== undefined) await ensureArchive(archive, as);
  const pipe = await openGuardPipe(place);
  try {
    const running = await startServer(place, binaries, as, { durable, archive, pipe });
    log({ level: 'info', msg: `Started the database server in ${place.dataDir}`, pid: running.pid });
    return { running, hold: pipe.hold };
  } catch (error) {
    closeSync(pipe.hold);
    throw error;
  } finally {
    closeSync(pipe.read);
  }
}

async function ensureProductDatabase(presence: pg.Client): Promise<void> {
  const role = await presence.query('select from pg_roles where rolname = $1', [PRODUCT]);
  if (role.rowCount === 0) await presence.query(`create role ${PRODUCT} login`);
  // A DATA_DIR from a version with one role gets the second one here; its grants follow with the migrations.
  const running = await presence.query('select from pg_roles where rolname = $1', [RUNNING]);
  if (running.rowCount === 0) await presence.query(`create role ${RUNNING} login`);
  const database = await presence.query('select from pg_database where datname = $1', [PRODUCT]);
  if (database.rowCount === 0) await presence.query(`create database ${PRODUCT} owner ${PRODUCT}`);
}

async function leave(place: Place, { presence, hold }: Joined): Promise<void> {
  const own = (presence as pg.Client & { processID: number | null }).processID;
  await presence.end().catch(() => {});
  const running = await findServer(place);
  if (running && !(await hasOtherUsers(running, own))) await stopAt(place);
  closeSync(hold);
}

async function stopAt(place: Place): Promise<void> {
  const running = await findServer(place);
  if (running) await stopServer(running);
  await rm(guardPath(place), { force: true });
  // One in /tmp (see place.ts) would stay forever; another process creates it again.
  if (dirname(place.socketDir) !== place.base) await rmdir(place.socketDir).catch(() => {});
}

function addressesOf(server: RunningServer): Addresses {
  const running = address(server, RUNNING, PRODUCT);
  return { running, owner: address(server, PRODUCT, PRODUCT), listening: running };
}
