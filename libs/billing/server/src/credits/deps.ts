import type { Database } from '@vinlore/database';

/** Dependencies of the credits module. */
export interface CreditsDeps {
  readonly database: Database;
  readonly clock: () => Date;
}
