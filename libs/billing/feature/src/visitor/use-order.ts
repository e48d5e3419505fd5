import { type OrderView, purchaseContract } from '@vinlore/billing-domain';
import { useCall } from '@vinlore/ui';
import { useEffect, useState } from 'react';

/** After this many looks nobody waits before the page any more: the mail brings the rest. About two minutes. */
const MOST_LOOKS = 30;

/** Between two looks, ms: soon at first, then less and less often. */
const pauseBefore = (look: number) => Math.min(1_000 + look * 250, 6_000);

/** Whether something of an order is still on its way. */
export const isWaiting = ({ state, making }: OrderView): boolean => state === 'pending' || making;

/** Whether the page looks again: for what the buyer waits for, and quietly for the invoice, which follows the payment. */
const looksAgain = (order: OrderView): boolean =>
  isWaiting(order) || (order.state === 'paid' && order.invoice_url === null);

/** An order as it stands now, looked at again and again while something of it is on its way. */
export interface WatchedOrder {
  /** Null until it is known. */
  readonly order: OrderView | null;
  /** Looked for as long as anybody should wait. */
  readonly tired: boolean;
}

/**
 * Watches an order.
 *
 * @param key opens it
 * @param first as it was when the page was made; null: not known yet
 */
export function useOrder(key: string, first: OrderView | null): WatchedOrder {
  const call = useCall();
  const [order, setOrder] = useState(first);
  const [looks, setLooks] = useState(0);
  const unknown = order === null;
  const looking = unknown || looksAgain(order);
  useEffect(() => {
    if (!looking || looks >= MOST_LOOKS) return;
    const look = setTimeout(
      () => {
        call(purchaseContract.paymentUpdate, { custom_data: key })
          // A look that fails is one look fewer; the next may see.
          .then(setOrder, () => undefined)
          .finally(() => setLooks(looks + 1));
      },
      unknown && looks === 0 ? 0 : pauseBefore(looks),
    );
    return () => clearTimeout(look);
  }, [call, key, looks, unknown, looking]);
  return { order, tired: (unknown || isWaiting(order)) && looks >= MOST_LOOKS };
}
