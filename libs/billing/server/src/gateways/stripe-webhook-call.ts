import type { gatewayContract } from '@vinlore/billing-domain';
import { acrossBrands } from '@vinlore/database';
import { type Handler, refuse } from '@vinlore/server-kit';
import { GatewayDown } from './gateway.ts';
import type { Intake } from './intake/intake.ts';
import type { ConfiguredStripe } from './stripe/configured-stripe.ts';
import { StripeRefused } from './stripe/stripe-calls.ts';

/** Handles Stripe's events. If anything fails, answers 503, and Stripe sends the event again for three days. */
export function stripeWebhookCall(
  webhook: ConfiguredStripe['webhook'] | null,
  intake: Intake,
): Handler<typeof gatewayContract.stripeWebhook> {
  return async ({ body, signature }, { text, log }) => {
    if (!webhook) return refuse(501, text.t('gateway.notSetUp'));
    const events = await webhook(body, signature).catch((error: unknown) => {
      if (error instanceof GatewayDown) return refuse(503, text.t('gateway.notTaken'));
      if (error instanceof StripeRefused) return refuse(422, text.t('gateway.notOurs'));
      throw error;
    });
    if (!events) {
      log.warn('Rejected a Stripe webhook: missing or wrong signature.');
      return refuse(422, text.t('gateway.notSigned'));
    }
    try {
      // Stripe uses one webhook address for the orders of all brands.
      await acrossBrands(() => intake.take('stripe', events));
    } catch {
      // The intake has logged the reason.
      return refuse(503, text.t('gateway.notTaken'));
    }
    return { received: true };
  };
}
