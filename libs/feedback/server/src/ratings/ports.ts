import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Mail } from '@vinlore/mail';

/** What feedback needs of others. */
export interface RatingPorts {
  readonly database: Database;
  readonly mail: Mail;
  readonly brands: readonly Brand[];
  /** Keys of the brands where an account is on the staff; none where it is not. */
  readonly brandsOfStaff: (source: Database, accountId: string) => Promise<readonly string[]>;
  readonly clock: () => Date;
}
