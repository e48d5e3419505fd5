import type { SubscriptionView } from '@vinlore/billing-domain';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { brand, createPaidBench, DAY, PERIOD, PLANS, spanish } from '../testing/paid-bench.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());
beforeEach(async () => {
  // Clear what earlier tests left to send to the gateway.
  await bench.work();
  bench.told.length = 0;
  bench.letters.length = 0;
  bench.logged.length = 0;
  bench.gateway.down = false;
});

const named = (subscription_id: string) => ({ gateway: 'sandbox', subscription_id });

/** A member whose plan is paid for 30 days from now, with their actions. */
async function subscriber(plan = PLANS.monthly, of = brand) {
  const token = bench.member(of);
  const bought = await bench.buy(plan, token, of);
  const on = named(bought.subscriptionId);
  const view = async () =>
    ((await bench.post('/api/user/subscriptions', {}, token, of)).data as SubscriptionView[])[0]!;
  const pause = (resumes_at: string | null) =>
    bench.post('/api/user/pause-subscription', { ...on, resumes_at }, token, of);
  return {
    ...{ token, ...bought, view, pause },
    /** Pauses the plan for this many months. */
    pauseFor: async (months: number) => {
      const { resumes_at } = (await view()).pauses!.find((each) => each.months === months)!;
      return { resumes_at, ...(await pause(resumes_at)) };
    },
    resume: () => bench.post('/api/user/resume-subscription', on, token, of),
    cancel: () => bench.post('/api/user/cancel-subscription', on, token, of),
    renewed: (n: number, at?: string) => {
      const periodStart = at === undefined ? new Date(bought.begun.getTime() + n * PERIOD) : new Date(at);
      const payment = `${bought.reference}:${n}`;
      return bench.events.renewed('sandbox', {
        ...{
          id: payment,
          kind: 'renewed',
          subscription: bought.reference,
          payment,
          amount: plan.price,
          currency: 'USD',
        },
        ...{ periodStart, periodEnd: new Date(periodStart.getTime() + PERIOD) },
      });
    },
    /** The gateway skips the payment of a day, as it does while paused. */
    skipped: (day: string) =>
      bench.events.pauseChanged('sandbox', {
        ...{ id: 'skip', kind: 'pause-changed', subscription: bought.reference, skipped: new Date(day) },
      }),
    atGateway: (until: Date | null | 'charged') => {
      if (until === 'charged') bench.gateway.pauses.delete(bought.reference);
      else bench.gateway.pauses.set(bought.reference, { until });
      return bench.events.pauseChanged('sandbox', { id: 'x', kind: 'pause-changed', subscription: bought.reference });
    },
  };
}

const days = (date: string, by: number) => new Date(new Date(date).getTime() + by * DAY).toISOString();

describe('pausing a plan', () => {
  it('skips the payments of one to three months, showing the following payment first', async () => {
    const { view, pauseFor, reference, token } = await subscriber();
    const { pauses, period_end } = await view();
    expect(pauses!.map(({ months }) => months)).toEqual([1, 2, 3]);
    expect(pauses!.every(({ resumes_at }) => resumes_at > period_end)).toBe(true);
    const { status, data, resumes_at } = await pauseFor(2);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      state: 'paused',
      period_end,
      next_amount: 1_599,
      pause: { resumes_at, earliest: period_end },
    });
    expect((await view()).pauses).toBeUndefined();
    await bench.work();
    expect(bench.told).toContain(`${reference} is paused until ${days(resumes_at, -3)}`);
    expect(await bench.balance(token)).toBe(2);
  });

  it('emails the member what is kept and when what is charged next, once even after a double click', async () => {
    const { view, pause, subscriptionId } = await subscriber();
    const { resumes_at } = (await view()).pauses![0]!;
    const both = await Promise.all([pause(resumes_at), pause(resumes_at)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(bench.letters.map(({ subject }) => subject)).toEqual(['Your “Plan for cars” plan is paused']);
    for (const words of ['charged $15.99', 'already paid through', 'You keep the credits you have'])
      expect(bench.letters[0]!.text).toContain(words);
    expect(await bench.acts(subscriptionId)).toEqual(['subscription.paused']);
  });

  it('lasts until resumed if no end was chosen', async () => {
    const { view, pause, reference } = await subscriber(PLANS.unlimited, spanish);
    await pause(null);
    expect(await view()).toMatchObject({ state: 'paused', next_amount: null, pause: { resumes_at: null } });
    await bench.work();
    expect(bench.told).toContain(`${reference} is paused until it is resumed`);
    expect(bench.letters[0]!.text).toContain('hasta que lo reanudes');
    expect(bench.letters[0]!.text).not.toContain('créditos');
  });

  it('is refused for dates other than those shown, and while already paused', async () => {
    const { pause, pauseFor, view } = await subscriber();
    for (const at of [
      '2026-12-01T00:00:00.000Z',
      '2030-12-20T10:00:00.000Z',
      days((await view()).pauses![0]!.resumes_at, 1),
    ])
      expect(await pause(at)).toMatchObject({
        status: 409,
        message: expect.stringContaining('dates have changed') as string,
      });
    await pauseFor(1);
    expect(await pause(null)).toMatchObject({
      status: 409,
      message: expect.stringContaining('already paused') as string,
    });
  });

  it.each([
    ['past_due', sql`failed_period = period_end`, 'Change your card first'],
    ['ending', sql`ends_with_period = true`, 'Undo the cancellation first'],
    ['ended', sql`ended_at = now()`, 'has ended'],
    ['about to switch', sql`next_plan = plan`, 'Undo it first'],
    ['paid by the year', sql`plan = plan || '{"interval": "year"}'`, 'Only monthly plans'],
    [
      'about to renew',
      sql`period_end = ${new Date(bench.now().getTime() + 60_000)}, period_start = period_start - interval '30 days'`,
      'Try again in an hour',
    ],
  ])('is refused with a reason and not offered if the plan is %s', async (_, set, words) => {
    const { pause, view, subscriptionId } = await subscriber();
    await sql`update billing_subscription set ${set} where id = ${subscriptionId}`.execute(bench.database.kysely);
    expect((await view()).pauses).toBeUndefined();
    expect(await pause(null)).toMatchObject({ status: 409, message: expect.stringContaining(words) as string });
    expect(bench.letters).toEqual([]);
  });

  it('is refused while a switch is being paid', async () => {
    const { pause, subscriptionId, orderId } = await subscriber();
    await sql`insert into billing_order (id, brand, account_id, plan, product, credits, pot, amount, discount, currency, gateway,
        state, idempotency_key, request_hash, vehicle, wants_document, language, ordered_at, switched)
      select gen_random_uuid(), brand, account_id, plan, product, credits, pot, amount, discount, currency, gateway, 'pending',
        gen_random_uuid()::text, request_hash, vehicle, wants_document, language, ordered_at,
        jsonb_build_object('subscription', ${subscriptionId}::text) from billing_order where id = ${orderId}`.execute(
      bench.database.kysely,
    );
    expect(await pause(null)).toMatchObject({
      status: 409,
      message: expect.stringContaining('still processing') as string,
    });
  });

  it('reaches the gateway later if it is down or the process is killed', async () => {
    const { pauseFor, reference, view } = await subscriber();
    bench.gateway.down = true;
    const { resumes_at } = await pauseFor(1);
    await expect(bench.work()).rejects.toThrow();
    expect(await view()).toMatchObject({ state: 'paused' });
    bench.gateway.down = false;
    // Simulates another process, which finds only the row.
    await bench.run('subscription.tell-gateways');
    expect(bench.told).toContain(`${reference} is paused until ${days(resumes_at, -3)}`);
  });

  it('returns 404 for another member and another brand', async () => {
    const { subscriptionId, view } = await subscriber();
    for (const [token, of] of [
      [bench.member(), brand],
      [bench.member(spanish), spanish],
    ] as const)
      for (const path of ['pause', 'resume']) {
        const asked = { ...named(subscriptionId), ...(path === 'pause' && { resumes_at: null }) };
        expect((await bench.post(`/api/user/${path}-subscription`, asked, token, of)).status).toBe(404);
      }
    expect(await view()).toMatchObject({ state: 'active' });
  });
});

describe('while a plan is paused', () => {
  it('sends no renewal reminder, but one reminder a week before the pause ends', async () => {
    const { pauseFor, subscriptionId } = await subscriber();
    const { resumes_at } = await pauseFor(1);
    bench.letters.length = 0;
    const mine = () => bench.letters.map(({ subject }) => subject);
    const remindAt = async (at: string) => {
      bench.gateway.ahead = new Date(at).getTime() - bench.now().getTime();
      await sql`update billing_subscription set ended_at = now() where id <> ${subscriptionId}`.execute(
        bench.database.kysely,
      );
      await bench.run('subscription.remind');
    };
    await remindAt(new Date(bench.now().getTime() + PERIOD - DAY).toISOString());
    await remindAt(days(resumes_at, -8));
    expect(mine()).toEqual([]);
    await remindAt(days(resumes_at, -6));
    await remindAt(days(resumes_at, -5));
    bench.gateway.ahead = 0;
    expect(mine()).toEqual([expect.stringMatching(/^Your “Plan for cars” plan resumes on /)]);
    expect(bench.letters[0]!.text).toContain('$15.99');
  });

  it('an unlimited plan pays for documents exactly until the paid period ends', async () => {
    const { pauseFor, subscriptionId } = await subscriber(PLANS.unlimited);
    await pauseFor(3);
    const { rows } = await sql<{ same: boolean }>`select v.period_end = s.period_end as same
      from billing_running_plan v join billing_subscription s on s.id = v.subscription_id where s.id = ${subscriptionId}`.execute(
      bench.database.kysely,
    );
    expect(rows).toEqual([{ same: true }]);
  });

  it('a renewal that failed at the gateway sends no request for another card', async () => {
    const { pauseFor, reference, begun, view } = await subscriber();
    await pauseFor(2);
    bench.letters.length = 0;
    const periodStart = new Date(begun.getTime() + PERIOD);
    await bench.events.renewalFailed('sandbox', {
      ...{ id: 'f', kind: 'renewal-failed', subscription: reference, payment: 'f', periodStart },
      nextTry: new Date(periodStart.getTime() + 3 * DAY),
    });
    expect(bench.letters).toEqual([]);
    expect(await view()).toMatchObject({ state: 'paused' });
  });

  it('a charge during the pause is booked and logged as unwanted, and the pause continues', async () => {
    const { pauseFor, renewed, view, subscriptionId } = await subscriber();
    await pauseFor(3);
    await renewed(1);
    expect(await view()).toMatchObject({ state: 'paused' });
    expect((await bench.entries(subscriptionId)).at(-1)).toMatchObject({
      act: 'subscription.renewed',
      detail: { unwanted: true },
    });
    expect(bench.logged.join()).toContain('refund that order');
  });

  it('canceling ends it with the paid period and removes the pause, even when both are concurrent', async () => {
    const { pauseFor, cancel, view, reference } = await subscriber();
    await pauseFor(1);
    await cancel();
    expect(await view()).toMatchObject({ state: 'ending', next_amount: null });
    expect((await view()).pause).toBeUndefined();
    await bench.work();
    expect(bench.told.slice(-2)).toEqual([`${reference} ends`, `${reference} is charged`]);
    const other = await subscriber();
    const answers = await Promise.all([other.pause(null), other.cancel()]);
    expect(answers[1].status).toBe(200);
    expect(await other.view()).toMatchObject({ state: 'ending' });
  });

  it('canceling ends it immediately if the paid period is over', async () => {
    const { pauseFor, cancel, view, reference, subscriptionId } = await subscriber();
    await pauseFor(3);
    await sql`update billing_subscription set period_start = period_start - interval '40 days',
      period_end = period_end - interval '40 days' where id = ${subscriptionId}`.execute(bench.database.kysely);
    bench.letters.length = 0;
    await cancel();
    expect(await view()).toMatchObject({ state: 'ended' });
    expect(bench.letters[0]!.text).toContain('It has ended and won’t be charged again.');
    expect(bench.letters[0]!.text).not.toContain('stays active until');
    await bench.work();
    expect(bench.told).toContain(`${reference} is over`);
  });

  it('ends with its account, is canceled by a suspension, and is in the member’s data export', async () => {
    const [open, spent, closed] = [await subscriber(), await subscriber(), await subscriber()];
    for (const each of [open, spent, closed]) await each.pauseFor(3);
    const ownerOf = ({ token }: typeof open) => ({ id: token, brand, email: `${token}@example.com` });
    expect(await bench.keeper.exportOf(ownerOf(open))).toMatchObject([
      { paused_at: bench.now().toISOString(), resumes_at: (await open.view()).pause!.resumes_at },
    ]);
    await sql`update billing_subscription set period_start = period_start - interval '40 days',
      period_end = period_end - interval '40 days' where id = ${spent.subscriptionId}`.execute(bench.database.kysely);
    for (const each of [open, spent])
      await bench.database.transaction((tx) => bench.keeper.suspend!(tx, ownerOf(each)));
    await bench.database.transaction((tx) => bench.keeper.erase(tx, ownerOf(closed)));
    const states = [await open.view(), await spent.view(), await closed.view()].map(({ state, pause }) => [
      state,
      pause,
    ]);
    expect(states).toEqual([
      ['ending', undefined],
      ['ended', undefined],
      ['ended', undefined],
    ]);
    await bench.work();
    for (const each of [spent, closed]) expect(bench.told).toContain(`${each.reference} is over`);
    expect(bench.told).toContain(`${open.reference} is charged`);
  });
});

describe('resuming', () => {
  it('during the paid period undoes the pause, and the plan renews as before', async () => {
    const { pauseFor, resume, view, reference, subscriptionId } = await subscriber();
    const before = await view();
    await pauseFor(2);
    bench.letters.length = 0;
    expect(await Promise.all([resume(), resume()])).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(await view()).toEqual(before);
    expect(bench.letters.map(({ subject }) => subject)).toEqual(['Your “Plan for cars” plan will resume']);
    await bench.work();
    expect(bench.told.at(-1)).toBe(`${reference} is charged`);
    expect(await bench.acts(subscriptionId)).toEqual(['subscription.paused', 'subscription.resumed']);
  });

  it('after the paid period continues with the next payment, and charges nothing before it', async () => {
    const { pause, resume, view, reference, begun } = await subscriber();
    await pause(null);
    bench.gateway.ahead = PERIOD + 10 * DAY;
    const { data } = await resume();
    const { pause: paused } = data as SubscriptionView;
    const next = new Date(begun.getTime() + PERIOD);
    next.setUTCMonth(next.getUTCMonth() + 1);
    expect(data).toMatchObject({ state: 'paused', next_amount: 1_599 });
    expect(paused).toEqual({ resumes_at: next.toISOString() });
    await resume();
    bench.gateway.ahead = 0;
    await bench.work();
    expect(bench.told.at(-1)).toBe(`${reference} is paused until ${days(next.toISOString(), -3)}`);
    expect(bench.letters).toHaveLength(2);
    expect(await view()).toMatchObject({ state: 'paused' });
  });

  it('happens automatically with the payment that ends the pause, adding credits and emailing the member', async () => {
    const { pauseFor, renewed, view, token, subscriptionId } = await subscriber();
    const { resumes_at } = await pauseFor(2);
    bench.letters.length = 0;
    for (let time = 0; time < 2; time += 1) await renewed(3, resumes_at);
    expect(await view()).toMatchObject({ state: 'active', period_end: days(resumes_at, 30) });
    expect((await view()).pause).toBeUndefined();
    expect(await bench.balance(token)).toBe(4);
    expect(bench.letters.map(({ subject }) => subject)).toEqual(['Your “Plan for cars” plan is active again']);
    expect(await bench.acts(subscriptionId)).toEqual([
      'subscription.paused',
      'subscription.renewed',
      'subscription.resumed',
    ]);
    expect((await bench.entries(subscriptionId))[1]).toMatchObject({ detail: { unwanted: false } });
  });

  it('continues with the following payment if the gateway has already skipped one, and emails the member', async () => {
    const { pauseFor, resume, skipped, view, begun } = await subscriber();
    await pauseFor(2);
    await bench.work();
    const { period_end } = await view();
    await resume();
    bench.letters.length = 0;
    bench.gateway.ahead = new Date(days(period_end, 1)).getTime() - bench.now().getTime();
    const next = new Date(new Date(begun.getTime() + PERIOD));
    next.setUTCMonth(next.getUTCMonth() + 1);
    for (let time = 0; time < 2; time += 1) {
      await skipped(period_end);
      expect(await view()).toMatchObject({ state: 'paused', pause: { resumes_at: next.toISOString() } });
    }
    expect(bench.letters.map(({ subject }) => subject)).toEqual(['Your “Plan for cars” plan is paused']);
    bench.gateway.ahead = 0;
  });

  it('changes nothing for a plan that is not paused, and is refused for an ended one', async () => {
    const { resume, view, subscriptionId } = await subscriber();
    const before = await view();
    expect(await resume()).toMatchObject({ status: 200, data: before });
    await sql`update billing_subscription set ended_at = now() where id = ${subscriptionId}`.execute(
      bench.database.kysely,
    );
    expect((await resume()).status).toBe(409);
    expect(bench.letters).toEqual([]);
  });
});

describe('a pause set at the gateway', () => {
  it('is stored with an email and a log entry without an actor, and changes nothing when repeated', async () => {
    const { atGateway, view, subscriptionId } = await subscriber();
    const { pauses } = await view();
    for (let time = 0; time < 2; time += 1) await atGateway(new Date(days(pauses![1]!.resumes_at, -5)));
    expect(await view()).toMatchObject({ state: 'paused', pause: { resumes_at: pauses![1]!.resumes_at } });
    expect(bench.letters.map(({ subject }) => subject)).toEqual(['Your “Plan for cars” plan is paused']);
    await atGateway(null);
    await atGateway('charged');
    expect(await view()).toMatchObject({ state: 'active', pauses });
    const entries = await bench.entries(subscriptionId);
    expect(entries.map(({ act, actor }) => [act, actor])).toEqual([
      ['subscription.paused', null],
      ['subscription.paused', null],
      ['subscription.resumed', null],
    ]);
    await bench.work();
    expect(bench.told).toEqual([]);
  });

  it('is ignored if it skips no payment, or if the plan is canceled or past due', async () => {
    const { atGateway, view } = await subscriber();
    const before = await view();
    await atGateway(new Date(days(before.period_end, -5)));
    expect(await view()).toEqual(before);
    const [ending, failing] = [await subscriber(), await subscriber()];
    await ending.cancel();
    await sql`update billing_subscription set failed_period = period_end where id = ${failing.subscriptionId}`.execute(
      bench.database.kysely,
    );
    for (const each of [ending, failing]) await each.atGateway(null);
    expect([(await ending.view()).state, (await failing.view()).state]).toEqual(['ending', 'past_due']);
  });

  it('yields to a decision here that has not reached the gateway yet', async () => {
    const { atGateway, pause, view } = await subscriber();
    await pause(null);
    await atGateway('charged');
    expect(await view()).toMatchObject({ state: 'paused', pause: { resumes_at: null } });
    await bench.work();
    await atGateway('charged');
    expect(await view()).toMatchObject({ state: 'active' });
  });

  it('is not restored by an outdated answer: of two concurrent answers the later one counts', async () => {
    const { atGateway, view, reference } = await subscriber();
    const { pauseOf } = bench.ports.gateways[0]!;
    let release = (): void => undefined;
    let asked = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    const held = new Promise<void>((resolve) => (release = resolve));
    try {
      bench.ports.gateways[0]!.pauseOf = async (of) => {
        const answer = await pauseOf(of);
        bench.ports.gateways[0]!.pauseOf = pauseOf;
        asked();
        await held;
        return answer;
      };
      const slow = atGateway(null);
      await isAsked;
      await atGateway('charged');
      release();
      await slow;
    } finally {
      bench.ports.gateways[0]!.pauseOf = pauseOf;
    }
    expect(bench.gateway.pauses.has(reference)).toBe(false);
    expect(await view()).toMatchObject({ state: 'active' });
  });

  it('doesn’t move the payment if it ends at the gateway a few days before it', async () => {
    const { pauseFor, atGateway, view } = await subscriber();
    const { resumes_at } = await pauseFor(1);
    await bench.work();
    bench.letters.length = 0;
    for (const by of [-2, 1]) {
      bench.gateway.ahead = new Date(days(resumes_at, by)).getTime() - bench.now().getTime();
      await atGateway('charged');
      expect((await view()).pause).toMatchObject({ resumes_at });
    }
    bench.gateway.ahead = 0;
    expect(bench.letters).toEqual([]);
  });

  it('is ignored for an unknown subscription', async () => {
    await bench.events.pauseChanged('sandbox', { id: 'y', kind: 'pause-changed', subscription: 'sub_unknown' });
    expect(bench.letters).toEqual([]);
  });
});
