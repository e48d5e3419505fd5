import type Stripe from 'stripe';
import type { RefundRequest } from '../gateway.ts';

/**
 * Refunds once per key, permanently: Stripe drops its idempotency keys after a day, so existing refunds are searched
 * first. A failed refund is not retried: its own event reports it, and staff choose another way.
 */
export async function refundOnce(stripe: Stripe, { key, orderId, payment, amount }: RefundRequest): Promise<void> {
  const paymentIntent = await paymentIntentOf(stripe, payment);
  for await (const { metadata } of stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 })) {
    if (metadata?.['key'] === key) return;
  }
  await stripe.refunds.create(
    {
      payment_intent: paymentIntent,
      amount,
      reason: 'requested_by_customer',
      metadata: { order: orderId, key },
    },
    { idempotencyKey: `refund-${key}` },
  );
}

/** Renewing plans are charged by invoice; the refund goes to the payment that paid the invoice. */
async function paymentIntentOf(stripe: Stripe, payment: string): Promise<string> {
  if (!payment.startsWith('in_')) return payment;
  const { data } = await stripe.invoicePayments.list({ invoice: payment, status: 'paid', limit: 1 });
  const intent = data[0]?.payment.payment_intent;
  if (!intent) throw new Error(`Invoice ${payment} has no payment.`);
  return typeof intent === 'string' ? intent : intent.id;
}
