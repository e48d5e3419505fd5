import { type Database, tables } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import type { OrderTables } from '../orders/tables.ts';
import type { RefundTables } from './tables.ts';

/**
 * Exports and erases refunds for data requests. They identify an order, never a person, and stay in the books. The
 * reason in the words of staff may name a person, so it is erased with the account.
 */
export function refundKeeper(database: Database): DataKeeper {
  return {
    name: 'refunds',
    exportOf: ({ id, brand }) =>
      tables<RefundTables & OrderTables>(database)
        .selectFrom('billing_refund')
        .innerJoin('billing_order', 'billing_order.id', 'billing_refund.order_id')
        .leftJoin('billing_refund_failure', 'billing_refund_failure.refund_id', 'billing_refund.id')
        .select([
          'billing_refund.order_id',
          'billing_refund.amount',
          'billing_refund.currency',
          'billing_refund.credits',
          'billing_refund.why',
          'billing_refund.begun_at',
          'billing_refund.done_at',
          'billing_refund_failure.failed_at',
          'billing_refund_failure.note',
        ])
        .where('billing_order.account_id', '=', id)
        .where('billing_order.brand', '=', brand.key)
        .orderBy('billing_refund.begun_at')
        .execute(),
    erase: async (tx, { id, brand }) => {
      for (const table of ['billing_refund', 'billing_refund_wish'] as const)
        await tables<RefundTables & OrderTables>(tx)
          .updateTable(table)
          .set({ why: null })
          .where('order_id', 'in', ({ selectFrom }) =>
            selectFrom('billing_order').select('id').where('account_id', '=', id).where('brand', '=', brand.key),
          )
          .where('why', 'is not', null)
          .execute();
      await tables<RefundTables & OrderTables>(tx)
        .updateTable('billing_refund_failure')
        .set({ note: null })
        .where('refund_id', 'in', ({ selectFrom }) =>
          selectFrom('billing_refund')
            .innerJoin('billing_order', 'billing_order.id', 'billing_refund.order_id')
            .select('billing_refund.id')
            .where('billing_order.account_id', '=', id)
            .where('billing_order.brand', '=', brand.key),
        )
        .where('note', 'is not', null)
        .execute();
    },
  };
}
