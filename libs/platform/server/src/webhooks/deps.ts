import type { Brand, Language } from '@vinlore/brand';
import type { Database, Log, Tx } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { TextSealer } from '@vinlore/server-kit';
import type { LaneLimits } from './dispatch/lanes.ts';
import type { PostWebhook } from './dispatch/send-webhook.ts';

/** Dependencies of the webhooks module. */
export interface WebhooksDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define'>;
  readonly mail: Mail;
  readonly sealer: TextSealer;
  /** All brands; the dispatcher knows the brand of an endpoint only by key. */
  readonly brands: readonly Brand[];
  readonly originOf: (brand: Brand) => string;
  /** Where to email a member; null for an account that is gone. A language of null means the brand's. */
  readonly contactOf: (
    source: Database | Tx,
    brand: string,
    accountId: string,
  ) => Promise<{ readonly email: string; readonly language: Language | null } | null>;
  /** Whether the operator lets the server call members' URLs. */
  readonly on: boolean;
  /** Whether endpoints in test mode may be at `http://localhost`: in a trial. */
  readonly localTests: boolean;
  readonly clock: () => Date;
  readonly log: Log;
  /** Posts to a URL; tests use their own. */
  readonly post?: PostWebhook;
  readonly limits?: LaneLimits;
}
