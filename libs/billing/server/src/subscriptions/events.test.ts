import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { SubscriptionView } from '@vinlore/billing-domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { brand, createPaidBench, DAY, type PaidBench, PERIOD, PLANS } from '../testing/paid-bench.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());
beforeEach(() => {
  bench.logged.length = 0;
  bench.letters.length = 0;
});

type Bought = Awaited<ReturnType<PaidBench['buy']>>;

/** Gateway events for one subscription. @param n the period, from 1 for the first renewal */
function eventsOf({ reference: subscription, begun }: Bought) {
  const startOf = (n: number) => new Date(begun.getTime() + n * PERIOD);
  const paymentOf = (n: number) => `${subscription}:${n}`;
  return {
    renewed: (n: number, changes: { amount?: number; currency?: string } = {}) =>
      bench.events.renewed('sandbox', {
        id: paymentOf(n),
        kind: 'renewed',
        subscription,
        payment: paymentOf(n),
        amount: 1599,
        currency: 'USD',
        periodStart: startOf(n),
        periodEnd: startOf(n + 1),
        ...changes,
      }),
    failed: (n: number, nextTry: Date | null) =>
      bench.events.renewalFailed('sandbox', {
        id: `${paymentOf(n)}:failed:${nextTry?.getTime() ?? 'last'}`,
        kind: 'renewal-failed',
        subscription,
        payment: paymentOf(n),
        periodStart: startOf(n),
        nextTry,
      }),
    ended: (at = bench.now()) =>
      bench.events.ended('sandbox', { id: `${subscription}:ended`, kind: 'subscription-ended', subscription, at }),
    startOf,
  };
}

async function subscriber(plan = PLANS.monthly) {
  const token = bench.member();
  const bought = await bench.buy(plan, token);
  const viewed = async () =>
    ((await bench.post('/api/user/subscriptions', {}, token)).data as SubscriptionView[]).at(0)!;
  return { token, bought, viewed, tell: eventsOf(bought) };
}

describe('renewals', () => {
  it('add the period’s credits and their own order, once per charge', async () => {
    const { token, bought, viewed, tell } = await subscriber();
    await tell.renewed(1);
    await tell.renewed(1);
    expect(await bench.balance(token)).toBe(4);
    expect(await bench.renewals(token)).toMatchObject([{ amount: 1599, payment: `${bought.reference}:1` }]);
    expect(await viewed()).toMatchObject({ state: 'active', period_end: tell.startOf(2).toISOString() });
    expect(await bench.acts(bought.subscriptionId)).toEqual(['subscription.renewed']);
    const [renewal] = await bench.renewals(token);
    expect(await bench.order(renewal!.id)).toMatchObject({
      account_id: token,
      state: 'paid',
      email: `${token}@example.com`,
      followed_up_at: null,
      vin: null,
      coupon: null,
      plan: { id: 'monthly' },
    });
  });

  it('don’t end with a refund of an earlier charge, and its email doesn’t say so', async () => {
    const { bought, viewed, tell } = await subscriber();
    await tell.renewed(1);
    const request = { order_id: bought.orderId, reason: 'charged-in-error', idempotency_key: randomUUID() };
    const staff = bench.member(brand, ['staff', 'billing']);
    expect(await bench.post('/api/staff/refund-order', request, staff)).toMatchObject({ data: { amount: 1599 } });
    expect(await viewed()).toMatchObject({ state: 'active' });
    expect(bench.letters.map(({ subject }) => subject)).toEqual(['Your $15.99 refund']);
    expect(bench.letters[0]!.text).not.toContain('Your plan has ended');
  });

  it('of an unlimited plan reset its fair use', async () => {
    const { token, bought, viewed } = await subscriber(PLANS.unlimited);
    await bench.spend(token);
    await eventsOf(bought).renewed(1, { amount: 9900 });
    expect(await bench.balance(token)).toBe(0);
    expect(await viewed()).toMatchObject({ used: 0 });
  });

  it.each([{ amount: 1598 }, { amount: 15_990 }, { currency: 'MXN' }])(
    'charged at another price than sold change nothing and are logged for staff: %o',
    async (wrong) => {
      const { token, bought, viewed, tell } = await subscriber();
      const before = await viewed();
      await tell.renewed(1, wrong);
      expect(await viewed()).toEqual(before);
      expect(await bench.balance(token)).toBe(2);
      expect(await bench.acts(bought.subscriptionId)).toEqual(['subscription.charged-wrongly']);
      expect(bench.logged).toHaveLength(1);
    },
  );

  it('charged after a cancellation are booked, and logged for staff to refund', async () => {
    const { token, bought, tell } = await subscriber();
    const named = { gateway: 'sandbox', subscription_id: bought.subscriptionId };
    await bench.post('/api/user/cancel-subscription', named, token);
    await tell.renewed(1);
    expect(await bench.renewals(token)).toHaveLength(1);
    expect(bench.logged.join()).toContain('refund that order as charged in error');
    expect(bench.logged.join()).not.toContain('@example.com');
  });

  it('of an unknown subscription are rejected, so that the gateway sends them again', async () => {
    const unknown = eventsOf({
      orderId: randomUUID(),
      subscriptionId: '',
      reference: 'sub-unknown',
      begun: bench.now(),
    });
    await expect(unknown.renewed(1)).rejects.toThrow('doesn’t exist here');
  });

  it('lead to the same state, credits, and orders for any order and number of events', async () => {
    const told = fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('renewed' as const), n: fc.integer({ min: 1, max: 4 }) }),
        fc.record({ kind: fc.constant('failed' as const), n: fc.integer({ min: 1, max: 4 }) }),
        fc.record({ kind: fc.constant('given-up' as const), n: fc.integer({ min: 3, max: 5 }) }),
        fc.record({ kind: fc.constant('ended' as const), n: fc.integer({ min: 4, max: 5 }) }),
      ),
      { minLength: 1, maxLength: 6 },
    );
    type GatewayStep = { readonly kind: 'renewed' | 'failed' | 'given-up' | 'ended'; readonly n: number };
    const tellOne = (tell: ReturnType<typeof eventsOf>, { kind, n }: GatewayStep) => {
      if (kind === 'renewed') return tell.renewed(n);
      if (kind === 'ended') return tell.ended(tell.startOf(n));
      return tell.failed(n, kind === 'given-up' ? null : new Date(tell.startOf(n).getTime() + 3 * DAY));
    };
    const shuffled = told.chain((events) =>
      fc.tuple(fc.constant(events), fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 })),
    );
    await fc.assert(
      fc.asyncProperty(shuffled, async ([events, retold]) => {
        const [inOrder, anyhow] = [await subscriber(), await subscriber()];
        for (const event of events) await tellOne(inOrder.tell, event);
        await Promise.all(retold.map((event) => tellOne(anyhow.tell, event)));
        const end = async ({ token, viewed }: typeof inOrder) => {
          const { state, period_end, next_amount } = await viewed();
          const renewals = await bench.renewals(token);
          return { state, period_end, next_amount, balance: await bench.balance(token), orders: renewals.length };
        };
        expect(await end(anyhow)).toEqual(await end(inOrder));
        const paid = new Set(events.filter(({ kind }) => kind === 'renewed').map(({ n }) => n)).size;
        expect(await end(anyhow)).toMatchObject({ balance: 2 + 2 * paid, orders: paid });
      }),
      { numRuns: 12 },
    );
  });
});

describe('a renewal that can’t be charged', () => {
  it('emails the next attempt and what to do after each failure, and recovers once charged', async () => {
    const { token, viewed, tell } = await subscriber();
    const [first, second] = [new Date('2026-12-23T10:00:00Z'), new Date('2026-12-27T10:00:00Z')];
    // Gateways report an attempt twice, concurrently, and late.
    for (const nextTry of [first, first, second, first]) await tell.failed(1, nextTry);
    await Promise.all([tell.failed(1, second), tell.failed(1, second)]);
    expect(await viewed()).toMatchObject({ state: 'past_due', next_amount: 1599 });
    expect(bench.letters.map(({ subject }) => subject)).toEqual(
      [1, 2].map(() => 'We couldn’t renew your “Plan for cars” plan'),
    );
    expect(bench.letters[0]!.text).toContain('We’ll try again on Dec 23, 2026');
    expect(bench.letters[1]!.text).toContain('We’ll try again on Dec 27, 2026');
    await tell.renewed(1);
    expect(await viewed()).toMatchObject({ state: 'active' });
    expect(await bench.balance(token)).toBe(4);
  });

  it('pays for no documents under an unlimited plan after the paid period', async () => {
    const { token, tell } = await subscriber(PLANS.unlimited);
    expect(await bench.spend(token)).toMatchObject({ paidBy: 'unlimited' });
    await tell.failed(1, null);
    expect(await bench.spend(token)).toEqual({ spent: false, reason: 'no-credit' });
  });

  it('ends the plan with an email when the gateway gives up, and keeps the credits', async () => {
    const { token, bought, viewed, tell } = await subscriber();
    await tell.failed(1, new Date('2026-12-23T10:00:00Z'));
    await tell.failed(1, null);
    await tell.ended();
    expect(await viewed()).toMatchObject({ state: 'ended', next_amount: null });
    expect(bench.letters.map(({ subject }) => subject)).toEqual([
      'We couldn’t renew your “Plan for cars” plan',
      'Your “Plan for cars” plan has ended',
    ]);
    expect(bench.letters[1]!.text).toContain('couldn’t charge');
    expect(await bench.balance(token)).toBe(2);
    expect(await bench.acts(bought.subscriptionId)).toEqual(['subscription.past-due', 'subscription.ended']);
  });
});

describe('the end of a subscription', () => {
  it('is emailed to the member if it was not their decision', async () => {
    const { tell } = await subscriber();
    await tell.ended();
    expect(bench.letters.map(({ subject }) => subject)).toEqual(['Your “Plan for cars” plan has ended']);
    expect(bench.letters[0]!.text).not.toContain('couldn’t charge');
  });

  it('sends no further email after a cancellation', async () => {
    const { token, bought, tell } = await subscriber();
    const named = { gateway: 'sandbox', subscription_id: bought.subscriptionId };
    await bench.post('/api/user/cancel-subscription', named, token);
    await tell.ended(tell.startOf(1));
    expect(bench.letters).toHaveLength(1);
    expect(await bench.acts(bought.subscriptionId)).toEqual(['subscription.canceled', 'subscription.ended']);
  });
});
