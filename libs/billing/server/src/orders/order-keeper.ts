import { type Database, tables } from '@vinlore/database';
import { type DataKeeper, movedRows } from '@vinlore/server-kit';
import { orderNumber } from '@vinlore/billing-domain';
import { ordersOf } from './order-store.ts';
import type { OrderTables } from './tables.ts';

/**
 * Exports and erases orders for data requests. Paid orders stay, because the law requires the books to be kept, but
 * lose the buyer's email and vehicle. Open orders are closed.
 */
export function orderKeeper(database: Database): DataKeeper {
  return {
    name: 'orders',
    merge: movedRows('orders', 'billing_order'),
    exportOf: async ({ id, brand }) => {
      const orders = await ordersOf(database, { brand: brand.key, accountId: id });
      return orders.map((order) => ({
        number: orderNumber(order.id),
        email: order.email,
        plan: order.plan.name,
        amount: order.amount,
        ...(order.taxed && { tax: order.tax, place: order.taxed.place }),
        refunded: order.refunded,
        currency: order.currency,
        coupon: order.coupon,
        state: order.state,
        vin: order.vin,
        vehicle: order.vehicle,
        selection: order.selection,
        document: order.document,
        switched_from: order.switched?.from.name ?? null,
        credited: order.switched?.credited ?? null,
        ordered_at: order.ordered_at,
        settled_at: order.settled_at,
      }));
    },
    erase: async (tx, { id, brand, email }) => {
      const orders = tables<OrderTables>(tx)
        .updateTable('billing_order')
        .where('brand', '=', brand.key)
        .where(({ eb, or }) => or([eb('account_id', '=', id), eb('email', '=', email)]));
      await orders
        .set({ state: 'declined', decline_reason: 'given-up', action_url: null })
        .where('state', 'in', ['pending', 'action'])
        .execute();
      await orders
        .set({ email: null, browser: null, vin: null, vehicle: NO_VEHICLE, selection: null, document: null })
        .execute();
    },
  };
}

const NO_VEHICLE = JSON.stringify({ plate: '', state: '', year: '', make: '', model: '', trim: '', region: '' });
