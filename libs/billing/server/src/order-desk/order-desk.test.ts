import { randomUUID } from 'node:crypto';
import type { StaffOrder, StaffOrderRow } from '@vinlore/billing-domain';
import { orderNumber } from '@vinlore/billing-domain';
import { afterAll, describe, expect, it } from 'vitest';
import { brand, createPaidBench, DAY, PLANS, spanish } from '../testing/paid-bench.ts';
import { orderOwner } from './order-list.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());
const staff = bench.member(brand, ['staff', 'support']);

const list = async (query = '') =>
  (await bench.get(`/api-cwa/staff/orders${query}`, staff)).data as { orders: StaffOrderRow[]; more: boolean };
const ids = async (query: string) => (await list(query)).orders.map(({ id }) => id);
const one = async (id: string) => (await bench.get(`/api-cwa/staff/order?id=${id}`, staff)).data as StaffOrder;

const mia = bench.member();
const sam = bench.member();
const first = (await bench.buy(PLANS.bundle, mia)).orderId;
bench.pass(DAY);
const second = (await bench.buy(PLANS.monthly, sam)).orderId;
bench.pass(DAY);
const third = (await bench.buy(PLANS.bundle, mia)).orderId;

describe('orders at the desk', () => {
  it('lists orders newest first, by state, plan, gateway, account, and date', async () => {
    expect(await ids('')).toEqual([third, second, first]);
    expect(await ids('?plan=monthly')).toEqual([second]);
    expect(await ids('?state=refunded')).toEqual([]);
    expect(await ids('?state=paid&gateway=sandbox')).toEqual([third, second, first]);
    expect(await ids('?gateway=stripe')).toEqual([]);
    expect(await ids(`?account_id=${mia}`)).toEqual([third, first]);
    expect(await ids('?from=2026-11-21&to=2026-11-21')).toEqual([second]);
    expect((await bench.get('/api-cwa/staff/orders?from=2026-02-31', staff)).status).toBe(400);
  });

  it('finds orders by number in any spelling, by id, and by part of an email address', async () => {
    const number = orderNumber(second);
    for (const typed of [number, number.toLowerCase(), number.replace('-', ''), second, sam.slice(2, 20)])
      expect(await ids(`?search=${typed}`), typed).toEqual([second]);
    expect(await ids('?search=%25%25%25abc')).toEqual([]);
    expect((await bench.get('/api-cwa/staff/orders?search=ab', staff)).status).toBe(400);
    expect(await orderOwner(bench.database, { brand: brand.key, number })).toBe(sam);
    expect(await orderOwner(bench.database, { brand: spanish.key, number })).toBeNull();
  });

  it('continues a list after the last order of a page', async () => {
    expect(await ids(`?cursor=${third}`)).toEqual([second, first]);
    expect(await ids(`?cursor=${first}`)).toEqual([]);
    expect(await ids(`?cursor=${randomUUID()}`)).toEqual([]);
  });

  it('shows what the refund rule would refund and why not, without refunding', async () => {
    await bench.spend(mia);
    expect(await one(third)).toMatchObject({
      number: orderNumber(third),
      state: 'paid',
      amount: 2499,
      limit: 10_000,
      balance: 5,
      refunds: [],
      rule: [
        { reason: 'asked-in-time', amount: 2499, refusal: null },
        {
          reason: 'document-wrong',
          amount: null,
          refusal: expect.stringContaining('No documents were created') as string,
        },
        { reason: 'charged-in-error', amount: 2499 },
      ],
    });
    expect(await one(second)).toMatchObject({
      offer: { id: 'monthly', interval: 'month' },
      rule: [{ amount: null, refusal: expect.stringContaining('first period') as string }, {}, {}],
    });
    expect(await bench.balance(mia)).toBe(5);
    expect((await bench.order(third))!.refunded).toBe(0);
  });

  it('shows only orders of the brand', async () => {
    const theirs = bench.member(spanish, ['staff', 'owner']);
    expect((await bench.get(`/api-cwa/staff/order?id=${first}`, theirs, spanish)).status).toBe(404);
    expect((await bench.get('/api-cwa/staff/orders', theirs, spanish)).data).toEqual({ orders: [], more: false });
  });
});
