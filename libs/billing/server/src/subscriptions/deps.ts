import type { Brand, Language } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { Logger } from '@vinlore/server-kit';
import type { Gateway } from '../gateways/gateway.ts';

/** A member's address and language for emails. */
interface Contact {
  readonly email: string;
  /** The member's language; null for the brand's. */
  readonly language: Language | null;
}

/** Finds a member's contact; null if the account no longer exists. */
export type ContactOf = (source: Database | Tx, brand: string, accountId: string) => Promise<Contact | null>;

/** Dependencies of the subscription module. */
export interface SubscriptionDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>;
  readonly mail: Mail;
  readonly brands: readonly Brand[];
  /** Public origin (scheme, host, and port) of a brand, for links in emails. */
  readonly originOf: (brand: Brand) => string;
  readonly gateways: readonly Gateway[];
  readonly contactOf: ContactOf;
  readonly clock: () => Date;
  readonly log: Logger;
}
