import type { subscriptionContract } from '@vinlore/billing-domain';
import type { Handler } from '@vinlore/server-kit';
import type { SubscriptionDeps } from '../deps.ts';
import { viewsOf } from '../view-of.ts';

/** Lists the member's subscriptions: running ones first, then ended ones, each newest first. */
export function subscriptionsCall({
  database,
  clock,
}: SubscriptionDeps): Handler<typeof subscriptionContract.subscriptions> {
  return (_, { actor, brand, text }) =>
    viewsOf(database, { brand: brand.key, accountId: actor.accountId }, clock(), text.language);
}
