import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Mail } from '@vinlore/mail';

/** What feedback needs of others. */
export interface RatingDeps {
  readonly database: Database;
  readonly mail: Mail;
  readonly brands: readonly Brand[];
  /** Keys of the brands where somebody on a brand's staff works; none where they are not. */
  readonly brandsOfStaff: (source: Database, brand: string, accountId: string) => Promise<readonly string[]>;
  readonly clock: () => Date;
}
