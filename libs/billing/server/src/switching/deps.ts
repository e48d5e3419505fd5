import type { FollowUps } from '../orders/follow-ups.ts';
import type { Orders } from '../orders/orders.ts';
import type { SubscriptionDeps } from '../subscriptions/deps.ts';

/** What switches of plans need of others. */
export interface SwitchDeps extends SubscriptionDeps {
  readonly orders: Pick<Orders, 'apply'>;
  readonly followUps: Pick<FollowUps, 'soon'>;
}
