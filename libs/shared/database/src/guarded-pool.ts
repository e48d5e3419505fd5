import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type Connections } from './connections.ts';
import { OWNS_TABLES } from './migrations/grants.ts';
import { preparedName } from './prepared.ts';
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
export function walledPool({ pool, pooler, limits }: Connections): PostgresPool {
  const preamble = pooler === 'none' ? SET_SCOPE : scopeAndLimits(limits, pooler === 'named');
  const sends = { preamble, named: pooler !== 'unnamed', always: pooler !== 'none' };
  return new GuardedPool(pool, (client) => new WalledClient(client, sends));
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
export const isLoss = (error: unknown): error is Error =>
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
