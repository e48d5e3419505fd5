import { booksThatDoNotAddUp } from '@vinlore/billing-ledger/testing';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { brand, createPaidBench, PLANS, spanish } from '../../testing/paid-bench.ts';
import { correctionKeeper } from './correction-keeper.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());
const staff = bench.member(brand, ['staff', 'billing']);

interface Line {
  readonly id: string;
  readonly words: string;
  readonly credits: number;
  readonly balance: number | null;
  readonly why: string | null;
  readonly by: string | null;
  readonly reversible: boolean;
}

const books = async (account_id: string, by = staff) =>
  (await bench.get(`/api-cwa/staff/credits?account_id=${account_id}`, by)).data as {
    balances: { sticker: number };
    lines: Line[];
    more: boolean;
  };
const correct = (account_id: string, credits: number, changes: object = {}) =>
  bench.post(
    '/api-cwa/staff/credits/correct',
    { account_id, pot: 'sticker', credits, why: 'Counted wrongly.', idempotency_key: randomUUID(), ...changes },
    staff,
  );
const reverse = (account_id: string, entry_id: string) =>
  bench.post('/api-cwa/staff/credits/reverse', { account_id, entry_id, why: 'It was a mistake.' }, staff);

describe('corrects credits by new entries and never changes one', () => {
  it('shows the actor, the change, the reason, and the balance after it, newest first', async () => {
    const member = bench.member();
    await bench.buy(PLANS.bundle, member);
    await bench.spend(member);
    expect((await correct(member, 2)).data).toMatchObject({ balances: { sticker: 4 } });
    expect((await books(member)).lines).toMatchObject([
      {
        words: '2 sticker credits added by support (adjustment)',
        credits: 2,
        balance: 4,
        why: 'Counted wrongly.',
        by: `${staff}@example.com`,
      },
      { words: '1 sticker credit used: 2014 Ford Escape', credits: -1, balance: 2, why: null, by: null },
      { words: '3 sticker credits purchased', credits: 3, balance: 3 },
    ]);
    const entries = await bench.entries(member);
    expect(entries).toMatchObject([
      { act: 'credits.corrected', actor: staff, before: { sticker: 2 }, after: { sticker: 4 } },
    ]);
  });

  it('takes available credits and refuses to take more', async () => {
    const member = bench.member();
    await bench.buy(PLANS.bundle, member);
    expect(await correct(member, -4)).toMatchObject({
      status: 422,
      message: 'Only 3 credits are available. You can’t remove more than that.',
    });
    expect((await correct(member, -3)).data).toMatchObject({ balances: { sticker: 0 } });
    expect((await books(member)).lines[0]!.words).toBe('3 sticker credits removed by support (adjustment)');
    expect((await correct(member, 1, { pot: 'global' })).status).toBe(422);
  });

  it('corrects once per key, and refuses a key used for another correction', async () => {
    const member = bench.member();
    const idempotency_key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => correct(member, 5, { idempotency_key })));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: { balances: { sticker: 5 } } });
    expect(await correct(member, 6, { idempotency_key })).toMatchObject({ status: 409 });
    expect(await bench.entries(member)).toHaveLength(1);
  });

  it('corrects one of two members when one key is used for both at once', async () => {
    const [one, other] = [bench.member(), bench.member()];
    for (let round = 0; round < 4; round++) {
      const key = { idempotency_key: randomUUID() };
      const answers = await Promise.all([correct(one, 1, key), correct(other, 1, key)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
    expect([...(await bench.entries(one)), ...(await bench.entries(other))]).toHaveLength(4);
  });

  it('reverses a purchase, a use, and a deduction once each under concurrency', async () => {
    const member = bench.member();
    await bench.buy(PLANS.bundle, member);
    await bench.spend(member);
    const [use, purchase] = (await books(member)).lines;
    expect((await reverse(member, purchase!.id)).status, 'two are left of three').toBe(422);
    const answers = await Promise.all([1, 2, 3].map(() => reverse(member, use!.id)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: { balances: { sticker: 3 } } });
    expect((await reverse(member, purchase!.id)).data).toMatchObject({ balances: { sticker: 0 } });
    const { lines } = await books(member);
    expect(lines.map(({ reversible }) => reversible)).toEqual([true, false, false, false]);
    expect((await reverse(member, lines[0]!.id)).data).toMatchObject({ balances: { sticker: 3 } });
    expect((await reverse(member, lines[1]!.id)).status, 'what gave a credit back').toBe(422);
    expect((await bench.entries(member)).map(({ act }) => act)).toEqual(Array(3).fill('credits.reversed'));
  });

  it('limits corrections to members and books of the brand', async () => {
    const [member, stranger] = [bench.member(), bench.member()];
    await bench.buy(PLANS.bundle, member);
    const entry = (await books(member)).lines[0]!.id;
    expect((await reverse(stranger, entry)).status).toBe(404);
    const theirs = bench.member(spanish, ['staff', 'billing']);
    expect((await bench.get(`/api-cwa/staff/credits?account_id=${member}`, theirs, spanish)).status).toBe(404);
    expect((await correct(randomUUID(), 1)).status).toBe(404);
  });

  it('ADR 11: exports the reason of a correction with the member’s data and erases it with them', async () => {
    const member = bench.member();
    await correct(member, 1, { why: 'Mia Lopez called.' });
    const keeper = correctionKeeper(bench.database);
    const owner = { id: member, brand, email: `${member}@example.com` };
    expect(await keeper.exportOf(owner)).toMatchObject([{ why: 'Mia Lopez called.' }]);
    await bench.database.transaction((tx) => keeper.erase(tx, owner));
    expect(await keeper.exportOf(owner)).toMatchObject([{ why: null }]);
    expect((await books(member)).lines[0]).toMatchObject({ credits: 1, why: null });
  });
});

it('keeps the books balanced and above zero in any sequence of corrections, refunds, and purchases by many people', async () => {
  const step = fc.record({
    act: fc.constantFrom('correct', 'reverse', 'refund', 'by-rule', 'spend', 'buy', 'approve'),
    number: fc.integer({ min: -6, max: 6 }),
    which: fc.nat({ max: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 2, maxLength: 4 }), { maxLength: 8 }), async (rounds) => {
      const member = bench.member();
      const orders = [(await bench.buy(PLANS.bundle, member)).orderId];
      const take = async ({ act, number, which }: (typeof rounds)[number][number]): Promise<void> => {
        const order_id = orders[which % orders.length]!;
        const idempotency_key = `${order_id}-${which}`;
        const refunded_before = (await bench.order(order_id))!.refunded;
        if (act === 'buy') orders.push((await bench.buy(PLANS.bundle, member)).orderId);
        if (act === 'spend') await bench.spend(member);
        if (act === 'correct' && number !== 0) await correct(member, number, { idempotency_key });
        if (act === 'reverse') {
          const { lines } = await books(member);
          if (lines.length > 0) await reverse(member, lines[which % lines.length]!.id);
        }
        const refund = { order_id, idempotency_key, refunded_before };
        if (act === 'refund')
          await bench.post(
            '/api-cwa/staff/refund',
            { ...refund, amount: 1 + which * 100, why: 'Goodwill', take_credits: number > 0 },
            staff,
          );
        if (act === 'by-rule')
          await bench.post('/api/staff/refund-order', { ...refund, reason: 'asked-in-time' }, staff);
        if (act === 'approve' && bench.asked.length > 0) await bench.carryOut(bench.approve()).catch(() => {});
      };
      for (const round of rounds) await Promise.all(round.map(take));
      expect(await bench.balance(member)).toBeGreaterThanOrEqual(0);
      const { balances, lines, more } = await books(member);
      if (!more) expect(lines.reduce((sum, { credits }) => sum + credits, 0)).toBe(balances.sticker);
      for (const id of orders) {
        const order = (await bench.order(id))!;
        expect(order.refunded).toBeLessThanOrEqual(order.amount);
        expect(order.state === 'refunded').toBe(order.refunded === order.amount);
      }
    }),
    { numRuns: 15, endOnFailure: true },
  );
  expect(await booksThatDoNotAddUp(bench.database)).toEqual([]);
  const paid = [...bench.refunds.values()].reduce((sum, amount) => sum + amount, 0);
  const { rows } = await bench.sumOfRefunds();
  expect(paid, 'gateways gave what the books say').toBe(rows[0]!.refunded);
}, 60_000);
