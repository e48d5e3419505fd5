import { type OrderView, purchaseContract } from '@vinlore/billing-domain';
import type { Call } from '@vinlore/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { BILLING_KEY } from '../credits/credits-query.ts';

/** The member’s orders, newest first, a page at a time. */
export function ordersQuery(call: Call) {
  return infiniteQueryOptions({
    queryKey: [...BILLING_KEY, 'orders'],
    queryFn: ({ pageParam, signal }) => call(purchaseContract.totalOrders, { cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}

/** Looks through the member’s orders for one; null where it is not theirs. */
async function findOwn(call: Call, id: string, signal: AbortSignal): Promise<OrderView | null> {
  for (let cursor: string | undefined; ;) {
    const { orders, next } = await call(purchaseContract.totalOrders, { cursor, limit: 100 }, { signal });
    const own = orders.find((order) => order.id === id);
    if (own || !next) return own ?? null;
    cursor = next;
  }
}

/** The order as its gateway knows it: who comes back from a bank's question has answered what we still wait for. */
const askedAnew = (call: Call, order: OrderView, signal: AbortSignal): Promise<OrderView> =>
  call(purchaseContract.paymentUpdate, { custom_data: order.key }, { signal }).catch(() => order);

/** One of the member’s own orders as it stands when the page opens; null where it is not theirs. */
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
