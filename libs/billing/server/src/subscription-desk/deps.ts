import type { Database, Tx } from '@vinlore/database';
import type { Language } from '@vinlore/i18n';
import type { SecondPerson } from '@vinlore/server-kit';
import type { SwitchDeps } from '../switching/deps.ts';

/** What is needed of a member to manage their plans. */
interface PlanHolder {
  readonly email: string;
  /** The member's language; null for the brand's. */
  readonly language: Language | null;
  /** Whether dealer plans are available to them. */
  readonly dealer: boolean;
  /** Whether staff suspended the account; suspended members are not charged. */
  readonly suspended: boolean;
}

/** Dependencies of subscription management at the staff desk. */
export interface SubscriptionDeskDeps extends SwitchDeps {
  /** Finds a member; null if the brand doesn't have them. */
  readonly memberOf: (source: Database | Tx, brand: string, accountId: string) => Promise<PlanHolder | null>;
  readonly isOwn: SecondPerson['isOwn'];
}
