import { recordAct } from '@vinlore/audit';
import type { GatewayName } from '@vinlore/billing-domain';
import type { Tx } from '@vinlore/database';
import { decidedBy, type Decider } from '../subscriptions/decide.ts';
import { switchUndoneLetter } from '../subscriptions/letters.ts';
import { lockOwn, type Owner, setNextPlan, type SubscriptionRow } from '../subscriptions/subscription-store.ts';
import { tellGateways } from '../subscriptions/tell-gateways.ts';
import { writeToMember } from '../subscriptions/write-to-member.ts';
import type { SwitchDeps } from './deps.ts';
import { switchFault } from './switch-offers.ts';
import { SwitchRefused } from './switch-refused.ts';

/**
 * Undoes a switch scheduled for the next period. A repeat changes nothing.
 *
 * @returns the updated subscription
 * @throws SwitchRefused
 */
export type UndoSwitch = (
  tx: Tx,
  owner: Owner,
  named: { readonly id: string; readonly gateway: GatewayName },
  now: Date,
  decider: Decider,
) => Promise<SubscriptionRow>;

/** Builds the action that undoes switches, for members and for staff. */
export function undoingSwitches(deps: SwitchDeps): UndoSwitch {
  const write = writeToMember(deps);
  return async (tx, owner, named, now, decider) => {
    const row = await lockOwn(tx, owner, named);
    if (!row) throw new SwitchRefused('none');
    const { next_plan: next } = row;
    if (!next) return row;
    if (switchFault(row, now) === 'renewing') throw new SwitchRefused('renewing');
    const kept = await setNextPlan(tx, row.id, null);
    await write(tx, kept, (to) => switchUndoneLetter(to, kept, decider.by));
    await recordAct(tx, {
      brand: row.brand,
      ...decidedBy(decider),
      act: 'subscription.switch-undone',
      subject: { kind: 'subscription', id: row.id },
      before: { plan: next.id },
      after: { plan: kept.plan.id },
    });
    await tellGateways(tx, deps);
    return kept;
  };
}
