import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type Connections } from './connections.ts';
import { assertConfirmed, CONNECT_TIMEOUT, isDatabaseUnavailable, isLoss } from './loss.ts';
import { OWNS_TABLES } from './migrations/grants.ts';
import { type Patience } from './patience.ts';
import { preparedName } from './prepared.ts';
import { tracedQuery } from './traced-query.ts';
import { type Preamble, scopeAndLimits, ScopedQuery, SET_SCOPE } from './wall/scoped-query.ts';
import { ALL_BRANDS, currentPatience, currentScope } from './wall/scope.ts';

/** Typed queries on a pool; a query on a closed or broken connection fails and never hangs. */
export function kyselyOn(pool: pg.Pool): Kysely<object> {
  return kyselyFor(new GuardedPool(pool, (client, wait) => new GuardedClient(client, wait)));
}

/** Like {@link kyselyOn}, for a role subject to policies: each query carries its scope, and behind a pooler its limits. */
export function walledKyselyOn(connections: Connections): Kysely<object> {
  return kyselyFor(walledPool(connections));
}

/** Typed queries on a guarded pool. */
export const kyselyFor = (pool: PostgresPool): Kysely<object> =>
  new Kysely<object>({ dialect: new PostgresDialect({ pool }) });

/** Connections of {@link walledKyselyOn}. */
export function walledPool({ pool, pooler, limits, isForCalls }: Connections): PostgresPool {
  const preamble = pooler === 'none' ? SET_SCOPE : scopeAndLimits(limits, pooler === 'named');
  const sends = { preamble, named: pooler !== 'unnamed', always: pooler !== 'none' };
  const waitMs = isForCalls ? limits.statementMs : 0;
  return new GuardedPool(pool, (client, wait) => new WalledClient(client, sends, wait), waitMs);
}

/** How long a client waits for responses: as long as a call's patience lasts, if that is less than usual. */
interface Wait {
  readonly patience: Patience;
  readonly usualMs: number;
}

type Guard = (client: pg.PoolClient, wait: Wait | undefined) => GuardedClient;

/** Milliseconds of a wait; undefined: the pool's limit. */
function limitOf(wait: Wait | undefined): number | undefined {
  if (!wait) return undefined;
  const { leftMs } = wait.patience;
  return leftMs < wait.usualMs ? leftMs : undefined;
}

/** A connection within a time, else the driver's own error; one that comes later goes back to the pool. */
function connectWithin(pool: pg.Pool, limitMs: number): Promise<pg.PoolClient> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error(CONNECT_TIMEOUT));
    }, limitMs);
    const settled = (then: () => void) => {
      clearTimeout(timer);
      then();
    };
    pool.connect().then(
      (client) => settled(() => (isLate ? client.release() : resolve(client))),
      (error: unknown) => settled(() => reject(error as Error)),
    );
  });
}

/** pg returns a connection to the pool although its last response is outstanding; the next user would wait for it. */
class GuardedPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #guard: Guard;
  readonly #waitMs: number;

  /** @param waitMs the usual limit of a wait, which a call's patience may shorten; 0: it doesn't concern this pool */
  constructor(pool: pg.Pool, guard: Guard, waitMs = 0) {
    this.#pool = pool;
    this.#guard = guard;
    this.#waitMs = waitMs;
  }

  async connect(): Promise<PostgresPoolClient> {
    const patience = this.#waitMs > 0 ? currentPatience() : undefined;
    if (!patience) return this.#guard(await this.#pool.connect(), undefined);
    const wait = { patience, usualMs: this.#waitMs };
    const limitMs = limitOf(wait);
    const began = performance.now();
    try {
      return this.#guard(
        await (limitMs === undefined ? this.#pool.connect() : connectWithin(this.#pool, limitMs)),
        wait,
      );
    } finally {
      patience.spend(began);
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

class GuardedClient {
  #lost: Error | undefined;

  constructor(
    protected readonly client: pg.PoolClient,
    private readonly wait: Wait | undefined,
  ) {}

  // Kysely passes text and values; the interface's second form, a cursor for streaming, is not set up.
  readonly query = (async (text: string, values: unknown[]) => {
    // The server rolls back when the connection ends; sending ROLLBACK on a dead connection costs another second.
    if (this.#lost && text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    if (this.#lost) throw this.#lost;
    const began = performance.now();
    try {
      const asked = { name: preparedName(text), text, values, query_timeout: limitOf(this.wait) };
      const result = await tracedQuery(text, () => this.ask(asked));
      assertConfirmed(this.client);
      return result;
    } catch (error) {
      if (isLoss(error)) this.#lost = error;
      if (isDatabaseUnavailable(error)) this.wait?.patience.spend(began);
      throw error;
    }
  }) as unknown as PostgresPoolClient['query'];

  release(): void {
    this.client.release(this.#lost);
  }

  protected ask({ name, ...rest }: Asked): Promise<pg.QueryResult> {
    return this.client.query(name === undefined ? rest : { name, ...rest });
  }
}

/** A statement as passed to the driver. */
interface Asked {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: unknown[];
  /** Milliseconds until the driver gives up; undefined: the pool's. */
  readonly query_timeout: number | undefined;
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

/** A query with a time limit of its own, which `pg` takes and its types don't know. */
const limited = (query: pg.QueryConfig, query_timeout: number | undefined): pg.QueryConfig =>
  Object.assign(query, { query_timeout });

const ownsTables = async (client: pg.PoolClient, query_timeout: number | undefined): Promise<boolean> =>
  (await client.query<{ owns: boolean }>(limited({ text: OWNS_TABLES }, query_timeout))).rows[0]!.owns;

/** Prepares a connection to send its preamble, if its role needs one. */
async function learnScopes(
  client: pg.PoolClient,
  { preamble, always }: Sends,
  query_timeout: number | undefined,
): Promise<boolean> {
  const isWalled = always || !(await ownsTables(client, query_timeout));
  const { name, text, more } = preamble;
  if (isWalled && name !== undefined)
    await client.query(limited({ name, text, values: [ALL_BRANDS, ...more] }, query_timeout));
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
    wait: Wait | undefined,
  ) {
    super(client, wait);
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
    if (!(walled.get(this.client) ?? (await learnScopes(this.client, this.sends, asked.query_timeout))))
      return super.ask(asked);
    if (this.#inTransaction) this.#set = scope;
    return new Promise((resolve, reject) => {
      const query = new ScopedQuery(asked, this.sends.preamble, scope, (error, result) =>
        error ? reject(error) : resolve(result),
      );
      this.client.query(Object.assign(query, { query_timeout: asked.query_timeout }));
    });
  }
}
