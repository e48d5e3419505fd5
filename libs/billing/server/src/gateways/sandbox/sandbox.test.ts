import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@vinlore/testing-node';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { purchaseMigrations } from '../../purchase/migrations.ts';
import { purchaseRoutines } from '../../purchase/routines.ts';
import type { GatewayEvent, PaymentRequest } from '../gateway.ts';
import { periodEnd } from './periods.ts';
import { runSandboxRenewals } from './renewals.ts';
import { advanceSandboxClock, sandboxNow } from './sandbox-clock.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';

const DAY = 24 * 60 * 60_000;
const database = await createTestDatabase({
  migrations: [{ slice: 'purchase', migrations: purchaseMigrations, routines: purchaseRoutines }],
});
afterAll(() => database.drop());
const clock = () => new Date('2026-01-31T10:00:00Z');
const gateway = createSandboxGateway({ database, clock, silenceMs: 0 });
const told: GatewayEvent[] = [];
const intake = { take: (_: string, events: readonly GatewayEvent[]) => Promise.resolve(void told.push(...events)) };
const renew = () => runSandboxRenewals({ database, intake, clock });
beforeEach(() => void (told.length = 0));

const request = (token: string | null, renewal: PaymentRequest['renewal'] = null): PaymentRequest => ({
  orderId: randomUUID(),
  brand: 'open',
  amount: 1000,
  currency: 'USD',
  description: 'Plan',
  email: 'buyer@example.com',
  language: 'en',
  renewal,
  token,
  returnUrl: 'https://open.example/es/checkout/thanks#order=key',
  bankUrl: 'https://open.example/es/checkout/bank#order=key',
});

/** Starts a subscription. @returns its payment's subscription data */
async function subscribe(card = 'sandbox-success', interval: 'month' | 'year' = 'month') {
  const payment = await gateway.pay(request(card, { interval, amount: 1500 }));
  if (payment.state !== 'paid') throw new Error(payment.state);
  return payment.subscription!;
}

describe('the sandbox simulates every outcome', () => {
  it('returns the same payment for the same order, whatever the second request contains', async () => {
    const first = request('sandbox-success');
    const paid = await gateway.pay(first);
    expect(paid).toMatchObject({ state: 'paid', charged: { amount: 1000, currency: 'USD' } });
    expect(await gateway.pay({ ...first, token: 'sandbox-decline' })).toEqual(paid);
    expect(await gateway.look(first.orderId)).toEqual(paid);
  });

  it('reports no payment for an unknown order, and never charges it after it was given up', async () => {
    const lost = request('sandbox-lost');
    expect(await gateway.pay(lost)).toEqual({ state: 'unknown' });
    expect(await gateway.look(lost.orderId)).toEqual({ state: 'none' });
    expect(await gateway.giveUp(lost.orderId)).toEqual({ state: 'declined', reason: 'given-up' });
    expect(await gateway.pay({ ...lost, token: 'sandbox-success' })).toMatchObject({ state: 'declined' });
  });

  it('shows the bank’s challenge on its own page', async () => {
    const asked = await gateway.pay(request('sandbox-challenge'));
    expect(asked).toMatchObject({ state: 'action', url: 'https://open.example/es/checkout/bank#order=key' });
  });

  it('keeps a paid payment when asked to give it up', async () => {
    const paid = request('sandbox-success');
    await gateway.pay(paid);
    expect(await gateway.giveUp(paid.orderId)).toMatchObject({ state: 'paid' });
  });

  it('declines an unknown card', async () => {
    expect(await gateway.pay(request('tok_visa'))).toEqual({ state: 'declined', reason: 'card-declined' });
  });
});

describe('the simulated renewal clock', () => {
  const of = (reference: string) => told.filter((event) => 'subscription' in event && event.subscription === reference);

  it('runs ahead of real time by as much as it was advanced', async () => {
    const before = await sandboxNow(database, clock());
    await advanceSandboxClock(database, 2 * DAY);
    expect((await sandboxNow(database, clock())).getTime() - before.getTime()).toBe(2 * DAY);
    expect(await gateway.now!()).toEqual(await sandboxNow(database, clock()));
  });

  it('renews each due period in order and reports each once', async () => {
    const { reference, periodEnd: first } = await subscribe();
    await renew();
    expect(of(reference)).toEqual([]);
    await advanceSandboxClock(database, 62 * DAY);
    await renew();
    await renew();
    const renewed = of(reference);
    expect(renewed).toMatchObject([
      { kind: 'renewed', amount: 1500, currency: 'USD', periodStart: first },
      { kind: 'renewed', periodStart: (renewed[0] as { periodEnd: Date }).periodEnd },
    ]);
    expect(new Set(renewed.map(({ id }) => id)).size).toBe(2);
  });

  it('sends an event that could not be handled again under the same id', async () => {
    const { reference } = await subscribe();
    await advanceSandboxClock(database, 31 * DAY);
    let refused: string | undefined;
    const take = (_: string, [event]: readonly GatewayEvent[]) => {
      refused = event!.id;
      return Promise.reject(new Error('Not now.'));
    };
    await expect(runSandboxRenewals({ database, intake: { take }, clock })).rejects.toThrow('Not now.');
    await renew();
    expect(told.map(({ id }) => id)).toContain(refused);
    expect(of(reference)).toHaveLength(1);
  });

  it('ends a canceled plan with its period, unless the cancellation was undone', async () => {
    const [one, two] = [await subscribe(), await subscribe()];
    for (const { reference } of [one, two]) await gateway.endWithPeriod(reference, true);
    await gateway.endWithPeriod(two.reference, false);
    await advanceSandboxClock(database, 31 * DAY);
    await renew();
    expect(of(one.reference)).toMatchObject([{ kind: 'subscription-ended', at: one.periodEnd }]);
    expect(of(two.reference)).toMatchObject([{ kind: 'renewed' }]);
  });

  it('sends no more events for a plan that was ended at once', async () => {
    const { reference } = await subscribe();
    await gateway.endNow(reference);
    await advanceSandboxClock(database, 31 * DAY);
    await renew();
    expect(of(reference)).toEqual([]);
  });

  it('tries a failing card three times, then gives the subscription up', async () => {
    const { reference } = await subscribe('sandbox-renewal-decline');
    await advanceSandboxClock(database, 31 * DAY);
    await renew();
    expect(of(reference)).toMatchObject([{ kind: 'renewal-failed', nextTry: expect.any(Date) as Date }]);
    await advanceSandboxClock(database, 8 * DAY);
    await renew();
    expect(of(reference).map(({ kind }) => kind)).toEqual([
      'renewal-failed',
      'renewal-failed',
      'renewal-failed',
      'subscription-ended',
    ]);
    expect(of(reference)[2]).toMatchObject({ nextTry: null });
  });
});

it('ends each period on the day on which the plan began, or on the last day of a shorter month', () => {
  const end = (begun: string, interval: 'month' | 'year', n: number) =>
    periodEnd({ began_at: new Date(begun), interval, periods_before: 0 }, n)
      .toISOString()
      .slice(0, 10);
  expect([1, 2, 3].map((n) => end('2026-01-31T10:00:00Z', 'month', n))).toEqual([
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
  ]);
  expect(end('2024-02-29T10:00:00Z', 'year', 1)).toBe('2025-02-28');
  const begun = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(begun, fc.constantFrom('month', 'year'), fc.integer({ min: 1, max: 120 }), (began_at, interval, n) => {
      const begun = { began_at, interval, periods_before: 0 };
      const [before, after] = [periodEnd(begun, n), periodEnd(begun, n + 1)];
      const days = (after.getTime() - before.getTime()) / DAY;
      expect(days).toBeGreaterThanOrEqual(interval === 'year' ? 365 : 28);
      expect(days).toBeLessThanOrEqual(interval === 'year' ? 366 : 31);
    }),
  );
});

describe('docs/decisions.md §6: another card for a plan that renews', () => {
  const given = (reference: string) => ({ reference, at: clock() });

  it('is identified by its last digits, and changes nothing if it is declined', async () => {
    const { reference } = await subscribe();
    expect(await gateway.cardOf(reference)).toMatchObject({ brand: 'test', last4: '4242' });
    expect(await gateway.renewWith(reference, given('sandbox-decline'))).toBe('declined');
    expect(await gateway.renewWith(reference, given('sandbox-success'))).toBe('same');
    expect(await gateway.renewWith(reference, given('sandbox-challenge'))).toBe('changed');
    expect(await gateway.cardOf(reference)).toMatchObject({ last4: '3155' });
    await expect(gateway.renewWith(reference, given('sandbox-lost'))).rejects.toThrow('does not answer');
    await expect(gateway.renewWith('none', given('sandbox-success'))).rejects.toThrow('does not answer');
    expect(await gateway.cardOf('none')).toBeNull();
  });

  it('pays a renewal that failed with the previous card', async () => {
    const { reference } = await subscribe('sandbox-renewal-decline');
    await advanceSandboxClock(database, 32 * DAY);
    await renew();
    const ofIt = () => told.filter((event) => 'subscription' in event && event.subscription === reference);
    expect(ofIt()[0]).toMatchObject({ kind: 'renewal-failed' });
    told.length = 0;
    expect(await gateway.renewWith(reference, given('sandbox-success'))).toBe('changed');
    await renew();
    expect(ofIt()).toMatchObject([{ kind: 'renewed' }]);
  });
});
