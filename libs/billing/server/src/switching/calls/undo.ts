import { recordAct } from '@vinlore/audit';
import type { switchContract } from '@vinlore/billing-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { switchUndoneLetter } from '../../subscriptions/letters.ts';
import { lockOwn, setNextPlan } from '../../subscriptions/subscription-store.ts';
import { tellGateways } from '../../subscriptions/tell-gateways.ts';
import { usedUnder, viewOf } from '../../subscriptions/view-of.ts';
import { writeToMember } from '../../subscriptions/write-to-member.ts';
import type { SwitchDeps } from '../deps.ts';
import { switchFault } from '../switch-offers.ts';

/** Takes a switch back that was to take effect with the next period. A repeat changes nothing. */
export function undoSwitchCall(deps: SwitchDeps): Handler<typeof switchContract.undoSwitch> {
  const { database, clock, gateways } = deps;
  const write = writeToMember(deps);
  return async ({ gateway: name, subscription_id: id }, { actor, brand, text }) => {
    const now = (await gateways.find((each) => each.name === name)?.now?.()) ?? clock();
    const owner = { brand: brand.key, accountId: actor.accountId };
    return database.transaction(async (tx) => {
      const row = await lockOwn(tx, owner, { id, gateway: name });
      if (!row) return refuse(404, text.t('switch.none'));
      const { next_plan: next } = row;
      if (!next) return viewOf(row, await usedUnder(tx, row), now, text.language);
      const why = switchFault(row, now);
      if (why === 'renewing') return refuse(409, text.t('switch.renewing'));
      const kept = await setNextPlan(tx, row.id, null);
      await write(tx, kept, (to) => switchUndoneLetter(to, kept));
      await recordAct(tx, {
        brand: row.brand,
        actor: actor.accountId,
        act: 'subscription.switch-undone',
        subject: { kind: 'subscription', id: row.id },
        before: { plan: next.id },
        after: { plan: kept.plan.id },
      });
      await tellGateways(tx, deps);
      return viewOf(kept, await usedUnder(tx, kept), now, text.language);
    });
  };
}
