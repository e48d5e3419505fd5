import { type OrderView, purchaseContract } from '@vinlore/billing-domain';
import type { Call } from '@vinlore/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { BILLING_KEY } from '../credits/credits-query.ts';

/** The member’s orders, newest first, paginated. */
export function ordersQuery(call: Call) {
  return infiniteQueryOptions({
    queryKey: [...BILLING_KEY, 'orders'],
    queryFn: ({ pageParam, signal }) => call(purchaseContract.totalOrders, { cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}

/** Finds one of the member’s orders; null if it isn't theirs. */
async function findOwn(call: Call, id: string, signal: AbortSignal): Promise<OrderView | null> {
  for (let cursor: string | undefined; ;) {
    const { orders, next } = await call(purchaseContract.totalOrders, { cursor, limit: 100 }, { signal });
    const own = orders.find((order) => order.id === id);
    if (own || !next) return own ?? null;
    cursor = next;
  }
}

/**
 * Asks the gateway for the order's current state, since a buyer returning from the bank may have confirmed a payment
 * that we still show as pending. Falls back to the known order.
 */
const askedAnew = (call: Call, order: OrderView, signal: AbortSignal): Promise<OrderView> =>
  call(purchaseContract.paymentUpdate, { custom_data: order.key }, { signal }).catch(() => order);

/** Current state of one of the member’s orders, loaded when the page opens; null if it isn't theirs. */
export function ownOrderQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [...BILLING_KEY, 'order', id],
    queryFn: async ({ signal }) => {
      const order = await findOwn(call, id, signal);
      return order?.state === 'action' ? askedAnew(call, order, signal) : order;
    },
    staleTime: 0,
  });
}
