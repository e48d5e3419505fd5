import { recordAct } from '@vinlore/audit';
import type { staffRefundContract } from '@vinlore/billing-domain';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import type { CompleteRefund } from '../complete-refund.ts';
import type { RefundDeps } from '../deps.ts';
import { giveBack } from '../give-back.ts';
import { failedRefund, settleFailure } from '../refund-failures.ts';

/**
 * POST /api-cwa/staff/refund/other-way: records that a failed refund was paid outside the gateway, which is not called.
 */
export function staffRefundOtherWayCall(
  deps: RefundDeps,
  complete: CompleteRefund,
): Handler<typeof staffRefundContract.staffRefundOtherWay> {
  return async ({ id, why, take_credits: takeCredits, idempotency_key: key }, context) => {
    const refund = await failedRefund(deps.database, context.brand.key, id);
    if (!refund) return refuse(404, context.text.t('refund.noFailed'));
    const { order_id: orderId, amount } = refund;
    const terms = { reason: 'other-way', amount, takeCredits, failed: id } as const;
    return giveBack(deps, complete, { orderId, terms, why, key, refundedBefore: null }, context);
  };
}

/** POST /api-cwa/staff/refund/close: closes a failed refund without another payment. */
export function staffCloseFailedRefundCall({
  database,
  clock,
}: RefundDeps): Handler<typeof staffRefundContract.staffCloseFailedRefund> {
  return ({ id, why: note }, context) =>
    database.transaction(async (tx) => {
      const { brand, text, actor } = context;
      const refund = await failedRefund(tx, brand.key, id);
      if (!refund) return refuse(404, text.t('refund.noFailed'));
      const settled = { outcome: 'closed', by: actor.accountId, note, at: clock() } as const;
      if (!(await settleFailure(tx, brand.key, id, settled))) return refuse(409, text.t('refund.settled'));
      await recordAct(tx, {
        ...staffAct(context),
        act: 'order.refund-closed',
        subject: { kind: 'order', id: refund.order_id },
        detail: { refund: id, amount: refund.amount, currency: refund.currency, why: note },
        before: { state: 'failed' },
        after: { state: 'settled' },
      });
      return { id };
    });
}
