import type { purchaseContract } from '@vinlore/billing-domain';
import { type Handler, refuse, Reply } from '@vinlore/server-kit';
import type { OrderDeps } from '../../orders/deps.ts';
import { orderOfKey } from '../../orders/order-key.ts';

/** Emails a buyer without an account how to create one; only the inbox of the order's address can complete it. */
export function orderAccountCall(deps: OrderDeps): Handler<typeof purchaseContract.orderAccount> {
  const { database, accounts, clock } = deps;
  return async ({ custom_data: key }, { brand, text }) => {
    const order = await orderOfKey(deps, brand, key);
    if (!order?.by_visitor || order.email === null) return refuse(404, text.t('purchase.noOrder'));
    if (order.state !== 'paid' && order.state !== 'refunded') return refuse(409, text.t('purchase.notPaid'));
    const { email } = order;
    await database.transaction((tx) => accounts.offer(tx, { brand, email, language: text.language, now: clock() }));
    return new Reply(null, text.t('purchase.accountMailed'));
  };
}
