import type Stripe from 'stripe';
import type { PaymentRequest } from '../gateway.ts';

/** What Stripe is asked for: a payment page, and for a plan that begins cheaper than it renews the discount of its start. */
export interface SessionPlan {
  readonly session: Stripe.Checkout.SessionCreateParams;
  readonly discount: Stripe.CouponCreateParams | null;
}

/** Seconds that a payment page stays open: Stripe allows 30 minutes to 24 hours, and an order waits no longer. */
const OPEN_FOR = 60 * 60;

/** Stripe's names of our languages: our Spanish is that of the Americas. */
export const LOCALES = { en: 'en', es: 'es-419' } as const;

/**
 * Puts a payment into Stripe's words. Only our order id goes along, nothing else of ours; cards alone, since an order is
 * to be paid now or not at all (wallets that hold cards are offered by Stripe itself).
 *
 * @throws RangeError for a plan that would begin dearer than it renews, which nothing sells
 */
export function planSession(request: PaymentRequest, now: Date): SessionPlan {
  const { orderId, amount, description, renewal, returnUrl } = request;
  const currency = request.currency.toLowerCase();
  const metadata = { order: orderId };
  const off = renewal === null ? 0 : renewal.amount - amount;
  if (off < 0) throw new RangeError(`The order ${orderId} would begin dearer than it renews.`);
  const session: Stripe.Checkout.SessionCreateParams = {
    client_reference_id: orderId,
    metadata,
    customer_email: request.email,
    locale: LOCALES[request.language],
    allowed_payment_method_types: ['card'],
    // What we have promised is charged: in our currency, not in one that is exchanged on the way.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: renewal?.amount ?? amount,
          product_data: { name: description },
          ...(renewal && { recurring: { interval: renewal.interval } }),
        },
      },
    ],
    expires_at: Math.floor(now.getTime() / 1000) + OPEN_FOR,
    success_url: returnUrl,
    cancel_url: returnUrl,
    ...(renewal
      ? { mode: 'subscription', subscription_data: { metadata } }
      : { mode: 'payment', submit_type: 'pay', payment_intent_data: { metadata, description } }),
  };
  return {
    session,
    discount: off === 0 ? null : { amount_off: off, currency, duration: 'once', max_redemptions: 1, metadata },
  };
}
