import type { switchContract } from '@vinlore/billing-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { gatewayNow } from '../../subscriptions/gateway-now.ts';
import { lockOwn } from '../../subscriptions/subscription-store.ts';
import type { SwitchDeps } from '../deps.ts';
import { switchOffers } from '../switch-offers.ts';

/** Lists the plans that a member can switch to, with the amount for each; empty if its gateway is not set up here. */
export function switchOptionsCall(deps: SwitchDeps): Handler<typeof switchContract.switchOptions> {
  const { database, gateways } = deps;
  return async ({ gateway: name, subscription_id: id }, { actor, brand, text }) => {
    const owner = { brand: brand.key, accountId: actor.accountId };
    const row = await database.transaction((tx) => lockOwn(tx, owner, { id, gateway: name }));
    if (!row) return refuse(404, text.t('switch.none'));
    if (!gateways.some((each) => each.name === name)) return [];
    const now = await gatewayNow(deps, name);
    return switchOffers(database, row, { brand, dealer: actor.dealer, language: text.language, now });
  };
}
