import { tables } from '@vinlore/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isMoneyBack } from '../orders/money-back.ts';
import type { OrderTables } from '../orders/tables.ts';
import { createPaidBench, DAY, PLANS } from '../testing/paid-bench.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());
beforeEach(() => {
  bench.told.length = 0;
  bench.letters.length = 0;
  bench.gateway.down = false;
});

const REPORT = { ...PLANS.single, id: 'one-report', product: 'report' } as const;
const EMPTY = { kind: 'report', id: 'R1', title: '2019 Mazda3', credit_returned: true };

/** Creates a visitor's order of a report for which no source had a record. */
async function bought(changes: object = {}, plan: (typeof PLANS)['single' | 'bundle'] = REPORT) {
  const token = bench.member();
  const { orderId } = await bench.buy(plan, token);
  await tables<OrderTables>(bench.database)
    .updateTable('billing_order')
    .set({ by_visitor: true, wants_document: true, document: JSON.stringify(EMPTY), ...changes })
    .where('id', '=', orderId)
    .execute();
  return { token, orderId };
}
const returnPrices = () => bench.run('refund.nothing-found');
/** Deduplicated, since the gateway pays once for repeats with the same key. */
const paidBack = (orderId: string) => [...new Set(bench.told.filter((each) => each.startsWith(`pay-${orderId} back`)))];

describe('docs/decisions.md §4: refunds an empty report to the visitor who paid for it, without a request', () => {
  it('once, removing its credit, with a credit note and an email', async () => {
    const { token, orderId } = await bought();
    await Promise.all([returnPrices(), returnPrices()]);
    await returnPrices();
    expect(paidBack(orderId)).toEqual([`pay-${orderId} back ${REPORT.price}`]);
    expect(bench.refunds.size).toBe(1);
    expect(await bench.order(orderId)).toMatchObject({ state: 'refunded', refunded: REPORT.price });
    expect(await bench.balance(token)).toBe(0);
    expect(bench.letters.map(({ subject }) => subject)).toEqual(['Your $9.99 refund']);
    expect((await bench.entries(orderId))[0]).toMatchObject({
      act: 'order.refund-begun',
      actor: null,
      detail: { reason: 'nothing-found', amount: REPORT.price },
    });
  });

  it('also if no report could be created', async () => {
    const { orderId } = await bought({ document: null, document_failed: true });
    await returnPrices();
    expect(paidBack(orderId)).toHaveLength(1);
  });

  it('as soon as a gateway that was down answers', async () => {
    const { orderId } = await bought();
    bench.gateway.down = true;
    await expect(returnPrices()).rejects.toThrow('could not be completed');
    bench.gateway.down = false;
    await returnPrices();
    await bench.run('refund.complete');
    expect(paidBack(orderId)).toHaveLength(1);
  });

  it.each([
    ['a member, who keeps the credit', { by_visitor: false }],
    ['a report with records', { document: JSON.stringify({ ...EMPTY, credit_returned: undefined }) }],
    ['an order that cost nothing', { amount: 0 }],
    ['an order that is still being followed up', { followed_up_at: null }],
  ])('refunds nothing to %s', async (_whom, changes) => {
    const { orderId } = await bought(changes);
    await returnPrices();
    expect(paidBack(orderId)).toEqual([]);
  });

  it('refunds neither a bundle, whose credits stay, nor a sticker that couldn’t be created', async () => {
    const bundle = await bought({}, { ...PLANS.bundle, product: 'report' });
    const sticker = await bought({ document: null, document_failed: true }, PLANS.single);
    await returnPrices();
    expect([...paidBack(bundle.orderId), ...paidBack(sticker.orderId)]).toEqual([]);
  });

  it('refunds nothing if the credit was spent on another car meanwhile, or after two days', async () => {
    const spent = await bought();
    await bench.spend(spent.token);
    const late = await bought();
    await returnPrices();
    expect(paidBack(spent.orderId)).toEqual([]);
    // Not even if a credit is bought later, since the order no longer promises a refund.
    await bench.buy(REPORT, spent.token);
    await returnPrices();
    expect(paidBack(spent.orderId)).toEqual([]);
    const order = (await bench.order(spent.orderId))!;
    expect([order.price_kept, isMoneyBack(order)]).toEqual([true, false]);
    expect(paidBack(late.orderId)).toHaveLength(1);
    const later = await bought();
    bench.pass(2 * DAY + 1);
    await returnPrices();
    expect(paidBack(later.orderId)).toEqual([]);
  });
});
