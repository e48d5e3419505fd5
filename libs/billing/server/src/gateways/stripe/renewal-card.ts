import type Stripe from 'stripe';
import type { Gateway, GatewayEvent, KnownCard } from '../gateway.ts';
import { LOCALES } from './session-plan.ts';
import { idOf, orDown, type StripeCalls } from './stripe-calls.ts';

/** Metadata key on a card page that names the subscription; pages without it are not ours. */
const CARD_FOR = 'card_for';
/**
 * Metadata key on the subscription: when its card was entered, in seconds. Events arrive in any order, and the latest
 * card stays.
 */
const CARD_AT = 'card_at';

/** Reads and changes the renewal card of a Stripe subscription: its own card, otherwise its customer's default. */
export function stripeRenewalCard(call: StripeCalls): Pick<Gateway, 'cardOf' | 'cardPage' | 'renewWith'> {
  const ask = <T>(work: (stripe: Stripe) => Promise<T>) => orDown(() => call(work));
  return {
    cardOf: async (subscription) => {
      const expand = ['default_payment_method', 'customer.invoice_settings.default_payment_method'];
      return cardIn(await ask((stripe) => stripe.subscriptions.retrieve(subscription, { expand })));
    },
    cardPage: ({ subscription, language, returnUrl, cancelUrl }) =>
      ask(async (stripe) => {
        const { customer, currency } = await stripe.subscriptions.retrieve(subscription);
        const { url } = await stripe.checkout.sessions.create({
          mode: 'setup',
          customer: idOf(customer)!,
          currency,
          allowed_payment_method_types: ['card'],
          metadata: { [CARD_FOR]: subscription },
          locale: LOCALES[language],
          success_url: returnUrl,
          cancel_url: cancelUrl,
        });
        if (url === null) throw new Error('Stripe returned a session without a URL.');
        return url;
      }),
    renewWith: (subscription, { reference, at }) =>
      ask(async (stripe) => {
        const { default_payment_method: used, metadata } = await stripe.subscriptions.retrieve(subscription);
        const given = Math.floor(at.getTime() / 1000);
        if (idOf(used) === reference) return 'same';
        if (Number(metadata[CARD_AT] ?? 0) > given) return 'later';
        await stripe.subscriptions.update(subscription, {
          default_payment_method: reference,
          metadata: { [CARD_AT]: String(given) },
        });
        return 'changed';
      }),
  };
}

function cardIn({ default_payment_method: own, customer }: Stripe.Subscription): KnownCard | null {
  const usual =
    typeof customer === 'string' || customer.deleted ? null : customer.invoice_settings.default_payment_method;
  const method = own ?? usual;
  if (method === null || typeof method === 'string' || !method.card) return null;
  const { brand, last4, exp_month: expiresMonth, exp_year: expiresYear } = method.card;
  return { brand, last4, expiresMonth, expiresYear };
}

/**
 * Translates a completed card page.
 *
 * @returns no events if the page is not ours or no card was entered
 */
export async function cardEvents(call: StripeCalls, event: Stripe.Event, sessionId: string): Promise<GatewayEvent[]> {
  const session = await call((stripe) => stripe.checkout.sessions.retrieve(sessionId, { expand: ['setup_intent'] }));
  const subscription = session.metadata?.[CARD_FOR];
  const { setup_intent: intent } = session;
  if (subscription === undefined || intent === null || typeof intent === 'string') return [];
  const reference = idOf(intent.payment_method);
  if (intent.status !== 'succeeded' || reference === null) return [];
  return [{ id: event.id, kind: 'card-given', subscription, card: { reference, at: new Date(event.created * 1000) } }];
}
