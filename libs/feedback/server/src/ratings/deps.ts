import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Mail } from '@vinlore/mail';

/** Dependencies of feedback. */
export interface RatingDeps {
  readonly database: Database;
  readonly mail: Mail;
  readonly brands: readonly Brand[];
  /** Returns the keys of the brands where a member of staff works; empty for anyone else. */
  readonly brandsOfStaff: (source: Database, brand: string, accountId: string) => Promise<readonly string[]>;
  readonly clock: () => Date;
}
