import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type Log } from './log.ts';
import { preparedName } from './prepared.ts';
import { OWNS_TABLES } from './migrations/grants.ts';
import { ScopedQuery, SET_SCOPE } from './wall/scoped-query.ts';
import { ALL_BRANDS, currentScope } from './wall/scope.ts';

/** What a request may cost: measured in stack.md, a lost network shows within a second and heals within another. */
const REQUEST_MS = 1_000;
const REQUEST_CONNECTIONS = 10;

/** Imports, clean-up, migrations: long, but not for ever. */
const MAINTENANCE_MS = 15 * 60_000;
const MAINTENANCE_CONNECTIONS = 4;

const { builtins } = pg.types;

/** bigint as a number where that is exact (else a bigint, which no sum or JSON takes silently); a date stays its text. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text))],
  [builtins.DATE, (text) => text],
]);

/** How values arrive, for the driver: ours where there is one, else the driver's. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ??
    pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** The pool of requests: a free connection, each answer and each statement within 1 s, else an error. */
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

/** The pool of long work. */
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

/** One connection for work of the owner, which is rare: it isn't kept. */
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

/** Without a listener the loss of an idle connection would end the process. The pool replaces it by itself. */
function quiet(pool: pg.Pool, log: Log): pg.Pool {
  pool.on('error', (error) =>
    log({ level: 'warn', msg: 'An idle database connection was lost', reason: error.message }),
  );
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    clients.add(client);
    // One that is lost while somebody uses it fails their query; the same word to nobody would end the process.
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

/** As {@link kyselyOn}, for a role that policies may hold: each query says whose rows it is about. */
export function walledKyselyOn(pool: pg.Pool): Kysely<object> {
  return new Kysely<object>({ dialect: new PostgresDialect({ pool: new GuardedPool(pool, WalledClient) }) });
}

/** Lets queries under way end for `graceMs`, then cuts them off: the server rolls back what they were doing. */
export async function endWithin(pool: pg.Pool, end: () => Promise<void>, graceMs: number): Promise<void> {
  const timer = setTimeout(() => {
    for (const client of connected.get(pool) ?? []) void client.end().catch(() => {});
  }, graceMs);
  await end();
  clearTimeout(timer);
}

/** pg gives a connection back to the pool although its last answer is still outstanding; the next user would wait behind it. */
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

/** Whether a query's failure is the connection's: no answer in time, or the server has ended it. */
const isLoss = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.message === 'Query read timeout' || ('severity' in error && error.severity === 'FATAL'));

class GuardedClient {
  #lost: Error | undefined;

  constructor(protected readonly client: pg.PoolClient) {}

  // Kysely asks with text and values; the second form of its interface, a cursor, is for streaming, which is not set up.
  readonly query = (async (text: string, values: unknown[]) => {
    // The server rolls back when the connection ends; asking it on a line that does not answer costs another second.
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

/** A statement as it goes to the driver. */
interface Asked {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: unknown[];
}

/** Statements that begin and end transactions: they are about no rows. */
const FRAME = /^(?:begin|start transaction|commit|rollback|savepoint|release)\b/;
/** Statements that PostgreSQL refuses beside another one, which a scope would be. They are about no rows either. */
const ALONE = /^(?:create(?: unique)?|drop) index concurrently\b/;

/** Of each connection, whether policies hold its role: the owner of the tables stands above them. */
const walled = new WeakMap<pg.PoolClient, boolean>();

/** Prepares a connection to set scopes, where its role needs any. */
async function learnScopes(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>(OWNS_TABLES);
  const isWalled = !rows[0]!.owns;
  if (isWalled) await client.query({ ...SET_SCOPE, values: [ALL_BRANDS] });
  walled.set(client, isWalled);
  return isWalled;
}

/** Says with each query whose rows it is about; within a transaction, where that changes. */
class WalledClient extends GuardedClient {
  /** What the transaction under way has set; undefined outside one and where it isn't known. */
  #set: string | undefined;
  #inTransaction = false;

  protected override async ask(asked: Asked): Promise<pg.QueryResult> {
    const { text } = asked;
    if (FRAME.test(text)) {
      // What a savepoint's end leaves set is not ours to know, and a new transaction has nothing set.
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
