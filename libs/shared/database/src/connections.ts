import pg from 'pg';
import { LoginPool } from './login/login-pool.ts';
import { type Login } from './login/login.ts';
import { type Log } from './log.ts';
import { watchConfirmations } from './loss.ts';
import { type Pooler } from './addresses.ts';
import { type Limits } from './wall/scoped-query.ts';

/**
 * Limits of a request: as measured in stack.md, a lost network is detected within a second and recovered within
 * another.
 */
const REQUEST_MS = 1_000;
const REQUEST_CONNECTIONS = 10;
const REQUEST_LIMITS: Limits = { statementMs: REQUEST_MS, idleInTransactionMs: 5 * REQUEST_MS };

/** Imports, cleanup, migrations: long, but bounded. */
const MAINTENANCE_MS = 15 * 60_000;
const MAINTENANCE_CONNECTIONS = 4;
const MAINTENANCE_LIMITS: Limits = { statementMs: MAINTENANCE_MS, idleInTransactionMs: MAINTENANCE_MS };

const { builtins } = pg.types;

/** bigint as a number if exact (else a bigint, which no sum or JSON accepts silently); a date stays text. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text))],
  [builtins.DATE, (text) => text],
]);

/** Type parsers for the driver: ours, else the driver's. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ??
    pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** Where a pool connects to, and through what. */
export interface PoolTarget {
  readonly login: Login;
  readonly pooler: Pooler;
}

/** A pool, and what each of its queries needs ahead. */
export interface Connections {
  readonly pool: pg.Pool;
  readonly pooler: Pooler;
  readonly limits: Limits;
  /** Whether a call's waits count together: see {@link asCall}. */
  readonly isForCalls?: true;
}

/** The limits as startup parameters; poolers refuse these, and get them with each query instead. */
const startupLimits = (pooler: Pooler, { statementMs, idleInTransactionMs }: Limits): pg.PoolConfig =>
  pooler === 'none' ? { statement_timeout: statementMs, idle_in_transaction_session_timeout: idleInTransactionMs } : {};

/**
 * The pool of requests: acquiring a connection, each response and each statement are limited to 1 s, and within a call
 * to what is left of its patience.
 */
export function requestPool({ login, pooler }: PoolTarget, log: Log): Connections {
  const limits = REQUEST_LIMITS;
  const pool = quiet(
    new LoginPool(login, {
      ...startupLimits(pooler, limits),
      types,
      application_name: 'requests',
      max: REQUEST_CONNECTIONS,
      connectionTimeoutMillis: REQUEST_MS,
      query_timeout: REQUEST_MS,
      keepAlive: true,
    }),
    log,
  );
  return { pool, pooler, limits, isForCalls: true };
}

/** How long a replica may take: after that there must be time left for the primary. */
const REPLICA_CONNECT_MS = 300;
const REPLICA_MS = 700;

/** The pool of reads that may lag. */
export function replicaPool({ login, pooler }: PoolTarget, log: Log): Connections {
  const limits: Limits = { ...REQUEST_LIMITS, statementMs: REPLICA_MS };
  const pool = quiet(
    new LoginPool(login, {
      ...startupLimits(pooler, limits),
      types,
      application_name: 'reads',
      max: REQUEST_CONNECTIONS,
      connectionTimeoutMillis: REPLICA_CONNECT_MS,
      query_timeout: REPLICA_MS,
      keepAlive: true,
    }),
    log,
  );
  return { pool, pooler, limits, isForCalls: true };
}

/** The pool of long-running work. */
export function maintenancePool({ login, pooler }: PoolTarget, log: Log): Connections {
  const limits = MAINTENANCE_LIMITS;
  const pool = quiet(
    new LoginPool(login, {
      ...startupLimits(pooler, limits),
      types,
      application_name: 'maintenance',
      max: MAINTENANCE_CONNECTIONS,
      connectionTimeoutMillis: 10_000,
      query_timeout: MAINTENANCE_MS + 10_000,
      idleTimeoutMillis: 5_000,
      keepAlive: true,
    }),
    log,
  );
  return { pool, pooler, limits };
}

/** One connection for the owner's work, which is rare: it isn't kept. */
export function ownerPool(login: Login, log: Log): pg.Pool {
  return quiet(
    new LoginPool(login, {
      types,
      application_name: 'owner',
      max: 1,
      connectionTimeoutMillis: 10_000,
      query_timeout: MAINTENANCE_MS + 10_000,
      statement_timeout: MAINTENANCE_MS,
      keepAlive: true,
    }),
    log,
  );
}

const connected = new WeakMap<pg.Pool, Set<pg.PoolClient>>();

/** Without a listener, losing an idle connection would end the process. The pool replaces it. */
function quiet(pool: pg.Pool, log: Log): pg.Pool {
  pool.on('error', (error) =>
    log({ level: 'warn', msg: 'An idle database connection was lost', reason: error.message }),
  );
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    clients.add(client);
    // If a connection is lost while in use, its query fails; an unhandled error event would end the process.
    client.on('error', () => {});
    watchConfirmations(client);
  });
  pool.on('remove', (client) => clients.delete(client));
  connected.set(pool, clients);
  return pool;
}

/** Lets running queries finish for `graceMs`, then cuts them off: the server rolls them back. */
export async function endWithin(pool: pg.Pool, end: () => Promise<void>, graceMs: number): Promise<void> {
  const timer = setTimeout(() => {
    for (const client of connected.get(pool) ?? []) void client.end().catch(() => {});
  }, graceMs);
  await end();
  clearTimeout(timer);
}
