import { type OrderView, OrderKeyField, purchaseContract } from '@vinlore/billing-domain';
import { CallError } from '@vinlore/contract';
import { keepSecureId } from '@vinlore/browser';
import { useCall } from '@vinlore/ui';
import { useEffect, useState } from 'react';
import { is } from 'valibot';

/** Maximum number of polls, about two minutes. After that, the page refers the buyer to the email. */
const MOST_LOOKS = 30;

/** Milliseconds between two polls: short at first, then longer. */
const pauseBefore = (look: number) => Math.min(1_000 + look * 250, 6_000);

/** Whether an order is still in progress. */
export const isWaiting = ({ state, making }: OrderView): boolean => state === 'pending' || making;

/**
 * Whether to keep polling: for what the buyer is waiting for, and in the background for the invoice, which follows the
 * payment.
 */
const looksAgain = (order: OrderView): boolean =>
  isWaiting(order) || (order.state === 'paid' && order.invoice_url === null);

/** The current state of an order, polled while it is in progress. */
export interface WatchedOrder {
  /** Null until loaded. */
  readonly order: OrderView | null;
  /** Whether polling has stopped without a result. */
  readonly tired: boolean;
  /** Whether no order opens with this key, or the key is malformed. */
  readonly isNone: boolean;
}

/**
 * Watches an order.
 *
 * @param key opens it; undefined until known, null if there is none
 * @param first the order when the page was rendered; null if not known yet
 */
export function useOrder(key: string | null | undefined, first: OrderView | null): WatchedOrder {
  const call = useCall();
  const [order, setOrder] = useState(first);
  const [looks, setLooks] = useState(0);
  const [refused, setRefused] = useState(false);
  const unknown = order === null;
  // Report a truncated link right away, since the server would refuse it.
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
          // A failed poll only uses up an attempt; the next may succeed.
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
