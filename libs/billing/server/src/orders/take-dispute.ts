import { recordAct } from '@vinlore/audit';
import type { GatewayName } from '@vinlore/billing-domain';
import { takeBack } from '@vinlore/billing-ledger';
import { tables, type Tx } from '@vinlore/database';
import type { DisputedOrder, EventOf } from '../gateways/intake/handlers.ts';
import { orderById } from './order-store.ts';
import type { OrderTables } from './tables.ts';

/**
 * A buyer's bank takes its money back: the credits of that payment go back as far as they are still there, and the order's
 * trail says so.
 *
 * @returns null where the order is not ours
 * @throws where the payment is not settled here yet: there is nothing to take back before, and the gateway tells it again
 */
export async function takeDispute(
  tx: Tx,
  gateway: GatewayName,
  event: EventOf<'disputed'>,
  at: Date,
): Promise<DisputedOrder | null> {
  const { id, amount } = event;
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
