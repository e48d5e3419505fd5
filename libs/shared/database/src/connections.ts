import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type Log } from './log.ts';
import { type Pooler } from './addresses.ts';
import { preparedName } from './prepared.ts';
import { OWNS_TABLES } from './migrations/grants.ts';
import { type Limits, type Preamble, scopeAndLimits, ScopedQuery, SET_SCOPE } from './wall/scoped-query.ts';
import { ALL_BRANDS, currentScope } from './wall/scope.ts';

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
  readonly connectionString: string;
  readonly pooler: Pooler;
}

/** A pool, and what each of its queries needs ahead. */
export interface Connections {
  readonly pool: pg.Pool;
  readonly pooler: Pooler;
  readonly limits: Limits;
}

/** The limits as startup parameters; poolers refuse these, and get them with each query instead. */
const startupLimits = (pooler: Pooler, { statementMs, idleInTransactionMs }: Limits): pg.PoolConfig =>
  pooler === 'none' ? { statement_timeout: statementMs, idle_in_transaction_session_timeout: idleInTransactionMs } : {};

/** The pool of requests: acquiring a connection, each response and each statement are limited to 1 s. */
export function requestPool({ connectionString, pooler }: PoolTarget, log: Log): Connections {
  const limits = REQUEST_LIMITS;
  const pool = quiet(
    new pg.Pool({
      connectionString,
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
  return { pool, pooler, limits };
}

/** The pool of long-running work. */
export function maintenancePool({ connectionString, pooler }: PoolTarget, log: Log): Connections {
  const limits = MAINTENANCE_LIMITS;
  const pool = quiet(
    new pg.Pool({
      connectionString,
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
export function ownerPool(connectionString: string, log: Log): pg.Pool {
  return quiet(
    new pg.Pool({
      connectionString,
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
  });
  pool.on('remove', (client) => clients.delete(client));
  connected.set(pool, clients);
  return pool;
}

/** Typed queries on a pool; a query on a closed or broken connection fails and never hangs. */
export function kyselyOn(pool: pg.Pool): Kysely<object> {
  return kyselyFor(new GuardedPool(pool, (client) => new GuardedClient(client)));
}

/** Like {@link kyselyOn}, for a role subject to policies: each query carries its scope, and behind a pooler its limits. */
export function walledKyselyOn(connections: Connections): Kysely<object> {
  return kyselyFor(walledPool(connections));
}

const kyselyFor = (pool: PostgresPool): Kysely<object> =>
  new Kysely<object>({ dialect: new PostgresDialect({ pool }) });

function walledPool({ pool, pooler, limits }: Connections): PostgresPool {
  const preamble = pooler === 'none' ? SET_SCOPE : scopeAndLimits(limits, pooler === 'named');
  const sends = { preamble, named: pooler !== 'unnamed', always: pooler !== 'none' };
  return new GuardedPool(pool, (client) => new WalledClient(client, sends));
}

/** Lets running queries finish for `graceMs`, then cuts them off: the server rolls them back. */
export async function endWithin(pool: pg.Pool, end: () => Promise<void>, graceMs: number): Promise<void> {
  const timer = setTimeout(() => {
    for (const client of connected.get(pool) ?? []) void client.end().catch(() => {});
  }, graceMs);
  await end();
  clearTimeout(timer);
}

/** pg returns a connection to the pool although its last response is outstanding; the next user would wait for it. */
class GuardedPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #guard: (client: pg.PoolClient) => GuardedClient;

  constructor(pool: pg.Pool, guard: (client: pg.PoolClient) => GuardedClient) {
    this.#pool = pool;
    this.#guard = guard;
  }

  async connect(): Promise<PostgresPoolClient> {
    return this.#guard(await this.#pool.connect());
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

/** Whether a query failed because of the connection: a timeout, or the server closed it. */
const isLoss = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.message === 'Query read timeout' || ('severity' in error && error.severity === 'FATAL'));

class GuardedClient {
  #lost: Error | undefined;

  constructor(protected readonly client: pg.PoolClient) {}

  // Kysely passes text and values; the interface's second form, a cursor for streaming, is not set up.
  readonly query = (async (text: string, values: unknown[]) => {
    // The server rolls back when the connection ends; sending ROLLBACK on a dead connection costs another second.
    if (this.#lost && text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    if (this.#lost) throw this.#lost;
    try {
      return await this.ask({ name: preparedName(text), text, values });
    } catch (error) {
      if (isLoss(error)) this.#lost = error;
      throw error;
    }
  }) as unknown as PostgresPoolClient['query'];

  release(): void {
    this.client.release(this.#lost);
  }

  protected ask({ name, text, values }: Asked): Promise<pg.QueryResult> {
    return name === undefined ? this.client.query(text, values) : this.client.query({ name, text, values });
  }
}

/** A statement as passed to the driver. */
interface Asked {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: unknown[];
}

/** Statements that begin and end transactions; they touch no rows. */
const FRAME = /^(?:begin|start transaction|commit|rollback|savepoint|release)\b/;
/** Statements that PostgreSQL refuses to run together with a scope. They touch no rows either. */
const ALONE = /^(?:create(?: unique)?|drop) index concurrently\b/;

/** Per connection, whether its role is subject to policies: the owner of the tables is not. */
const walled = new WeakMap<pg.PoolClient, boolean>();

/** What a walled connection sends, and how. */
interface Sends {
  readonly preamble: Preamble;
  /** Whether statements may stay prepared. */
  readonly named: boolean;
  /** Whether the preamble goes out for a role without walls, too. */
  readonly always: boolean;
}

const ownsTables = async (client: pg.PoolClient): Promise<boolean> =>
  (await client.query<{ owns: boolean }>(OWNS_TABLES)).rows[0]!.owns;

/** Prepares a connection to send its preamble, if its role needs one. */
async function learnScopes(client: pg.PoolClient, { preamble, always }: Sends): Promise<boolean> {
  const isWalled = always || !(await ownsTables(client));
  const { name, text, more } = preamble;
  if (isWalled && name !== undefined) await client.query({ name, text, values: [ALL_BRANDS, ...more] });
  walled.set(client, isWalled);
  return isWalled;
}

/** Sends the scope with each query; within a transaction, only when it changes. */
class WalledClient extends GuardedClient {
  /** The scope set in the current transaction; undefined outside one and when unknown. */
  #set: string | undefined;
  #inTransaction = false;

  constructor(
    client: pg.PoolClient,
    private readonly sends: Sends,
  ) {
    super(client);
  }

  protected override async ask({ name, ...rest }: Asked): Promise<pg.QueryResult> {
    const asked = { ...rest, name: this.sends.named ? name : undefined };
    const { text } = asked;
    if (FRAME.test(text)) {
      // The scope after a savepoint ends is unknown, and a new transaction has none.
      this.#set = undefined;
      this.#inTransaction = !/^(?:commit|rollback$)/.test(text);
      return super.ask(asked);
    }
    if (ALONE.test(text)) return super.ask(asked);
    const scope = currentScope();
    if (scope === this.#set) return super.ask(asked);
    if (!(walled.get(this.client) ?? (await learnScopes(this.client, this.sends)))) return super.ask(asked);
    if (this.#inTransaction) this.#set = scope;
    return new Promise((resolve, reject) => {
      const query = new ScopedQuery(asked, this.sends.preamble, scope, (error, result) =>
        error ? reject(error) : resolve(result),
      );
      this.client.query(query);
    });
  }
}
