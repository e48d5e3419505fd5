import { type Kysely, sql } from 'kysely';
import { type Addresses, oneAddress, type Pooler } from './addresses.ts';
import { checkUrls } from './connect-url.ts';
import { transactionOn } from './after-commit.ts';
import { type Connections, endWithin, maintenancePool, ownerPool, replicaPool, requestPool } from './connections.ts';
import { type Database } from './database.ts';
import { kyselyFor, kyselyOn, walledKyselyOn, walledPool } from './guarded-pool.ts';
import { joinServer } from './embedded/shared-server.ts';
import { Listener } from './listen.ts';
import { type Log } from './log.ts';
import { type Login } from './login/login.ts';
import { loginsOf } from './login/logins.ts';
import { replicaReads } from './replica/replica-reads.ts';
import { ReplicaWatch } from './replica/replica-watch.ts';
import { RoutedPool } from './replica/routed-pool.ts';
import { asCall } from './wall/scope.ts';

/** The application drains its requests before it closes; what is still running then is long work. */
const CLOSE_GRACE_MS = 5_000;

/** Which database to open. */
export type OpenOptions = {
  /** DATABASE_URL: a PostgreSQL server (15 or newer). Without it the product starts its own in `dataDir`. */
  readonly url?: string | undefined;
  /**
   * DATABASE_DIRECT_URL: the same database as the role that owns its tables, bypassing any pooler. Without it `url` is
   * used for everything.
   */
  readonly directUrl?: string | undefined;
  /** DATABASE_POOLER: what `url` goes through; nothing by default. */
  readonly pooler?: Pooler | undefined;
  /** DATABASE_REPLICA_URL: a hot standby of it, as the role of `url` and through the same kind of pooler. */
  readonly replicaUrl?: string | undefined;
  /** DATA_DIR: created if missing. */
  readonly dataDir: string;
  /** WAL_ARCHIVE: folder that the log of our own PostgreSQL is copied to. Default none. */
  readonly archive?: string | undefined;
  /** The URLs above as they are later on; by default they never change. Only their roles and passwords may. */
  readonly latest?: LatestUrls | undefined;
  readonly log: Log;
};

/** URLs that may change while the product runs, such as with a file that holds them. */
export interface LatestUrls {
  /** Reads them again. */
  read(): Pick<OpenOptions, 'url' | 'directUrl' | 'replicaUrl'>;
  /** Calls `look` when they may have changed. @returns a function that stops it */
  onChange(look: () => void): () => void;
}

/**
 * Opens the product's database: the one in DATABASE_URL, else its own PostgreSQL in DATA_DIR, shared by several
 * processes (see README.md). Migrations are a second step, {@link migrate}.
 *
 * @throws DatabaseStartError with one message and what to do
 */
export async function openDatabase({
  url,
  directUrl,
  pooler,
  replicaUrl,
  dataDir,
  archive,
  latest,
  log,
}: OpenOptions): Promise<Database> {
  if (url !== undefined) {
    await checkUrls({ url, directUrl, pooler });
    const direct = directUrl ?? url;
    const at = { running: url, owner: direct, listening: direct, replica: replicaUrl, pooler };
    return connectTo({ ...at, latest: latest && { ...latest, read: () => addressesOf(latest.read()) } }, log);
  }
  const server = await joinServer({ dataDir, archive, log });
  return connectTo(server.addresses, log, () => server.leave());
}

const addressesOf = ({ url, directUrl, replicaUrl }: ReturnType<LatestUrls['read']>) => ({
  running: url,
  owner: directUrl ?? url,
  listening: directUrl ?? url,
  replica: replicaUrl,
});

/**
 * Builds the Database on a server that is known to respond. `afterClose` runs once all connections are closed.
 *
 * @param at the same connection string for everything if one role does everything
 */
export function connectTo(at: string | Addresses, log: Log, afterClose?: () => Promise<void>): Database {
  const addresses = typeof at === 'string' ? oneAddress(at) : at;
  const { pooler = 'none' } = addresses;
  const logins = loginsOf(addresses, log);
  const { running, owner, replica } = logins;
  const target = { login: running, pooler };
  const connections = { requests: requestPool(target, log), maintenance: maintenancePool(target, log) };
  const primary = walledKyselyOn(connections.requests);
  const reads = replica === undefined ? null : replicaPool({ login: replica, pooler }, log);
  const requests = reads ? routedKysely(connections.requests, primary, reads, log) : primary;
  const maintenance = walledKyselyOn(connections.maintenance);
  const listener = new Listener(logins.listening, log);
  let closing: Promise<void> | undefined;

  const close = async () => {
    logins.close();
    await Promise.all([
      listener.close(),
      endWithin(connections.requests.pool, () => requests.destroy(), CLOSE_GRACE_MS),
      endWithin(connections.maintenance.pool, () => maintenance.destroy(), CLOSE_GRACE_MS),
    ]);
    await afterClose?.();
  };

  return {
    kysely: requests,
    login: running,
    ownerLogin: owner,
    get connectionString() {
      return running.url;
    },
    pooler,
    ...(reads && { replica: replicaReads(primary) }),
    get ownerConnectionString() {
      return owner.url;
    },
    transaction: (work) => transactionOn(requests, work),
    maintenance: (work) => work(maintenance),
    asOwner: (work) => (owner === running ? work(maintenance) : workOn(owner, log, work)),
    ping: () => asCall(async () => void (await sql`select 1`.execute(requests))),
    listen: (channel, onNotification) => listener.listen(channel, onNotification),
    close: () => (closing ??= close()),
  };
}

/** The database of requests, with reads that may lag on the replica. */
function routedKysely(requests: Connections, primary: Kysely<object>, reads: Connections, log: Log): Kysely<object> {
  const watch = new ReplicaWatch(primary, walledKyselyOn(reads), log);
  return kyselyFor(new RoutedPool(walledPool(requests), walledPool(reads), watch));
}

async function workOn<T>(owner: Login, log: Log, work: (db: Kysely<object>) => Promise<T>): Promise<T> {
  const db = kyselyOn(ownerPool(owner, log));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
