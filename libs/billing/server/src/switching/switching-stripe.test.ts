import type { SubscriptionView } from '@vinlore/billing-domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { configuredStripe } from '../gateways/stripe/configured-stripe.ts';
import { type FakeStripe, startFakeStripe } from '../gateways/stripe/testing/fake-stripe.ts';
import { WEBHOOK_SECRET } from '../gateways/stripe/testing/stripe-bench.ts';
import { formOf, purchaseOf } from '../purchase/testing/cart.ts';
import { createSwitchBench, PLANS } from './testing/switch-bench.ts';

let stripe!: FakeStripe;
let webhook!: NonNullable<ReturnType<typeof configuredStripe>>['webhook'];
const bench = await createSwitchBench(async ({ database, clock, log }) => {
  stripe = await startFakeStripe(() => Math.floor(clock().getTime() / 1000));
  const keys = { STRIPE_SECRET_KEY: stripe.secretKey, STRIPE_WEBHOOK_SECRET: [WEBHOOK_SECRET] };
  const deps = { database, clock, log, patience: { each: 150, all: 2_000 } };
  const configured = configuredStripe({ ...keys, STRIPE_API_HOST: stripe.host }, deps)!;
  ({ webhook } = configured);
  return configured.gateway;
});
afterAll(async () => {
  await stripe.close();
  await bench.end();
});
beforeEach(() => {
  bench.reset();
  stripe.faults.length = 0;
});

const { account } = stripe;

/** Sends Stripe's events from an index on, in the given order. */
async function tell(from = 0, inOrder = <T>(events: T[]) => events): Promise<void> {
  for (const event of inOrder(account.events.slice(from))) {
    const { body, signature } = stripe.signed(event, WEBHOOK_SECRET);
    await bench.intake.take('stripe', (await webhook(new TextEncoder().encode(body), signature))!).catch(() => {});
  }
}

/** A member who has paid for a plan on Stripe's page. */
async function subscriber(plan: Parameters<typeof bench.subscribe>[0]) {
  const token = bench.member();
  const input = { payment_gateway: 'stripe', payment_token: undefined, email: `${token}@example.com` } as const;
  const bought = await bench.ask('/api-cwa/cwa_sticker_registration', { body: formOf(purchaseOf(plan, input)) }, token);
  if (bought.status !== 200) throw new Error(bought.message);
  const seen = account.events.length;
  account.pay([...account.sessions.keys()].at(-1)!);
  await tell(seen);
  const subscription = [...account.subscriptions.values()].at(-1)!;
  return { token, subscription, id: (await bench.list(token))[0]!.id };
}
const planOf = async (token: string) => {
  const [{ plan, next_plan: next, next_amount: amount, period_end }] = (await bench.list(token)) as [SubscriptionView];
  return { plan: plan.id, next: next?.id ?? null, amount, end: period_end.slice(0, 10) };
};
const priceOf = ({ items }: Awaited<ReturnType<typeof subscriber>>['subscription']) => items.data[0]!.price;
const DAY = 86_400_000;

describe('spec §4: a plan switch charged by Stripe', () => {
  it('bills the new plan immediately minus the credited amount, and renews as the new plan', async () => {
    const { token, id, subscription } = await subscriber(PLANS.three);
    bench.pass(15 * DAY);
    expect(await bench.switch(id, 'ten', token)).toMatchObject({ status: 200, data: { pending: false } });
    expect(await bench.charges(token)).toEqual([1_500, 2_250]);
    expect(await planOf(token)).toEqual({ plan: 'ten', next: null, amount: 3_000, end: '2026-12-16' });
    expect(account.invoices.get(subscription.latest_invoice!)).toMatchObject({ amount_paid: 2_250, status: 'paid' });
    expect(account.products.get(priceOf(subscription).product)).toBe('Open House: Ten');
    const seen = account.events.length;
    bench.pass(30 * DAY);
    account.renew(subscription.id);
    await tell(seen);
    expect(await bench.charges(token)).toEqual([1_500, 2_250, 3_000]);
    expect(await bench.balance(token)).toBe(3 + 8 + 10);
  });

  it('ignores its own events, for any number and order', async () => {
    const { token, id } = await subscriber(PLANS.three);
    await bench.switch(id, 'all', token);
    for (const order of [<T>(events: T[]) => events, <T>(events: T[]) => events.toReversed()]) await tell(0, order);
    expect(await bench.charges(token)).toEqual([1_500, 7_500]);
    expect(await planOf(token)).toMatchObject({ plan: 'all', amount: 9_000 });
    expect((await bench.acts(id)).filter((act) => act === 'subscription.switched')).toHaveLength(1);
  });

  it.each(['recovery', 'event'] as const)('is found once after a missing response, by the %s', async (finder) => {
    const { token, id } = await subscriber(PLANS.three);
    const seen = account.events.length;
    // The requests before the switch itself succeed: subscription, product, and coupon.
    const update = account.updateSubscription.bind(account);
    account.updateSubscription = (...asked) => {
      stripe.faults.push('unreachable', 'unreachable', 'unreachable', 'unreachable');
      return update(...asked);
    };
    expect(await bench.switch(id, 'ten', token)).toMatchObject({ status: 200, data: { pending: true } });
    account.updateSubscription = update;
    stripe.faults.length = 0;
    expect(await planOf(token)).toMatchObject({ plan: 'three' });
    bench.pass(20_000);
    if (finder === 'event') await tell(seen);
    for (let time = 0; time < 2; time += 1) await bench.recover();
    expect(await planOf(token)).toMatchObject({ plan: 'ten' });
    expect([await bench.charges(token), await bench.balance(token)]).toEqual([[1_500, 1_500], 10]);
  });

  it('charges nothing if the request never arrived, and can be repeated', async () => {
    const { token, id } = await subscriber(PLANS.three);
    stripe.faults.push('unreachable', 'unreachable');
    expect(await bench.switch(id, 'ten', token)).toMatchObject({ status: 200, data: { pending: true } });
    bench.pass(90_000);
    await bench.recover();
    expect(await bench.charges(token)).toEqual([1_500]);
    expect(await bench.switch(id, 'ten', token)).toMatchObject({ status: 200, data: { pending: false } });
    expect(await bench.charges(token)).toEqual([1_500, 1_500]);
  });

  it('leaves the plan unchanged after a declined card, at Stripe too', async () => {
    const { token, id, subscription } = await subscriber(PLANS.three);
    subscription.isCardBad = true;
    expect(await bench.switch(id, 'ten', token)).toMatchObject({ status: 422 });
    expect(priceOf(subscription).unit_amount).toBe(1_500);
    expect(await planOf(token)).toMatchObject({ plan: 'three', amount: 1_500 });
    expect([await bench.charges(token), await bench.balance(token)]).toEqual([[1_500], 3]);
  });

  it('can be refunded and disputed like any charge', async () => {
    const { token, id, subscription } = await subscriber(PLANS.three);
    await bench.switch(id, 'ten', token);
    const seen = account.events.length;
    account.dispute(account.invoices.get(subscription.latest_invoice!)!.payment_intent);
    await tell(seen);
    expect(await bench.balance(token)).toBe(3);
  });

  it('books a refund from Stripe’s dashboard once, and ignores the event of our own refund', async () => {
    const { token, subscription } = await subscriber(PLANS.three);
    const intent = account.invoices.get(subscription.latest_invoice!)!.payment_intent;
    const seen = account.events.length;
    account.createRefund({ payment_intent: intent, amount: '400' });
    account.createRefund({
      payment_intent: intent,
      amount: '300',
      metadata: { order: 'ours', key: 'of a refund here' },
    });
    await tell(seen, (events) => [...events, ...events].reverse());
    const [order] = await bench.orders(token);
    expect(order).toMatchObject({ state: 'paid', refunded: 400 });
    // The receipt goes first, since a credit note corrects an invoice.
    bench.pass(90_000);
    await bench.recover();
    await bench.run('refund.complete');
    const subjects = bench.letters.filter(({ to }) => to === `${token}@example.com`).map(({ subject }) => subject);
    expect(subjects).toContain('Your $4.00 refund');
    expect(account.refunds).toHaveLength(2);
  });
});

describe('spec §4: a plan switch that Stripe applies with the next period', () => {
  it('charges nothing before, then the new price, or the old price if undone', async () => {
    const { token, id, subscription } = await subscriber(PLANS.ten);
    await bench.switch(id, 'three', token);
    await bench.work();
    expect(priceOf(subscription).unit_amount).toBe(1_500);
    await bench.undo(id, token);
    await bench.work();
    expect(priceOf(subscription).unit_amount).toBe(3_000);
    await bench.switch(id, 'three', token);
    await bench.work();
    expect(await bench.charges(token)).toEqual([3_000]);
    const seen = account.events.length;
    bench.pass(30 * DAY);
    account.renew(subscription.id);
    await tell(seen);
    expect(await bench.charges(token)).toEqual([3_000, 1_500]);
    expect(await planOf(token)).toMatchObject({ plan: 'three', next: null, amount: 1_500 });
    expect(await bench.balance(token)).toBe(13);
  });

  it('starts another billing interval only after the paid period', async () => {
    const { token, id, subscription } = await subscriber(PLANS.all);
    await bench.switch(id, 'year', token);
    await bench.work();
    expect(subscription.status).toBe('trialing');
    expect(await bench.charges(token)).toEqual([9_000]);
    const seen = account.events.length;
    bench.pass(30 * DAY);
    account.renew(subscription.id);
    await tell(seen);
    expect(await bench.charges(token)).toEqual([9_000, 96_000]);
    expect(await planOf(token)).toMatchObject({ plan: 'year', end: '2027-12-01' });
  });

  it('takes effect here while Stripe is down, and is sent as soon as it answers', async () => {
    const { token, id, subscription } = await subscriber(PLANS.ten);
    await bench.switch(id, 'three', token);
    stripe.faults.push('unreachable', 'unreachable');
    await expect(bench.work()).rejects.toThrow('could not be updated');
    expect(await planOf(token)).toMatchObject({ plan: 'ten', next: 'three', amount: 1_500 });
    await bench.run('subscription.tell-gateways');
    expect(priceOf(subscription).unit_amount).toBe(1_500);
  });
});
