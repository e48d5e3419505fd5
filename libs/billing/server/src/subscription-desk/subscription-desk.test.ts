import type { SubscriptionView, SwitchOption } from '@vinlore/billing-domain';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { failingRenewals } from '../subscriptions/subscription-store.ts';
import { createSwitchBench, other, PLANS } from '../switching/testing/switch-bench.ts';

const bench = await createSwitchBench();
afterAll(() => bench.end());
beforeEach(() => {
  bench.reset();
  bench.letters.length = 0;
});

const [support, billing, colleague] = [['support'], ['billing'], ['owner']].map((roles) =>
  bench.member({ roles: ['staff', ...roles] }),
) as [string, string, string];
const reason = 'They asked by phone.';

const subscriber = async (plan: Parameters<typeof bench.subscribe>[0], card?: string) => {
  const token = bench.member();
  const id = await bench.subscribe(plan, token, card);
  return { token, id, named: { account_id: token, gateway: 'sandbox', subscription_id: id } };
};
type Named = Awaited<ReturnType<typeof subscriber>>['named'];

const get = (path: string, query: object, token: string, of = bench.brand) =>
  bench.ask(`/api-cwa/staff/${path}?${new URLSearchParams({ ...query })}`, { method: 'GET' }, token, of);
const act = (path: string, input: object, token: string, of = bench.brand) =>
  bench.post(`/api-cwa/staff/subscription/${path}`, { reason, ...input }, token, of);
const options = async (named: Named) =>
  (await get('subscription/switch-options', named, billing)).data as readonly SwitchOption[];
const confirmed = async (named: Named, to: string) => {
  const { when, charged } = (await options(named)).find(({ plan }) => plan.id === to)!;
  return { ...named, plan: to, when, amount: charged };
};
const trail = (id: string) =>
  bench.read(sql<{ act: string; actor: string | null; detail: Record<string, unknown> | null; from: string | null }>`
    select act, actor, detail, from_address as "from" from audit_entry where subject_id = ${id} order by id`);
const lettersTo = (token: string, words: string) =>
  bench.letters.filter(({ to, text }) => to === `${token}@example.com` && text.includes(words));

describe('spec §4: a member’s plans at the staff desk', () => {
  it('show support and billing the plan, start date, and next charge with its date', async () => {
    const { token } = await subscriber(PLANS.three);
    for (const who of [support, billing])
      expect((await get('subscriptions', { account_id: token }, who)).data).toMatchObject([
        {
          plan: { id: 'three', price: 1_500 },
          state: 'active',
          began_at: '2026-11-01T10:00:00.000Z',
          period_end: '2026-12-01T10:00:00.000Z',
          next_amount: 1_500,
        },
      ]);
  });

  it('are hidden from members, other roles, and other brands, and can’t be reached under another account', async () => {
    const { token, id, named } = await subscriber(PLANS.three);
    const outsider = bench.member({ of: other, roles: ['staff', 'owner'] });
    const content = bench.member({ roles: ['staff', 'content'] });
    const change = { plan: 'ten', when: 'now', amount: 1_500 };
    const calls = [
      (who: string, of = bench.brand, as = token) => get('subscriptions', { account_id: as }, who, of),
      (who: string, of = bench.brand, as = token) =>
        get('subscription/switch-options', { ...named, account_id: as }, who, of),
      ...['cancel', 'keep', 'resume', 'undo-switch'].map(
        (path) =>
          (who: string, of = bench.brand, as = token) =>
            act(path, { ...named, account_id: as }, who, of),
      ),
      (who: string, of = bench.brand, as = token) => act('switch', { ...named, ...change, account_id: as }, who, of),
      (who: string, of = bench.brand, as = token) =>
        act('pause', { ...named, resumes_at: null, account_id: as }, who, of),
    ];
    const stranger = bench.member();
    for (const call of calls) {
      expect((await call(token)).status, 'the member').toBe(403);
      expect((await call(content)).status, 'another role').toBe(403);
      expect((await call(outsider, other)).status, 'another brand').toBe(404);
    }
    for (const call of calls.slice(1)) expect((await call(colleague, bench.brand, stranger)).status).toBe(404);
    expect(await trail(id)).toEqual([]);
    expect(await bench.charges(token)).toEqual([1_500]);
  });

  it('security: support can neither price nor make a switch, since it charges a card', async () => {
    const { token, named } = await subscriber(PLANS.three);
    const change = await confirmed(named, 'ten');
    expect((await get('subscription/switch-options', named, support)).status).toBe(403);
    expect((await act('switch', change, support)).status).toBe(403);
    expect((await act('undo-switch', named, support)).status).toBe(403);
    expect(await bench.charges(token)).toEqual([1_500]);
  });

  it('security: staff can’t act on their own plans', async () => {
    const { token, id, named } = await subscriber(PLANS.three);
    const change = await confirmed(named, 'ten');
    bench.samePerson(colleague, token);
    for (const [path, input] of [
      ['cancel', named],
      ['keep', named],
      ['pause', { ...named, resumes_at: null }],
      ['resume', named],
      ['undo-switch', named],
      ['switch', change],
    ] as const)
      expect(await act(path, input, colleague)).toMatchObject({
        status: 403,
        message: expect.stringContaining('of your own') as string,
      });
    expect(await trail(id)).toEqual([]);
    expect(await bench.charges(token)).toEqual([1_500]);
  });
});

describe('spec §4: staff cancel a plan', () => {
  it('cancels once at the end of the paid period, even when concurrent, and emails the member who did it', async () => {
    const { token, id, named } = await subscriber(PLANS.three);
    const answers = await Promise.all([support, support, billing, colleague].map((who) => act('cancel', named, who)));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, data: { state: 'ending', next_amount: null } });
    expect(await trail(id)).toEqual([
      {
        act: 'subscription.canceled',
        actor: expect.toBeOneOf([support, billing, colleague]) as string,
        detail: { plan: 'three', reason },
        from: expect.any(String) as string,
      },
    ]);
    const [letter, ...more] = lettersTo(token, 'Our support team canceled “Three” at Open House');
    expect(more).toEqual([]);
    expect(letter!.text).toContain('If you didn’t request this, contact');
    await bench.passDays(31);
    expect(await bench.charges(token)).toEqual([1_500]);
    expect(await bench.balance(token)).toBe(3);
  });

  it('can be undone by staff and by the member until the plan ends', async () => {
    const { token, id, named } = await subscriber(PLANS.three);
    await act('cancel', named, support);
    expect(await act('keep', named, support)).toMatchObject({ status: 200, data: { state: 'active' } });
    expect((await act('keep', named, billing)).status).toBe(200);
    expect(lettersTo(token, 'Our support team undid the cancellation')).toHaveLength(1);
    await act('cancel', named, support);
    const own = { gateway: 'sandbox', subscription_id: id };
    expect((await bench.post('/api/user/keep-subscription', own, token)).data).toMatchObject({ state: 'active' });
    expect((await trail(id)).map(({ act: name, actor }) => [name, actor])).toEqual([
      ['subscription.canceled', support],
      ['subscription.kept', support],
      ['subscription.canceled', support],
      ['subscription.kept', token],
    ]);
    await act('cancel', named, support);
    await bench.passDays(31);
    expect((await act('keep', named, support)).status).toBe(409);
    expect((await act('cancel', named, support)).data).toMatchObject({ state: 'ended' });
  });

  it('requires a reason', async () => {
    const { id, named } = await subscriber(PLANS.three);
    for (const empty of ['', '  ', 'x'.repeat(301)])
      expect((await act('cancel', { ...named, reason: empty }, support)).status).toBe(400);
    expect(await trail(id)).toEqual([]);
  });
});

describe('spec §4: staff switch a plan', () => {
  it('shows the options that the member would get', async () => {
    const { token, id, named } = await subscriber(PLANS.three);
    expect(await options(named)).toEqual(await bench.options(id, token));
  });

  it('charges the amount shown once after a double click or two colleagues’ clicks, and the ledger balances', async () => {
    const { token, id, named } = await subscriber(PLANS.three);
    const change = await confirmed(named, 'ten');
    const answers = await Promise.all([billing, billing, colleague].map((who) => act('switch', change, who)));
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 200,
        data: { subscription: { plan: { id: 'ten' }, next_amount: 3_000 } },
      });
    expect(await bench.charges(token)).toEqual([1_500, 1_500]);
    expect(await bench.balance(token)).toBe(10);
    expect(await trail(id)).toMatchObject([
      {
        act: 'subscription.switch-ordered',
        actor: expect.toBeOneOf([billing, colleague]) as string,
        detail: { reason },
        from: expect.any(String) as string,
      },
      { act: 'subscription.switched', actor: null, from: null },
    ]);
    const [books] = await bench.read(sql<{ open: number }>`
      select coalesce(sum(e.credits), 0)::int as open from ledger_entry e
      join ledger_member m on m.id = e.member_id where m.account_id = ${token}`);
    expect(books).toEqual({ open: 0 });
    await expect
      .poll(() => lettersTo(token, 'Our support team switched you from “Three” to “Ten” for $15.00.'))
      .toHaveLength(1);
  });

  it('refuses any amount other than the one shown', async () => {
    const { token, id, named } = await subscriber(PLANS.three);
    const change = await confirmed(named, 'ten');
    await bench.passDays(10);
    const refused = await act('switch', change, billing);
    expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('has changed') as string });
    expect(refused.data).toEqual((await options(named)).find(({ plan }) => plan.id === 'ten'));
    expect(await bench.charges(token)).toEqual([1_500]);
    expect(await trail(id)).toEqual([]);
  });

  it('changes nothing if the card is declined, but logs who tried', async () => {
    const { token, id, named } = await subscriber(PLANS.three, 'sandbox-renewal-decline');
    expect(await act('switch', await confirmed(named, 'ten'), billing)).toMatchObject({
      status: 422,
      message: 'The member’s card was declined, so nothing was charged and “Three” continues as before.',
    });
    expect(((await bench.list(token))[0] as SubscriptionView).plan.id).toBe('three');
    expect((await trail(id)).map(({ act: name }) => name)).toEqual(['subscription.switch-ordered']);
  });

  it('schedules a switch for the next period and undoes it before then, with an email for each', async () => {
    const { token, id, named } = await subscriber(PLANS.all);
    const change = await confirmed(named, 'three');
    expect(change).toMatchObject({ when: 'period-end', amount: 0 });
    await Promise.all([act('switch', change, billing), act('switch', change, colleague)]);
    expect((await bench.list(token))[0]).toMatchObject({ next_plan: { id: 'three' }, next_amount: 1_500 });
    expect(lettersTo(token, 'Our support team switched you from “All” to “Three”')).toHaveLength(1);
    expect((await act('undo-switch', named, billing)).data).toMatchObject({ next_amount: 9_000 });
    expect((await act('undo-switch', named, billing)).status).toBe(200);
    expect(lettersTo(token, 'Our support team undid the plan change')).toHaveLength(1);
    expect((await trail(id)).map(({ act: name, detail }) => [name, detail?.['reason']])).toEqual([
      ['subscription.switch-scheduled', reason],
      ['subscription.switch-undone', reason],
    ]);
    await bench.passDays(31);
    expect(await bench.charges(token)).toEqual([9_000, 9_000]);
  });
});

describe('staff pause a plan', () => {
  it('requires a reason, pauses once even when concurrent, and emails the member, who can resume it', async () => {
    const { token, id, named } = await subscriber(PLANS.three);
    const { resumes_at } = (await bench.list(token))[0]!.pauses![0]!;
    const asked = { ...named, resumes_at };
    expect((await act('pause', { ...asked, reason: ' ' }, support)).status).toBe(400);
    const answers = await Promise.all([support, billing, colleague].map((who) => act('pause', asked, who)));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, data: { state: 'paused', pause: { resumes_at } } });
    expect(await trail(id)).toMatchObject([
      { act: 'subscription.paused', detail: { plan: 'three', next_payment: resumes_at, reason } },
    ]);
    const [letter, ...more] = lettersTo(token, 'Our support team paused “Three” at Open House');
    expect(more).toEqual([]);
    expect(letter!.text).toContain('If you didn’t request this, contact');
    const own = { gateway: 'sandbox', subscription_id: id };
    expect((await bench.post('/api/user/resume-subscription', own, token)).data).toMatchObject({ state: 'active' });
  });

  it('resumes it; nothing is charged or granted meanwhile, and renewals continue automatically', async () => {
    const { token, named } = await subscriber(PLANS.three);
    const one = (await bench.list(token))[0]!.pauses![0]!;
    await act('pause', { ...named, resumes_at: null }, support);
    expect((await act('pause', { ...named, resumes_at: one.resumes_at }, support)).status).toBe(409);
    await bench.passDays(75);
    expect([await bench.charges(token), await bench.balance(token)]).toEqual([[1_500], 3]);
    expect(await act('resume', named, billing)).toMatchObject({ data: { state: 'paused', next_amount: 1_500 } });
    expect(lettersTo(token, 'Our support team resumed “Three”')).toHaveLength(1);
    await bench.passDays(20);
    expect([await bench.charges(token), await bench.balance(token)]).toEqual([[1_500, 1_500], 6]);
    expect((await bench.list(token))[0]).toMatchObject({ state: 'active', period_end: '2027-03-01T10:00:00.000Z' });
    expect(lettersTo(token, 'is active again. You were charged $15.00 on Feb 1, 2027')).toHaveLength(1);
    await bench.passDays(28);
    expect(await bench.charges(token)).toEqual([1_500, 1_500, 1_500]);
  });

  it('explains why a plan can’t be paused, and refuses to switch a paused one', async () => {
    const { named } = await subscriber(PLANS.three);
    const change = await confirmed(named, 'ten');
    await act('cancel', named, support);
    expect(await act('pause', { ...named, resumes_at: null }, support)).toMatchObject({
      status: 409,
      message: 'This plan is canceled. Undo the cancellation first, then pause it.',
    });
    await act('keep', named, support);
    await act('pause', { ...named, resumes_at: null }, support);
    expect(await options(named)).toEqual([]);
    expect(await act('switch', change, billing)).toMatchObject({
      status: 409,
      message: expect.stringContaining('is paused') as string,
    });
  });
});

describe('spec §4: a suspended member’s plans', () => {
  it('are not charged again, run until the paid period ends, and can’t be renewed by staff meanwhile', async () => {
    const { token, id, named } = await subscriber(PLANS.three);
    const change = await confirmed(named, 'ten');
    await bench.suspend(token);
    expect((await bench.list(token))[0]).toMatchObject({ state: 'ending', next_amount: null });
    for (const answer of [await act('keep', named, support), await act('switch', change, billing)])
      expect(answer).toMatchObject({ status: 409, message: expect.stringContaining('suspended') as string });
    expect(await trail(id)).toEqual([
      { act: 'subscription.canceled', actor: null, detail: { account_suspended: true }, from: null },
    ]);
    await bench.passDays(31);
    expect(await bench.charges(token)).toEqual([1_500]);
    expect(await bench.balance(token)).toBe(3);
  });
});

describe('failing renewals', () => {
  interface Failing {
    readonly renewals: readonly { id: string; email: string | null; plan: string; amount: number }[];
    readonly more: boolean;
  }
  const failing = async (query = {}, of = bench.brand, who = support) =>
    (await get('subscriptions/failing', query, who, of)).data as Failing;
  const fail = (id: string, more = sql`given_up = false`) =>
    bench.read(sql`update billing_subscription set failed_period = period_end, next_try = period_end + interval '3 days',
      ${more} where id = ${id}`);

  it('are listed while they are retried, with member, plan, and next attempt', async () => {
    const [one, paid, over, canceled] = [
      await subscriber(PLANS.three),
      await subscriber(PLANS.three),
      await subscriber(PLANS.three),
      await subscriber(PLANS.three),
    ];
    await fail(one.id);
    await fail(paid.id, sql`period_start = period_end, period_end = period_end + interval '1 month'`);
    await fail(over.id, sql`given_up = true`);
    await fail(canceled.id, sql`ends_with_period = true`);
    const { renewals } = await failing();
    const listed = [one, paid, over, canceled].map(({ id }) => renewals.some((each) => each.id === id));
    expect(listed).toEqual([true, false, false, false]);
    expect(renewals.find(({ id }) => id === one.id)).toMatchObject({
      ...{ account_id: one.token, amount: 1_500, since: '2026-12-01T10:00:00.000Z' },
      next_try: '2026-12-04T10:00:00.000Z',
    });
    expect((await failingRenewals(bench.database, bench.brand.key, 100)).count).toBe(renewals.length);
  });

  it('are paginated, and show only the brand’s own', async () => {
    for (let nth = 0; nth < 60; nth += 1) await fail((await subscriber(PLANS.three)).id);
    const first = await failing();
    const rest = await failing({ cursor: first.renewals.at(-1)!.id });
    expect([first.renewals.length, first.more, rest.more]).toEqual([50, true, false]);
    expect(new Set([...first.renewals, ...rest.renewals].map(({ id }) => id)).size).toBe(50 + rest.renewals.length);
    const outsider = bench.member({ of: other, roles: ['staff', 'support'] });
    expect((await failing({}, other, outsider)).renewals).toEqual([]);
    expect((await failing({ cursor: first.renewals[0]!.id }, other, outsider)).renewals).toEqual([]);
  });
});
