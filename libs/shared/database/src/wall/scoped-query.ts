import pg from 'pg';

/** The setting that the policies of {@link raiseWalls} read. */
export const SETTING = 'vinlore.brand';

/** Each connection prepares it once, by itself, before the first {@link ScopedQuery}. */
export const SET_SCOPE = { name: 'wall-scope', text: `select set_config('${SETTING}', $1, true)` };

/** The object `pg` sends a query with; it has no types for it. */
interface Wire {
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
    private readonly scope: string,
    callback: (error: Error | null, result: pg.QueryResult) => void,
  ) {
    super({ ...config, queryMode: 'extended' } as pg.QueryConfig, callback as never);
  }

  /** Called by `pg` to send. */
  prepare(wire: Wire): void {
    wire.bind({ statement: SET_SCOPE.name, values: [this.scope] });
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
