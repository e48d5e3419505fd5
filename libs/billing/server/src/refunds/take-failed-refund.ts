import { recordAct } from '@vinlore/audit';
import { grantCredits } from '@vinlore/billing-ledger';
import type { Tx } from '@vinlore/database';
import { voicesOf } from '@vinlore/mail';
import type { IntakeHandlers } from '../gateways/intake/handlers.ts';
import { noteEvent } from '../gateways/intake/intake.ts';
import { orderPaidBy } from '../orders/order-paid-by.ts';
import type { OrderRow } from '../orders/order-store.ts';
import type { RefundDeps } from './deps.ts';
import { refundMessages } from './messages/index.ts';
import { keepFailure, lockRefund } from './refund-failures.ts';
import { refundFailedLetter } from './refund-letter.ts';
import { lockOrder, type RefundRow } from './refund-store.ts';
import { gatewayKey } from './take-gateway-refund.ts';

/**
 * Reverses a refund that did not reach its buyer: the order counts as paid again, its credits are restored, and an
 * invoice reverses the credit note, so that the buyer has either the money or the purchase. The refund is still owed
 * and stays open at the staff desk until it is paid out another way; the buyer is emailed. A plan that ended with the
 * refund stays ended, and documents are unchanged (docs/operations/payments.md).
 */
export function takeFailedRefund(deps: RefundDeps): IntakeHandlers['orders']['refundFailed'] {
  const voices = voicesOf(refundMessages, deps);

  const tell = async (tx: Tx, refund: RefundRow, order: OrderRow, at: Date): Promise<void> => {
    const contact = order.account_id && (await deps.contactOf(tx, refund.brand, order.account_id));
    const voice = await voices(refund.brand, (contact ? contact.language : null) ?? order.language);
    const again = await deps.invoices.reverseCreditNote(tx, { brand: voice.brand, id: refund.id, failedAt: at });
    if (!contact) return;
    const page = again && deps.invoices.invoicePage({ kind: 'refund-failed', id: refund.id });
    await deps.mail.send(tx, refundFailedLetter({ ...voice, to: contact.email }, refund, order, page));
  };

  return async (tx, gateway, event, at) => {
    const paid = await orderPaidBy(tx, gateway, event);
    if (!paid) return null;
    // A refund issued at the gateway may be reported late; this keeps it from being booked after its failure.
    if (event.key === null) await noteEvent(tx, gateway, { id: event.refund, kind: 'refunded' }, at);
    const order = (await lockOrder(tx, paid.brand, paid.id))!;
    const by = event.key === null ? { key: gatewayKey(gateway, event.refund) } : { id: event.key };
    const refund = await lockRefund(tx, order.id, by);
    if (!refund || !(await keepFailure(tx, refund, { why: event.why, at }))) return null;
    const { id, brand, amount, currency, credits } = refund;
    const { account_id: accountId, pot, plan } = order;
    if (accountId !== null && credits > 0) {
      const detail = { plan, product: plan.product, reason: 'refund-failed' };
      await grantCredits(tx, { brand, accountId, pot, credits, cause: { kind: 'refund-failed', id }, at, detail });
    }
    await recordAct(tx, {
      brand,
      actor: null,
      act: 'order.refund-failed',
      subject: { kind: 'order', id: order.id },
      detail: { refund: id, gateway, gateway_refund: event.refund, amount, currency, credits, why: event.why },
      before: { refunded: order.refunded },
      after: { refunded: order.refunded - amount },
    });
    await tell(tx, refund, order, at);
    return { brand, order: order.id };
  };
}
