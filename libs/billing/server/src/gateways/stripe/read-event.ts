import type Stripe from 'stripe';
import type { GatewayEvent } from '../gateway.ts';
import { isSkippedInvoice } from './pause.ts';
import { switchIn } from './plan-switch.ts';
import { cardEvents } from './renewal-card.ts';
import type { StripeCalls } from './stripe-calls.ts';

/**
 * Translates a Stripe event. Events may be repeated or arrive in any order, so only the object's id is trusted; its
 * current state is fetched from Stripe.
 *
 * @returns no events if it does not concern us, such as payments of another shop on the same account
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
      // Every renewal updates its subscription; `previous_attributes` names what changed.
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

/** Our order id, if the object is ours. */
function orderIn(metadata: Stripe.Metadata | null | undefined): string | null {
  const id = metadata?.['order'];
  return id !== undefined && UUID.test(id) ? id : null;
}

const idOf = (object: string | { readonly id: string }): string => (typeof object === 'string' ? object : object.id);
const dateOf = (seconds: number): Date => new Date(seconds * 1000);

async function invoiceEvents(call: StripeCalls, id: string, invoiceId: string): Promise<GatewayEvent[]> {
  const invoice = await call((stripe) => stripe.invoices.retrieve(invoiceId));
  const of = invoice.parent?.subscription_details;
  // The invoice of a switch is the payment of the switch's order.
  if (of && invoice.billing_reason === 'subscription_update') {
    const orderId = orderIn({ order: switchIn(of.metadata) ?? '' });
    return orderId === null ? [] : [{ id, kind: 'payment', orderId }];
  }
  // A subscription's first invoice is the order's payment, which has its own event.
  if (!of || invoice.billing_reason !== 'subscription_cycle' || orderIn(of.metadata) === null) return [];
  const subscription = idOf(of.subscription);
  const line = invoice.lines.data.find(({ parent }) => parent?.type === 'subscription_item_details');
  if (!line) throw new Error(`Invoice ${invoiceId} has no subscription line.`);
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

/** Stripe may send two events for one dispute, so the dispute's id identifies it. */
async function disputeEvents(call: StripeCalls, id: string): Promise<GatewayEvent[]> {
  const dispute = await readDispute(call, id);
  return dispute ? [{ id, kind: 'disputed', ...dispute.of, amount: dispute.amount }] : [];
}

async function wonEvents(call: StripeCalls, dispute: string): Promise<GatewayEvent[]> {
  const found = await readDispute(call, dispute);
  if (found?.status !== 'won') return [];
  return [{ id: `${dispute}:won`, kind: 'dispute-won', dispute, ...found.of, amount: found.amount }];
}

/** The state of a dispute; null if its payment is not ours. */
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

/**
 * A refund made in Stripe's dashboard, once it succeeds, and any refund that failed; refunds we requested have our key.
 */
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

/** The charge of a payment and the order that started it; null if it is not ours. */
async function chargeOf(stripe: Stripe, intent: Stripe.PaymentIntent | string | null) {
  if (intent === null || typeof intent === 'string') return null;
  const orderId = orderIn(intent.metadata);
  return orderId === null ? invoiceOf(stripe, intent.id) : { orderId, payment: intent.id };
}

/** The subscription period that a payment paid. */
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
