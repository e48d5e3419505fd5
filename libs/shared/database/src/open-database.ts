import { sql } from 'kysely';
import { checkUrl } from './connect-url.ts';
import { endWithin, kyselyOn, maintenancePool, requestPool } from './connections.ts';
import { transactionOn } from './after-commit.ts';
import { type Database } from './database.ts';
import { joinServer } from './embedded/shared-server.ts';
import { Listener } from './listen.ts';
import { type Log } from './log.ts';

/** The application drains its requests before it closes; what still runs then is long work. */
const CLOSE_GRACE_MS = 5_000;

/** Which database to open. */
export type OpenOptions = {
  /** DATABASE_URL: a PostgreSQL server (15 or newer). Without it the product starts its own in `dataDir`. */
  readonly url?: string | undefined;
  /** DATA_DIR: made when it is missing. */
  readonly dataDir: string;
  readonly log: Log;
};

/**
 * Opens the product's database: the one that DATABASE_URL names, else its own PostgreSQL in DATA_DIR, which several
 * processes share (see README.md). Migrations are a second step, {@link migrate}.
 *
 * @throws DatabaseStartError with one message and what to do
 */
export async function openDatabase({ url, dataDir, log }: OpenOptions): Promise<Database> {
  if (url !== undefined) {
    await checkUrl(url);
    return connectTo(url, log);
  }
  const server = await joinServer({ dataDir, log });
  return connectTo(server.connectionString, log, () => server.leave());
}

/** The Database on a server that is known to answer. `afterClose` runs once all connections are gone. */
export function connectTo(connectionString: string, log: Log, afterClose?: () => Promise<void>): Database {
  const pools = { requests: requestPool(connectionString, log), maintenance: maintenancePool(connectionString, log) };
  const requests = kyselyOn(pools.requests);
  const maintenance = kyselyOn(pools.maintenance);
  const listener = new Listener(connectionString, log);
  let closing: Promise<void> | undefined;

  const close = async () => {
    await Promise.all([
      listener.close(),
      endWithin(pools.requests, () => requests.destroy(), CLOSE_GRACE_MS),
      endWithin(pools.maintenance, () => maintenance.destroy(), CLOSE_GRACE_MS),
    ]);
    await afterClose?.();
  };

  return {
    kysely: requests,
    connectionString,
    transaction: (work) => transactionOn(requests, work),
    maintenance: (work) => work(maintenance),
    ping: async () => void (await sql`select 1`.execute(requests)),
    listen: (channel, onNotification) => listener.listen(channel, onNotification),
    close: () => (closing ??= close()),
  };
}
