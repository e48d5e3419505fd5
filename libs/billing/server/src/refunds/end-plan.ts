import { recordAct } from '@vinlore/audit';
import type { Tx } from '@vinlore/database';
import { endOne } from '../subscriptions/subscription-store.ts';
import { tellGateways } from '../subscriptions/tell-gateways.ts';
import type { RefundDeps } from './deps.ts';
import type { PaidPeriod } from './paid-period.ts';

/** Ends the plan whose latest charge is refunded, here at once and at its gateway as soon as that answers. */
export async function endPlan(
  deps: RefundDeps,
  tx: Tx,
  brand: string,
  refund: string,
  { subscriptionId }: PaidPeriod,
  now: Date,
): Promise<void> {
  if (!(await endOne(tx, subscriptionId, now))) return;
  await recordAct(tx, {
    brand,
    // It follows from the refund, whose audit entry names the person.
    actor: null,
    act: 'subscription.ended',
    subject: { kind: 'subscription', id: subscriptionId },
    detail: { refund },
  });
  await tellGateways(tx, deps);
}
