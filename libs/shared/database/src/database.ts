import { type Kysely } from 'kysely';

declare const transactionBrand: unique symbol;

/**
 * A transaction that is under way. Slices that write through a port of another slice only pass it on; the slice that
 * owns the tables sees them with {@link tables}.
 */
export interface Tx {
  readonly [transactionBrand]: true;
}

/** What a LISTEN subscriber is told: a payload, or that the connection was lost and messages may have been missed. */
export type Notification = { readonly kind: 'message'; readonly payload: string } | { readonly kind: 'gap' };

/** The product's one database. Every slice's server gets it handed in; nothing opens a second one. */
export interface Database {
  /**
   * Queries on behalf of a request: a connection, an answer and a statement each have 1 s, then the query fails.
   * Prefer `tables<MyTables>(database)` for a typed view.
   */
  readonly kysely: Kysely<object>;

  /**
   * Runs `work` in one transaction of the request pool: all of it is kept, or (when `work` throws) none.
   * Sources are read and documents rendered before it, never inside.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;

  /** Work that may take longer than a request: imports, clean-up, statistics. A pool of its own, minutes instead of 1 s. */
  maintenance<T>(work: (db: Kysely<object>) => Promise<T>): Promise<T>;

  /**
   * Work of the role that owns the tables: migrations, restore, and nothing that serves a request. One connection, for as
   * long as `work` takes. With one role for everything it is the same as {@link maintenance}.
   */
  asOwner<T>(work: (db: Kysely<object>) => Promise<T>): Promise<T>;

  /** Resolves when the database answers; rejects within about a second when it does not (readiness probes). */
  ping(): Promise<void>;

  /** LISTEN: calls `onNotification` for each NOTIFY on `channel`. @returns a function that ends the subscription */
  listen(channel: string, onNotification: (notification: Notification) => void): Promise<() => Promise<void>>;

  /** For libraries that bring their own pool (jobs), as the running role. It may hold a password: never log it. */
  readonly connectionString: string;

  /** As the role that owns the tables: for backup and restore. It may hold a password: never log it. */
  readonly ownerConnectionString: string;

  /**
   * Ends both pools (work under way has 5 s, then it is cut off and rolled back), and stops the embedded server when
   * this was the last process that used it.
   */
  close(): Promise<void>;
}

/** A slice's typed view of its tables, on the database, inside a transaction, or in a migration. */
export function tables<Tables>(source: Database | Tx | Kysely<object>): Kysely<Tables> {
  const kysely = 'kysely' in source ? source.kysely : source;
  return kysely as unknown as Kysely<Tables>;
}

/** Makes the opaque transaction of a kysely one; only this lib hands transactions out. */
export function opaque(kysely: Kysely<object>): Tx {
  return kysely as unknown as Tx;
}
