import { CallError, type DataOf } from '@vinlore/contract';
import type { staffRefundContract, StaffOrder } from '@vinlore/billing-domain';
import { useCall } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MONEY_KEY, orderQuery } from '../parts/queries.ts';

/** The outcome of a refund request. */
export type Given = DataOf<typeof staffRefundContract.staffGiveBack>;

/** Fields common to all refund requests. */
interface RefundRequest {
  readonly order_id: string;
  readonly refunded_before: number;
  readonly idempotency_key: string;
}

/** Return value of `useRefund`. */
export interface RefundInWork {
  /** The latest order shown in the dialog, which the request refers to. */
  readonly order: StaffOrder;
  /** The order before someone else changed it; null if unchanged. */
  readonly before: StaffOrder | null;
  readonly takesTwo: (amount: number) => boolean;
  /** Submits the refund; if the order has changed, reloads it for review. */
  readonly give: (send: (request: RefundRequest) => Promise<Given>) => Promise<void>;
}

/** Errors that reloading the order explains. */
const isOutdated = (error: unknown) =>
  error instanceof CallError && error.fault === 'refused' && (error.status === 409 || error.status === 422);

/** Submits one refund per dialog, idempotently, based on the order as shown. */
export function useRefund(opened: StaffOrder, onGiven: (given: Given) => void): RefundInWork {
  const call = useCall();
  const queries = useQueryClient();
  const [looked, setLooked] = useState<{ order: StaffOrder; before: StaffOrder | null }>({
    order: opened,
    before: null,
  });
  const [idempotency_key, setKey] = useState(() => crypto.randomUUID());
  const { order } = looked;
  const lookAgain = async () => {
    // A rejected request didn't use its key, or another refund that is now visible did.
    setKey(crypto.randomUUID());
    const now = await queries.fetchQuery({ ...orderQuery(call, order.id), staleTime: 0 }).catch(() => null);
    if (now) setLooked({ order: now, before: order });
  };
  return {
    ...looked,
    takesTwo: (amount) => order.refunded + amount > order.limit,
    give: async (send) => {
      try {
        onGiven(await send({ order_id: order.id, refunded_before: order.refunded, idempotency_key }));
        await queries.invalidateQueries({ queryKey: MONEY_KEY });
      } catch (error) {
        if (isOutdated(error)) await lookAgain();
        throw error;
      }
    },
  };
}
