import Stripe from 'stripe';
import { type Gateway, GatewayDown, type Payment, type RenewalTerms, type SwitchRequest } from '../gateway.ts';
import type { SessionStore } from './session-store.ts';
import { idOf, orDown, type StripeCalls, StripeRefused } from './stripe-calls.ts';

/** Metadata key on the subscription: the order that last switched it. */
const SWITCHED_BY = 'switched_by';

/** The order whose switch an invoice of the subscription pays; undefined if it was never switched. */
export const switchIn = (metadata: Stripe.Metadata | null | undefined): string | undefined => metadata?.[SWITCHED_BY];

/**
 * Switches plans of Stripe subscriptions. An immediate switch bills a new period at the new price, less a coupon for
 * the credited amount; if the invoice is not paid, Stripe changes nothing (`error_if_incomplete`).
 */
export function stripePlanSwitch(
  call: StripeCalls,
  sessions: Pick<SessionStore, 'beginSwitch'>,
): Pick<Gateway, 'switchNow' | 'renewAs'> {
  return {
    switchNow: async (request) => {
      await sessions.beginSwitch(request.orderId, request.subscription);
      try {
        return await call((stripe) => switchOnce(stripe, request));
      } catch (error) {
        if (error instanceof GatewayDown) return { state: 'unknown' };
        // For example, the subscription has ended: Stripe did nothing.
        if (error instanceof StripeRefused) return { state: 'declined', reason: 'given-up' };
        throw error;
      }
    },
    renewAs: (subscription, terms) =>
      orDown(() =>
        call(async (stripe) => {
          const item = itemOf(await stripe.subscriptions.retrieve(subscription));
          const { unit_amount: amount, recurring } = item.price;
          if (amount === terms.amount && recurring?.interval === terms.interval) return;
          const items = [await itemAt(stripe, item, terms, null)];
          // A different interval would start and be charged at once. A trial until the end of the paid period delays
          // that.
          const until = recurring?.interval === terms.interval ? {} : { trial_end: item.current_period_end };
          await stripe.subscriptions.update(subscription, { items, proration_behavior: 'none', ...until });
        }),
      ),
  };
}

/** Returns the state of a plan switch; `none` if that order did not switch the subscription. @throws GatewayDown */
export function lookAtSwitch(call: StripeCalls, subscription: string, orderId: string): Promise<Payment> {
  return orDown(() =>
    call(async (stripe) => {
      const kept = await stripe.subscriptions.retrieve(subscription);
      return switchIn(kept.metadata) === orderId ? paymentOf(stripe, kept) : { state: 'none' };
    }),
  );
}

async function switchOnce(stripe: Stripe, request: SwitchRequest): Promise<Payment> {
  const { orderId, subscription, terms, credited } = request;
  const kept = await stripe.subscriptions.retrieve(subscription);
  // Stripe drops idempotency keys after a day; the subscription's metadata stays.
  if (switchIn(kept.metadata) === orderId) return paymentOf(stripe, kept);
  const items = [await itemAt(stripe, itemOf(kept), terms, orderId)];
  const metadata = { order: orderId };
  // If a switch to another interval was scheduled, the paid period runs as a trial; ending the trial starts the new
  // period.
  const anchor: Stripe.SubscriptionUpdateParams =
    kept.status === 'trialing' ? { trial_end: 'now' } : { billing_cycle_anchor: { type: 'now' } };
  const coupon =
    credited > 0 &&
    (await stripe.coupons.create(
      { amount_off: credited, currency: terms.currency.toLowerCase(), duration: 'once', max_redemptions: 1, metadata },
      { idempotencyKey: `switch-credit-${orderId}` },
    ));
  try {
    const switched = await stripe.subscriptions.update(
      subscription,
      {
        items,
        discounts: coupon ? [{ coupon: coupon.id }] : '',
        proration_behavior: 'none',
        payment_behavior: 'error_if_incomplete',
        metadata: { [SWITCHED_BY]: orderId },
        ...anchor,
      },
      { idempotencyKey: `switch-${orderId}` },
    );
    return await paymentOf(stripe, switched);
  } catch (error) {
    // Declined, or the bank sent a challenge while the buyer is not present.
    const isUnpaid = error instanceof Stripe.errors.StripeError && error.statusCode === 402;
    if (isUnpaid) return { state: 'declined', reason: 'card-declined' };
    throw error;
  }
}

/**
 * A subscription item with other terms.
 *
 * @param orderId of a switch that may be retried; null if repeating is harmless
 */
async function itemAt(
  stripe: Stripe,
  { id }: Stripe.SubscriptionItem,
  { interval, amount, currency, description }: RenewalTerms,
  orderId: string | null,
): Promise<Stripe.SubscriptionUpdateParams.Item> {
  const options = orderId === null ? {} : { idempotencyKey: `switch-product-${orderId}` };
  const { id: product } = await stripe.products.create({ name: description }, options);
  const recurring = { interval };
  return { id, price_data: { currency: currency.toLowerCase(), product, recurring, unit_amount: amount } };
}

/** The payment of a switch: the subscription's latest invoice. */
async function paymentOf(stripe: Stripe, switched: Stripe.Subscription): Promise<Payment> {
  const { current_period_start: start, current_period_end: end } = itemOf(switched);
  const reference = idOf(switched.latest_invoice);
  if (reference === null) return { state: 'unknown' };
  const invoice = await stripe.invoices.retrieve(reference);
  if (invoice.status !== 'paid') return { state: 'unknown' };
  return {
    state: 'paid',
    reference,
    subscription: {
      reference: switched.id,
      periodStart: new Date(start * 1000),
      periodEnd: new Date(end * 1000),
    },
    charged: { amount: invoice.amount_paid, currency: invoice.currency.toUpperCase() },
  };
}

function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = items.data[0];
  if (!item) throw new GatewayDown(`Stripe’s subscription ${id} has nothing in it.`);
  return item;
}
