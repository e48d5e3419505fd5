import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSwitchBench, PLANS } from './switching/testing/switch-bench.ts';

const bench = await createSwitchBench();
afterAll(() => bench.end());
beforeEach(() => {
  bench.reset();
  bench.letters.length = 0;
});
const name = { en: 'VAT', es: 'IVA' };
const tax = (percent: number, more = {}) => ({ name, percent, from: '2026-01-01', ...more });
const charge = (...taxes: object[]) => Object.assign(bench.brand, { taxes });
afterEach(() => charge());

const staff = bench.member({ roles: ['staff', 'owner'] });
const subscriber = async (plan = PLANS.ten) => {
  const token = bench.member();
  return { token, id: await bench.subscribe(plan, token) };
};
const taxesOf = async (token: string) => (await bench.orders(token)).map(({ amount, tax: of }) => [amount, of]);
const refund = async (order: string, amount: number, before: number) => {
  const input = { order_id: order, amount, why: 'Late.', take_credits: false, refunded_before: before };
  const given = await bench.post('/api-cwa/staff/refund', { ...input, idempotency_key: randomUUID() }, staff);
  expect(given.status).toBe(200);
};

describe('a tax included in prices', () => {
  it('doesn’t change the charge, and is shown in the order, its email, and its invoice', async () => {
    charge(tax(16));
    const { token } = await subscriber();
    await bench.work();
    expect(await bench.charges(token)).toEqual([3_000]);
    expect(await taxesOf(token)).toEqual([[3_000, 414]]);
    const { id } = (await bench.orders(token))[0]!;
    const body = new FormData();
    body.set('limit', '5');
    const { data } = await bench.ask('/api-cwa/total-orders', { body }, token);
    expect(JSON.stringify(data)).toContain('{"name":"VAT","rate":16000,"amount":414}');
    expect(bench.letters.some(({ text }) => text.includes('That includes $4.14 VAT (16%).'))).toBe(true);
    const [invoice] = await bench.read(sql<{ content: { tax: object }; total: number }>`
      select content, total from invoice where cause_id = ${id}`);
    expect(invoice).toMatchObject({ total: 3_000, content: { tax: { name: 'VAT', rate: 16_000, amount: 414 } } });
  });

  it('applies to renewals at the rate of their date, and to switches, which show it first', async () => {
    charge(tax(16, { until: '2026-11-20' }), tax(10, { from: '2026-11-20' }));
    const { token, id } = await subscriber(PLANS.three);
    await bench.passDays(31);
    const [option] = await bench.options(id, token);
    expect(option!.tax).toMatchObject({ name: 'VAT', rate: 10_000, amount: expect.any(Number) as number });
    await bench.switch(id, option!.plan.id, token);
    expect(await taxesOf(token)).toEqual([
      [1_500, 207],
      [1_500, 136],
      [option!.charged, option!.tax!.amount],
    ]);
  });

  it('uses the rate of a renewal’s due date, even if its event arrives late', async () => {
    charge(tax(16, { until: '2026-12-03' }), tax(10, { from: '2026-12-03' }));
    const { token } = await subscriber(PLANS.three);
    bench.stand(35);
    await bench.passDays(1);
    expect(await taxesOf(token)).toEqual([
      [1_500, 207],
      [1_500, 207],
    ]);
  });

  it('is refunded proportionally, fully once everything is refunded, and shown in credit notes', async () => {
    charge(tax(16));
    const { token } = await subscriber();
    await bench.work();
    const { id } = (await bench.orders(token))[0]!;
    await refund(id, 1_000, 0);
    await refund(id, 1, 1_000);
    await refund(id, 1_999, 1_001);
    await bench.run('refund.complete');
    const rows = await bench.read(sql<{ amount: number; tax: number }>`
      select amount, tax from billing_refund where order_id = ${id} order by amount`);
    expect(rows).toEqual([
      { amount: 1, tax: 0 },
      { amount: 1_000, tax: 138 },
      { amount: 1_999, tax: 276 },
    ]);
    const notes = await bench.read(sql<{ tax: number }>`
      select (content->'tax'->>'amount')::int as tax from invoice where kind = 'credit-note'
        and cause_id in (select id::text from billing_refund where order_id = ${id}) order by 1`);
    expect(notes.map((note) => note.tax)).toEqual([0, 138, 276]);
  });

  it('is not itemized if the brand has no tax, and no location is stored then', async () => {
    const { token } = await subscriber();
    await bench.work();
    const order = (await bench.orders(token))[0]!;
    expect([order.tax, order.taxed]).toEqual([0, null]);
    const body = new FormData();
    body.set('limit', '5');
    const { data } = await bench.ask('/api-cwa/total-orders', { body }, token);
    await refund(order.id, 1_000, 0);
    await bench.run('refund.complete');
    await bench.work();
    const papers = await bench.read(sql<{ content: object }>`
      select content from invoice where cause_id = ${order.id}
        or cause_id in (select id::text from billing_refund where order_id = ${order.id})`);
    expect(papers).toHaveLength(2);
    expect(bench.letters.length).toBeGreaterThan(0);
    const all = JSON.stringify([data, papers, bench.letters.map(({ text }) => text)]);
    expect(all).not.toMatch(/"tax"|\btax\b|includes|VAT/i);
  });
});
