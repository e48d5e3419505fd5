/**
 * By which addresses the one database is reached. The running product owns nothing: it reads and writes rows. The owner
 * makes tables, so it alone can change them, their triggers and their policies.
 */
export interface Addresses {
  /** Requests and jobs; may lead through a pooler of transactions such as PgBouncer. */
  readonly running: string;
  /** Migrations, backup and restore: the role that owns the tables. */
  readonly owner: string;
  /** LISTEN, which needs a session of its own: never through a pooler of transactions. */
  readonly listening: string;
}

/** One role for everything, as with DATABASE_URL alone. */
export const oneAddress = (url: string): Addresses => ({ running: url, owner: url, listening: url });
