import type { SubscriptionView } from '@vinlore/billing-domain';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createSwitchBench, other, PLANS } from './testing/switch-bench.ts';

const bench = await createSwitchBench();
afterAll(() => bench.end());
beforeEach(() => bench.reset());

const planOf = async (token: string) => {
  const [view] = await bench.list(token);
  return { plan: view!.plan.id, next: view!.next_plan?.id ?? null, amount: view!.next_amount };
};
const subscriber = async (plan: Parameters<typeof bench.subscribe>[0], card?: string, dealer = false) => {
  const token = bench.member({ dealer });
  return { token, id: await bench.subscribe(plan, token, card) };
};

describe('spec §4: what a member may switch to', () => {
  it("lists each renewing plan of the product with today's charge, its credit, and the renewal", async () => {
    const { token, id } = await subscriber(PLANS.three);
    const options = await bench.options(id, token);
    expect(
      options.map(({ plan, when, charged, credited, credits }) => [plan.id, when, charged, credited, credits]),
    ).toEqual([
      ['ten', 'now', 1_500, 1_500, 7],
      ['all', 'now', 7_500, 1_500, null],
      ['year', 'now', 94_500, 1_500, null],
    ]);
    expect(options[0]).toMatchObject({ counted: 3, renews_at: '2026-12-01T10:00:00.000Z', plan: { price: 3_000 } });
    expect(await bench.charges(token)).toEqual([1_500]);
  });

  it('lists nothing for a canceled plan or for another member’s plan', async () => {
    const { token, id } = await subscriber(PLANS.three);
    const named = { gateway: 'sandbox', subscription_id: id };
    for (const [who, of] of [
      [bench.member(), bench.brand],
      [bench.member({ of: other }), other],
    ] as const) {
      expect((await bench.post('/api/user/switch-options', named, who, of)).status).toBe(404);
      const asked = { ...named, plan: 'ten', when: 'now', amount: 1_500 };
      expect((await bench.post('/api/user/switch-plan', asked, who, of)).status).toBe(404);
      expect((await bench.post('/api/user/undo-switch', named, who, of)).status).toBe(404);
    }
    await bench.post('/api/user/cancel-subscription', named, token);
    expect(await bench.options(id, token)).toEqual([]);
    const late = await bench.post(
      '/api/user/switch-plan',
      { ...named, plan: 'ten', when: 'now', amount: 1_500 },
      token,
    );
    expect(late).toMatchObject({
      status: 409,
      message: 'This plan is canceled, so nothing was charged. To switch plans, undo the cancellation.',
    });
    expect(await bench.charges(token)).toEqual([1_500]);
  });

  it('excludes a second unlimited plan of a product', async () => {
    const { token, id } = await subscriber(PLANS.three);
    await bench.subscribe(PLANS.all, token);
    expect((await bench.options(id, token)).map(({ plan }) => plan.id)).toEqual(['ten']);
    const asked = { gateway: 'sandbox', subscription_id: id, plan: 'all', when: 'now', amount: 7_500 };
    expect(await bench.post('/api/user/switch-plan', asked, token)).toMatchObject({ status: 409 });
  });
});

describe('spec §4: switching to a plan that costs more', () => {
  it('starts immediately for the amount shown, keeps the credits, and grants no credit twice', async () => {
    const { token, id } = await subscriber(PLANS.three);
    const switched = await bench.switch(id, 'ten', token);
    expect(switched).toMatchObject({
      status: 200,
      data: { pending: false, subscription: { plan: { id: 'ten' }, state: 'active', next_amount: 3_000 } },
    });
    expect(await bench.charges(token)).toEqual([1_500, 1_500]);
    expect(await bench.balance(token)).toBe(10);
    expect(await bench.acts(id)).toEqual(['subscription.switched']);
    await bench.passDays(31);
    expect(await bench.charges(token)).toEqual([1_500, 1_500, 3_000]);
    expect(await bench.balance(token)).toBe(20);
  });

  it('credits half of the price after half of the period, and starts a new period', async () => {
    const { token, id } = await subscriber(PLANS.three);
    await bench.passDays(15);
    const switched = await bench.switch(id, 'all', token);
    const { subscription } = switched.data as { subscription: SubscriptionView };
    expect(subscription).toMatchObject({ plan: { id: 'all' }, used: 0, counted: 2 });
    expect(await bench.charges(token)).toEqual([1_500, 8_250]);
    // Documents from the old plan for the credited time reduce the fair-use limit; after that, documents use credits.
    for (let made = 0; made < 38; made += 1) await bench.make(token);
    expect(await bench.balance(token)).toBe(3);
    await bench.make(token);
    expect(await bench.balance(token)).toBe(2);
    await bench.passDays(31);
    expect((await bench.list(token))[0]).toMatchObject({ used: 0, next_amount: 9_000 });
    expect((await bench.list(token))[0]!.counted).toBeUndefined();
    expect(await bench.charges(token)).toEqual([1_500, 8_250, 9_000]);
  });

  it('shows the credited amount on receipt and invoice, and appears among the orders and in the data export', async () => {
    const { token, id } = await subscriber(PLANS.three);
    bench.letters.length = 0;
    await bench.switch(id, 'ten', token);
    const receipt = () => bench.letters.find(({ text }) => text.includes('You switched'))?.text;
    await expect.poll(receipt).toContain('You switched from “Three” to “Ten” for $15.00.');
    expect(receipt()).toContain('We deducted $15.00 for the unused part of “Three”');
    const { id: order } = (await bench.orders(token)).find(({ switched }) => switched)!;
    const { data } = await bench.ask('/api-cwa/total-orders', { body: new URLSearchParams() }, token);
    expect((data as { orders: object[] }).orders).toContainEqual(
      expect.objectContaining({ id: order, switched_from: 'Three', credits_added: 7, discount: 1_500 }),
    );
    const invoice = () => bench.read(sql`select content, total from invoice where cause_id = ${order}`);
    await expect
      .poll(async () => (await invoice())[0])
      .toMatchObject({
        total: 1_500,
        content: { lines: [{ name: 'Ten', amount: 3_000 }], unused: { plan: 'Three', amount: 1_500 } },
      });
    const owner = { id: token, brand: bench.brand, email: `${token}@example.com` };
    const exported = await Promise.all(bench.orderKeepers.map((keeper) => keeper.exportOf(owner)));
    expect(exported.flat()).toContainEqual(
      expect.objectContaining({ switched_from: PLANS.three.name, credited: 1_500, amount: 1_500 }),
    );
  });

  it('credits the amount paid instead of the price, after a coupon or a refund', async () => {
    const { token, id } = await subscriber(PLANS.three);
    await sql`update billing_order set amount = 500, discount = 1000 where account_id = ${token}`.execute(
      bench.database.kysely,
    );
    expect((await bench.options(id, token))[0]).toMatchObject({ credited: 500, charged: 2_500 });
    await bench.switch(id, 'ten', token);
    expect((await bench.options(id, token))[0]).toMatchObject({ plan: { id: 'three' }, when: 'period-end' });
    await sql`update billing_order set refunded = 100 where account_id = ${token} and switched is not null`.execute(
      bench.database.kysely,
    );
    expect((await bench.options(id, token))[1]).toMatchObject({ plan: { id: 'all' }, credited: 2_900 });
  });

  it('happens once for two tabs and double clicks', async () => {
    const { token, id } = await subscriber(PLANS.three);
    const asked = await bench.readSwitch(id, 'ten', token);
    const answers = await Promise.all(Array.from({ length: 4 }, () => bench.confirmSwitch(asked, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await bench.charges(token)).toEqual([1_500, 1_500]);
    const { token: one, id: theirs } = await subscriber(PLANS.three);
    const tabs = await Promise.all(['ten', 'all'].map((to) => bench.readSwitch(theirs, to, one)));
    const both = await Promise.all(tabs.map((tab) => bench.confirmSwitch(tab, one)));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await bench.charges(one)).toHaveLength(2);
  });

  it('is refused with the new amount if it differs from the one shown', async () => {
    const { token, id } = await subscriber(PLANS.three);
    expect(await bench.switch(id, 'ten', token, 1_400)).toMatchObject({
      status: 422,
      message: 'The amount has changed since you opened this page, so nothing was charged. Check it and confirm again.',
      data: { charged: 1_500, plan: { id: 'ten' } },
    });
    expect(await bench.charges(token)).toEqual([1_500]);
    expect(await planOf(token)).toEqual({ plan: 'three', next: null, amount: 1_500 });
  });

  it('leaves the plan unchanged after a declined card, and works with another card', async () => {
    const { token, id } = await subscriber(PLANS.three, 'sandbox-renewal-decline');
    expect(await bench.switch(id, 'ten', token)).toMatchObject({
      status: 422,
      message: expect.stringContaining('“Three” continues as before') as string,
    });
    expect(await planOf(token)).toEqual({ plan: 'three', next: null, amount: 1_500 });
    expect([await bench.charges(token), await bench.balance(token)]).toEqual([[1_500], 3]);
    const card = { gateway: 'sandbox', subscription_id: id, payment_token: 'sandbox-success' };
    await bench.post('/api/user/change-card', card, token);
    expect((await bench.switch(id, 'ten', token)).status).toBe(200);
  });

  it('stays pending after a missing response, and finds the charge once within a minute', async () => {
    const { token, id } = await subscriber(PLANS.three, 'sandbox-timeout').catch(async () => {
      const { token: of, id: begun } = await subscriber(PLANS.three);
      const card = { gateway: 'sandbox', subscription_id: begun, payment_token: 'sandbox-timeout' };
      await bench.post('/api/user/change-card', card, of);
      return { token: of, id: begun };
    });
    expect(await bench.switch(id, 'ten', token)).toMatchObject({ status: 200, data: { pending: true } });
    expect(await planOf(token)).toMatchObject({ plan: 'three' });
    const meanwhile = await bench.switch(id, 'all', token, 7_500);
    expect(meanwhile).toMatchObject({ status: 409, message: expect.stringContaining('another plan change') as string });
    for (let time = 0; time < 3; time += 1) {
      bench.pass(60_000);
      await bench.recover();
    }
    expect(await planOf(token)).toEqual({ plan: 'ten', next: null, amount: 3_000 });
    expect([await bench.charges(token), await bench.balance(token)]).toEqual([[1_500, 1_500], 10]);
    expect(await bench.acts(id)).toContain('subscription.switched');
    expect(
      bench.letters.filter(({ to, text }) => to === `${token}@example.com` && text.includes('You switched')),
    ).toHaveLength(1);
  });

  it('refunds neither a period that was credited nor the switch itself', async () => {
    const { token, id } = await subscriber(PLANS.all);
    await bench.passDays(31);
    const [, renewal] = await bench.orders(token);
    await sql`update billing_subscription set plan = jsonb_set(plan, '{price}', '100') where id = ${id}`.execute(
      bench.database.kysely,
    );
    expect((await bench.switch(id, 'year', token)).status).toBe(200);
    const staff = bench.member({ roles: ['staff', 'billing'] });
    const back = (order_id: string) =>
      bench.post(
        '/api/staff/refund-order',
        { order_id, reason: 'asked-in-time', idempotency_key: crypto.randomUUID() },
        staff,
      );
    expect((await back(renewal!.id)).status).toBe(422);
    const order = (await bench.orders(token)).find(({ switched }) => switched)!;
    expect((await back(order.id)).status).toBe(422);
  });
});

describe('spec §4: switching to a plan that costs no more', () => {
  it('starts with the next period without a charge before, and can be undone until then', async () => {
    const { token, id } = await subscriber(PLANS.all);
    bench.letters.length = 0;
    expect(await bench.switch(id, 'three', token)).toMatchObject({
      status: 200,
      data: { subscription: { plan: { id: 'all' }, next_plan: { id: 'three' }, next_amount: 1_500 } },
    });
    expect((await bench.switch(id, 'three', token)).status).toBe(200);
    const written = () => bench.letters.filter(({ subject }) => subject.includes('changes'));
    expect(written().map(({ subject }) => subject)).toEqual(['Your plan changes on Dec 1, 2026']);
    expect(written()[0]!.text).toContain('On that day, “Three” starts and you’ll be charged $15.00.');
    expect((await bench.undo(id, token)).data).toMatchObject({ plan: { id: 'all' }, next_amount: 9_000 });
    expect((await bench.undo(id, token)).status).toBe(200);
    await bench.switch(id, 'ten', token);
    expect(await bench.charges(token)).toEqual([9_000]);
    await bench.passDays(31);
    expect(await planOf(token)).toEqual({ plan: 'ten', next: null, amount: 3_000 });
    expect([await bench.charges(token), await bench.balance(token)]).toEqual([[9_000, 3_000], 10]);
    expect(await bench.acts(id)).toEqual([
      'subscription.switch-scheduled',
      'subscription.switch-undone',
      'subscription.switch-scheduled',
      'subscription.renewed',
    ]);
    await bench.passDays(31);
    expect(await bench.charges(token)).toEqual([9_000, 3_000, 3_000]);
  });

  it('changes the billing interval with the next period as well', async () => {
    const { token, id } = await subscriber(PLANS.all);
    expect((await bench.switch(id, 'year', token)).status).toBe(200);
    await bench.passDays(31);
    expect(await planOf(token)).toEqual({ plan: 'year', next: null, amount: 96_000 });
    expect((await bench.list(token))[0]!.period_end).toBe('2027-12-01T10:00:00.000Z');
    await bench.passDays(300);
    expect(await bench.charges(token)).toEqual([9_000, 96_000]);
  });

  it('is removed if the member cancels or switches to a plan that starts immediately', async () => {
    const { token, id } = await subscriber(PLANS.ten);
    await bench.switch(id, 'three', token);
    const named = { gateway: 'sandbox', subscription_id: id };
    await bench.post('/api/user/cancel-subscription', named, token);
    await bench.post('/api/user/keep-subscription', named, token);
    expect(await planOf(token)).toEqual({ plan: 'ten', next: null, amount: 3_000 });
    await bench.switch(id, 'three', token);
    await bench.switch(id, 'all', token);
    expect(await planOf(token)).toEqual({ plan: 'all', next: null, amount: 9_000 });
    await bench.passDays(31);
    expect(await bench.charges(token)).toEqual([3_000, 6_000, 9_000]);
  });

  it('blocks the purchase of a second unlimited plan while a switch is scheduled', async () => {
    const { token, id } = await subscriber(PLANS.year);
    await bench.switch(id, 'ten', token);
    await expect(bench.subscribe(PLANS.all, token)).rejects.toThrow('You already have an unlimited plan');
  });
});

describe('a paused plan', () => {
  it('is not charged until its pause ends, whether time passes at once or by days, and keeps its day of the month', async () => {
    const { token, id } = await subscriber(PLANS.three);
    const named = { gateway: 'sandbox', subscription_id: id };
    const [view] = await bench.list(token);
    const { resumes_at } = view!.pauses![1]!;
    expect(resumes_at).toBe('2027-02-01T10:00:00.000Z');
    await bench.post('/api/user/pause-subscription', { ...named, resumes_at }, token);
    await bench.passDays(1);
    bench.pass(70 * 86_400_000);
    await bench.passDays(1);
    expect(await bench.charges(token)).toEqual([1_500]);
    expect((await bench.list(token))[0]).toMatchObject({ state: 'paused', pause: { resumes_at } });
    await bench.passDays(22);
    expect(await bench.charges(token)).toEqual([1_500, 1_500]);
    expect((await bench.list(token))[0]).toMatchObject({ state: 'active', period_end: '2027-03-01T10:00:00.000Z' });
  });

  it('can’t be switched, and blocks a second unlimited plan if it is unlimited', async () => {
    const { token, id } = await subscriber(PLANS.all);
    const named = { gateway: 'sandbox', subscription_id: id };
    await bench.post('/api/user/pause-subscription', { ...named, resumes_at: null }, token);
    expect(await bench.options(id, token)).toEqual([]);
    const asked = { ...named, plan: 'three', when: 'period-end', amount: 0 };
    expect(await bench.post('/api/user/switch-plan', asked, token)).toMatchObject({
      status: 409,
      message: expect.stringContaining('is paused') as string,
    });
    await bench.passDays(60);
    await expect(bench.subscribe(PLANS.all, token)).rejects.toThrow();
    expect(await bench.charges(token)).toEqual([9_000]);
  });
});
