import { randomUUID } from 'node:crypto';
import { tables } from '@vinlore/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GatewayDown, type Payment } from '../gateway.ts';
import { configuredStripe } from './configured-stripe.ts';
import { PATIENCE } from './stripe-calls.ts';
import type { StripeTables } from './tables.ts';
import { paymentOf, stripeBench, type StripeBench, WEBHOOK_SECRET } from './testing/stripe-bench.ts';

const HOUR = 3_600_000;
const MONTHLY = { interval: 'month', amount: 2_999 } as const;
let bench: StripeBench;
beforeAll(async () => {
  bench = await stripeBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.stripe.faults.length = 0;
  bench.stripe.requests.length = 0;
  bench.logged.length = 0;
});

const sessionOf = (payment: Payment) => {
  if (payment.state !== 'action') throw new Error(`The payment is ${payment.state}.`);
  return bench.account.sessions.get(payment.reference)!;
};
/** Starts an order and has the buyer pay. */
const paid = async (more: Parameters<typeof paymentOf>[1] = {}) => {
  const orderId = randomUUID();
  const session = sessionOf(await bench.gateway.pay(paymentOf(orderId, more)));
  bench.account.pay(session.id);
  const payment = await bench.gateway.look(orderId);
  if (payment.state !== 'paid') throw new Error(`The payment is ${payment.state}.`);
  return { orderId, session, payment };
};
const made = (what: string) => bench.stripe.requests.filter((request) => request === `POST /v1/${what}`).length;

describe('a payment on Stripe’s own page', () => {
  it('sends the buyer to the page, and reports the amount charged after payment', async () => {
    const orderId = randomUUID();
    const begun = await bench.gateway.pay(paymentOf(orderId));
    expect(begun).toMatchObject({ state: 'action', url: 'https://checkout.stripe.example/pay' });
    expect(await bench.gateway.look(orderId)).toEqual(begun);
    const session = bench.account.pay(sessionOf(begun).id);
    expect(await bench.gateway.look(orderId)).toEqual({
      state: 'paid',
      reference: session.payment_intent,
      subscription: null,
      charged: { amount: 999, currency: 'USD' },
    });
  });

  it('sends Stripe our order id and no other data of ours', async () => {
    const { orderId, session, payment } = await paid();
    expect(session.metadata).toEqual({ order: orderId });
    expect(bench.account.intents.get(payment.reference)!.metadata).toEqual({ order: orderId });
  });

  it('returns the same payment for a repeat, even for many at once', async () => {
    const orderId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => bench.gateway.pay(paymentOf(orderId))));
    expect(new Set(answers.map((answer) => sessionOf(answer).id)).size).toBe(1);
    const pages = [...bench.account.sessions.values()].filter(({ metadata }) => metadata['order'] === orderId);
    expect(pages).toHaveLength(1);
  });

  it('keeps the page open after a declined card or an unanswered bank challenge', async () => {
    const orderId = randomUUID();
    const session = sessionOf(await bench.gateway.pay(paymentOf(orderId)));
    bench.account.fail(session.id);
    expect(await bench.gateway.look(orderId)).toMatchObject({ state: 'action' });
    bench.account.pay(session.id);
    expect(await bench.gateway.look(orderId)).toMatchObject({ state: 'paid' });
  });

  it('reports no payment for an order that it did not start', async () => {
    expect(await bench.gateway.look(randomUUID())).toEqual({ state: 'none' });
    expect(await bench.gateway.giveUp(randomUUID())).toEqual({ state: 'none' });
  });

  it('refuses a card token, because Stripe’s page asks for the card', async () => {
    await expect(bench.gateway.pay(paymentOf(randomUUID(), { token: 'tok_visa' }))).rejects.toThrow(TypeError);
    expect(bench.stripe.requests).toEqual([]);
  });
});

describe('giving up an unfinished payment', () => {
  it('closes the page so that it cannot be paid later', async () => {
    const orderId = randomUUID();
    const session = sessionOf(await bench.gateway.pay(paymentOf(orderId)));
    expect(await bench.gateway.giveUp(orderId)).toEqual({ state: 'declined', reason: 'given-up' });
    expect(() => bench.account.pay(session.id)).toThrow('open no longer');
    expect(await bench.gateway.giveUp(orderId)).toEqual({ state: 'declined', reason: 'given-up' });
  });

  it('reports the payment of a buyer who has already paid', async () => {
    const { orderId, payment } = await paid();
    expect(await bench.gateway.giveUp(orderId)).toEqual(payment);
  });

  it('reports the payment of a buyer who pays between the check and the closing', async () => {
    const orderId = randomUUID();
    const session = sessionOf(await bench.gateway.pay(paymentOf(orderId)));
    const expire = bench.account.expireSession.bind(bench.account);
    bench.account.expireSession = (id) => {
      bench.account.pay(session.id);
      return expire(id);
    };
    expect(await bench.gateway.giveUp(orderId)).toMatchObject({ state: 'paid' });
    bench.account.expireSession = expire;
  });

  it('also gives up a payment whose page Stripe never opened', async () => {
    bench.stripe.faults.push('unreachable', 'unreachable');
    const orderId = randomUUID();
    expect(await bench.gateway.pay(paymentOf(orderId))).toEqual({ state: 'unknown' });
    bench.pass(HOUR);
    expect(await bench.gateway.giveUp(orderId)).toEqual({ state: 'none' });
    expect([...bench.account.sessions.values()].some(({ metadata }) => metadata['order'] === orderId)).toBe(false);
  });
});

describe('when Stripe fails', () => {
  it.each(['silent', 'cut', 503] as const)('retries after one %s', async (fault) => {
    bench.stripe.faults.push(fault);
    const orderId = randomUUID();
    expect(await bench.gateway.pay(paymentOf(orderId))).toMatchObject({ state: 'action' });
    const pages = [...bench.account.sessions.values()].filter(({ metadata }) => metadata['order'] === orderId);
    expect(pages).toHaveLength(1);
  });

  it.each(['silent', 'cut', 'unreachable', 429, 500] as const)(
    'reports an unknown outcome after two %s, and makes one payment when asked again',
    async (fault) => {
      bench.stripe.faults.push(fault, fault);
      const orderId = randomUUID();
      expect(await bench.gateway.pay(paymentOf(orderId))).toEqual({ state: 'unknown' });
      bench.stripe.faults.length = 0;
      const session = sessionOf(await bench.gateway.look(orderId));
      expect(await bench.gateway.look(orderId)).toMatchObject({ reference: session.id });
      const pages = [...bench.account.sessions.values()].filter(({ metadata }) => metadata['order'] === orderId);
      expect(pages).toEqual([session]);
    },
  );

  it('limits how long a buyer waits for one operation', async () => {
    const { stripe, database, clock, log } = bench;
    const keys = { STRIPE_SECRET_KEY: stripe.secretKey, STRIPE_WEBHOOK_SECRET: [WEBHOOK_SECRET] };
    const options = { database, clock, log, patience: { each: 60_000, all: 50 } };
    const { gateway } = configuredStripe({ ...keys, STRIPE_API_HOST: stripe.host }, options)!;
    stripe.faults.push('silent');
    expect(await gateway.pay(paymentOf(randomUUID()))).toEqual({ state: 'unknown' });
  });

  it('ends every operation within ten seconds', () => {
    expect(PATIENCE.all).toBeLessThan(10_000);
    expect(2 * PATIENCE.each).toBeLessThan(PATIENCE.all);
  });

  it('reports no charge if Stripe refuses, and does not ask again', async () => {
    const orderId = randomUUID();
    expect(await bench.gateway.pay(paymentOf(orderId, { email: 'mia.example.com' }))).toEqual({ state: 'none' });
    expect(made('checkout/sessions')).toBe(1);
    expect(await bench.gateway.look(orderId)).toEqual({ state: 'none' });
  });

  it('logs neither the buyer’s email nor our key, and stores no email', async () => {
    const refused = randomUUID();
    await bench.gateway.pay(paymentOf(refused, { email: 'mia.example.com' }));
    const { orderId } = await paid();
    expect(bench.logged.join()).toContain('email_invalid');
    expect(bench.logged.join()).not.toMatch(/mia|sk_test/);
    const kept = await tables<StripeTables>(bench.database)
      .selectFrom('stripe_session')
      .select(['order_id', 'plan'])
      .where('order_id', 'in', [refused, orderId])
      .execute();
    expect(kept).toEqual([{ order_id: orderId, plan: null }]);
  });

  it.each([
    ['look', (id: string) => bench.gateway.look(id)],
    ['giveUp', (id: string) => bench.gateway.giveUp(id)],
  ])('%s throws when the outcome is unknown', async (_name, ask) => {
    const orderId = randomUUID();
    await bench.gateway.pay(paymentOf(orderId));
    bench.stripe.faults.push(503, 503);
    await expect(ask(orderId)).rejects.toThrow(GatewayDown);
  });
});

describe('plans that renew', () => {
  it('apply a coupon to the first payment only', async () => {
    const { session, payment } = await paid({ amount: 1_499, renewal: MONTHLY });
    expect(session).toMatchObject({ mode: 'subscription', amount_total: 1_499 });
    expect(payment.charged).toEqual({ amount: 1_499, currency: 'USD' });
    expect(bench.account.renew(session.subscription!)).toMatchObject({ amount_paid: 2_999 });
  });

  it('report the end of the paid period', async () => {
    const { session, payment } = await paid({ amount: 2_999, renewal: MONTHLY });
    expect(made('coupons')).toBe(0);
    const end = bench.account.subscriptions.get(session.subscription!)!.items.data[0]!.current_period_end;
    expect(payment.subscription).toEqual({ reference: session.subscription, periodEnd: new Date(end * 1000) });
  });

  it('never cost more at first than at renewal', async () => {
    const dear = paymentOf(randomUUID(), { amount: 3_000, renewal: MONTHLY });
    await expect(bench.gateway.pay(dear)).rejects.toThrow(RangeError);
  });

  it('end with the period or renew, and a repeat changes nothing', async () => {
    const { payment } = await paid({ amount: 2_999, renewal: MONTHLY });
    const { reference } = payment.subscription!;
    const ends = () => bench.account.subscriptions.get(reference)!.cancel_at_period_end;
    for (const input of [true, true, false, false]) {
      await bench.gateway.endWithPeriod(reference, input);
      expect(ends()).toBe(input);
    }
  });

  it('end at once, and a repeat changes nothing', async () => {
    const { payment } = await paid({ amount: 2_999, renewal: MONTHLY });
    const { reference } = payment.subscription!;
    await bench.gateway.endNow(reference);
    await bench.gateway.endNow(reference);
    expect(bench.account.subscriptions.get(reference)!.status).toBe('canceled');
    await expect(bench.gateway.endNow('sub_unknown')).rejects.toThrow(GatewayDown);
    await expect(bench.gateway.endWithPeriod(reference, false)).rejects.toThrow(GatewayDown);
  });
});

describe('refunds', () => {
  const refund = (payment: Extract<Payment, { state: 'paid' }>, orderId: string, key: string, amount: number) =>
    bench.gateway.refund({ key, orderId, payment: payment.reference, amount, currency: 'USD' });
  const backOf = (intent: string) => bench.account.refunds.filter((each) => each.payment_intent === intent);

  it('are made once per key, permanently', async () => {
    const { orderId, payment } = await paid();
    await refund(payment, orderId, 'r-1', 300);
    await refund(payment, orderId, 'r-1', 300);
    bench.stripe.forgetKeys();
    await refund(payment, orderId, 'r-1', 300);
    await refund(payment, orderId, 'r-2', 699);
    expect(backOf(payment.reference).map(({ amount }) => amount)).toEqual([699, 300]);
  });

  it('are found again after a lost answer', async () => {
    const { orderId, payment } = await paid();
    // The first request searches for refunds; the next two try to create one.
    bench.stripe.faults.push('cut', 'silent', 'silent', 'silent');
    await refund(payment, orderId, 'r-3', 999).catch((error: unknown) => expect(error).toBeInstanceOf(GatewayDown));
    bench.stripe.faults.length = 0;
    await refund(payment, orderId, 'r-3', 999);
    expect(backOf(payment.reference)).toHaveLength(1);
  });

  it('refund a subscription period to the payment that paid it', async () => {
    const { orderId, payment, session } = await paid({ amount: 2_999, renewal: MONTHLY });
    expect(payment.reference).toBe(session.invoice);
    await refund(payment, orderId, 'r-4', 2_999);
    expect(backOf(bench.account.invoices.get(payment.reference)!.payment_intent)).toHaveLength(1);
  });

  it('never exceed the payment: Stripe refuses, and the outcome counts as unknown', async () => {
    const { orderId, payment } = await paid();
    await expect(refund(payment, orderId, 'r-5', 1_000)).rejects.toThrow(GatewayDown);
    expect(backOf(payment.reference)).toEqual([]);
  });
});
