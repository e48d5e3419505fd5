import type { switchContract } from '@vinlore/billing-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { lockOwn } from '../../subscriptions/subscription-store.ts';
import type { SwitchDeps } from '../deps.ts';
import { switchOffers } from '../switch-offers.ts';

/** Lists what a member may switch a plan to, with what each comes to; nothing where its gateway is not set up here. */
export function switchOptionsCall({
  database,
  clock,
  gateways,
}: SwitchDeps): Handler<typeof switchContract.switchOptions> {
  return async ({ gateway: name, subscription_id: id }, { actor, brand, text }) => {
    const owner = { brand: brand.key, accountId: actor.accountId };
    const row = await database.transaction((tx) => lockOwn(tx, owner, { id, gateway: name }));
    if (!row) return refuse(404, text.t('switch.none'));
    const gateway = gateways.find((each) => each.name === name);
    if (!gateway) return [];
    const now = (await gateway.now?.()) ?? clock();
    return switchOffers(database, row, { brand, dealer: actor.dealer, language: text.language, now });
  };
}
