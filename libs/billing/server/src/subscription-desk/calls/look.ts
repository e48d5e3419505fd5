import type { staffSubscriptionContract } from '@vinlore/billing-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { gatewayNow } from '../../subscriptions/gateway-now.ts';
import { lockOwn } from '../../subscriptions/subscription-store.ts';
import { viewsOf } from '../../subscriptions/view-of.ts';
import { switchOffers } from '../../switching/switch-offers.ts';
import type { SubscriptionDeskDeps } from '../deps.ts';

/** GET /api-cwa/staff/subscriptions: a member's subscriptions, including ended ones. */
export function staffSubscriptionsCall(
  deps: SubscriptionDeskDeps,
): Handler<typeof staffSubscriptionContract.staffSubscriptions> {
  const { database, memberOf, clock } = deps;
  return async ({ account_id: accountId }, { brand, text }) => {
    if (!(await memberOf(database, brand.key, accountId))) return refuse(404, text.t('subscriptionDesk.none'));
    return viewsOf(database, { brand: brand.key, accountId }, clock(), text.language);
  };
}

/** GET /api-cwa/staff/subscription/switch-options: the same options that the member would get. */
export function staffSwitchOptionsCall(
  deps: SubscriptionDeskDeps,
): Handler<typeof staffSubscriptionContract.staffSwitchOptions> {
  const { database, memberOf, gateways } = deps;
  return async ({ account_id: accountId, gateway: name, subscription_id: id }, { brand, text }) => {
    const owner = { brand: brand.key, accountId };
    const [member, row] = await database.transaction(async (tx) => [
      await memberOf(tx, brand.key, accountId),
      await lockOwn(tx, owner, { id, gateway: name }),
    ]);
    if (!member || !row) return refuse(404, text.t('subscriptionDesk.none'));
    if (!gateways.some((each) => each.name === name)) return [];
    const now = await gatewayNow(deps, name);
    return switchOffers(database, row, { brand, dealer: member.dealer, language: text.language, now });
  };
}
