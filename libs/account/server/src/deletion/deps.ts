import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { DataKeeper } from '@vinlore/server-kit';

/** What the deletion module needs of others. */
export interface DeletionDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define'>;
  readonly mail: Mail;
  /** All brands: a job knows of its brand by key alone. */
  readonly brands: readonly Brand[];
  /** Scheme, host and port by which the world reaches a brand: for links in mails. */
  readonly originOf: (brand: Brand) => string;
  /** Who else keeps something of members; the account itself is answered for here. */
  readonly keepers: readonly DataKeeper[];
  readonly clock: () => Date;
}
