import { recordAct } from '@vinlore/audit';
import { type subscriptionContract, subscriptionStateOf } from '@vinlore/billing-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { canceledLetter, keptLetter } from '../letters.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { factsOf, lockOwn, setEndsWithPeriod, type SubscriptionRow } from '../subscription-store.ts';
import { tellGateways } from '../tell-gateways.ts';
import { usedUnder, viewOf } from '../view-of.ts';
import { writeToMember } from '../write-to-member.ts';

/** Cancels a subscription at the end of what is paid, with a receipt by mail. A repeat changes nothing. */
export function cancelSubscriptionCall(
  deps: SubscriptionDeps,
): Handler<typeof subscriptionContract.cancelSubscription> {
  const { database, clock } = deps;
  const write = writeToMember(deps);
  return async ({ gateway, subscription_id }, { actor, brand, text }) => {
    const now = clock();
    const owner = { brand: brand.key, accountId: actor.accountId };
    const view = await database.transaction(async (tx) => {
      const row = await lockOwn(tx, owner, { id: subscription_id, gateway });
      if (!row) return null;
      const state = subscriptionStateOf(factsOf(row), now);
      if (state === 'ending' || state === 'ended') return viewOf(row, await usedUnder(tx, row), now, text.language);
      const ending = await setEndsWithPeriod(tx, row.id, true);
      await write(tx, ending, (to) => canceledLetter(to, ending, now));
      await recordAct(tx, { ...actOn(ending, actor.accountId), act: 'subscription.canceled' });
      await tellGateways(tx, deps);
      return viewOf(ending, await usedUnder(tx, ending), now, text.language);
    });
    return view ?? refuse(404, text.t('subscription.none'));
  };
}

/** Takes a cancellation back while what is paid still runs. A repeat changes nothing. */
export function keepSubscriptionCall(deps: SubscriptionDeps): Handler<typeof subscriptionContract.keepSubscription> {
  const { database, clock } = deps;
  const write = writeToMember(deps);
  return async ({ gateway, subscription_id }, { actor, brand, text }) => {
    const now = clock();
    const owner = { brand: brand.key, accountId: actor.accountId };
    return database.transaction(async (tx) => {
      const row = await lockOwn(tx, owner, { id: subscription_id, gateway });
      if (!row) return refuse(404, text.t('subscription.none'));
      const state = subscriptionStateOf(factsOf(row), now);
      if (state === 'ended') return refuse(409, text.t('subscription.over'));
      if (state !== 'ending') return viewOf(row, await usedUnder(tx, row), now, text.language);
      const kept = await setEndsWithPeriod(tx, row.id, false);
      await write(tx, kept, (to) => keptLetter(to, kept));
      await recordAct(tx, { ...actOn(kept, actor.accountId), act: 'subscription.kept' });
      await tellGateways(tx, deps);
      return viewOf(kept, await usedUnder(tx, kept), now, text.language);
    });
  };
}

const actOn = ({ brand, id, plan }: SubscriptionRow, actor: string) => ({
  brand,
  actor,
  subject: { kind: 'subscription', id },
  detail: { plan: plan.id },
});
