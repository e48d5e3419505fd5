import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';
import * as v from 'valibot';
import { isMoneyBack } from '../orders/money-back.ts';
import type { OrderRow } from '../orders/order-store.ts';
import type { OrderTables } from '../orders/tables.ts';
import { beginRefund } from './begin-refund.ts';
import type { CompleteRefund } from './complete-refund.ts';
import type { RefundDeps } from './deps.ts';
import { NOBODY, RefundRefused, type RefundRequest } from './refund-request.ts';
import type { RefundTables } from './tables.ts';

/** Orders older than this that couldn't be refunded are left to staff. */
const LOOKED_AFTER_MS = 2 * 86_400_000;
const AT_ONCE = 100;

/** Visitors' orders with an empty report whose price has not been refunded, oldest first. */
async function emptyOrders(database: Database, since: Date): Promise<OrderRow[]> {
  const orders = await tables<OrderTables & RefundTables>(database)
    .selectFrom('billing_order')
    .selectAll()
    .where('by_visitor', '=', true)
    .where('state', '=', 'paid')
    .where('refunded', '=', 0)
    .where('price_kept', '=', false)
    .where('settled_at', '>', since)
    // The invoice must exist, since the credit note corrects it.
    .where('followed_up_at', 'is not', null)
    .where(sql<boolean>`(document_failed or document ? 'credit_returned')`)
    // Failed refunds are left to staff.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('billing_refund as r')
            .select('r.id')
            .whereRef('r.order_id', '=', 'billing_order.id')
            .where('r.reason', '=', 'nothing-found'),
        ),
      ),
    )
    .orderBy('settled_at')
    .limit(AT_ONCE)
    .execute();
  return orders.filter(isMoneyBack);
}

/** The credit was spent on another car, or staff refunded first, so stop retrying and stop promising a refund. */
async function keepPrice(database: Database, id: string): Promise<void> {
  await tables<OrderTables>(database)
    .updateTable('billing_order')
    .set({ price_kept: true })
    .where('id', '=', id)
    .where('refunded', '=', 0)
    .execute();
}

/**
 * Refunds empty reports to the visitors who paid for them, without a request (docs/decisions.md §4). The idempotency
 * key is derived from the order, so concurrent and repeated runs refund it once.
 */
function returnPrices(deps: RefundDeps, complete: CompleteRefund): () => Promise<void> {
  const giveBack = async ({ id, brand }: OrderRow): Promise<void> => {
    const request: RefundRequest = {
      ...{ brand, orderId: id, terms: { reason: 'nothing-found' } as const, why: null },
      ...{ key: `nothing-found ${id}`, actor: NOBODY, refundedBefore: 0 },
    };
    try {
      await complete(await deps.database.transaction((tx) => beginRefund(deps, tx, request, { promised: true })));
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error;
      await keepPrice(deps.database, id);
    }
  };
  return async () => {
    const failures: unknown[] = [];
    const since = new Date(deps.clock().getTime() - LOOKED_AFTER_MS);
    for (const order of await emptyOrders(deps.database, since))
      await giveBack(order).catch((error: unknown) => failures.push(error));
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} refunds of empty reports could not be completed.`);
  };
}

/** Defines the job that issues these refunds every minute. */
export function definePriceReturnJob({ jobs, ...deps }: RefundDeps, complete: CompleteRefund): void {
  jobs.define('refund.nothing-found', v.object({}), returnPrices({ jobs, ...deps }, complete), {
    retries: 0,
    schedule: '* * * * *',
  });
}
