import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { brand, createPaidBench, PLANS } from '../testing/paid-bench.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());

const give = (order_id: string, amount: number, by: string) => {
  const request = { order_id, amount, why: 'A late mail.', take_credits: false, refunded_before: 0 };
  return bench.post('/api-cwa/staff/refund', { ...request, idempotency_key: randomUUID() }, by);
};

describe('limits what one person can refund alone', () => {
  it('refuses a refund of one’s own order', async () => {
    const clerk = bench.member(brand, ['staff', 'billing']);
    const { orderId } = await bench.buy(PLANS.bundle, clerk);
    expect(await give(orderId, 500, clerk)).toMatchObject({
      status: 403,
      message: expect.stringMatching(/your own order/),
    });
    expect(bench.asked).toEqual([]);
  });

  it('requires a second approver once the day’s total exceeds the limit, however small each refund is', async () => {
    const clerk = bench.member(brand, ['staff', 'billing']);
    const waiting: boolean[] = [];
    // Twenty refunds of 24.99 make 499.80; the daily limit is 500.
    for (let time = 0; time < 21; time++) {
      const { orderId } = await bench.buy(PLANS.bundle, bench.member());
      const { data } = await give(orderId, 2499, clerk);
      waiting.push((data as { waiting: boolean }).waiting);
    }
    expect(waiting.indexOf(true)).toBe(20);
    expect(bench.asked).toHaveLength(1);
  });
});
