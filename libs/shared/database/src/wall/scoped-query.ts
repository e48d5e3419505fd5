import pg from 'pg';

/** The setting that the policies of {@link raiseWalls} read. */
export const SETTING = 'vinlore.brand';

/** Sent ahead of each query, in the same transaction: its first value is the scope. */
export interface Preamble {
  /** Its name, if each connection prepares it once, by itself, before the first {@link ScopedQuery}. */
  readonly name: string | undefined;
  readonly text: string;
  /** The values after the scope. */
  readonly more: readonly string[];
}

/** The scope alone, for connections that have their limits from the start. */
export const SET_SCOPE: Preamble = {
  name: 'wall-scope',
  text: `select set_config('${SETTING}', $1, true)`,
  more: [],
};

/** The scope and a query's limits, for poolers: these refuse startup parameters and keep no settings for a session. */
export const scopeAndLimits = (limits: Limits, named: boolean): Preamble => ({
  name: named ? 'wall-scope-limits' : undefined,
  text: `select set_config('${SETTING}', $1, true), set_config('statement_timeout', $2, true), set_config('idle_in_transaction_session_timeout', $3, true)`,
  more: [String(limits.statementMs), String(limits.idleInTransactionMs)],
});

/** How long the server lets a statement run, and a transaction wait for the next one, in milliseconds. */
export interface Limits {
  readonly statementMs: number;
  readonly idleInTransactionMs: number;
}

/** The object `pg` sends a query with; it has no types for it. */
interface Wire {
  parse(statement: { readonly text: string; readonly name: string }): void;
  bind(portal: { readonly statement: string; readonly values: readonly string[] }): void;
  execute(portal: { readonly portal: string; readonly rows: number }): void;
}

/** The parts of `pg`'s query that send it and receive its result. */
interface WireQuery {
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
}

const sender = pg.Query.prototype as unknown as WireQuery;

/**
 * A query that sets its scope first. Both are sent together with one Sync, so PostgreSQL runs them as one transaction:
 * the setting is local to it, costs no round trip, and is gone before a transaction pooler gives the connection to
 * someone else. Inside an open transaction it lasts until the transaction's end.
 */
export class ScopedQuery extends pg.Query {
  #answersScope = true;

  constructor(
    config: pg.QueryConfig,
    private readonly preamble: Preamble,
    private readonly scope: string,
    callback: (error: Error | null, result: pg.QueryResult) => void,
  ) {
    super({ ...config, queryMode: 'extended' } as pg.QueryConfig, callback as never);
  }

  /** Called by `pg` to send. */
  prepare(wire: Wire): void {
    const { name = '', text, more } = this.preamble;
    if (name === '') wire.parse({ text, name });
    wire.bind({ statement: name, values: [this.scope, ...more] });
    wire.execute({ portal: '', rows: 0 });
    sender.prepare.call(this, wire);
  }

  /** Called by `pg` with a row; the first is the setting's. */
  handleDataRow(message: unknown): void {
    if (!this.#answersScope) sender.handleDataRow.call(this, message);
  }

  /** Called by `pg` at the end of each statement. */
  handleCommandComplete(message: unknown, wire: Wire): void {
    if (!this.#answersScope) return sender.handleCommandComplete.call(this, message, wire);
    this.#answersScope = false;
  }
}
