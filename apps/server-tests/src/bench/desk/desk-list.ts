import type { Database } from '@vinlore/database';

/** A list of the desk among a million rows, for the bench. */
export interface DeskList {
  /** As figures name it, such as `members`. */
  readonly name: string;
  /** Fills the tables of one brand by SQL. */
  readonly seed: (database: Database, brand: string) => Promise<void>;
  /** Addresses of some hundred calls: filters, searches and pages, mixed as people ask for them. */
  readonly addresses: (database: Database, brand: string) => Promise<readonly string[]>;
}
