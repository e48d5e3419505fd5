import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { brand, createPaidBench, PLANS, spanish } from '../testing/paid-bench.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());

const refund = (order_id: string, token: string, of = brand) =>
  bench.post(
    '/api/staff/refund-order',
    { order_id, reason: 'asked-in-time', idempotency_key: randomUUID() },
    token,
    of,
  );

it('refunds can be issued only by staff of the brand where the order was placed', async () => {
  const buyer = bench.member();
  const { orderId } = await bench.buy(PLANS.bundle, buyer);
  const theirs = bench.member(spanish, ['staff', 'billing']);
  expect((await refund(orderId, 'nobody')).status).toBe(401);
  expect((await refund(orderId, buyer)).status).toBe(403);
  expect((await refund(orderId, theirs)).status).toBe(401);
  expect(await refund(orderId, theirs, spanish)).toMatchObject({
    status: 404,
    message: 'No encontramos ese pedido en esta marca. Revisa el número y que estés en la marca correcta.',
  });
  expect(await bench.order(orderId)).toMatchObject({ state: 'paid', refunded: 0 });
  expect(bench.told).toEqual([]);
  expect((await refund(orderId, bench.member(brand, ['staff', 'billing']))).status).toBe(200);
});
