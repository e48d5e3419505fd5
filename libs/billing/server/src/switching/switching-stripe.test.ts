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

/** Sends Stripe's events from one on, in an order. */
async function tell(from = 0, inOrder = <T>(events: T[]) => events): Promise<void> {
  for (const event of inOrder(account.events.slice(from))) {
    const { body, signature } = stripe.signed(event, WEBHOOK_SECRET);
    await bench.intake.take('stripe', (await webhook(new TextEncoder().encode(body), signature))!).catch(() => {});
  }
}

/** Somebody who has paid for a plan on Stripe's page. */
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

describe('spec §4: a switch of plans that Stripe charges', () => {
  it('bills the new plan at once, less what is credited, and renews as the new plan', async () => {
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

  it('its events change nothing, however often and in whatever order they come', async () => {
    const { token, id } = await subscriber(PLANS.three);
    await bench.switch(id, 'all', token);
    for (const order of [<T>(events: T[]) => events, <T>(events: T[]) => events.toReversed()]) await tell(0, order);
    expect(await bench.charges(token)).toEqual([1_500, 7_500]);
    expect(await planOf(token)).toMatchObject({ plan: 'all', amount: 9_000 });
    expect((await bench.acts(id)).filter((act) => act === 'subscription.switched')).toHaveLength(1);
  });

  it.each(['recovery', 'event'] as const)('without an answer it is found once, by the %s', async (finder) => {
    const { token, id } = await subscriber(PLANS.three);
    const seen = account.events.length;
    // What is asked before the switch itself is answered: the subscription, the product and the coupon.
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

  it('one that never arrived charges nothing, and can be made again', async () => {
    const { token, id } = await subscriber(PLANS.three);
    stripe.faults.push('unreachable', 'unreachable');
    expect(await bench.switch(id, 'ten', token)).toMatchObject({ status: 200, data: { pending: true } });
    bench.pass(90_000);
    await bench.recover();
    expect(await bench.charges(token)).toEqual([1_500]);
    expect(await bench.switch(id, 'ten', token)).toMatchObject({ status: 200, data: { pending: false } });
    expect(await bench.charges(token)).toEqual([1_500, 1_500]);
  });

  it('a declined card leaves the plan as it was, at Stripe too', async () => {
    const { token, id, subscription } = await subscriber(PLANS.three);
    subscription.isCardBad = true;
    expect(await bench.switch(id, 'ten', token)).toMatchObject({ status: 422 });
    expect(priceOf(subscription).unit_amount).toBe(1_500);
    expect(await planOf(token)).toMatchObject({ plan: 'three', amount: 1_500 });
    expect([await bench.charges(token), await bench.balance(token)]).toEqual([[1_500], 3]);
  });

  it('what was charged for a switch can be refunded and disputed like any charge', async () => {
    const { token, id, subscription } = await subscriber(PLANS.three);
    await bench.switch(id, 'ten', token);
    const seen = account.events.length;
    account.dispute(account.invoices.get(subscription.latest_invoice!)!.payment_intent);
    await tell(seen);
    expect(await bench.balance(token)).toBe(3);
  });

  it('a refund in Stripe’s dashboard is booked once; one that we asked for is no second one', async () => {
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
    // Its receipt goes first: a credit note corrects an invoice.
    bench.pass(90_000);
    await bench.recover();
    await bench.run('refund.complete');
    const subjects = bench.letters.filter(({ to }) => to === `${token}@example.com`).map(({ subject }) => subject);
    expect(subjects).toContain('Your $4.00 refund');
    expect(account.refunds).toHaveLength(2);
  });
});

describe('spec §4: a switch that Stripe makes with the next period', () => {
  it('charges nothing before, and the new price from then on; undone, the old one', async () => {
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

  it('another interval is held back until what is paid is over', async () => {
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

  it('while Stripe does not answer the switch holds here, and is told as soon as it does', async () => {
    const { token, id, subscription } = await subscriber(PLANS.ten);
    await bench.switch(id, 'three', token);
    stripe.faults.push('unreachable', 'unreachable');
    await expect(bench.work()).rejects.toThrow('could not be told');
    expect(await planOf(token)).toMatchObject({ plan: 'ten', next: 'three', amount: 1_500 });
    await bench.run('subscription.tell-gateways');
    expect(priceOf(subscription).unit_amount).toBe(1_500);
  });
});
