import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createPaidBench, PERIOD, PLANS } from '../testing/paid-bench.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());
beforeEach(() => {
  bench.told.length = 0;
  bench.letters.length = 0;
  bench.gateway.down = false;
});

const CARD = '/api/user/subscription-card';
const CHANGE = '/api/user/change-card';
const named = (subscription_id: string) => ({ gateway: 'sandbox', subscription_id });

async function subscriber() {
  const token = bench.member();
  const bought = await bench.buy(PLANS.monthly, token);
  const change = (payment_token?: string) =>
    bench.post(CHANGE, { ...named(bought.subscriptionId), ...(payment_token && { payment_token }) }, token);
  return { token, ...bought, change };
}

describe('docs/decisions.md §6: the card that a plan renews with', () => {
  it('changes immediately with a token, emails the member, and is in the audit log', async () => {
    const { token, subscriptionId, reference, change } = await subscriber();
    expect(await bench.post(CARD, named(subscriptionId), token)).toMatchObject({ status: 200, data: { card: null } });
    const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 };
    expect(await change('4242')).toMatchObject({ status: 200, data: { card, action_url: null } });
    expect(bench.told).toContain(`${reference} with 4242`);
    expect(await bench.post(CARD, named(subscriptionId), token)).toMatchObject({ data: { card } });
    expect(bench.letters).toHaveLength(1);
    expect(bench.letters[0]).toMatchObject({
      to: `${token}@example.com`,
      subject: 'Card changed for your “Plan for cars” plan',
      text: expect.stringContaining('If that wasn’t you') as string,
    });
    expect(await bench.entries(subscriptionId)).toMatchObject([{ act: 'subscription.card-changed', actor: token }]);
  });

  it('changes once if the same card is given twice', async () => {
    const { subscriptionId, change } = await subscriber();
    expect([(await change('4242')).status, (await change('4242')).status]).toEqual([200, 200]);
    expect(bench.letters).toHaveLength(1);
    expect(await bench.acts(subscriptionId)).toEqual(['subscription.card-changed']);
  });

  it('stays if the new one is declined or missing, or if the gateway is down', async () => {
    const { token, subscriptionId, change } = await subscriber();
    expect(await change('bad')).toMatchObject({
      status: 422,
      message: 'That card was declined. Your plan renews as before. Try another card.',
    });
    expect(await change()).toMatchObject({ status: 422, message: expect.stringContaining('payment_token') as string });
    bench.gateway.down = true;
    expect(await change('4242')).toMatchObject({
      status: 503,
      message: expect.stringContaining('nothing was changed') as string,
    });
    // While the gateway is down the card is unknown, but the page still works.
    expect(await bench.post(CARD, named(subscriptionId), token)).toMatchObject({ status: 200, data: { card: null } });
    expect(bench.letters).toEqual([]);
    expect(await bench.acts(subscriptionId)).toEqual([]);
  });

  it('can’t be changed for an ended plan or another member’s plan', async () => {
    const { subscriptionId, reference, change } = await subscriber();
    const stranger = bench.member();
    const asked = { ...named(subscriptionId), payment_token: '4242' };
    expect((await bench.post(CHANGE, asked, stranger)).status).toBe(404);
    expect((await bench.post(CARD, named(subscriptionId), stranger)).status).toBe(404);
    const event = { id: 'ended', kind: 'subscription-ended', subscription: reference, at: bench.now() } as const;
    await bench.events.ended('sandbox', event);
    expect((await change('4242')).status).toBe(409);
    expect(bench.told).toEqual([]);
  });

  it('the email about a declined renewal says that the card can be changed', async () => {
    const { reference, begun } = await subscriber();
    const due = new Date(begun.getTime() + PERIOD);
    bench.pass(PERIOD);
    await bench.events.renewalFailed('sandbox', {
      id: 'failed',
      kind: 'renewal-failed',
      subscription: reference,
      payment: 'p',
      periodStart: due,
      nextTry: new Date(due.getTime() + PERIOD),
    });
    expect(bench.letters[0]!.text).toContain('change your card using the link below');
  });
});
