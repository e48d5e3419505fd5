import type { FigurePoint } from '@vinlore/billing-domain';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { brand, createPaidBench, DAY, PERIOD, PLANS, spanish } from '../testing/paid-bench.ts';
import { keepDays } from './keep-days.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());
const staff = bench.member(brand, ['staff', 'billing']);

interface Figures {
  readonly currency: string;
  readonly currencies: string[];
  readonly paused: number;
  readonly points: FigurePoint[];
  readonly plans: { id: string; name: string; revenue: number; orders: number; refunded: number }[];
}
const ask = (from: string, to: string, unit = 'day', rest = '') =>
  bench.get(`/api-cwa/staff/figures?from=${from}&to=${to}&unit=${unit}${rest}`, staff);
const figures = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).data as Figures;

// 2026-11-20, a Friday: two purchases. The day after: a plan and a refund. A purchase at another brand is not counted.
const mia = bench.member();
const bundle = await bench.buy(PLANS.bundle, mia);
await bench.buy(PLANS.bundle, bench.member());
await bench.buy(PLANS.bundle, bench.member(spanish), spanish);
bench.pass(DAY);
const sam = bench.member();
const plan = await bench.buy(PLANS.monthly, sam);
await bench.post(
  '/api-cwa/staff/refund',
  {
    order_id: bundle.orderId,
    amount: 500,
    why: 'Late.',
    take_credits: false,
    refunded_before: 0,
    idempotency_key: crypto.randomUUID(),
  },
  staff,
);
await bench.declined();

const expected = () => ({
  currency: 'USD',
  currencies: ['USD'],
  points: [
    { at: '2026-11-19', orders: 0, revenue: 0, begun: 0, subscriptions: 0 },
    { at: '2026-11-20', orders: 2, revenue: 4998, refunds: 0, refunded: 0, begun: 2, bought: 2, subscriptions: 0 },
    {
      at: '2026-11-21',
      orders: 1,
      revenue: 1599,
      refunds: 1,
      refunded: 500,
      begun: 2,
      bought: 1,
      subscriptions_begun: 1,
      subscriptions: 1,
    },
  ],
  plans: [
    { id: 'three', name: 'Plan for cars', revenue: 4998, orders: 2, refunded: 500 },
    { id: 'monthly', name: 'Plan for cars', revenue: 1599, orders: 1, refunded: 0 },
  ],
});

describe('figures', () => {
  it('reports daily revenue, refunds, checkout conversion, and active plans in UTC', async () => {
    expect(await figures('2026-11-19', '2026-11-21')).toMatchObject(expected());
  });

  it('stays the same after days are saved, and never changes a saved day', async () => {
    await keepDays(bench.database, brand.key, bench.now());
    await keepDays(bench.database, brand.key, bench.now());
    expect(await figures('2026-11-19', '2026-11-21')).toMatchObject(expected());
    bench.pass(DAY);
    await Promise.all([1, 2].map(() => keepDays(bench.database, brand.key, bench.now())));
    expect(await figures('2026-11-19', '2026-11-21')).toMatchObject(expected());
  });

  it('groups by week, from Monday, and by month', async () => {
    expect((await figures('2026-11-20', '2026-11-23', 'week')).points).toMatchObject([
      { at: '2026-11-16', orders: 3, revenue: 6597, subscriptions: 1 },
      { at: '2026-11-23', orders: 0, subscriptions: 1 },
    ]);
    expect((await figures('2026-11-01', '2026-12-31', 'month')).points).toMatchObject([
      { at: '2026-11-01', revenue: 6597 },
      { at: '2026-12-01', revenue: 0 },
    ]);
  });

  it('counts a renewal as revenue but not as a purchase, and an expired plan as ended', async () => {
    bench.pass(PERIOD);
    await bench.events.renewed('sandbox', {
      id: `${plan.reference}:1`,
      kind: 'renewed',
      subscription: plan.reference,
      payment: `${plan.reference}:1`,
      amount: 1599,
      currency: 'USD',
      periodStart: bench.now(),
      periodEnd: new Date(bench.now().getTime() + PERIOD),
    });
    const day = bench.now().toISOString().slice(0, 10);
    expect((await figures(day, day)).points).toMatchObject([{ orders: 1, revenue: 1599, begun: 0, subscriptions: 1 }]);
    await bench.post(
      '/api/user/cancel-subscription',
      { gateway: 'sandbox', subscription_id: plan.subscriptionId },
      sam,
    );
    expect((await figures(day, day)).points).toMatchObject([{ subscriptions_ended: 0, subscriptions: 1 }]);
    bench.pass(PERIOD + DAY);
    const over = new Date(bench.now().getTime() - DAY).toISOString().slice(0, 10);
    expect((await figures(over, over)).points).toMatchObject([{ subscriptions_ended: 1, subscriptions: 0 }]);
  });

  it('refuses days in the wrong order and ranges that are too long', async () => {
    expect(await ask('2026-11-21', '2026-11-20')).toMatchObject({ status: 422 });
    expect(await ask('2020-01-01', '2026-11-20')).toMatchObject({
      status: 422,
      message: expect.stringContaining('three years') as string,
    });
  });

  it('covers one currency and one brand', async () => {
    expect(await figures('2026-11-20', '2026-11-20', 'day', '&currency=EUR')).toMatchObject({
      currency: 'EUR',
      points: [{ revenue: 0 }],
    });
    const theirs = bench.member(spanish, ['staff', 'owner']);
    const answer = await bench.get('/api-cwa/staff/figures?from=2026-11-20&to=2026-11-20', theirs, spanish);
    expect(answer.data).toMatchObject({ points: [{ orders: 1, revenue: 2499 }] });
  });
});

describe('a paused plan', () => {
  it('still counts as active, and is reported separately', async () => {
    const today = bench.now().toISOString().slice(0, 10);
    const id = (await bench.buy(PLANS.monthly, sam)).subscriptionId;
    const before = await figures(today, today);
    const answer = await bench.post(
      '/api/user/pause-subscription',
      { gateway: 'sandbox', subscription_id: id, resumes_at: null },
      sam,
    );
    expect(answer.status).toBe(200);
    const after = await figures(today, today);
    expect([before.paused, after.paused]).toEqual([0, 1]);
    expect(after.points.at(-1)).toEqual(before.points.at(-1));
  });
});

describe('taxes', () => {
  it('are not revenue: reports them separately and subtracts them on refund, also after the day is saved', async () => {
    bench.pass(DAY);
    const today = bench.now().toISOString().slice(0, 10);
    const { orderId } = await bench.buy(PLANS.bundle, bench.member());
    await sql`update billing_order set tax = 345, taxed = '{"place": null, "name": {"en": "VAT", "es": "IVA"}, "rate": 16000}'
      where id = ${orderId}`.execute(bench.database.kysely);
    const refund = { order_id: orderId, amount: 1_000, why: 'Late.', take_credits: false, refunded_before: 0 };
    await bench.post('/api-cwa/staff/refund', { ...refund, idempotency_key: crypto.randomUUID() }, staff);
    const expected = [{ revenue: 2_499 - 345, refunded: 1_000 - 138, tax: 345 - 138 }];
    expect((await figures(today, today)).points).toMatchObject(expected);
    bench.pass(2 * DAY);
    await keepDays(bench.database, brand.key, bench.now());
    expect((await figures(today, today)).points).toMatchObject(expected);
    const order = (await bench.get(`/api-cwa/staff/order?id=${orderId}`, staff)).data;
    expect(order).toMatchObject({ amount: 2_499, tax: { name: 'VAT', rate: 16_000, amount: 345, refunded: 138 } });
    const file = await bench.post('/api-cwa/staff/orders/csv', {}, staff);
    expect(file.body).toContain('"Amount","Tax included","Refunded"');
    expect(file.body).toContain('"24.99","3.45","10.00","USD"');
  });
});
