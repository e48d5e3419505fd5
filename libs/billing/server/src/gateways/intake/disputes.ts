import { recordAct } from '@vinlore/audit';
import type { GatewayName } from '@vinlore/billing-domain';
import type { IntakeOptions } from './intake.ts';
import { noteEvent } from './intake.ts';
import type { EventOf } from './ports.ts';

/**
 * A buyer's bank takes its money back: what the payment bought goes back as far as it is still there, once, and the
 * order's audit trail says so. The event is noted in the same transaction.
 */
export async function takeDispute(
  { database, disputes, clock, log }: IntakeOptions,
  gateway: GatewayName,
  event: EventOf<'disputed'>,
): Promise<void> {
  const now = clock();
  const taken = await database.transaction(async (tx) => {
    if (!(await noteEvent(tx, gateway, event, now))) return null;
    const order = await disputes.orderOf(tx, event.orderId);
    if (!order) return null;
    const { brand, accountId, pot } = order;
    const cause = { kind: 'dispute', id: `${gateway}:${event.id}` } as const;
    const credits =
      accountId === null || order.credits === 0
        ? 0
        : await disputes.takeBack(tx, { brand, accountId, pot, credits: order.credits, cause, at: now });
    await recordAct(tx, {
      brand,
      actor: null,
      act: 'order.disputed',
      subject: { kind: 'order', id: event.orderId },
      detail: { gateway, dispute: event.id, amount: event.amount, credits_bought: order.credits, credits_taken: credits },
    });
    return { brand, credits };
  });
  if (taken)
    log.warn(
      { gateway, dispute: event.id, order: event.orderId, amount: event.amount, ...taken },
      'A buyer’s bank disputes a payment: answer it at the gateway.',
    );
}
