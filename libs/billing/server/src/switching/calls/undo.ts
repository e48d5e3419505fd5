import type { switchContract } from '@vinlore/billing-domain';
import type { Handler } from '@vinlore/server-kit';
import { gatewayNow } from '../../subscriptions/gateway-now.ts';
import { usedUnder, viewOf } from '../../subscriptions/view-of.ts';
import type { SwitchDeps } from '../deps.ts';
import { undoingSwitches } from '../undo-switch.ts';
import { inWords } from './in-words.ts';

/** Undoes a switch scheduled for the next period. A repeat changes nothing. */
export function undoSwitchCall(deps: SwitchDeps): Handler<typeof switchContract.undoSwitch> {
  const { database } = deps;
  const undo = undoingSwitches(deps);
  return async ({ gateway: name, subscription_id: id }, { actor, brand, text }) => {
    const now = await gatewayNow(deps, name);
    const owner = { brand: brand.key, accountId: actor.accountId };
    return inWords(text, () =>
      database.transaction(async (tx) => {
        const decider = { by: 'member', act: { actor: actor.accountId } } as const;
        const kept = await undo(tx, owner, { id, gateway: name }, now, decider);
        return viewOf(kept, await usedUnder(tx, kept), now, text.language);
      }),
    );
  };
}
