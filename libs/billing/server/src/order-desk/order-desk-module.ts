import { staffOrderContract } from '@vinlore/billing-domain';
import { pageOf } from '@vinlore/database';
import { defineModule, refuse, type ServerModule } from '@vinlore/server-kit';
import { exportOrdersCall } from './export-orders.ts';
import { orderDeskMessages } from './messages/index.ts';
import { listed, staffOrdersPage } from './order-list.ts';
import { resendReceiptCall } from './resend-receipt.ts';
import { type OrderDeskDeps, staffOrderView } from './order-view.ts';

/** Staff desk calls that show and send orders. Also uses the messages of purchases and refunds. */
export function createOrderDeskModule(deps: OrderDeskDeps): ServerModule {
  return defineModule({
    name: 'order-desk',
    contract: staffOrderContract,
    messages: orderDeskMessages,
    handlers: {
      staffExportOrders: exportOrdersCall(deps),
      staffResendReceipt: resendReceiptCall(deps),
      staffOrders: async ({ account_id: accountId, ...search }, { brand, text }) => {
        const found = pageOf(await staffOrdersPage(deps.database, brand.key, { ...search, accountId }));
        return { orders: found.rows.map((order) => listed(order, text)), more: found.more };
      },
      staffOrder: async ({ id }, context) =>
        (await staffOrderView(deps, context, id)) ?? refuse(404, context.text.t('refund.no-order')),
    },
  });
}
