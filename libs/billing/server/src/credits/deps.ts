import type { Database } from '@vinlore/database';

/** What the credits module needs of others. */
export interface CreditsDeps {
  readonly database: Database;
  readonly clock: () => Date;
}
