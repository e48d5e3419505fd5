import { voicesOf } from '@vinlore/mail';
import { receiptMessages } from './messages/index.ts';
import { taxOf } from './order-tax.ts';
import { holdToFollowUp, noteFollowedUp, type OrderRow } from './order-store.ts';
import type { OrderDeps } from './deps.ts';
import { hasBuyer, receiptsOf } from './receipt-of.ts';

/**
 * Sends receipts and issues invoices for paid orders in one transaction.
 *
 * @returns a function that does so for the given orders, skipping those already done or in progress elsewhere
 */
export function createTellBuyers(deps: OrderDeps): (orderIds: readonly string[]) => Promise<void> {
  const { database, invoices, mail, clock } = deps;
  const voices = voicesOf(receiptMessages, { brands: deps.brands, originOf: deps.origin });
  const receiptOf = receiptsOf(deps);
  const causeOf = ({ id }: OrderRow) => ({ kind: 'order', id }) as const;

  return (orderIds) =>
    database.transaction(async (tx) => {
      const held = await holdToFollowUp(tx, orderIds);
      if (held.length === 0) return;
      const now = clock();
      await noteFollowedUp(
        tx,
        held.map(({ id }) => id),
        now,
      );
      for (const order of held) await deps.onPaid?.(tx, order);
      const orders = held.filter(hasBuyer);
      for (const order of orders) await mail.send(tx, await receiptOf(order));
      // Invoices come last: numbers have no gaps, so the next invoice waits for this transaction to end.
      for (const order of orders) {
        const { brand } = await voices(order.brand, order.language);
        await invoices.invoiceFor(tx, {
          brand,
          accountId: order.account_id,
          cause: causeOf(order),
          plan: order.plan,
          period: order.period_end && { from: order.ordered_at, to: order.period_end },
          vin: order.vin,
          email: order.email,
          language: order.language,
          amount: order.amount,
          discount: order.discount,
          tax: taxOf(order, order.language),
          coupon: order.coupon,
          switchedFrom: order.switched?.from.name,
          currency: order.currency,
          gateway: order.gateway,
          paidAt: order.settled_at ?? now,
        });
      }
    });
}
