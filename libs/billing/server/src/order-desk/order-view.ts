import { balancesOf } from '@vinlore/billing-ledger';
import { offerOf, refundable, type RuleReason, RuleReasonSchema, type StaffOrder } from '@vinlore/billing-domain';
import type { Tx } from '@vinlore/database';
import type { CallContext } from '@vinlore/server-kit';
import { asRefundable } from '../refunds/begin-refund.ts';
import { unusedOf } from '../refunds/take-unused.ts';
import { stillOpen } from '../refunds/ask-second-person.ts';
import { lockPeriodOf } from '../refunds/paid-period.ts';
import type { RefundDeps } from '../refunds/deps.ts';
import { refusalOf } from '../refunds/refusal-of.ts';
import { RefundRefused } from '../refunds/refund-request.ts';
import { waitingRequestOf } from '../refunds/refund-request-store.ts';
import { refundsOf, viewsOf } from '../refunds/staff-refunds.ts';
import type { ReceiptOf } from '../orders/receipt-of.ts';
import { taxOf } from '../orders/order-tax.ts';
import { taxBackOf } from '../refunds/refund-store.ts';
import { orderById, type OrderRow } from '../orders/order-store.ts';
import { renewalsOf } from '../subscriptions/renewals-of.ts';
import { declinedWords } from '../orders/view-of.ts';
import { listed } from './order-list.ts';

/** Dependencies of the desk's order page. */
export interface OrderDeskDeps extends Pick<
  RefundDeps,
  'database' | 'invoices' | 'secondPerson' | 'staffAddresses' | 'clock' | 'mail'
> {
  readonly receiptOf: ReceiptOf;
}

/**
 * An order of the brand with its refunds and what the refund rule would refund; undefined if the brand has no such
 * order.
 */
export async function staffOrderView(
  deps: OrderDeskDeps,
  { brand, text }: Pick<CallContext, 'brand' | 'text'>,
  id: string,
): Promise<StaffOrder | undefined> {
  const { database } = deps;
  const order = await orderById(database, id);
  if (order?.brand !== brand.key) return undefined;
  const isPaid = order.state === 'paid' || order.state === 'refunded';
  const tax = taxOf(order, text.language);
  const [renewals, refunds, balances, rule, taxBack] = await Promise.all([
    renewalsOf(database, [order]),
    refundsOfOrder(deps, brand.key, order, text),
    order.account_id === null ? null : balancesOf(database, brand.key, order.account_id),
    isPaid && order.account_id !== null ? database.transaction((tx) => ruleOf(tx, order, deps.clock(), text)) : [],
    tax ? taxBackOf(database, order.id) : 0,
  ]);
  const { document } = order;
  return {
    ...listed(order, text),
    offer: offerOf(order.plan, text.language),
    discount: order.discount,
    ...(tax && { tax: { ...tax, refunded: taxBack } }),
    coupon: order.coupon,
    ...(order.switched && { switched_from: order.switched.from.name[text.language] }),
    payment: order.payment,
    settled_at: order.settled_at?.toISOString() ?? null,
    declined: order.state === 'declined' ? declinedWords(text, order) : null,
    vin: order.vin,
    document: document && { kind: document.kind, id: document.id, title: document.title },
    document_failed: order.document_failed,
    pot: order.pot,
    balance: balances?.[order.pot] ?? 0,
    renews_at: renewals.get(order.id)?.toISOString() ?? null,
    invoice_url: isPaid && order.followed_up_at ? deps.invoices.invoiceUrl({ kind: 'order', id: order.id }) : null,
    refunds,
    rule,
    limit: brand.refund_limit,
  };
}

async function refundsOfOrder(
  deps: OrderDeskDeps,
  brand: string,
  { id }: OrderRow,
  text: CallContext['text'],
): Promise<StaffOrder['refunds']> {
  const [given, waiting] = await Promise.all([refundsOf(deps.database, id), waitingRequestOf(deps.database, id)]);
  const open = waiting ? await stillOpen(deps.database, deps.secondPerson, brand, [waiting]) : [];
  return viewsOf(deps, brand, [...open, ...given], text);
}

/** What the rule would refund now for each of its reasons; changes nothing. */
async function ruleOf(tx: Tx, order: OrderRow, now: Date, text: CallContext['text']): Promise<StaffOrder['rule']> {
  const period = await lockPeriodOf(tx, order);
  const unused = await unusedOf(tx, order, period);
  return RuleReasonSchema.options.map((reason: RuleReason) => {
    const answer = refundable(asRefundable(order, period), unused, now, reason);
    if ('amount' in answer) return { reason, amount: answer.amount, refusal: null };
    const { key, values } = refusalOf(new RefundRefused(answer.refused), text);
    return { reason, amount: null, refusal: text.t(key, values) };
  });
}
