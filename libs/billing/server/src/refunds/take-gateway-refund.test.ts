import { randomUUID } from 'node:crypto';
import { createLogger } from '@vinlore/server-kit';
import * as fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createIntake } from '../gateways/intake/intake.ts';
import { returnDispute, takeDispute } from '../orders/take-dispute.ts';
import { brand, createPaidBench, PERIOD, PLANS } from '../testing/paid-bench.ts';
import { takeGatewayRefund } from './take-gateway-refund.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());
beforeEach(() => {
  bench.told.length = 0;
  bench.letters.length = 0;
  warnings.length = 0;
});

const warnings: string[] = [];
const intake = createIntake({
  ...bench.ports,
  log: createLogger('warn', { write: (line) => void warnings.push(line) }),
  orders: {
    refresh: () => Promise.resolve(),
    disputed: takeDispute,
    disputeWon: returnDispute,
    refunded: takeGatewayRefund(bench.ports),
    refundFailed: () => Promise.resolve(null),
  },
  subscriptions: bench.events,
});

async function bought(plan: (typeof PLANS)[keyof typeof PLANS] = PLANS.bundle) {
  const token = bench.member();
  const purchase = await bench.buy(plan, token);
  const { gateway, payment } = (await bench.order(purchase.orderId))!;
  const refund = (amount: number) =>
    ({ id: `re_${randomUUID()}`, kind: 'refunded', orderId: purchase.orderId, payment: payment!, amount }) as const;
  return { token, ...purchase, refund, tell: (event: ReturnType<typeof refund>) => intake.take(gateway, [event]) };
}

const staff = bench.member(brand, ['staff', 'billing']);
const refundHere = (order_id: string) =>
  bench.post('/api/staff/refund-order', { order_id, reason: 'charged-in-error', idempotency_key: randomUUID() }, staff);

describe('spec §4: a refund issued in the payment service’s own dashboard', () => {
  it('in full removes the unused credits, creates a credit note, emails the buyer, and sends no request to the gateway', async () => {
    const { token, orderId, refund, tell } = await bought();
    await bench.spend(token);
    const given = refund(2_499);
    await tell(given);
    await bench.work();
    expect(await bench.order(orderId)).toMatchObject({ state: 'refunded', refunded: 2_499 });
    expect(await bench.balance(token)).toBe(0);
    expect(bench.told).toEqual([]);
    expect(bench.letters.map(({ subject }) => subject)).toEqual(['Your $24.99 refund']);
    expect(bench.letters[0]!.text).toContain('The 2 unused credits');
    expect(bench.letters[0]!.text).toContain('View credit note');
    const [begun, done] = await bench.entries(orderId);
    expect(begun).toMatchObject({
      act: 'order.refund-begun',
      actor: null,
      detail: { reason: 'gateway', gateway_refund: given.id, amount: 2_499, credits: 2 },
      before: { refunded: 0 },
      after: { refunded: 2_499 },
    });
    expect(done).toMatchObject({ act: 'order.refunded' });
    expect(await bench.get('/api-cwa/staff/refunds', staff)).toMatchObject({
      data: { refunds: [{ reason: 'gateway', state: 'done', amount: 2_499, by: null }] },
    });
  });

  it('in part keeps the credits; only the rest can still be refunded here', async () => {
    const { token, orderId, refund, tell } = await bought();
    await tell(refund(500));
    expect(await bench.balance(token)).toBe(3);
    expect(await refundHere(orderId)).toMatchObject({ status: 200, data: { amount: 1_999 } });
    expect(bench.told).toEqual([`pay-${orderId} back 1999`]);
    expect(await bench.order(orderId)).toMatchObject({ state: 'refunded', refunded: 2_499 });
  });

  it('is booked once when reported twenty times at once', async () => {
    const { token, orderId, refund, tell } = await bought();
    const given = refund(800);
    await Promise.all(Array.from({ length: 20 }, () => tell(given)));
    await bench.work();
    expect(await bench.order(orderId)).toMatchObject({ state: 'paid', refunded: 800 });
    expect(bench.letters.filter(({ to }) => to === `${token}@example.com`)).toHaveLength(1);
    expect(await bench.balance(token)).toBe(3);
  });

  it('an order never refunds more than was paid, in any mix of refunds here and at the gateway', async () => {
    const steps = fc.array(fc.oneof(fc.integer({ min: 1, max: 2_600 }), fc.constant('here' as const)), {
      minLength: 1,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        const { token, orderId, refund, tell } = await bought();
        let back = 0;
        for (const each of given) {
          if (each === 'here') await refundHere(orderId);
          else await tell(refund(each));
          back = each === 'here' ? 2_499 : Math.min(2_499, back + each);
          expect(await bench.order(orderId)).toMatchObject({
            refunded: back,
            state: back === 2_499 ? 'refunded' : 'paid',
          });
          expect(await bench.balance(token)).toBe(back === 2_499 ? 0 : 3);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('is booked up to what is left of the order, with a warning to compare the two', async () => {
    const { orderId, refund, tell } = await bought();
    await refundHere(orderId);
    await tell(refund(100));
    expect(await bench.order(orderId)).toMatchObject({ state: 'refunded', refunded: 2_499 });
    expect((await bench.acts(orderId)).filter((act) => act === 'order.refund-begun')).toHaveLength(1);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('compare the two');
  });

  it('of the full newest charge of a plan ends the plan here and at the gateway', async () => {
    const { token, reference, refund, tell } = await bought(PLANS.monthly);
    await tell(refund(1_599));
    await bench.work();
    expect(bench.told).toEqual([`${reference} is over`]);
    expect(await bench.post('/api/user/subscriptions', {}, token)).toMatchObject({ data: [{ state: 'ended' }] });
    expect(bench.letters.at(-1)!.text).toContain('Your plan has ended');
  });

  it('of an earlier charge keeps the plan', async () => {
    const { token, reference, refund, tell } = await bought(PLANS.monthly);
    bench.pass(PERIOD);
    await bench.events.renewed('sandbox', {
      id: `${reference}:1`,
      kind: 'renewed',
      subscription: reference,
      payment: `${reference}:1`,
      amount: PLANS.monthly.price,
      currency: 'USD',
      periodStart: bench.now(),
      periodEnd: new Date(bench.now().getTime() + PERIOD),
    });
    await tell(refund(1_599));
    await bench.work();
    expect(bench.told).toEqual([]);
    expect(await bench.post('/api/user/subscriptions', {}, token)).toMatchObject({ data: [{ state: 'active' }] });
  });

  it('of a payment that is not settled yet is rejected, so that the gateway sends it again', async () => {
    const { orderId, refund, tell } = await bought();
    await expect(tell({ ...refund(100), payment: 'in_of_a_renewal_to_come' })).rejects.toThrow('isn’t settled');
    expect(await bench.order(orderId)).toMatchObject({ refunded: 0 });
  });

  it('of another shop on the same account changes nothing', async () => {
    const { refund, tell } = await bought();
    const before = await bench.sumOfRefunds();
    await tell({ ...refund(100), orderId: randomUUID(), payment: 'pi_of_another_shop' });
    expect((await bench.sumOfRefunds()).rows).toEqual(before.rows);
  });
});
