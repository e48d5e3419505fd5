import type { refundContract } from '@vinlore/billing-domain';
import type { Handler } from '@vinlore/server-kit';
import type { CompleteRefund } from '../complete-refund.ts';
import { giveBack } from '../give-back.ts';
import type { RefundDeps } from '../deps.ts';

/** Refunds an order within the rule (docs/operations/orders.md). */
export function refundOrderCall(
  deps: RefundDeps,
  complete: CompleteRefund,
): Handler<typeof refundContract.refundOrder> {
  return ({ order_id, reason, refunded_before, idempotency_key }, context) =>
    giveBack(
      deps,
      complete,
      {
        orderId: order_id,
        terms: { reason },
        why: null,
        key: idempotency_key,
        refundedBefore: refunded_before ?? null,
      },
      context,
    );
}
