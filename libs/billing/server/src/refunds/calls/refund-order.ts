import { REFUND_DAYS, type refundContract } from '@vinlore/billing-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { GatewayDown } from '../../gateways/gateway.ts';
import { beginRefund, type NoRefund, RefundRefused } from '../begin-refund.ts';
import type { CompleteRefund } from '../complete-refund.ts';
import type { RefundPorts } from '../ports.ts';

const STATUSES: Partial<Record<NoRefund, 404 | 409>> = { 'no-order': 404, 'other-key': 409 };
const KEYS: Partial<Record<NoRefund, string>> = { 'no-order': 'refund.noOrder', 'other-key': 'refund.otherKey' };

/** Gives money back within the rule (docs/operations.md), in two halves: noted here, then paid by the gateway. */
export function refundOrderCall(
  ports: RefundPorts,
  complete: CompleteRefund,
): Handler<typeof refundContract.refundOrder> {
  return async ({ order_id, reason, idempotency_key }, { actor, brand, text }) => {
    const wish = { brand: brand.key, orderId: order_id, reason, key: idempotency_key, actor: actor.accountId };
    try {
      const refund = await ports.database.transaction((tx) => beginRefund(ports, tx, wish));
      await complete(refund);
      return { order_id, amount: refund.amount, currency: refund.currency, credits: refund.credits };
    } catch (error) {
      if (error instanceof GatewayDown) return refuse(503, text.t('refund.later'));
      if (!(error instanceof RefundRefused)) throw error;
      const key = KEYS[error.reason] ?? `refund.${error.reason}`;
      return refuse(STATUSES[error.reason] ?? 422, text.t(key, { days: REFUND_DAYS }));
    }
  };
}
