import { type Kysely } from 'kysely';
import { type Pooler } from './addresses.ts';
import { type Login } from './login/login.ts';
import { type ReplicaReads } from './replica/replica-reads.ts';

declare const transactionBrand: unique symbol;

/**
 * A transaction in progress. Slices that write through a port of another slice only pass it on; the slice that owns the
 * tables accesses them with {@link tables}.
 */
export interface Tx {
  readonly [transactionBrand]: true;
}

/**
 * Event for a LISTEN subscriber: a payload, or a notice that the connection was lost and messages may have been missed.
 */
export type Notification = { readonly kind: 'message'; readonly payload: string } | { readonly kind: 'gap' };

/** The product's only database. It is passed to every slice's server; nothing opens a second one. */
export interface Database {
  /**
   * Queries on behalf of a request: acquiring a connection, a response and a statement are limited to 1 s each. Prefer
   * `tables<MyTables>(database)` for a typed view.
   */
  readonly kysely: Kysely<object>;

  /**
   * Runs `work` in one transaction of the request pool: commits, or rolls back if `work` throws. Call sources and
   * render documents before it, never inside.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;

  /**
   * Work that may take longer than a request: imports, cleanup, statistics. A separate pool with limits of minutes
   * instead of 1 s.
   */
  maintenance<T>(work: (db: Kysely<object>) => Promise<T>): Promise<T>;

  /**
   * Work of the role that owns the tables: migrations, restore, and nothing that serves a request. One connection, for
   * the duration of `work`. With one role for everything it is the same as {@link maintenance}.
   */
  asOwner<T>(work: (db: Kysely<object>) => Promise<T>): Promise<T>;

  /** Reads from a replica; undefined without one. */
  readonly replica?: ReplicaReads;

  /** Resolves when the database responds; rejects within about a second if it does not (readiness probes). */
  ping(): Promise<void>;

  /** LISTEN: calls `onNotification` for each NOTIFY on `channel`. @returns a function that unsubscribes */
  listen(channel: string, onNotification: (notification: Notification) => void): Promise<() => Promise<void>>;

  /** The running role, for libraries that bring their own pool (jobs); its password may change meanwhile. */
  readonly login: Login;

  /** The role that owns the tables: for backup and restore. */
  readonly ownerLogin: Login;

  /** What {@link login} is now. It may contain a password: never log it. */
  readonly connectionString: string;

  /** What {@link login} goes through: poolers refuse startup parameters, and keep no session. */
  readonly pooler: Pooler;

  /** What {@link ownerLogin} is now. It may contain a password: never log it. */
  readonly ownerConnectionString: string;

  /**
   * Closes both pools (running work has 5 s, then it is cut off and rolled back), and stops the embedded server if this
   * was the last process using it.
   */
  close(): Promise<void>;
}

/** Returns a slice's typed view of its tables, on the database, in a transaction, or in a migration. */
export function tables<Tables>(source: Database | Tx | Kysely<object>): Kysely<Tables> {
  const kysely = 'kysely' in source ? source.kysely : source;
  return kysely as unknown as Kysely<Tables>;
}

/** Wraps a kysely transaction in the opaque type; only this lib creates transactions. */
export function opaque(kysely: Kysely<object>): Tx {
  return kysely as unknown as Tx;
}
