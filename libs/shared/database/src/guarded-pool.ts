import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type Connections } from './connections.ts';
import { assertConfirmed, isLoss } from './loss.ts';
import { OWNS_TABLES } from './migrations/grants.ts';
import { preparedName } from './prepared.ts';
import { tracedQuery } from './traced-query.ts';
import { type Preamble, scopeAndLimits, ScopedQuery, SET_SCOPE } from './wall/scoped-query.ts';
import { ALL_BRANDS, currentScope } from './wall/scope.ts';

/** Typed queries on a pool; a query on a closed or broken connection fails and never hangs. */
export function kyselyOn(pool: pg.Pool): Kysely<object> {
  return kyselyFor(new GuardedPool(pool, (client) => new GuardedClient(client)));
}

/** Like {@link kyselyOn}, for a role subject to policies: each query carries its scope, and behind a pooler its limits. */
export function walledKyselyOn(connections: Connections): Kysely<object> {
  return kyselyFor(walledPool(connections));
}

/** Typed queries on a guarded pool. */
export const kyselyFor = (pool: PostgresPool): Kysely<object> =>
  new Kysely<object>({ dialect: new PostgresDialect({ pool }) });

/** Connections of {@link walledKyselyOn}. */
export function walledPool({ pool, pooler, limits, withinMs }: Connections): PostgresPool {
  const preamble = pooler === 'none' ? SET_SCOPE : scopeAndLimits(limits, pooler === 'named');
  const sends = { preamble, named: pooler !== 'unnamed', always: pooler !== 'none' };
  // A connection that came at once leaves no more time for a response than any other has.
  const guard: Guard = (client, leftMs = Infinity) =>
    new WalledClient(client, sends, leftMs < limits.statementMs ? leftMs : undefined);
  return new GuardedPool(pool, guard, withinMs);
}

type Guard = (client: pg.PoolClient, firstMs?: number) => GuardedClient;

/** A connection that came late still gets a chance to answer. */
const LEAST_MS = 300;

/** pg returns a connection to the pool although its last response is outstanding; the next user would wait for it. */
class GuardedPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #guard: Guard;
  readonly #firstMs: number | undefined;

  constructor(pool: pg.Pool, guard: Guard, firstMs?: number) {
    this.#pool = pool;
    this.#guard = guard;
    this.#firstMs = firstMs;
  }

  async connect(): Promise<PostgresPoolClient> {
    const began = performance.now();
    const client = await this.#pool.connect();
    if (this.#firstMs === undefined) return this.#guard(client);
    return this.#guard(client, Math.max(LEAST_MS, Math.ceil(this.#firstMs - (performance.now() - began))));
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

class GuardedClient {
  #lost: Error | undefined;
  /** Limit of the first response; undefined: the pool's, as of all later ones. */
  #firstMs: number | undefined;

  constructor(
    protected readonly client: pg.PoolClient,
    firstMs?: number,
  ) {
    this.#firstMs = firstMs;
  }

  // Kysely passes text and values; the interface's second form, a cursor for streaming, is not set up.
  readonly query = (async (text: string, values: unknown[]) => {
    // The server rolls back when the connection ends; sending ROLLBACK on a dead connection costs another second.
    if (this.#lost && text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    if (this.#lost) throw this.#lost;
    const limitMs = this.#firstMs;
    this.#firstMs = undefined;
    try {
      const asked = { name: preparedName(text), text, values, query_timeout: limitMs };
      const result = await tracedQuery(text, () => this.ask(asked));
      assertConfirmed(this.client);
      return result;
    } catch (error) {
      if (isLoss(error)) this.#lost = error;
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
    firstMs?: number,
  ) {
    super(client, firstMs);
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
