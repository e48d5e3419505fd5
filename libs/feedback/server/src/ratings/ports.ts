import type { Database } from '@vinlore/database';
import type { Mail } from '@vinlore/mail';

/** What feedback needs of others. */
export interface RatingPorts {
  readonly database: Database;
  readonly mail: Mail;
  readonly clock: () => Date;
}
