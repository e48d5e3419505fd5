import { offerOf, orderNumber, type OrderView } from '@vinlore/billing-domain';
import { addressIn, type Brand } from '@vinlore/brand';
import type { Translator } from '@vinlore/i18n';
import type { CallContext } from '@vinlore/server-kit';
import { isMoneyBack } from './money-back.ts';
import { orderKey } from './order-key.ts';
import { taxOf } from './order-tax.ts';
import type { OrderRow } from './order-store.ts';
import type { OrderDeps } from './deps.ts';

/** Explains why an order was declined and what to do. */
export const declinedWords = (text: Translator, { decline_reason }: Pick<OrderRow, 'decline_reason'>): string =>
  text.t(`purchase.declined.${decline_reason ?? 'given-up'}`);

/** The credit note of a refund. */
export interface CreditNote {
  /** As shown to people, such as `CN-2026-00007`. */
  readonly number: string;
  /** The refund's id. */
  readonly refund: string;
}

/**
 * Opens the brand's gate for a buyer without an account, so that it never keeps buyers from their purchase
 * (docs/decisions.md §4). Unpaid and refunded orders do not open it.
 */
export function gateOfBuyer(
  { openGate }: Pick<OrderDeps, 'openGate'>,
  call: Pick<CallContext, 'brand' | 'cookies'>,
  { state, by_visitor: byVisitor }: Pick<OrderRow, 'state' | 'by_visitor'>,
): Pick<OrderView, 'secu_id'> {
  const secureId = state === 'paid' && byVisitor ? openGate(call) : null;
  return secureId === null ? {} : { secu_id: secureId };
}

/**
 * An order as its buyer sees it, in the language of the request.
 *
 * @param renewsAt when its plan renews next, if it does
 * @param creditNotes of its refunds
 */
export function orderView(
  deps: Pick<OrderDeps, 'signer' | 'documents' | 'invoices'>,
  { brand, text }: { readonly brand: Brand; readonly text: Translator },
  order: OrderRow,
  renewsAt: Date | undefined,
  creditNotes: readonly CreditNote[] = [],
): OrderView {
  const isPaid = order.state === 'paid' || order.state === 'refunded';
  const { document } = order;
  const tax = taxOf(order, text.language);
  const page = document && deps.documents.pagePath(document);
  return {
    id: order.id,
    number: orderNumber(order.id),
    key: orderKey(deps, order),
    state: order.state,
    plan: offerOf(order.plan, text.language),
    amount: order.amount,
    discount: order.discount,
    ...(tax && { tax }),
    ...(order.switched && {
      switched_from: order.switched.from.name[text.language],
      credits_added: order.credits ?? 0,
    }),
    refunded: order.refunded,
    currency: order.currency,
    coupon: order.coupon,
    gateway: order.gateway,
    ordered_at: order.ordered_at.toISOString(),
    vin: order.vin,
    // Older orders have no region.
    vehicle: { ...order.vehicle, region: order.vehicle.region ?? '' },
    action_url: order.state === 'action' ? order.action_url : null,
    declined: order.state === 'declined' ? declinedWords(text, order) : null,
    document: document && {
      ...document,
      pdf_url: deps.documents.pdfUrl(document, brand),
      ...(page && { page_url: addressIn(brand, text.language, page) }),
    },
    making: order.state === 'paid' && order.wants_document && document === null && !order.document_failed,
    document_failed: order.document_failed,
    // Must not reveal whether the email has an account: the offer is always the same (ADR 10).
    ...(isPaid && order.by_visitor && order.email !== null && { account_offered: true as const }),
    ...(isPaid && isMoneyBack(order) && { money_back: true as const }),
    ...(order.price_kept && order.refunded === 0 && { credit_used: true as const }),
    renews_at: isPaid ? (renewsAt?.toISOString() ?? null) : null,
    // The follow-up issues the invoice; its URL is known before.
    invoice_url: isPaid && order.followed_up_at ? deps.invoices.invoiceUrl({ kind: 'order', id: order.id }) : null,
    credit_notes: creditNotes.map(({ number, refund }) => ({
      number,
      url: deps.invoices.invoiceUrl({ kind: 'refund', id: refund }),
    })),
  };
}
