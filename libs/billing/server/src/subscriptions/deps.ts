import type { Brand, Language } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { Logger } from '@vinlore/server-kit';
import type { Gateway } from '../gateways/gateway.ts';

/** Where a member is written to. */
interface Contact {
  readonly email: string;
  /** That they use; null: the brand's. */
  readonly language: Language | null;
}

/** Finds a member's address; null where there is no such account any more. */
export type ContactOf = (source: Database | Tx, brand: string, accountId: string) => Promise<Contact | null>;

/** What subscriptions need of others. */
export interface SubscriptionDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>;
  readonly mail: Mail;
  readonly brands: readonly Brand[];
  /** Scheme, host and port by which the world reaches a brand: for links in mails. */
  readonly originOf: (brand: Brand) => string;
  readonly gateways: readonly Gateway[];
  readonly contactOf: ContactOf;
  readonly clock: () => Date;
  readonly log: Logger;
}
