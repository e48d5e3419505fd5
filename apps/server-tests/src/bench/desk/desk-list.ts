import type { Database } from '@vinlore/database';

/** A desk list with a million rows to benchmark. */
export interface DeskList {
  /** Name in the results, such as `members`. */
  readonly name: string;
  /** Fills one brand's tables with SQL. */
  readonly seed: (database: Database, brand: string) => Promise<void>;
  /** URLs of a few hundred calls: a realistic mix of filters, searches, and pages. */
  readonly addresses: (database: Database, brand: string) => Promise<readonly string[]>;
}
