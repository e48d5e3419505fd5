import { type OrderView, OrderKeyField, purchaseContract } from '@vinlore/billing-domain';
import { CallError } from '@vinlore/contract';
import { keepSecureId } from '@vinlore/browser';
import { useCall } from '@vinlore/ui';
import { useEffect, useState } from 'react';
import { is } from 'valibot';

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
  /** No order opens with this key, or it is no key at all. */
  readonly isNone: boolean;
}

/**
 * Watches an order.
 *
 * @param key opens it; undefined where it is not known yet, null where there is none
 * @param first as it was when the page was made; null: not known yet
 */
export function useOrder(key: string | null | undefined, first: OrderView | null): WatchedOrder {
  const call = useCall();
  const [order, setOrder] = useState(first);
  const [looks, setLooks] = useState(0);
  const [refused, setRefused] = useState(false);
  const unknown = order === null;
  // A cut link is told at once: the server would only refuse it.
  const cut = key === null || (key !== undefined && !is(OrderKeyField, key));
  const keep = (now: OrderView) => {
    if (now.secu_id !== undefined) keepSecureId(now.secu_id);
    setOrder(now);
  };
  const looking = !refused && !cut && (unknown || looksAgain(order));
  useEffect(() => {
    if (!key || !looking || looks >= MOST_LOOKS) return;
    const look = setTimeout(
      () => {
        call(purchaseContract.paymentUpdate, { custom_data: key })
          // A look that fails is one look fewer; the next may see.
          .then(keep, (error: unknown) => {
            if (unknown && error instanceof CallError && error.fault === 'refused' && error.status < 429)
              setRefused(true);
          })
          .finally(() => setLooks(looks + 1));
      },
      unknown && looks === 0 ? 0 : pauseBefore(looks),
    );
    return () => clearTimeout(look);
  }, [call, key, looks, unknown, looking]);
  return { order, tired: (unknown || isWaiting(order)) && looks >= MOST_LOOKS, isNone: cut || refused };
}
