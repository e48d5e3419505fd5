import type { Brand } from '@vinlore/brand';
import type { Language } from '@vinlore/i18n';
import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { LiveKeys } from './keys/live-keys.ts';

/** Where to email an account. */
interface KeyContact {
  readonly email: string;
  /** Null for the brand's. */
  readonly language: Language | null;
}

/** Dependencies of the platform module. */
export interface PlatformDeps {
  readonly database: Database;
  /** The keys in use, for those that change. */
  readonly live: Pick<LiveKeys, 'forget'>;
  readonly jobs: Pick<Jobs, 'define'>;
  readonly mail: Mail;
  readonly brands: readonly Brand[];
  readonly originOf: (brand: Brand) => string;
  /** Null if the brand has no such account. */
  readonly contactOf: (brand: string, accountId: string) => Promise<KeyContact | null>;
  readonly clock: () => Date;
}
