import type Stripe from 'stripe';
import type { PaymentRequest } from '../gateway.ts';

/**
 * Request for a payment page and, if a plan's first payment is cheaper than its renewals, for the coupon that reduces
 * it.
 */
export interface SessionPlan {
  readonly session: Stripe.Checkout.SessionCreateParams;
  readonly discount: Stripe.CouponCreateParams | null;
}

/**
 * Seconds that a payment page stays open. Stripe allows 30 minutes to 24 hours; an order is given up after the same
 * time.
 */
const OPEN_FOR = 60 * 60;

/** Stripe's locales for our languages; our Spanish is Latin American. */
export const LOCALES = { en: 'en', es: 'es-419' } as const;

/**
 * Builds the request for a payment. Apart from what Stripe needs to charge, it contains only our order id. Cards only,
 * because an order is paid at once or not at all (Stripe itself offers wallets that contain cards).
 *
 * @throws RangeError if a plan would cost more at first than at renewal, which no plan does
 */
export function planSession(request: PaymentRequest, now: Date): SessionPlan {
  const { orderId, amount, description, renewal, returnUrl } = request;
  const currency = request.currency.toLowerCase();
  const metadata = { order: orderId };
  const off = renewal === null ? 0 : renewal.amount - amount;
  if (off < 0) throw new RangeError(`Order ${orderId} would cost more at first than at renewal.`);
  const session: Stripe.Checkout.SessionCreateParams = {
    client_reference_id: orderId,
    metadata,
    customer_email: request.email,
    locale: LOCALES[request.language],
    allowed_payment_method_types: ['card'],
    // Charge the currency that we promised, not one converted on the way.
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
