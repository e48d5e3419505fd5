import { takeBack } from '@vinlore/billing-ledger';
import { recordAct } from '@vinlore/audit';
import type { GatewayName } from '@vinlore/billing-domain';
import { tables, type Tx } from '@vinlore/database';
import { orderById } from '../../orders/order-store.ts';
import type { OrderTables } from '../../orders/tables.ts';
import { type IntakeDeps, noteEvent } from './intake.ts';
import type { EventOf } from './handlers.ts';

/**
 * A buyer's bank takes its money back: the credits of that payment go back as far as they are still there, once, and the
 * order's trail says so. All of it, and the note of the event, is one transaction.
 *
 * @throws where the payment is not settled here yet: there is nothing to take back before, and the gateway tells it again
 */
export async function takeDispute(
  { database, orders, clock, log }: IntakeDeps,
  gateway: GatewayName,
  event: EventOf<'disputed'>,
): Promise<void> {
  const { id, amount } = event;
  await orders.refresh(event.orderId);
  const at = clock();
  const noted = await database.transaction(async (tx) => {
    if (!(await noteEvent(tx, gateway, event, at))) return null;
    const order = await paidOrder(tx, gateway, event);
    if (!order) return null;
    const { brand, account_id: accountId, pot, credits } = order;
    const cause = { kind: 'dispute', id: `${gateway}:${id}` };
    const taken =
      accountId === null || credits === null ? 0 : await takeBack(tx, { brand, accountId, pot, credits, cause, at });
    await recordAct(tx, {
      brand,
      actor: null,
      act: 'order.disputed',
      subject: { kind: 'order', id: order.id },
      detail: { gateway, dispute: id, amount, credits_bought: credits, credits_taken: taken },
    });
    return { brand, order: order.id, credits_bought: credits, credits_taken: taken };
  });
  if (noted)
    log.warn(
      { gateway, dispute: id, amount, ...noted },
      'A buyer’s bank takes a payment back: answer it at the gateway.',
    );
}

/** The order that the charge paid: each renewal is one of its own. @returns null where it is not ours */
async function paidOrder(tx: Tx, gateway: GatewayName, { orderId, payment }: EventOf<'disputed'>) {
  const paid = await tables<OrderTables>(tx)
    .selectFrom('billing_order')
    .select(['id', 'brand', 'account_id', 'pot', 'credits'])
    .where('gateway', '=', gateway)
    .where('payment', '=', payment)
    .executeTakeFirst();
  if (paid) return paid;
  if (await orderById(tx, orderId)) throw new Error('A payment is disputed that is not settled here (yet).');
  return null;
}
