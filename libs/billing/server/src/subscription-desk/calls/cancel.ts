import type { staffSubscriptionContract } from '@vinlore/billing-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { decisionsOn } from '../../subscriptions/decide.ts';
import { usedUnder, viewOf } from '../../subscriptions/view-of.ts';
import type { SubscriptionDeskDeps } from '../deps.ts';
import { lockNamed, refuseSuspended, staffDecider } from './named.ts';

/** POST /api-cwa/staff/subscription/cancel: cancels at the end of the paid period. */
export function staffCancelCall(
  deps: SubscriptionDeskDeps,
): Handler<typeof staffSubscriptionContract.staffCancelSubscription> {
  const decisions = decisionsOn(deps);
  return ({ reason, ...named }, context) => {
    const now = deps.clock();
    return deps.database.transaction(async (tx) => {
      const row = await lockNamed(tx, deps, context, named);
      const after = await decisions.cancel(tx, row, now, staffDecider(context, reason));
      return viewOf(after, await usedUnder(tx, after), now, context.text.language);
    });
  };
}

/** POST /api-cwa/staff/subscription/keep: undoes a cancellation before the paid period ends. */
export function staffKeepCall(
  deps: SubscriptionDeskDeps,
): Handler<typeof staffSubscriptionContract.staffKeepSubscription> {
  const decisions = decisionsOn(deps);
  return ({ reason, ...named }, context) => {
    const now = deps.clock();
    const { text } = context;
    return deps.database.transaction(async (tx) => {
      const row = await lockNamed(tx, deps, context, named);
      await refuseSuspended(tx, deps, context, named.account_id);
      const after = await decisions.keep(tx, row, now, staffDecider(context, reason));
      if (!after) return refuse(409, text.t('subscriptionDesk.over'));
      return viewOf(after, await usedUnder(tx, after), now, text.language);
    });
  };
}
