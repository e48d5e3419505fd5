import type Stripe from 'stripe';
import type { GatewayEvent } from '../gateway.ts';
import { isSkippedInvoice } from './pause.ts';
import { switchIn } from './plan-switch.ts';
import { cardEvents } from './renewal-card.ts';
import type { StripeCalls } from './stripe-calls.ts';

/**
 * What an event of Stripe's means to us. Events may come twice and in any order, so they are believed in one thing only:
 * which object they are about. How that object stands is asked anew.
 *
 * @returns nothing for what does not concern us, such as the payments of another shop on the same account
 * @throws StripeRefused, GatewayDown
 */
export async function readEvent(call: StripeCalls, event: Stripe.Event): Promise<GatewayEvent[]> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed': {
      if (event.data.object.mode === 'setup') return cardEvents(call, event, event.data.object.id);
      const orderId = orderIn(event.data.object.metadata);
      return orderId === null ? [] : [{ id: event.id, kind: 'payment', orderId }];
    }
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return invoiceEvents(call, event.id, event.data.object.id);
    case 'customer.subscription.deleted':
      return endEvents(call, event.id, event.data.object.id);
    case 'customer.subscription.updated':
      // Each renewal updates its subscription; a change names what was before.
      return 'pause_collection' in (event.data.previous_attributes ?? {})
        ? pauseEvents(event.id, event.data.object)
        : [];
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return pauseEvents(event.id, event.data.object);
    case 'charge.dispute.funds_withdrawn':
      return disputeEvents(call, event.data.object.id);
    case 'charge.dispute.funds_reinstated':
      return wonEvents(call, event.data.object.id);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return refundEvents(call, event.data.object.id);
    default:
      return [];
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Our order's id, where the object is ours. */
function orderIn(metadata: Stripe.Metadata | null | undefined): string | null {
  const id = metadata?.['order'];
  return id !== undefined && UUID.test(id) ? id : null;
}

const idOf = (object: string | { readonly id: string }): string => (typeof object === 'string' ? object : object.id);
const dateOf = (seconds: number): Date => new Date(seconds * 1000);

async function invoiceEvents(call: StripeCalls, id: string, invoiceId: string): Promise<GatewayEvent[]> {
  const invoice = await call((stripe) => stripe.invoices.retrieve(invoiceId));
  const of = invoice.parent?.subscription_details;
  // An invoice of a switch is the payment of the switch's order.
  if (of && invoice.billing_reason === 'subscription_update') {
    const orderId = orderIn({ order: switchIn(of.metadata) ?? '' });
    return orderId === null ? [] : [{ id, kind: 'payment', orderId }];
  }
  // The first invoice of a subscription is the order’s payment, which has an event of its own.
  if (!of || invoice.billing_reason !== 'subscription_cycle' || orderIn(of.metadata) === null) return [];
  const subscription = idOf(of.subscription);
  const line = invoice.lines.data.find(({ parent }) => parent?.type === 'subscription_item_details');
  if (!line) throw new Error(`The invoice ${invoiceId} renews no subscription.`);
  const periodStart = dateOf(line.period.start);
  if (isSkippedInvoice(invoice)) return [{ id, kind: 'pause-changed', subscription, skipped: periodStart }];
  if (invoice.status !== 'paid') {
    const tried = invoice.status === 'open' ? invoice.next_payment_attempt : null;
    const nextTry = tried === null ? null : dateOf(tried);
    return [{ id, kind: 'renewal-failed', subscription, payment: invoiceId, periodStart, nextTry }];
  }
  return [
    {
      id,
      kind: 'renewed',
      subscription,
      payment: invoiceId,
      amount: invoice.amount_paid,
      currency: invoice.currency.toUpperCase(),
      periodStart,
      periodEnd: dateOf(line.period.end),
    },
  ];
}

const pauseEvents = (id: string, { id: subscription, metadata }: Stripe.Subscription): GatewayEvent[] =>
  orderIn(metadata) === null ? [] : [{ id, kind: 'pause-changed', subscription }];

async function endEvents(call: StripeCalls, id: string, subscriptionId: string): Promise<GatewayEvent[]> {
  const { metadata, status, ended_at: endedAt } = await call((stripe) => stripe.subscriptions.retrieve(subscriptionId));
  if (orderIn(metadata) === null || status !== 'canceled' || endedAt === null) return [];
  return [{ id, kind: 'subscription-ended', subscription: subscriptionId, at: dateOf(endedAt) }];
}

/** Stripe may make two events of one dispute: it is known by its own id. */
async function disputeEvents(call: StripeCalls, id: string): Promise<GatewayEvent[]> {
  const dispute = await readDispute(call, id);
  return dispute ? [{ id, kind: 'disputed', ...dispute.of, amount: dispute.amount }] : [];
}

async function wonEvents(call: StripeCalls, dispute: string): Promise<GatewayEvent[]> {
  const found = await readDispute(call, dispute);
  if (found?.status !== 'won') return [];
  return [{ id: `${dispute}:won`, kind: 'dispute-won', dispute, ...found.of, amount: found.amount }];
}

/** How a dispute stands; null where it is not of a payment of ours. */
async function readDispute(call: StripeCalls, id: string) {
  return call(async (stripe) => {
    const {
      amount,
      status,
      payment_intent: intent,
    } = await stripe.disputes.retrieve(id, {
      expand: ['payment_intent'],
    });
    const of = await chargeOf(stripe, intent);
    return of && { of, amount, status };
  });
}

/** A refund that was given in Stripe's dashboard, once it is through, and any that came back; one that we asked for carries our key. */
async function refundEvents(call: StripeCalls, refundId: string): Promise<GatewayEvent[]> {
  return call(async (stripe) => {
    const refund = await stripe.refunds.retrieve(refundId, { expand: ['payment_intent'] });
    const key = refund.metadata?.['key'] ?? null;
    const isBack = refund.status === 'failed' || refund.status === 'canceled';
    if (!isBack && (refund.status !== 'succeeded' || key !== null)) return [];
    const of = await chargeOf(stripe, refund.payment_intent);
    if (!of) return [];
    if (!isBack) return [{ id: refundId, kind: 'refunded', ...of, amount: refund.amount }];
    const why = refund.failure_reason ?? null;
    const { amount } = refund;
    return [{ id: `${refundId}:failed`, kind: 'refund-failed', refund: refundId, key, ...of, amount, why }];
  });
}

/** The charge that a payment made, and the order that began it; null where it is not ours. */
async function chargeOf(stripe: Stripe, intent: Stripe.PaymentIntent | string | null) {
  if (intent === null || typeof intent === 'string') return null;
  const orderId = orderIn(intent.metadata);
  return orderId === null ? invoiceOf(stripe, intent.id) : { orderId, payment: intent.id };
}

/** The period of a subscription that a payment paid. */
async function invoiceOf(stripe: Stripe, paymentIntent: string): Promise<{ orderId: string; payment: string } | null> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    limit: 1,
    expand: ['data.invoice'],
  });
  const invoice = data[0]?.invoice;
  if (!invoice || typeof invoice === 'string' || invoice.deleted) return null;
  const orderId = orderIn(invoice.parent?.subscription_details?.metadata);
  return orderId === null ? null : { orderId, payment: invoice.id };
}
