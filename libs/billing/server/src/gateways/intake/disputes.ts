import { recordAct } from '@vinlore/audit';
import type { GatewayName } from '@vinlore/billing-domain';
import { takeBack } from '../../ledger/ledger.ts';
import { orderById } from '../../orders/order-store.ts';
import { type IntakeOptions, noteEvent } from './intake.ts';
import type { EventOf } from './ports.ts';

/**
 * A buyer's bank takes its money back: the credits of that payment go back as far as they are still there, once, and the
 * order's trail says so. All of it, and the note of the event, is one transaction.
 */
export async function takeDispute(
  { database, clock, log }: IntakeOptions,
  gateway: GatewayName,
  event: EventOf<'disputed'>,
): Promise<void> {
  const { id, orderId, amount } = event;
  const at = clock();
  const noted = await database.transaction(async (tx) => {
    if (!(await noteEvent(tx, gateway, event, at))) return null;
    const order = await orderById(tx, orderId);
    if (!order) return null;
    const { brand, account_id: accountId, pot, credits } = order;
    const cause = { kind: 'dispute', id: `${gateway}:${id}` };
    const taken =
      accountId === null || credits === null ? 0 : await takeBack(tx, { brand, accountId, pot, credits, cause, at });
    await recordAct(tx, {
      brand,
      actor: null,
      act: 'order.disputed',
      subject: { kind: 'order', id: orderId },
      detail: { gateway, dispute: id, amount, credits_bought: credits, credits_taken: taken },
    });
    return { brand, credits_bought: credits, credits_taken: taken };
  });
  if (noted)
    log.warn(
      { gateway, dispute: id, order: orderId, amount, ...noted },
      'A buyer’s bank takes a payment back: answer it at the gateway.',
    );
}
