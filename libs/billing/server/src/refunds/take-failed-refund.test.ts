import { randomUUID } from 'node:crypto';
import { booksThatDoNotAddUp } from '@vinlore/billing-ledger/testing';
import { createLogger } from '@vinlore/server-kit';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createIntake } from '../gateways/intake/intake.ts';
import { returnDispute, takeDispute } from '../orders/take-dispute.ts';
import { brand, createPaidBench, PLANS } from '../testing/paid-bench.ts';
import { failedRefunds } from './refund-failures.ts';
import { takeFailedRefund } from './take-failed-refund.ts';
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
    refundFailed: takeFailedRefund(bench.ports),
  },
  subscriptions: bench.events,
});
const staff = bench.member(brand, ['staff', 'billing']);

async function bought(plan: (typeof PLANS)[keyof typeof PLANS] = PLANS.bundle) {
  const token = bench.member();
  const { orderId } = await bench.buy(plan, token);
  const { gateway, payment } = (await bench.order(orderId))!;
  const give = async (reason = 'charged-in-error') => {
    const request = { order_id: orderId, reason, idempotency_key: randomUUID() };
    expect(
      await bench.post('/api/staff/refund-order', request, bench.member(brand, ['staff', 'billing'])),
    ).toMatchObject({ status: 200 });
    const { rows } = await sql<{ id: string; amount: number }>`
      select id, amount from billing_refund where order_id = ${orderId} order by begun_at desc limit 1`.execute(
      bench.database.kysely,
    );
    return rows[0]!;
  };
  const of = { orderId, payment: payment! };
  const failed = (refund: string, key: string | null, amount: number) =>
    ({ id: `${refund}:failed`, kind: 'refund-failed', refund, key, ...of, amount, why: 'declined' }) as const;
  const refunded = (id: string, amount: number) => ({ id, kind: 'refunded', ...of, amount }) as const;
  type AnyEvent = ReturnType<typeof failed> | ReturnType<typeof refunded>;
  const tell = (event: AnyEvent) => {
    bench.pass(1_000);
    return intake.take(gateway, [event]);
  };
  return { token, orderId, give, failed, refunded, tell };
}

const documentsOf = async (orderId: string) => {
  const { rows } = await sql<{ kind: string; cause_kind: string; total: number }>`
    select kind, cause_kind, total from invoice where brand = ${brand.key} and (cause_id = ${orderId}
      or cause_id in (select id::text from billing_refund where order_id = ${orderId})) order by issued_at, serial`.execute(
    bench.database.kysely,
  );
  return rows;
};

/** Checks that an order's refunded amount equals its refunds, not counting failed ones. */
async function addsUp(orderId: string): Promise<void> {
  const { amount, refunded } = (await bench.order(orderId))!;
  const { rows } = await sql<{ net: number }>`
    select coalesce(sum(r.amount) filter (where f.refund_id is null), 0)::int as net
    from billing_refund r left join billing_refund_failure f on f.refund_id = r.id where r.order_id = ${orderId}`.execute(
    bench.database.kysely,
  );
  expect(rows[0]!.net, 'refunds less those that came back').toBe(refunded);
  expect(refunded).toBeGreaterThanOrEqual(0);
  expect(refunded).toBeLessThanOrEqual(amount);
}

describe('spec §4: a refund that the payment service accepted and later reports as failed', () => {
  it('is reversed with its credits and credit note; the buyer is emailed, and it is listed for staff', async () => {
    const { token, orderId, give, failed, tell } = await bought();
    const { id, amount } = await give();
    await bench.work();
    expect(await bench.balance(token)).toBe(0);
    bench.letters.length = 0;
    await tell(failed('re_1', id, amount));
    expect(await bench.order(orderId)).toMatchObject({ state: 'paid', refunded: 0 });
    expect(await bench.balance(token)).toBe(3);
    expect((await documentsOf(orderId)).slice(-2)).toEqual([
      { kind: 'credit-note', cause_kind: 'refund', total: 2_499 },
      { kind: 'invoice', cause_kind: 'refund-failed', total: 2_499 },
    ]);
    expect(bench.letters.map(({ subject }) => subject)).toEqual(['Your $24.99 refund didn’t go through']);
    expect(bench.letters[0]!.text).toContain('the 3 credits from that purchase are back in your account');
    expect((await bench.entries(orderId)).at(-1)).toMatchObject({
      act: 'order.refund-failed',
      before: { refunded: 2_499 },
      after: { refunded: 0 },
    });
    expect(warnings.join()).toContain('refund the buyer another way');
    expect((await failedRefunds(bench.database, brand.key, 100)).count).toBeGreaterThan(0);
    expect(await bench.get('/api-cwa/staff/refunds?state=failed', staff)).toMatchObject({
      data: { refunds: [{ id, state: 'failed', failure: { why: 'declined', credits: 3, settled: null } }] },
    });
    expect(await bench.get(`/api-cwa/staff/order?id=${orderId}`, staff)).toMatchObject({
      data: { refunded: 0, refunds: [{ id, state: 'failed' }] },
    });
    expect(await bench.post('/api/user/credits', {}, token)).toMatchObject({
      data: { lines: [{ words: '3 sticker credits restored: your refund didn’t reach you' }, {}, {}] },
    });
  });

  it('is paid out another way once, by the first to submit, with its own credit note and without calling the gateway', async () => {
    const { token, orderId, give, failed, tell } = await bought();
    const { id, amount } = await give();
    await tell(failed('re_2', id, amount));
    await bench.spend(token);
    bench.told.length = 0;
    bench.letters.length = 0;
    bench.pass(1_000);
    const press = () =>
      bench.post(
        '/api-cwa/staff/refund/other-way',
        { id, why: 'Bank transfer 4711', take_credits: true, idempotency_key: randomUUID() },
        staff,
      );
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(bench.told).toEqual([]);
    expect(await bench.order(orderId)).toMatchObject({ state: 'refunded', refunded: 2_499 });
    expect(await bench.balance(token), 'the unused ones').toBe(0);
    expect(bench.letters.map(({ text }) => text).join()).toContain('as agreed with you');
    const documents = (await documentsOf(orderId)).map(({ kind, cause_kind: cause }) => `${kind} on ${cause}`).sort();
    expect(documents).toEqual([
      'credit-note on refund',
      'credit-note on refund',
      'invoice on order',
      'invoice on refund-failed',
    ]);
    expect(await bench.get(`/api-cwa/staff/order?id=${orderId}`, staff)).toMatchObject({
      data: {
        refunds: [
          { reason: 'other-way', state: 'done', why: 'Bank transfer 4711' },
          { id, state: 'settled', failure: { settled: { outcome: 'other-way' } } },
        ],
      },
    });
    expect(await press()).toMatchObject({ status: 409 });
    await addsUp(orderId);
  });

  it('a key settles only the failed refund that it was used for', async () => {
    const { give, failed, tell } = await bought();
    const other = async (name: string) => {
      const { id, amount } = await give();
      await tell(failed(name, id, amount));
      bench.pass(1_000);
      return id;
    };
    const [one, next] = [await other('re_7'), await other('re_8')];
    const press = (id: string, key: string) =>
      bench.post(
        '/api-cwa/staff/refund/other-way',
        { id, why: 'Bank transfer 4712', take_credits: false, idempotency_key: key },
        staff,
      );
    const key = randomUUID();
    expect(await press(one, key)).toMatchObject({ status: 200 });
    expect(await press(one, key), 'a repeat').toMatchObject({ status: 200 });
    expect(await press(next, key)).toMatchObject({ status: 409 });
    const { rows } = await sql`select refund_id from billing_refund_failure
      where refund_id in (${one}, ${next}) and settled_at is null`.execute(bench.database.kysely);
    expect(rows).toEqual([{ refund_id: next }]);
  });

  it('can be closed with a reason if nothing is owed, but not twice or before it has failed', async () => {
    const { orderId, give, failed, tell } = await bought();
    const { id, amount } = await give();
    const close = (token = staff) =>
      bench.post('/api-cwa/staff/refund/close', { id, why: 'Keeps the credits.' }, token);
    expect(await close()).toMatchObject({ status: 404 });
    await tell(failed('re_3', id, amount));
    expect(await close()).toMatchObject({ status: 200 });
    expect(await close()).toMatchObject({ status: 409 });
    expect((await bench.acts(orderId)).at(-1)).toBe('order.refund-closed');
    expect(await bench.order(orderId)).toMatchObject({ state: 'paid', refunded: 0 });
  });

  it('needs approval above one person’s limit, and is settled once approved', async () => {
    const { orderId, give, failed, tell } = await bought(PLANS.unlimited);
    const { id, amount } = await give();
    await tell(failed('re_6', id, amount));
    bench.pass(1_000);
    const limit = brand.refund_limit;
    Object.assign(brand, { refund_limit: 100 });
    const request = { id, why: 'Bank transfer', take_credits: false, idempotency_key: randomUUID() };
    const asked = await bench.post('/api-cwa/staff/refund/other-way', request, staff);
    Object.assign(brand, { refund_limit: limit });
    expect(asked).toMatchObject({ status: 200, data: { waiting: true } });
    expect(await bench.order(orderId)).toMatchObject({ refunded: 0 });
    await bench.carryOut(bench.approve());
    expect(await bench.order(orderId)).toMatchObject({ state: 'refunded', refunded: 9_900 });
    expect(await bench.get(`/api-cwa/staff/order?id=${orderId}`, staff)).toMatchObject({
      data: { refunds: [{ reason: 'other-way' }, { id, state: 'settled' }] },
    });
  });

  it('is not sent to the gateway again if the failure arrives before its acceptance was recorded', async () => {
    const { orderId, give, failed, tell } = await bought();
    const { id, amount } = await give();
    await sql`update billing_refund set done_at = null where id = ${id}`.execute(bench.database.kysely);
    await tell(failed('re_4', id, amount));
    bench.told.length = 0;
    await bench.run('refund.complete');
    expect(bench.told).toEqual([]);
    expect(await bench.order(orderId)).toMatchObject({ refunded: 0 });
  });

  it('doesn’t restart the plan that the refund ended', async () => {
    const { token, refunded, failed, tell } = await bought(PLANS.monthly);
    await tell(refunded('re_5', 1_599));
    await tell(failed('re_5', null, 1_599));
    expect(await bench.post('/api/user/subscriptions', {}, token)).toMatchObject({ data: [{ state: 'ended' }] });
  });

  it('ledger, orders, and figures agree for any sequence of refunds and failures, even if repeated', async () => {
    const event = fc.record({ refund: fc.nat(2), fails: fc.boolean(), times: fc.integer({ min: 1, max: 3 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { minLength: 1, maxLength: 8 }),
        fc.array(fc.integer({ min: 1, max: 1_600 }), { minLength: 3, maxLength: 3 }),
        fc.option(fc.nat(7), { nil: null }),
        async (events, amounts, ownAt) => {
          const { token, orderId, give, failed, refunded, tell } = await bought();
          const run = randomUUID();
          const names = amounts.map((amount, at) => ({ id: `re_${run}_${at}`, amount }));
          const over = new Set<string>();
          for (const [at, { refund, fails, times }] of events.entries()) {
            if (ownAt === at && (await bench.order(orderId))!.state === 'paid') {
              const own = await give();
              await Promise.all([1, 2, 3].map(() => tell(failed(`re_${run}_own`, own.id, own.amount))));
            }
            const { id, amount } = names[refund]!;
            // The refund's current status is fetched from Stripe, so no "refunded" event follows a failure, except from
            // an earlier request.
            const told = fails ? failed(id, null, amount) : refunded(id, amount);
            if (fails) over.add(id);
            await Promise.all(Array.from({ length: times }, () => tell(told)));
            await addsUp(orderId);
          }
          const { state, amount, refunded: back } = (await bench.order(orderId))!;
          expect(state).toBe(back === amount ? 'refunded' : 'paid');
          const { rows } = await sql<{ key: string; credits: number }>`
            select r.idempotency_key as key, r.credits from billing_refund r where r.order_id = ${orderId}
              and not exists (select from billing_refund_failure f where f.refund_id = r.id)`.execute(
            bench.database.kysely,
          );
          const taken = rows.reduce((sum, { credits }) => sum + credits, 0);
          expect(await bench.balance(token), 'credits go and come with their refund').toBe(3 - taken);
          for (const { key } of rows)
            expect(over.has(key.split(' ').at(-1)!), 'none that failed is booked').toBe(false);
        },
      ),
      { numRuns: 15 },
    );
    expect(await booksThatDoNotAddUp(bench.database)).toEqual([]);
    const day = bench.now().toISOString().slice(0, 10);
    const { data } = await bench.get(`/api-cwa/staff/figures?from=${day}&to=${day}&unit=day&currency=USD`, staff);
    const { points } = data as { points: { refunded: number }[] };
    const { rows } = await bench.sumOfRefunds();
    expect(points.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(rows[0]!.refunded);
  });

  it('the staff desk shows the count and the oldest failure', async () => {
    const { give, failed, tell } = await bought();
    const { id, amount } = await give();
    await tell(failed('re_9', id, amount));
    const oldest = new Date(0);
    await sql`update billing_refund_failure set failed_at = ${oldest} where refund_id = ${id}`.execute(
      bench.database.kysely,
    );
    expect(await failedRefunds(bench.database, brand.key, 1)).toEqual({ count: 1, since: oldest });
  });
});
