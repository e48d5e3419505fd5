import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type Log } from './log.ts';
import { preparedName } from './prepared.ts';
import { OWNS_TABLES } from './migrations/grants.ts';
import { ScopedQuery, SET_SCOPE } from './wall/scoped-query.ts';
import { ALL_BRANDS, currentScope } from './wall/scope.ts';

/**
 * Limits of a request: as measured in stack.md, a lost network is detected within a second and recovered within
 * another.
 */
const REQUEST_MS = 1_000;
const REQUEST_CONNECTIONS = 10;

/** Imports, cleanup, migrations: long, but bounded. */
const MAINTENANCE_MS = 15 * 60_000;
const MAINTENANCE_CONNECTIONS = 4;

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

/** The pool of requests: acquiring a connection, each response and each statement are limited to 1 s. */
export function requestPool(connectionString: string, log: Log): pg.Pool {
  return quiet(
    new pg.Pool({
      connectionString,
      types,
      application_name: 'requests',
      max: REQUEST_CONNECTIONS,
      connectionTimeoutMillis: REQUEST_MS,
      query_timeout: REQUEST_MS,
      statement_timeout: REQUEST_MS,
      idle_in_transaction_session_timeout: 5 * REQUEST_MS,
      keepAlive: true,
    }),
    log,
  );
}

/** The pool of long-running work. */
export function maintenancePool(connectionString: string, log: Log): pg.Pool {
  return quiet(
    new pg.Pool({
      connectionString,
      types,
      application_name: 'maintenance',
      max: MAINTENANCE_CONNECTIONS,
      connectionTimeoutMillis: 10_000,
      query_timeout: MAINTENANCE_MS + 10_000,
      statement_timeout: MAINTENANCE_MS,
      idle_in_transaction_session_timeout: MAINTENANCE_MS,
      idleTimeoutMillis: 5_000,
      keepAlive: true,
    }),
    log,
  );
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
  return new Kysely<object>({ dialect: new PostgresDialect({ pool: new GuardedPool(pool, GuardedClient) }) });
}

/** Like {@link kyselyOn}, for a role subject to policies: each query carries its scope. */
export function walledKyselyOn(pool: pg.Pool): Kysely<object> {
  return new Kysely<object>({ dialect: new PostgresDialect({ pool: new GuardedPool(pool, WalledClient) }) });
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
  readonly #Client: typeof GuardedClient;

  constructor(pool: pg.Pool, Client: typeof GuardedClient) {
    this.#pool = pool;
    this.#Client = Client;
  }

  async connect(): Promise<PostgresPoolClient> {
    return new this.#Client(await this.#pool.connect());
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

/** Prepares a connection to set scopes, if its role needs them. */
async function learnScopes(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>(OWNS_TABLES);
  const isWalled = !rows[0]!.owns;
  if (isWalled) await client.query({ ...SET_SCOPE, values: [ALL_BRANDS] });
  walled.set(client, isWalled);
  return isWalled;
}

/** Sends the scope with each query; within a transaction, only when it changes. */
class WalledClient extends GuardedClient {
  /** The scope set in the current transaction; undefined outside one and when unknown. */
  #set: string | undefined;
  #inTransaction = false;

  protected override async ask(asked: Asked): Promise<pg.QueryResult> {
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
    if (!(walled.get(this.client) ?? (await learnScopes(this.client)))) return super.ask(asked);
    if (this.#inTransaction) this.#set = scope;
    return new Promise((resolve, reject) => {
      const query = new ScopedQuery(asked, scope, (error, result) => (error ? reject(error) : resolve(result)));
      this.client.query(query);
    });
  }
}
