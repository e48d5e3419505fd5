import type Stripe from 'stripe';
import { type Gateway, GatewayDown, type Payment } from '../gateway.ts';
import { lookAtSwitch, stripePlanSwitch } from './plan-switch.ts';
import { stripePause } from './pause.ts';
import { refundOnce } from './refund-once.ts';
import type { SessionPlan } from './session-plan.ts';
import { planSession } from './session-plan.ts';
import type { SessionStore } from './session-store.ts';
import { stripeRenewalCard } from './renewal-card.ts';
import { idOf, orDown, type StripeCalls, StripeRefused } from './stripe-calls.ts';

/** Dependencies of the gateway. */
export interface StripeGatewayDeps {
  readonly call: StripeCalls;
  readonly sessions: SessionStore;
  readonly clock: () => Date;
}

const NOTHING_CHARGED: Payment = { state: 'none' };

/**
 * Stripe as a gateway (ADR 17): the buyer pays on Stripe's own page. References of one-time payments are payment
 * intents, those of renewing plans are invoices.
 */
export function stripeGateway({ call, sessions, clock }: StripeGatewayDeps): Gateway {
  /** Opens the order's payment page. The same order and plan always return the same page. */
  const open = async (orderId: string, { session, discount }: SessionPlan): Promise<Payment> => {
    try {
      const opened = await call(async (stripe) => {
        const coupon = discount && (await stripe.coupons.create(discount, { idempotencyKey: `discount-${orderId}` }));
        const params = coupon ? { ...session, discounts: [{ coupon: coupon.id }] } : session;
        return stripe.checkout.sessions.create(params, { idempotencyKey: `page-${orderId}` });
      });
      await sessions.opened(orderId, opened.id);
      return await paymentOf(call, opened);
    } catch (error) {
      if (!(error instanceof StripeRefused)) throw error;
      await sessions.forget(orderId);
      return NOTHING_CHARGED;
    }
  };

  const look = async (orderId: string): Promise<Payment> => {
    const known = await sessions.find(orderId);
    if (!known) return NOTHING_CHARGED;
    if ('switches' in known) return lookAtSwitch(call, known.switches, orderId);
    if ('plan' in known) return open(orderId, known.plan);
    return orDown(async () =>
      paymentOf(call, await call((stripe) => stripe.checkout.sessions.retrieve(known.sessionId))),
    );
  };

  return {
    name: 'stripe',
    look,
    pay: async (request) => {
      if (request.token !== null) throw new TypeError('Stripe collects cards on its own page and takes no token.');
      const plan = planSession(request, clock());
      try {
        return (await sessions.begin(request.orderId, plan))
          ? await open(request.orderId, plan)
          : await look(request.orderId);
      } catch (error) {
        if (error instanceof GatewayDown) return { state: 'unknown' };
        throw error;
      }
    },
    giveUp: async (orderId) => {
      const payment = await look(orderId);
      if (payment.state !== 'action') return payment;
      try {
        return await paymentOf(call, await call((stripe) => stripe.checkout.sessions.expire(payment.reference)));
      } catch (error) {
        // It is no longer open: the buyer has just paid, or it has just expired.
        if (!(error instanceof StripeRefused)) throw error;
        const now = await look(orderId);
        if (now.state === 'action') throw new GatewayDown('Stripe keeps the page open.');
        return now;
      }
    },
    endWithPeriod: async (subscription, ends) => {
      await orDown(() => call((stripe) => stripe.subscriptions.update(subscription, { cancel_at_period_end: ends })));
    },
    endNow: async (subscription) => {
      try {
        await call((stripe) => stripe.subscriptions.cancel(subscription));
      } catch (error) {
        if (!(error instanceof StripeRefused)) throw error;
        const { status } = await orDown(() => call((stripe) => stripe.subscriptions.retrieve(subscription)));
        if (status !== 'canceled') throw new GatewayDown('Stripe does not end the subscription.');
      }
    },
    ...stripePause(call, clock),
    ...stripeRenewalCard(call),
    ...stripePlanSwitch(call, sessions),
    refund: (request) => orDown(() => call((stripe) => refundOnce(stripe, request))),
  };
}

/** The state of a payment page. */
async function paymentOf(call: StripeCalls, session: Stripe.Checkout.Session): Promise<Payment> {
  if (session.status === 'open' && session.url !== null)
    return { state: 'action', url: session.url, reference: session.id };
  if (session.status === 'expired') return { state: 'declined', reason: 'given-up' };
  const reference = idOf(session.invoice) ?? idOf(session.payment_intent);
  if (session.payment_status === 'unpaid' || reference === null) return { state: 'unknown' };
  const subscription = idOf(session.subscription);
  return {
    state: 'paid',
    reference,
    subscription:
      subscription === null ? null : { reference: subscription, periodEnd: await periodEnd(call, subscription) },
    charged: { amount: session.amount_total ?? 0, currency: (session.currency ?? '').toUpperCase() },
  };
}

async function periodEnd(call: StripeCalls, id: string): Promise<Date> {
  const { items } = await orDown(() => call((stripe) => stripe.subscriptions.retrieve(id)));
  const item = items.data[0];
  if (!item) throw new GatewayDown(`Stripe’s subscription ${id} has nothing in it.`);
  return new Date(item.current_period_end * 1000);
}
