import type { SubscriptionView } from '@vinlore/billing-domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { brand, createPaidBench, DAY, PERIOD, PLANS, spanish } from '../testing/paid-bench.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());
beforeEach(async () => {
  // Clear what earlier tests left to send to the gateway.
  await bench.work();
  bench.told.length = 0;
  bench.letters.length = 0;
  bench.gateway.down = false;
});

const CANCEL = '/api/user/cancel-subscription';
const KEEP = '/api/user/keep-subscription';
const named = (subscription_id: string, gateway = 'sandbox') => ({ gateway, subscription_id });

async function subscriber(plan = PLANS.monthly, of = brand) {
  const token = bench.member(of);
  return { token, ...(await bench.buy(plan, token, of)) };
}

describe('canceling', () => {
  it('spec §3: ends a subscription with its period and emails a confirmation; a repeat changes nothing', async () => {
    const { token, subscriptionId, reference, begun } = await subscriber();
    const period_end = new Date(begun.getTime() + PERIOD).toISOString();
    const canceled = await bench.post(CANCEL, named(subscriptionId), token);
    expect(canceled).toMatchObject({ status: 200, data: { state: 'ending', period_end, next_amount: null } });
    expect(await bench.post(CANCEL, named(subscriptionId), token)).toEqual(canceled);
    await bench.work();
    expect(bench.told).toEqual([`${reference} ends`]);
    expect(bench.letters).toHaveLength(1);
    expect(bench.letters[0]).toMatchObject({
      to: `${token}@example.com`,
      subject: 'Your “Plan for cars” plan is canceled',
      text: expect.stringContaining('https://open.example/members/subscription') as string,
    });
    expect(bench.letters[0]!.text).toContain('stays active until Dec 20, 2026');
    expect(await bench.acts(subscriptionId)).toEqual(['subscription.canceled']);
    expect(await bench.balance(token)).toBe(2);
  });

  it('ends with the period even without a gateway event, and can’t be undone after that', async () => {
    const { token, subscriptionId } = await subscriber();
    await bench.post(CANCEL, named(subscriptionId), token);
    bench.pass(PERIOD);
    expect(await bench.post('/api/user/subscriptions', {}, token)).toMatchObject({ data: [{ state: 'ended' }] });
    expect(await bench.post(KEEP, named(subscriptionId), token)).toMatchObject({
      status: 409,
      message: 'This subscription has ended. To continue, choose a plan again.',
    });
    expect(bench.letters).toHaveLength(1);
  });

  it('takes effect while the gateway is down, and is sent to it as soon as it answers', async () => {
    const { token, subscriptionId, reference } = await subscriber();
    bench.gateway.down = true;
    expect((await bench.post(CANCEL, named(subscriptionId), token)).status).toBe(200);
    await expect(bench.work()).rejects.toThrow('could not be updated');
    bench.gateway.down = false;
    await bench.run('subscription.tell-gateways');
    await bench.run('subscription.tell-gateways');
    expect(bench.told).toEqual([`${reference} ends`]);
  });

  it('can be undone during the period, leaving the gateway with the last decision', async () => {
    const { token, subscriptionId, reference } = await subscriber();
    await bench.post(CANCEL, named(subscriptionId), token);
    const kept = await bench.post(KEEP, named(subscriptionId), token);
    expect(kept).toMatchObject({ status: 200, data: { state: 'active', next_amount: 1599 } });
    expect(await bench.post(KEEP, named(subscriptionId), token)).toEqual(kept);
    await bench.work();
    expect(bench.told).toEqual([`${reference} renews`]);
    expect(bench.letters.map(({ subject }) => subject)).toEqual([
      'Your “Plan for cars” plan is canceled',
      'Your “Plan for cars” plan will continue',
    ]);
  });

  it('is confirmed in the member’s language', async () => {
    const { token, subscriptionId } = await subscriber(PLANS.monthly, spanish);
    await bench.post(CANCEL, named(subscriptionId), token, spanish);
    expect(bench.letters[0]).toMatchObject({ subject: 'Tu plan “Plan para carros” está cancelado' });
    expect(bench.letters[0]!.text).toContain('No se te volverá a cobrar');
  });

  it('security: returns 404 for another member, another brand, or another gateway', async () => {
    const { token, subscriptionId } = await subscriber();
    const strangers = [
      [named(subscriptionId), bench.member(), brand],
      [named(subscriptionId), bench.member(spanish), spanish],
      [named(subscriptionId, 'stripe'), token, brand],
    ] as const;
    for (const path of [CANCEL, KEEP])
      for (const [body, who, at] of strangers) expect((await bench.post(path, body, who, at)).status).toBe(404);
    expect((await bench.post(CANCEL, named(subscriptionId), 'nobody')).status).toBe(401);
    expect(await bench.acts(subscriptionId)).toEqual([]);
  });
});

describe('the subscription list', () => {
  it('shows running subscriptions first, with the fair use of an unlimited one', async () => {
    const { token } = await subscriber(PLANS.unlimited);
    await bench.spend(token);
    await bench.spend(token);
    bench.pass(DAY);
    const second = await bench.buy(PLANS.monthly, token);
    await bench.events.ended('sandbox', {
      id: second.reference,
      kind: 'subscription-ended',
      subscription: second.reference,
      at: bench.now(),
    });
    const { data } = await bench.post('/api/user/subscriptions', {}, token);
    expect((data as SubscriptionView[]).map(({ state, used, plan }) => [plan.id, state, used])).toEqual([
      ['unlimited', 'active', 2],
      ['monthly', 'ended', null],
    ]);
  });
});

describe('a closed account', () => {
  it('ends running subscriptions here and at the gateway, and keeps the record of charges', async () => {
    const { token, subscriptionId, reference } = await subscriber();
    const other = await subscriber();
    const owner = { id: token, brand, email: `${token}@example.com` };
    await bench.database.transaction((tx) => bench.keeper.close!(tx, owner));
    await bench.database.transaction((tx) => bench.keeper.erase(tx, owner));
    await bench.work();
    expect(bench.told).toEqual([`${reference} is over`]);
    expect(await bench.acts(subscriptionId)).toEqual(['subscription.ended']);
    expect(await bench.keeper.exportOf(owner)).toMatchObject([
      { id: subscriptionId, plan: 'monthly', ended_at: bench.now().toISOString() },
    ]);
    expect(await bench.post('/api/user/subscriptions', {}, other.token)).toMatchObject({ data: [{ state: 'active' }] });
  });
});
