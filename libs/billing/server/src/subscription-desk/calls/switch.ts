import type { staffSubscriptionContract } from '@vinlore/billing-domain';
import { type Handler, refuse, refuseOwnAccount } from '@vinlore/server-kit';
import { gatewayNow } from '../../subscriptions/gateway-now.ts';
import { usedUnder, viewOf } from '../../subscriptions/view-of.ts';
import { switchingPlans } from '../../switching/switch-plan.ts';
import { undoingSwitches } from '../../switching/undo-switch.ts';
import type { SubscriptionDeskDeps } from '../deps.ts';
import { inWords, lockNamed, refuseSuspended, staffDecider } from './named.ts';

/** POST /api-cwa/staff/subscription/switch: switches for the amount shown, charging the plan's renewal card. */
export function staffSwitchPlanCall(
  deps: SubscriptionDeskDeps,
): Handler<typeof staffSubscriptionContract.staffSwitchPlan> {
  const { database, memberOf, isOwn } = deps;
  const switchPlan = switchingPlans(deps);
  return async ({ account_id: accountId, reason, ...confirmed }, context) => {
    const { brand, text } = context;
    const member = await memberOf(database, brand.key, accountId);
    if (!member) return refuse(404, text.t('subscriptionDesk.none'));
    const switcher = {
      brand,
      accountId,
      email: member.email,
      dealer: member.dealer,
      letters: member.language ?? brand.language,
      language: text.language,
      decider: staffDecider(context, reason),
    };
    return inWords(context, () =>
      switchPlan(confirmed, switcher, async (tx) => {
        await refuseOwnAccount(tx, context, accountId, isOwn);
        await refuseSuspended(tx, deps, context, accountId);
      }),
    );
  };
}

/** POST /api-cwa/staff/subscription/undo-switch: undoes a scheduled plan switch. */
export function staffUndoSwitchCall(
  deps: SubscriptionDeskDeps,
): Handler<typeof staffSubscriptionContract.staffUndoSwitch> {
  const { database } = deps;
  const undo = undoingSwitches(deps);
  return async ({ reason, ...named }, context) => {
    const { account_id: accountId, gateway, subscription_id: id } = named;
    const { brand, text } = context;
    const now = await gatewayNow(deps, gateway);
    return inWords(context, () =>
      database.transaction(async (tx) => {
        await lockNamed(tx, deps, context, named);
        const owner = { brand: brand.key, accountId };
        const kept = await undo(tx, owner, { id, gateway }, now, staffDecider(context, reason));
        return viewOf(kept, await usedUnder(tx, kept), now, text.language);
      }),
    );
  };
}
