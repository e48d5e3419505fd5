import { randomUUID } from 'node:crypto';
import { NO_LIMITS } from '@vinlore/billing-domain';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Asking } from '../caller.ts';
import {
  forItsBrandsStaffOnly,
  get,
  listedInItsBrandOnly,
  type ObjectCases,
  post,
  type Stage,
} from '../object-stage.ts';

/** A paid order of the member for $99. */
export async function paidOrder({ database }: Stage, amount = 9900): Promise<{ id: string; accountId: string }> {
  const plan = {
    id: 'ten-stickers',
    kind: 'bundle',
    product: 'sticker',
    audience: 'user',
    name: { en: 'Ten stickers', es: 'Diez etiquetas' },
    description: { en: 'Ten.', es: 'Diez.' },
    credits: 10,
    price: amount,
    currency: 'USD',
  };
  const { rows } = await sql<{ id: string; accountId: string }>`
    insert into billing_order (id, brand, account_id, email, plan, product, credits, pot, amount, discount, currency,
      gateway, payment, state, idempotency_key, request_hash, vehicle, wants_document, language, ordered_at, settled_at,
      followed_up_at)
    select gen_random_uuid(), brand, id, email, ${JSON.stringify(plan)}, 'sticker', 10, 'sticker', ${amount}, 0, 'USD',
      'sandbox', 'a-charge', 'paid', gen_random_uuid()::text, '', '{}', false, 'en', now(), now(), now()
    from account where brand = 'open' and email = 'member@example.com'
    returning id, account_id as "accountId"`.execute(database.kysely);
  return rows[0]!;
}

/** Input for a partial refund of an order. */
export const newRefund = (order_id: string, amount: number) => ({
  order_id,
  amount,
  why: 'Between us.',
  take_credits: false,
  refunded_before: 0,
  idempotency_key: randomUUID(),
});

/** A $200 refund pending approval. @returns its id */
export async function waitingRefund(stage: Stage): Promise<string> {
  const { id } = await paidOrder(stage, 30_000);
  const { token } = await stage.login('staff');
  const { data } = await post(stage, '/api-cwa/staff/refund', newRefund(id, 20_000), { token });
  expect(data).toMatchObject({ waiting: true });
  const { rows } = await sql<{ id: string }>`select id from billing_refund_wish where order_id = ${id}`.execute(
    stage.database.kysely,
  );
  return rows[0]!.id;
}

/** A failed $1 refund. @returns its id */
export async function failedRefund(stage: Stage): Promise<string> {
  const { id } = await paidOrder(stage);
  const { token } = await stage.login('staff');
  await post(stage, '/api-cwa/staff/refund', newRefund(id, 100), { token });
  const { rows } = await sql<{ refund_id: string }>`
    insert into billing_refund_failure (refund_id, brand, credits, failed_at)
    select id, brand, 0, now() from billing_refund where order_id = ${id} returning refund_id`.execute(
    stage.database.kysely,
  );
  await sql`update billing_order set refunded = 0 where id = ${id}`.execute(stage.database.kysely);
  return rows[0]!.refund_id;
}

/** Input for recording a refund as paid another way. */
export const newOtherWay = (id: string) => ({
  id,
  why: 'By bank transfer.',
  take_credits: false,
  idempotency_key: randomUUID(),
});

/** An entry in the member's ledger. */
export async function entryOf(stage: Stage): Promise<{ account_id: string; entry_id: string }> {
  const { accountId: account_id } = await paidOrder(stage);
  const correction = { account_id, pot: 'sticker', credits: 1, why: 'Between us.', idempotency_key: randomUUID() };
  const { token } = await stage.login('staff');
  const { data } = await post(stage, '/api-cwa/staff/credits/correct', correction, { token });
  return { account_id, entry_id: (data as { id: string }).id };
}

/** A 10 % coupon created by staff. */
export const newCoupon = () => ({
  code: `C-${randomUUID().slice(0, 8)}`,
  percent: 10,
  amount: null,
  ...NO_LIMITS,
});

/** A coupon of the brand. @returns its id */
export async function couponOf(stage: Stage): Promise<string> {
  const { token } = await stage.login('staff');
  const { data } = await post(stage, '/api-cwa/staff/coupon', newCoupon(), { token });
  return (data as { id: string }).id;
}

/** Orders, refunds, credits, and coupons at the desk. */
export const COMMERCE_CASES: ObjectCases = {
  'orders.staffList': async (stage) => {
    const { id, accountId } = await paidOrder(stage);
    await listedInItsBrandOnly(stage, '/api-cwa/staff/orders', id);
    const elsewhere = { token: (await stage.login('staff', 'other')).token, brand: 'other' } as const;
    for (const query of [`account_id=${accountId}`, `search=${id}`])
      expect((await get(stage, `/api-cwa/staff/orders?${query}`, elsewhere)).data).toMatchObject({ orders: [] });
  },

  'orders.staffExport': async (stage) => {
    const { accountId: account_id } = await paidOrder(stage);
    const taken = async (asking: Asking) => post(stage, '/api-cwa/staff/orders/csv', { account_id }, asking);
    expect((await taken({ token: (await stage.login('member')).token })).status, 'a member').toBe(403);
    const elsewhere = await taken({ token: (await stage.login('staff', 'other')).token, brand: 'other' });
    expect(elsewhere.text).not.toContain('member@example.com');
    expect((await taken({ token: (await stage.login('staff')).token })).text).toContain('member@example.com');
  },

  'orders.staffResendReceipt': async (stage) => {
    const { id } = await paidOrder(stage);
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/order/resend-receipt', { id }, asking));
  },

  'orders.staffOne': async (stage) => {
    const path = `/api-cwa/staff/order?id=${(await paidOrder(stage)).id}`;
    await forItsBrandsStaffOnly(stage, (asking) => get(stage, path, asking));
  },

  'refund.staffList': async (stage) => {
    const { id } = await paidOrder(stage);
    const { token } = await stage.login('staff');
    await post(stage, '/api-cwa/staff/refund', newRefund(id, 100), { token });
    const { rows } = await sql<{ id: string }>`select id from billing_refund where order_id = ${id}`.execute(
      stage.database.kysely,
    );
    await listedInItsBrandOnly(stage, '/api-cwa/staff/refunds', rows[0]!.id);
  },

  'refund.staffGive': async (stage) => {
    const request = newRefund((await paidOrder(stage)).id, 100);
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/refund', request, asking));
  },

  'refund.staffWithdraw': async (stage) => {
    const request = { id: await waitingRefund(stage) };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/refund/withdraw', request, asking));
  },

  'refund.staffOtherWay': async (stage) => {
    const request = newOtherWay(await failedRefund(stage));
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/refund/other-way', request, asking));
  },

  'refund.staffClose': async (stage) => {
    const request = { id: await failedRefund(stage), why: 'Between us.' };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/refund/close', request, asking));
  },

  'credits.staffHistory': async (stage) => {
    const { account_id, entry_id } = await entryOf(stage);
    const path = `/api-cwa/staff/credits?account_id=${account_id}`;
    await forItsBrandsStaffOnly(stage, (asking) => get(stage, path, asking));
    const { data } = await get(stage, `${path}&cursor=${randomUUID()}`, { token: (await stage.login('staff')).token });
    expect(data).toMatchObject({ lines: [] });
    expect((await get(stage, path, { token: (await stage.login('staff')).token })).text).toContain(entry_id);
  },

  'credits.staffCorrect': async (stage) => {
    const { account_id } = await entryOf(stage);
    const correction = { account_id, pot: 'sticker', credits: 1, why: 'Between us.', idempotency_key: randomUUID() };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/credits/correct', correction, asking));
  },

  'credits.staffReverse': async (stage) => {
    const reversal = { ...(await entryOf(stage)), why: 'Between us.' };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/credits/reverse', reversal, asking));
  },

  'coupon.staffList': async (stage) => listedInItsBrandOnly(stage, '/api-cwa/staff/coupons', await couponOf(stage)),

  'coupon.staffEnd': async (stage) => {
    const ended = { id: await couponOf(stage) };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/coupon/end', ended, asking));
  },
};
