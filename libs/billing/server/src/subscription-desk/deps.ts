import type { Database, Tx } from '@vinlore/database';
import type { Language } from '@vinlore/i18n';
import type { SecondPerson } from '@vinlore/server-kit';
import type { SwitchDeps } from '../switching/deps.ts';

/** A member, as far as their plans need it. */
interface PlanHolder {
  readonly email: string;
  /** That they use; null: the brand's. */
  readonly language: Language | null;
  /** Dealers' plans are open to them. */
  readonly dealer: boolean;
  /** Staff keep them out: nothing is charged to them meanwhile. */
  readonly suspended: boolean;
}

/** What the desk needs to act on members' plans. */
export interface SubscriptionDeskDeps extends SwitchDeps {
  /** Finds a member; null where the brand has none such. */
  readonly memberOf: (source: Database | Tx, brand: string, accountId: string) => Promise<PlanHolder | null>;
  readonly isOwn: SecondPerson['isOwn'];
}
