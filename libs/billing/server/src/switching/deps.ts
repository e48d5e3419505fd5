import type { FollowUps } from '../orders/follow-ups.ts';
import type { Orders } from '../orders/orders.ts';
import type { SubscriptionDeps } from '../subscriptions/deps.ts';

/** Dependencies of plan switching. */
export interface SwitchDeps extends SubscriptionDeps {
  readonly orders: Pick<Orders, 'apply'>;
  readonly followUps: Pick<FollowUps, 'soon'>;
}
