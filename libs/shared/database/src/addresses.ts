/**
 * Connection strings of the one database. The running product owns nothing: it reads and writes rows. Only the owner
 * role creates tables, so only it can change them, their triggers and their policies.
 */
export interface Addresses {
  /** Requests and jobs; may go through a transaction pooler such as PgBouncer. */
  readonly running: string;
  /** Migrations, backup and restore: the role that owns the tables. */
  readonly owner: string;
  /** LISTEN, which needs a session of its own: never through a transaction pooler. */
  readonly listening: string;
}

/** One role for everything, as with DATABASE_URL alone. */
export const oneAddress = (url: string): Addresses => ({ running: url, owner: url, listening: url });
