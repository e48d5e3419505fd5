import { randomUUID } from 'node:crypto';
import { Refusal } from '@vinlore/server-kit';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { brand, createPaidBench, PLANS } from '../testing/paid-bench.ts';
import { openRequests } from './ask-second-person.ts';
import { refundKeeper } from './refund-keeper.ts';
import { waitingRequestOf } from './refund-request-store.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());
beforeEach(() => {
  bench.told.length = 0;
  bench.letters.length = 0;
  bench.asked.length = 0;
  bench.gateway.down = false;
});

const staff = bench.member(brand, ['staff', 'billing']);
const colleague = bench.member(brand, ['staff', 'billing']);

const request = (order_id: string, changes: object = {}) => ({
  order_id,
  amount: 500,
  why: 'The mail with the sticker came two days late.',
  take_credits: false,
  refunded_before: 0,
  idempotency_key: randomUUID(),
  ...changes,
});
const give = (order_id: string, changes: object = {}, by = staff) =>
  bench.post('/api-cwa/staff/refund', request(order_id, changes), by);
const byRule = (order_id: string, changes: object = {}) =>
  bench.post(
    '/api/staff/refund-order',
    { order_id, reason: 'charged-in-error', idempotency_key: randomUUID(), ...changes },
    staff,
  );
const list = async (query = '') => (await bench.get(`/api-cwa/staff/refunds${query}`, staff)).data;

async function bought(plan: (typeof PLANS)[keyof typeof PLANS] = PLANS.bundle) {
  const token = bench.member();
  return { token, ...(await bench.buy(plan, token)) };
}

/**
 * A plan of $99 and a yearly plan of $249, with the brand's limit at $100: two refunds of the first exceed it, or one
 * of the second.
 */
const YEAR = { ...PLANS.unlimited, id: 'dear-year', price: 24_900, interval: 'year' } as (typeof PLANS)['unlimited'];

describe('a refund with a reason', () => {
  it('pays the amount chosen by staff, stores the reason, and emails the member', async () => {
    const { token, orderId } = await bought();
    expect(await give(orderId)).toMatchObject({
      status: 200,
      data: { order_id: orderId, waiting: false, amount: 500, currency: 'USD', credits: 0 },
    });
    expect(await bench.order(orderId)).toMatchObject({ state: 'paid', refunded: 500 });
    expect(await bench.balance(token)).toBe(3);
    expect(bench.letters[0]).toMatchObject({ subject: 'Your $5.00 refund' });
    expect(await list()).toMatchObject({
      refunds: [
        {
          state: 'done',
          reason: 'goodwill',
          amount: 500,
          why: 'The mail with the sticker came two days late.',
          by: `${staff}@example.com`,
          plan: 'Plan for cars',
        },
      ],
      more: false,
    });
    expect(await bench.entries(orderId)).toMatchObject([
      { act: 'order.refund-begun', actor: staff, before: { refunded: 0 }, after: { refunded: 500 } },
      { act: 'order.refunded', actor: null },
    ]);
  });

  it('removes the unused credits if staff choose so, and keeps a plan running', async () => {
    const { token, orderId } = await bought();
    await bench.spend(token);
    expect(await give(orderId, { take_credits: true })).toMatchObject({ data: { credits: 2 } });
    expect(await bench.balance(token)).toBe(0);
    const plan = await bought(PLANS.monthly);
    expect((await give(plan.orderId)).status).toBe(200);
    expect(await bench.post('/api/user/subscriptions', {}, plan.token)).toMatchObject({ data: [{ state: 'active' }] });
    expect(bench.letters.at(-1)!.text).not.toContain('has ended');
  });

  it('can’t exceed the remaining amount', async () => {
    const { orderId } = await bought();
    expect(await give(orderId, { amount: 2500 })).toMatchObject({
      status: 422,
      message: 'Only $24.99 of this order can still be refunded. Enter that amount or less.',
    });
    expect((await give(orderId, { amount: 2499 })).status).toBe(200);
    expect(await give(orderId, { amount: 1, refunded_before: 2499 })).toMatchObject({
      status: 422,
      message: expect.stringContaining('There’s nothing left to refund') as string,
    });
  });

  it('is issued once after a double click or by two people at the same time', async () => {
    const { orderId } = await bought();
    const one = { idempotency_key: randomUUID() };
    const answers = await Promise.all([
      give(orderId, one),
      give(orderId, one),
      give(orderId, {}, colleague),
      byRule(orderId, { refunded_before: 0 }),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect([...bench.refunds].length).toBeGreaterThan(0);
    const { refunded } = (await bench.order(orderId))!;
    expect([500, 2499]).toContain(refunded);
    expect(bench.letters).toHaveLength(1);
    for (const { status, message } of answers)
      if (status !== 200) expect(message).toMatch(/has changed, for example|already used for a different refund/);
  });

  it('erases the words of staff with the account', async () => {
    const { token, orderId } = await bought();
    await give(orderId, { why: 'Mia Lopez called.' });
    const keeper = refundKeeper(bench.database);
    const owner = { id: token, brand, email: `${token}@example.com` };
    expect(await keeper.exportOf(owner)).toMatchObject([{ why: 'Mia Lopez called.' }]);
    await bench.database.transaction((tx) => keeper.erase(tx, owner));
    expect(await keeper.exportOf(owner)).toMatchObject([{ amount: 500, why: null }]);
  });
});

describe('a refund over the limit requires approval', () => {
  it('is pending without moving money, and is issued once after approval', async () => {
    const { token, orderId } = await bought(YEAR);
    expect(await give(orderId, { amount: 12_000 })).toMatchObject({
      status: 200,
      message:
        'The $120.00 refund is pending approval. Nothing has been refunded yet. Find it at /staff/approvals and under Refunds.',
      data: { waiting: true, amount: 12_000 },
    });
    expect(await bench.order(orderId)).toMatchObject({ refunded: 0 });
    expect(bench.told).toEqual([]);
    expect(bench.asked).toMatchObject([
      { kind: 'refund', askedBy: staff, permission: 'billing', subject: { kind: 'order', id: orderId } },
    ]);
    expect(await list('?state=waiting')).toMatchObject({ refunds: [{ state: 'waiting', amount: 12_000 }] });
    const request = bench.approve(colleague);
    await bench.carryOut(request);
    await Promise.all([bench.carryOut(request), bench.carryOut(request)]);
    expect(await bench.order(orderId)).toMatchObject({ refunded: 12_000 });
    expect(bench.told).toEqual([`pay-${orderId} back 12000`]);
    expect(await list('?state=waiting')).toEqual({ refunds: [], more: false });
    expect(await bench.entries(orderId)).toMatchObject([
      {
        act: 'order.refund-begun',
        actor: null,
        detail: { approval: request.id, askedBy: staff, approvedBy: colleague },
      },
      { act: 'order.refunded' },
    ]);
    expect(bench.letters.map(({ to }) => to)).toEqual([`${token}@example.com`]);
  });

  it('the limit applies to the total of an order, including several small refunds', async () => {
    const { orderId } = await bought(YEAR);
    expect(await give(orderId, { amount: 10_000 })).toMatchObject({ data: { waiting: false } });
    expect(await give(orderId, { amount: 100, refunded_before: 10_000 })).toMatchObject({ data: { waiting: true } });
  });

  it('applies to refunds by the rule, too, and issues only what was approved', async () => {
    const first = await bought(YEAR);
    expect(await byRule(first.orderId)).toMatchObject({ data: { waiting: true, amount: 24_900 } });
    await bench.carryOut(bench.approve());
    expect(await bench.order(first.orderId)).toMatchObject({ state: 'refunded' });
    const second = await bought(YEAR);
    await byRule(second.orderId);
    const approved = bench.approve();
    await give(second.orderId, { amount: 100 });
    await expect(bench.carryOut(approved)).rejects.toThrow(Refusal);
    await expect(bench.carryOut(approved)).rejects.toThrow('has changed, for example');
    expect(await bench.order(second.orderId)).toMatchObject({ refunded: 100 });
  });

  it('one key used for two orders at once issues or requests a refund for only one of them', async () => {
    for (const [first, second] of [
      [20_000, 20_000],
      [100, 100],
      [100, 20_000],
    ] as const) {
      const orders = [await bought(YEAR), await bought(YEAR)] as const;
      const key = { idempotency_key: randomUUID() };
      bench.asked.length = 0;
      const answers = await Promise.all([
        give(orders[0].orderId, { ...key, amount: first }),
        give(orders[1].orderId, { ...key, amount: second }),
      ]);
      expect(answers.map(({ status }) => status).sort(), `${first} ${second}`).toEqual([200, 409]);
      const given = await Promise.all(orders.map(({ orderId }) => bench.order(orderId)));
      const kept = given.map((order) => (order as { refunded?: number } | undefined)?.refunded ?? 0);
      expect(kept.filter(Boolean).length + bench.asked.length).toBe(1);
    }
  });

  it('the key of a pending refund can’t be used for another order', async () => {
    const [dear, cheap] = [await bought(YEAR), await bought()];
    const key = { idempotency_key: randomUUID() };
    expect((await give(dear.orderId, { ...key, amount: 20_000 })).data).toMatchObject({ waiting: true });
    expect((await give(cheap.orderId, key)).status).toBe(409);
    await bench.carryOut(bench.approve());
    expect(await bench.order(dear.orderId)).toMatchObject({ refunded: 20_000 });
    expect(await bench.order(cheap.orderId)).toMatchObject({ refunded: 0 });
  });

  it('an order has at most one pending refund, until it is declined or withdrawn', async () => {
    const { orderId } = await bought(YEAR);
    const key = { amount: 20_000, idempotency_key: randomUUID() };
    const answers = await Promise.all([give(orderId, key), give(orderId, key), give(orderId, { amount: 20_000 })]);
    // The first key is pending, together with its repeats.
    expect(['200 200 409', '200 409 409']).toContain(
      answers
        .map(({ status }) => status)
        .sort()
        .join(' '),
    );
    expect(bench.asked).toHaveLength(1);
    bench.decline();
    expect(await list('?state=waiting')).toMatchObject({
      refunds: expect.not.arrayContaining([expect.objectContaining({ order_id: orderId })]) as unknown[],
    });
    // Declined requests are not checked again on the next load.
    expect(await waitingRequestOf(bench.ports.database, orderId)).toBeUndefined();
    expect((await give(orderId, { amount: 20_000 })).status).toBe(200);
    const waiting = (await list('?state=waiting')) as { refunds: { id: string; order_id: string }[] };
    const { id } = waiting.refunds.find(({ order_id }) => order_id === orderId)!;
    const approved = bench.approve();
    expect((await bench.post('/api-cwa/staff/refund/withdraw', { id }, colleague)).status).toBe(200);
    expect((await bench.post('/api-cwa/staff/refund/withdraw', { id }, colleague)).status).toBe(409);
    await expect(bench.carryOut(approved)).rejects.toThrow('is no longer pending');
    expect(await bench.order(orderId)).toMatchObject({ refunded: 0 });
  });

  it('pages skip declined requests and still show the pending ones behind them', async () => {
    const { orderId } = await bought(YEAR);
    await give(orderId, { amount: 20_000 });
    for (let count = 0; count < 2; count++) {
      await give((await bought(YEAR)).orderId, { amount: 20_000 });
      bench.decline();
    }
    const walked: string[] = [];
    for (let cursor: string | undefined; ;) {
      const [next] = await openRequests(bench.ports, brand.key, cursor, 1);
      if (!next) break;
      walked.push(next.order_id);
      cursor = next.id;
    }
    expect(walked).toContain(orderId);
    expect(walked).toEqual(
      (await openRequests(bench.ports, brand.key, undefined, 50)).map((request) => request.order_id),
    );
  });

  it('a refund approved while the gateway is down is retried by the job', async () => {
    const { orderId } = await bought(YEAR);
    await give(orderId, { amount: 15_000 });
    bench.gateway.down = true;
    await bench.carryOut(bench.approve());
    expect(await bench.order(orderId)).toMatchObject({ refunded: 15_000 });
    bench.gateway.down = false;
    await bench.run('refund.complete');
    expect(bench.told).toContain(`pay-${orderId} back 15000`);
  });
});

it('lists refunds by page and state', async () => {
  const first = (await list('?state=done')) as { refunds: { id: string }[] };
  expect(first.refunds.length).toBeGreaterThan(2);
  const rest = (await list(`?state=done&cursor=${first.refunds[0]!.id}`)) as { refunds: { id: string }[] };
  expect(rest.refunds.map(({ id }) => id)).toEqual(first.refunds.slice(1).map(({ id }) => id));
});
