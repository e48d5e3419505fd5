import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { creditNotesOf } from './credit-notes.ts';
import { brand, createPaidBench, DAY, PERIOD, PLANS } from '../testing/paid-bench.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());
beforeEach(() => {
  bench.told.length = 0;
  bench.letters.length = 0;
  bench.gateway.down = false;
});

const staff = bench.member(brand, ['staff', 'billing']);
const refund = (order_id: string, changes: object = {}) =>
  bench.post(
    '/api/staff/refund-order',
    { order_id, reason: 'asked-in-time', idempotency_key: randomUUID(), ...changes },
    staff,
  );

async function buyer(plan: (typeof PLANS)[keyof typeof PLANS] = PLANS.bundle) {
  const token = bench.member();
  return { token, ...(await bench.buy(plan, token)) };
}

/** Buys a plan, renews it, and returns the order of the renewal. */
async function renewed(plan: (typeof PLANS)[keyof typeof PLANS] = PLANS.monthly) {
  const bought = await buyer(plan);
  bench.pass(PERIOD);
  await bench.events.renewed('sandbox', {
    id: `${bought.reference}:1`,
    kind: 'renewed',
    subscription: bought.reference,
    payment: `${bought.reference}:1`,
    amount: plan.price,
    currency: 'USD',
    periodStart: bench.now(),
    periodEnd: new Date(bench.now().getTime() + PERIOD),
  });
  const [renewal] = await bench.renewals(bought.token);
  return { ...bought, renewal: renewal!.id };
}

describe('refunds', () => {
  it('pay back the unused part of a bundle, remove its credits, and email the member', async () => {
    const { token, orderId } = await buyer();
    await bench.spend(token);
    const answer = await refund(orderId);
    expect(answer).toMatchObject({
      status: 200,
      data: { order_id: orderId, amount: 1666, currency: 'USD', credits: 2 },
    });
    expect(bench.told).toEqual([`pay-${orderId} back 1666`]);
    expect(await bench.balance(token)).toBe(0);
    expect(await bench.order(orderId)).toMatchObject({ state: 'paid', refunded: 1666 });
    expect(bench.letters).toHaveLength(1);
    expect(bench.letters[0]).toMatchObject({ to: `${token}@example.com`, subject: 'Your $16.66 refund' });
    expect(bench.letters[0]!.text).toContain('The 2 unused credits');
    expect(bench.letters[0]!.text).toMatch(/View credit note: https:\/\/open\.example\/invoice#key=/);
    expect(await bench.acts(orderId)).toEqual(['order.refund-begun', 'order.refunded']);
    const bought = (await bench.order(orderId))!;
    expect((await creditNotesOf(bench.database, brand.key, [bought])).get(orderId)).toEqual([
      { number: expect.stringMatching(/^SAMPLE-CN-2026-\d{5}$/) as string, refund: expect.any(String) as string },
    ]);
    expect((await creditNotesOf(bench.database, 'dos', [bought])).get(orderId)).toEqual([]);
    expect(await refund(orderId)).toMatchObject({
      status: 422,
      message: expect.stringContaining('has been used') as string,
    });
  });

  it('pay back an unused order in full, and nothing after that', async () => {
    const { orderId } = await buyer();
    expect(await refund(orderId)).toMatchObject({ data: { amount: 2499, credits: 3 } });
    expect(await bench.order(orderId)).toMatchObject({ state: 'refunded', refunded: 2499 });
    expect(await refund(orderId, { reason: 'charged-in-error' })).toMatchObject({
      status: 422,
      message: expect.stringContaining('There’s nothing left to refund') as string,
    });
  });

  it('end 30 days after the purchase, unless the mistake was ours', async () => {
    const { token, orderId } = await buyer();
    await bench.spend(token);
    bench.pass(30 * DAY + 1);
    expect(await refund(orderId)).toMatchObject({
      status: 422,
      message: 'The 30-day window for refunds without a reason has passed.',
    });
    expect(await bench.balance(token)).toBe(2);
    expect(await refund(orderId, { reason: 'document-wrong' })).toMatchObject({ data: { amount: 833, credits: 0 } });
    expect(await bench.balance(token)).toBe(2);
    expect(await refund(orderId, { reason: 'charged-in-error' })).toMatchObject({ data: { amount: 1666, credits: 2 } });
    expect(await bench.balance(token)).toBe(0);
  });

  it('of a renewal end the plan here and at the gateway; the first period is not refundable', async () => {
    const { token, orderId, reference, renewal } = await renewed();
    await bench.followUp(renewal);
    expect(await refund(orderId)).toMatchObject({
      status: 422,
      message: expect.stringContaining('first period') as string,
    });
    expect(await refund(renewal)).toMatchObject({ data: { amount: 1599, credits: 2 } });
    await bench.work();
    expect(bench.told).toContain(`${reference} is over`);
    expect(await bench.post('/api/user/subscriptions', {}, token)).toMatchObject({ data: [{ state: 'ended' }] });
  });

  it('issued before their order’s invoice delay the credit note and email until it exists', async () => {
    const { renewal } = await renewed();
    expect(await refund(renewal)).toMatchObject({ status: 200, data: { amount: 1599 } });
    await bench.run('refund.complete');
    expect(bench.letters).toEqual([]);
    await bench.followUp(renewal);
    await bench.run('refund.complete');
    await bench.run('refund.complete');
    expect(bench.letters.map(({ subject }) => subject)).toEqual(['Your $15.99 refund']);
    expect(bench.letters[0]!.text).toContain('Your plan has ended');
  });

  it('of an unlimited plan’s renewal require that no document was created since', async () => {
    const used = await renewed(PLANS.unlimited);
    await bench.spend(used.token);
    expect(await refund(used.renewal)).toMatchObject({ status: 422 });
    const unused = await renewed(PLANS.unlimited);
    await bench.followUp(unused.renewal);
    expect(await refund(unused.renewal)).toMatchObject({ data: { amount: 9900, credits: 0 } });
    expect(await bench.spend(unused.token)).toEqual({ spent: false, reason: 'no-credit' });
  });

  it('are issued once per idempotency key, and a key can’t be reused for another refund', async () => {
    const { orderId } = await buyer();
    const { orderId: other } = await buyer();
    const idempotency_key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(orderId, { idempotency_key })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200, data: { amount: 2499 } });
    expect(new Set(bench.told)).toEqual(new Set([`pay-${orderId} back 2499`]));
    expect(bench.letters).toHaveLength(1);
    expect((await refund(other, { idempotency_key })).status).toBe(409);
    expect((await refund(orderId, { idempotency_key, reason: 'document-wrong' })).status).toBe(409);
    expect(await bench.order(other)).toMatchObject({ refunded: 0 });
  });

  it('are retried with the same key until the gateway answers', async () => {
    const { orderId } = await buyer();
    const paidBefore = bench.refunds.size;
    bench.gateway.down = true;
    expect(await refund(orderId)).toMatchObject({
      status: 503,
      message: expect.stringContaining('retried automatically') as string,
    });
    await expect(bench.run('refund.complete')).rejects.toThrow('could not be completed');
    expect(bench.letters).toEqual([]);
    bench.gateway.down = false;
    await Promise.all([bench.run('refund.complete'), bench.run('refund.complete')]);
    await bench.run('refund.complete');
    expect(bench.told[0]).toBe(`pay-${orderId} back 2499`);
    expect(bench.refunds.size).toBe(paidBefore + 1);
    expect(bench.letters).toHaveLength(1);
  });

  it('never count a credit twice when it is spent at the same time', async () => {
    for (let round = 0; round < 8; round++) {
      const { token, orderId } = await buyer();
      const spending = Array.from({ length: 3 }, () => bench.spend(token));
      const [answer, ...spent] = await Promise.all([refund(orderId), ...spending]);
      const used = spent.filter((each) => each.spent).length;
      const credits = (answer.data as { credits: number } | undefined)?.credits ?? 0;
      expect(used + credits + (await bench.balance(token))).toBe(3);
      expect((await bench.order(orderId))!.refunded).toBe(credits === 3 ? 2499 : 833 * credits);
    }
  });

  it('never exceed the amount paid, even when concurrent', async () => {
    const { token, orderId } = await buyer();
    await bench.spend(token);
    const reasons = ['asked-in-time', 'document-wrong', 'charged-in-error', 'document-wrong', 'charged-in-error'];
    const answers = await Promise.all(reasons.map((reason) => refund(orderId, { reason })));
    const given = answers.flatMap(({ data }) => (data ? [(data as { amount: number }).amount] : []));
    expect(given.reduce((sum, amount) => sum + amount, 0)).toBe(2499);
    expect(await bench.order(orderId)).toMatchObject({ state: 'refunded', refunded: 2499 });
  });
});
