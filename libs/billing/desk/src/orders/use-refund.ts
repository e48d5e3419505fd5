import { CallError, type DataOf } from '@vinlore/contract';
import type { staffRefundContract, StaffOrder } from '@vinlore/billing-domain';
import { useCall } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MONEY_KEY, orderQuery } from '../parts/queries.ts';

/** What became of a refund that was asked for. */
export type Given = DataOf<typeof staffRefundContract.staffGiveBack>;

/** What every refund says beside its terms. */
interface RefundRequest {
  readonly order_id: string;
  readonly refunded_before: number;
  readonly idempotency_key: string;
}

/** What `useRefund` gives. */
export interface RefundInWork {
  /** The order as it was looked at last: what the dialog shows is what it sends. */
  readonly order: StaffOrder;
  /** The order as it was before somebody else changed it; null where nobody did. */
  readonly before: StaffOrder | null;
  readonly takesTwo: (amount: number) => boolean;
  /** Sends it; where the order is another one by now, that is loaded, to be looked at and sent again. */
  readonly give: (send: (request: RefundRequest) => Promise<Given>) => Promise<void>;
}

/** A refusal that another look at the order explains. */
const isOutdated = (error: unknown) =>
  error instanceof CallError && error.fault === 'refused' && (error.status === 409 || error.status === 422);

/** One dialog is one refund, however often it is sent; and of the order as it was looked at. */
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
    // What was refused began nothing under this key, or another refund did that shows now.
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
