import type { subscriptionContract } from '@vinlore/billing-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { decisionsOn } from '../decide.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { lockOwn } from '../subscription-store.ts';
import { usedUnder, viewOf } from '../view-of.ts';

/** Cancels a subscription at the end of the paid period, with a confirmation by email. A repeat changes nothing. */
export function cancelSubscriptionCall(
  deps: SubscriptionDeps,
): Handler<typeof subscriptionContract.cancelSubscription> {
  const { database, clock } = deps;
  const decisions = decisionsOn(deps);
  return async ({ gateway, subscription_id }, { actor, brand, text }) => {
    const now = clock();
    const owner = { brand: brand.key, accountId: actor.accountId };
    const view = await database.transaction(async (tx) => {
      const row = await lockOwn(tx, owner, { id: subscription_id, gateway });
      if (!row) return null;
      const after = await decisions.cancel(tx, row, now, { by: 'member', act: { actor: actor.accountId } });
      return viewOf(after, await usedUnder(tx, after), now, text.language);
    });
    return view ?? refuse(404, text.t('subscription.none'));
  };
}

/** Undoes a cancellation while the paid period lasts. A repeat changes nothing. */
export function keepSubscriptionCall(deps: SubscriptionDeps): Handler<typeof subscriptionContract.keepSubscription> {
  const { database, clock } = deps;
  const decisions = decisionsOn(deps);
  return async ({ gateway, subscription_id }, { actor, brand, text }) => {
    const now = clock();
    const owner = { brand: brand.key, accountId: actor.accountId };
    return database.transaction(async (tx) => {
      const row = await lockOwn(tx, owner, { id: subscription_id, gateway });
      if (!row) return refuse(404, text.t('subscription.none'));
      const after = await decisions.keep(tx, row, now, { by: 'member', act: { actor: actor.accountId } });
      if (!after) return refuse(409, text.t('subscription.over'));
      return viewOf(after, await usedUnder(tx, after), now, text.language);
    });
  };
}
