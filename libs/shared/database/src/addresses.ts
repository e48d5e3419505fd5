/**
 * What stands between the product and its server, by what it keeps for a client between two transactions. `none`: no
 * pooler. `named`: a pooler that knows named statements (PgBouncer in session mode, or from 1.21 on in transaction mode
 * with `max_prepared_statements`). `unnamed`: one that doesn't (PgBouncer before that in transaction mode). Both refuse
 * startup parameters such as `statement_timeout`.
 */
export type Pooler = 'none' | 'named' | 'unnamed';

/**
 * Connection strings of the one database. The running product owns nothing: it reads and writes rows. Only the owner
 * role creates tables, so only it can change them, their triggers and their policies.
 */
export interface Addresses {
  /** What {@link running} goes through. Absent: nothing. */
  readonly pooler?: Pooler | undefined;
  /** Requests and jobs; may go through a transaction pooler such as PgBouncer. */
  readonly running: string;
  /** A hot standby for reads that may be a second old; absent: {@link running} answers them, too. */
  readonly replica?: string | undefined;
  /** Migrations, backup and restore: the role that owns the tables. */
  readonly owner: string;
  /** LISTEN, which needs a session of its own: never through a transaction pooler. */
  readonly listening: string;
  /** These as they are later on; absent: they never change. */
  readonly latest?: LatestAddresses | undefined;
}

/** Connection strings that may change while the product runs. */
interface LatestAddresses {
  /** Reads them again. */
  read(): Partial<Omit<Addresses, 'pooler' | 'latest'>>;
  /** Calls `look` when they may have changed. @returns a function that stops it */
  onChange(look: () => void): () => void;
}

/** One role for everything, as with DATABASE_URL alone. */
export const oneAddress = (url: string): Addresses => ({ running: url, owner: url, listening: url });
