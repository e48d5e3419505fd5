import { recordAct } from '@vinlore/audit';
import type { staffRefundContract } from '@vinlore/billing-domain';
import { pageOf } from '@vinlore/database';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import type { CompleteRefund } from '../complete-refund.ts';
import { giveBack } from '../give-back.ts';
import type { RefundDeps } from '../deps.ts';
import { lockRequest, noteRequest } from '../refund-request-store.ts';
import { refundPage, viewsOf } from '../staff-refunds.ts';

/** GET /api-cwa/staff/refunds: lists refunds made or requested. */
export function staffRefundsCall(deps: RefundDeps): Handler<typeof staffRefundContract.staffRefunds> {
  return async ({ state, cursor }, { brand, text }) => {
    const found = pageOf(await refundPage(deps, brand.key, state, cursor));
    return { refunds: await viewsOf(deps, brand.key, found.rows, text), more: found.more };
  };
}

/** POST /api-cwa/staff/refund: refunds an amount chosen by staff, with a reason. */
export function staffGiveBackCall(
  deps: RefundDeps,
  complete: CompleteRefund,
): Handler<typeof staffRefundContract.staffGiveBack> {
  return ({ order_id, amount, why, take_credits, refunded_before, idempotency_key }, context) =>
    giveBack(
      deps,
      complete,
      {
        orderId: order_id,
        terms: { reason: 'goodwill', amount, takeCredits: take_credits },
        why,
        key: idempotency_key,
        refundedBefore: refunded_before,
      },
      context,
    );
}

/** POST /api-cwa/staff/refund/withdraw: withdraws a refund that waits for approval. */
export function staffWithdrawRefundCall({
  database,
}: RefundDeps): Handler<typeof staffRefundContract.staffWithdrawRefund> {
  return ({ id }, context) =>
    database.transaction(async (tx) => {
      const { brand, text } = context;
      const request = await lockRequest(tx, brand.key, id);
      if (!request) return refuse(404, text.t('refund.noRequest'));
      if (request.state !== 'waiting') return refuse(409, text.t('refund.not-waiting'));
      await noteRequest(tx, id, { state: 'withdrawn' });
      await recordAct(tx, {
        ...staffAct(context),
        act: 'order.refund-withdrawn',
        subject: { kind: 'order', id: request.order_id },
        detail: { refund: id, amount: request.amount, currency: request.currency },
        before: { state: 'waiting' },
        after: { state: 'withdrawn' },
      });
      return { id };
    });
}
