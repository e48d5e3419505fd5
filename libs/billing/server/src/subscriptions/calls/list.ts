import type { subscriptionContract } from '@vinlore/billing-domain';
import type { Handler } from '@vinlore/server-kit';
import type { SubscriptionDeps } from '../deps.ts';
import { subscriptionsOf } from '../subscription-store.ts';
import { usedUnder, viewOf } from '../view-of.ts';

/** Lists the member's subscriptions: those that run first, and of each kind the newest first. */
export function subscriptionsCall({
  database,
  clock,
}: SubscriptionDeps): Handler<typeof subscriptionContract.subscriptions> {
  return async (_, { actor, brand, text }) => {
    const rows = await subscriptionsOf(database, { brand: brand.key, accountId: actor.accountId });
    const now = clock();
    const views = await Promise.all(
      rows.map(async (row) => viewOf(row, await usedUnder(database, row), now, text.language)),
    );
    return [...views.filter(({ state }) => state !== 'ended'), ...views.filter(({ state }) => state === 'ended')];
  };
}
