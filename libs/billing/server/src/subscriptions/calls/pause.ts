import type { subscriptionContract } from '@vinlore/billing-domain';
import { type CallContext, type Handler, refuse } from '@vinlore/server-kit';
import type { Tx } from '@vinlore/database';
import type { Decider } from '../decide.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { gatewayNow } from '../gateway-now.ts';
import { type Paused, pausesOn } from '../pause.ts';
import { lockOwn, type SubscriptionRow } from '../subscription-store.ts';
import { usedUnder, viewOf } from '../view-of.ts';

type Named = Parameters<Handler<typeof subscriptionContract.resumeSubscription>>[0];

/** Applies a pause decision to a member's own subscription, and returns the updated subscription. */
async function deciding(
  deps: SubscriptionDeps,
  { gateway, subscription_id: id }: Named,
  { actor, brand, text }: CallContext<'bearer'>,
  decide: (tx: Tx, row: SubscriptionRow, now: Date, decider: Decider) => Promise<Paused>,
) {
  const now = await gatewayNow(deps, gateway);
  return deps.database.transaction(async (tx) => {
    const row = await lockOwn(tx, { brand: brand.key, accountId: actor.accountId }, { id, gateway });
    if (!row) return refuse(404, text.t('subscription.none'));
    const decided = await decide(tx, row, now, { by: 'member', act: { actor: actor.accountId } });
    if ('refused' in decided) return refuse(409, text.t(`subscription.noPause.${decided.refused}`));
    return viewOf(decided.row, await usedUnder(tx, decided.row), now, text.language);
  });
}

/** Pauses a subscription until the payment date shown to its member, with an email. A repeat changes nothing. */
export function pauseSubscriptionCall(deps: SubscriptionDeps): Handler<typeof subscriptionContract.pauseSubscription> {
  const pauses = pausesOn(deps);
  return ({ resumes_at: until, ...named }, context) =>
    deciding(deps, named, context, (tx, row, now, decider) =>
      pauses.pause(tx, row, until === null ? null : new Date(until), now, decider),
    );
}

/** Resumes a paused subscription with its next payment, with an email. A repeat changes nothing. */
export function resumeSubscriptionCall(
  deps: SubscriptionDeps,
): Handler<typeof subscriptionContract.resumeSubscription> {
  const pauses = pausesOn(deps);
  return (named, context) => deciding(deps, named, context, pauses.resume);
}
