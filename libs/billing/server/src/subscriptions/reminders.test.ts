import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPaidBench, DAY, type PaidBench, PERIOD, PLANS } from '../testing/paid-bench.ts';

let bench: PaidBench;
beforeEach(async () => {
  bench = await createPaidBench();
});
afterEach(() => bench.end());

const remind = () => bench.run('subscription.remind');

describe('a reminder before each renewal', () => {
  it('is sent once per period, 7 days before, with price, date, and how to cancel', async () => {
    const { reference: subscription, begun } = await bench.buy(PLANS.monthly, bench.member());
    bench.pass(PERIOD - 7 * DAY - 1);
    await remind();
    expect(bench.letters).toEqual([]);
    bench.pass(1);
    await Promise.all([remind(), remind()]);
    bench.pass(3 * DAY);
    await remind();
    expect(bench.letters).toHaveLength(1);
    expect(bench.letters[0]!.subject).toBe('Your “Plan for cars” plan renews on Dec 20, 2026');
    for (const told of ['$15.99', 'Dec 20, 2026', 'To cancel', 'https://open.example/members/subscription'])
      expect(bench.letters[0]!.text).toContain(told);

    const startOf = (n: number) => new Date(begun.getTime() + n * PERIOD);
    await bench.events.renewed('sandbox', {
      id: 'one',
      kind: 'renewed',
      subscription,
      payment: 'one',
      amount: 1599,
      currency: 'USD',
      periodStart: startOf(1),
      periodEnd: startOf(2),
    });
    bench.pass(PERIOD);
    await remind();
    expect(bench.letters.map(({ subject }) => subject).slice(1)).toEqual([
      'Your “Plan for cars” plan renews on Jan 19, 2027',
    ]);
  });

  it('follows the gateway’s clock: the sandbox’s runs ahead', async () => {
    await bench.buy(PLANS.monthly, bench.member());
    bench.gateway.ahead = PERIOD - 7 * DAY;
    await remind();
    expect(bench.letters).toHaveLength(1);
  });

  it('is not sent if nothing renews', async () => {
    const token = bench.member();
    const { subscriptionId } = await bench.buy(PLANS.monthly, token);
    await bench.post('/api/user/cancel-subscription', { gateway: 'sandbox', subscription_id: subscriptionId }, token);
    const { reference } = await bench.buy(PLANS.monthly, bench.member());
    await bench.events.ended('sandbox', {
      id: 'e',
      kind: 'subscription-ended',
      subscription: reference,
      at: bench.now(),
    });
    const before = bench.letters.length;
    bench.pass(PERIOD - DAY);
    await remind();
    expect(bench.letters).toHaveLength(before);
  });
});
