import { staffOrderContract } from '@vinlore/billing-domain';
import { defineModule, refuse, type ServerModule } from '@vinlore/server-kit';
import { listed, PAGE, staffOrdersPage } from './order-list.ts';
import { type OrderDeskDeps, staffOrderView } from './order-view.ts';

/** What staff see of orders. Its words are those of purchases and refunds. */
export function createOrderDeskModule(deps: OrderDeskDeps): ServerModule {
  return defineModule({
    name: 'order-desk',
    contract: staffOrderContract,
    handlers: {
      staffOrders: async ({ account_id: accountId, ...search }, { brand, text }) => {
        const found = await staffOrdersPage(deps.database, brand.key, { ...search, accountId });
        return { orders: found.slice(0, PAGE).map((order) => listed(order, text)), more: found.length > PAGE };
      },
      staffOrder: async ({ id }, context) =>
        (await staffOrderView(deps, context, id)) ?? refuse(404, context.text.t('refund.no-order')),
    },
  });
}
