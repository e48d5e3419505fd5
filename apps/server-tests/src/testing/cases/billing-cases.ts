import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Asking } from '../caller.ts';
import { changedByItsOwnerOnly, type ObjectCases, post, type Stage } from '../object-stage.ts';

/** A plan the member has paid for, referenced by id. */
interface PaidPlan {
  readonly account: string;
  readonly order: string;
  readonly subscription: string;
}

/** A renewing plan the member has paid for. */
export async function memberPlan({ database }: Stage, email: string): Promise<PaidPlan> {
  const plan = {
    id: 'monthly',
    product: 'sticker',
    audience: 'user',
    kind: 'subscription',
    name: { en: 'Stickers monthly', es: 'Etiquetas cada mes' },
    description: { en: 'Two each month.', es: 'Dos cada mes.' },
    price: 1599,
    currency: 'USD',
    credits: 2,
    interval: 'month',
  };
  const { rows } = await sql<PaidPlan>`
    with bought as (
      insert into billing_order (id, brand, account_id, plan, product, credits, pot, amount, discount, currency, gateway,
        payment, state, idempotency_key, request_hash, vehicle, wants_document, language, ordered_at, settled_at)
      select gen_random_uuid(), brand, id, ${JSON.stringify(plan)}, 'sticker', 2, 'sticker', 1599, 0, 'USD', 'sandbox',
        'a-charge', 'paid', gen_random_uuid()::text, '', '{}', false, 'en', now(), now()
      from account where brand = 'open' and email = ${email} returning *)
    insert into billing_subscription
      (brand, account_id, order_id, plan, gateway, reference, began_at, period_start, period_end)
    select brand, account_id, id, plan, gateway, id::text, ordered_at, ordered_at, ordered_at + interval '30 days'
    from bought returning account_id as account, order_id as order, id as subscription`.execute(database.kysely);
  await sql`
    insert into sandbox_subscription (id, order_id, card, amount, currency, interval, began_at)
    values (${rows[0]!.order}, ${rows[0]!.order}, 'sandbox-challenge', 1599, 'USD', 'month', now())`.execute(
    database.kysely,
  );
  return rows[0]!;
}

/** Buys three stickers, as a guest without a token. */
export async function orderOf(
  stage: Stage,
  payment_token = 'sandbox-success',
  token?: string,
): Promise<{ id: string; key: string }> {
  const cart = {
    email: 'buyer@example.com',
    price: '1999',
    currency: 'USD',
    payment_gateway: 'sandbox',
    payment_token,
    cart_plan: 'three-stickers',
    vin: 'CREDIT',
    nos: '3',
    decal: '1',
    idempotency_key: crypto.randomUUID(),
  };
  const bought = await stage.form('/api-cwa/cwa_sticker_registration', cart, { ...(token !== undefined && { token }) });
  expect(bought.status).toBe(200);
  return bought.data as { id: string; key: string };
}

/** Orders, subscriptions, and credits from their members' side. */
export const BILLING_CASES: ObjectCases = {
  'credits.history': async (stage) => {
    const [owner, stranger] = [await stage.login('member'), await stage.login('second')];
    const history = async (asking: Asking, cursor = {}) =>
      (await post(stage, '/api/user/credits', cursor, asking)).data as { lines: { id: string }[] };
    const [newest, next] = (await history(owner)).lines as [{ id: string }, { id: string }];
    expect((await history(owner, { cursor: newest.id })).lines[0]).toEqual(next);
    expect((await history(stranger, { cursor: newest.id })).lines).toEqual([]);
    const twin = await stage.login('member', 'other');
    expect((await history({ ...twin, brand: 'other' }, { cursor: newest.id })).lines).toEqual([]);
  },

  'purchase.answerChallenge': async (stage) => {
    const { key } = await orderOf(stage, 'sandbox-challenge');
    const answer = (custom_data: string, asking: Asking = {}) =>
      stage.form('/api-cwa/sandbox-challenge', { custom_data, answer: 'approve' }, asking);
    expect((await answer(key, { brand: 'other' })).status, 'in another brand').toBe(404);
    expect((await answer(`${key}x`)).status, 'forged').toBe(404);
    expect((await answer(key)).status).toBe(200);
  },

  // The order's key gives access; the response doesn't identify the owner.
  'purchase.paymentUpdate': async (stage) => {
    const { key } = await orderOf(stage);
    const update = (custom_data: string, asking: Asking = {}) =>
      stage.form('/api-cwa/payment-update', { custom_data }, asking);
    expect((await update(key, { brand: 'other' })).status, 'in another brand').toBe(404);
    expect((await update(`${key}x`)).status, 'forged').toBe(404);
    const shown = await update(key);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toMatch(/example\.com|account_id/);
  },

  // The email goes to the order's own address, which the response doesn't reveal.
  'purchase.orderAccount': async (stage) => {
    const { key } = await orderOf(stage);
    const ask = (custom_data: string, asking: Asking = {}) =>
      stage.form('/api-cwa/order-account', { custom_data }, asking);
    expect((await ask(key, { brand: 'other' })).status, 'in another brand').toBe(404);
    expect((await ask(`${key}x`)).status, 'forged').toBe(404);
    const asked = await ask(key);
    expect(asked.status).toBe(200);
    expect(asked.text).not.toMatch(/example\.com|account_id/);
  },

  'purchase.totalOrders': async (stage) => {
    const [owner, stranger] = [await stage.login('member'), await stage.login('second')];
    const theirs = await orderOf(stage, 'sandbox-success', owner.token);
    const own = await orderOf(stage, 'sandbox-success', stranger.token);
    const idsOf = async (asking: Asking, fields = {}) => {
      const { data } = await stage.form('/api-cwa/total-orders', fields, asking);
      return (data as { orders: { id: string }[] }).orders.map(({ id }) => id);
    };
    expect(await idsOf(owner)).toContain(theirs.id);
    expect(await idsOf(stranger)).toEqual([own.id]);
    expect(await idsOf(stranger, { cursor: theirs.id })).toEqual([]);
    expect(await idsOf({ ...(await stage.login('member', 'other')), brand: 'other' })).not.toContain(theirs.id);
  },

  'refund.order': async (stage) => {
    const refund = (order_id: string, asking: Asking) => {
      const request = { order_id, reason: 'asked-in-time', idempotency_key: crypto.randomUUID() };
      return post(stage, '/api/staff/refund-order', request, asking);
    };
    const { order } = await memberPlan(stage, 'member@example.com');
    const elsewhere = await stage.login('staff', 'other');
    expect((await refund(order, await stage.login('member'))).status, 'its buyer').toBe(403);
    expect((await refund(order, { ...elsewhere, brand: 'other' })).status, 'staff of another brand').toBe(404);
    // Found, but refused by the rule: the first period is still running.
    expect((await refund(order, await stage.login('staff'))).status).toBe(422);
  },

  'subscription.cancel': async (stage) => {
    const { subscription } = await memberPlan(stage, 'member@example.com');
    const named = { gateway: 'sandbox', subscription_id: subscription };
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/cancel-subscription', named, asking));
  },

  'subscription.card': async (stage) => {
    const { subscription } = await memberPlan(stage, 'member@example.com');
    const named = { gateway: 'sandbox', subscription_id: subscription };
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/subscription-card', named, asking));
  },

  'subscription.changeCard': async (stage) => {
    const { subscription } = await memberPlan(stage, 'member@example.com');
    const named = { gateway: 'sandbox', subscription_id: subscription, payment_token: 'sandbox-success' };
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/change-card', named, asking));
  },

  'subscription.keep': async (stage) => {
    const { subscription } = await memberPlan(stage, 'member@example.com');
    const named = { gateway: 'sandbox', subscription_id: subscription };
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/keep-subscription', named, asking));
  },

  'subscription.pause': async (stage) => {
    const { subscription } = await memberPlan(stage, 'member@example.com');
    const named = { gateway: 'sandbox', subscription_id: subscription, resumes_at: null };
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/pause-subscription', named, asking));
  },

  'subscription.resume': async (stage) => {
    const { subscription } = await memberPlan(stage, 'member@example.com');
    const named = { gateway: 'sandbox', subscription_id: subscription };
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/resume-subscription', named, asking));
  },

  'subscription.switch': async (stage) => {
    const { subscription } = await memberPlan(stage, 'member@example.com');
    // The current plan: nothing to change.
    const named = { gateway: 'sandbox', subscription_id: subscription, plan: 'monthly', when: 'now', amount: 0 };
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/switch-plan', named, asking));
  },

  'subscription.switchOptions': async (stage) => {
    const { subscription } = await memberPlan(stage, 'member@example.com');
    const named = { gateway: 'sandbox', subscription_id: subscription };
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/switch-options', named, asking));
  },

  'subscription.undoSwitch': async (stage) => {
    const { subscription } = await memberPlan(stage, 'member@example.com');
    const named = { gateway: 'sandbox', subscription_id: subscription };
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/undo-switch', named, asking));
  },
};
