import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { DataKeeper } from '@vinlore/server-kit';
import type { ErasureLog } from './erasure-log.ts';

/** Dependencies of the deletion module. */
export interface DeletionDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define'>;
  readonly mail: Mail;
  /** All brands, because a job knows its brand only by key. */
  readonly brands: readonly Brand[];
  /** Public origin of a brand, for links in emails. */
  readonly originOf: (brand: Brand) => string;
  /** Other slices with member data; the account's own data is handled here. */
  readonly keepers: readonly DataKeeper[];
  /** Lists erased accounts outside the database. */
  readonly erasures: ErasureLog;
  readonly clock: () => Date;
}
