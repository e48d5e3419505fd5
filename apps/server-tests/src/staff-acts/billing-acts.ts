import { randomUUID } from 'node:crypto';
import {
  entryOf,
  couponOf,
  failedRefund,
  newCoupon,
  newOtherWay,
  newRefund,
  paidOrder,
  waitingRefund,
} from '../testing/cases/commerce-cases.ts';
import { LATER, planAtDesk } from '../testing/cases/desk-plans-cases.ts';
import { get } from '../testing/object-stage.ts';
import type { ActStage, PreparedAct, StaffActs } from './act.ts';

/** A price list change, based on its current version. */
async function newPrice(stage: ActStage): Promise<object> {
  const { data } = await get(stage, '/api-cwa/staff/plans', { token: stage.staff.token });
  const { plans, version } = data as {
    plans: { id: string; name: object; description: object; price: number; credits: number }[];
    version: number;
  };
  const { id, name, description, price, credits } = plans[0]!;
  return {
    plan: id,
    name,
    description,
    price: price + 100,
    credits,
    off: false,
    starts_at: '2099-01-01T00:00Z',
    ends_at: null,
    version,
  };
}

/** A plan missing from the brand's file: ten documents at ten times the price of one. */
export async function newPlan(stage: Parameters<typeof newPrice>[0]) {
  const { data } = await get(stage, '/api-cwa/staff/plans', { token: stage.staff.token });
  const { plans, version } = data as {
    plans: { kind: string; product: string; audience: string; price: number }[];
    version: number;
  };
  const { product, audience, price } = plans.find(({ kind }) => kind === 'single')!;
  return {
    ...{ product, audience, kind: 'bundle', interval: null, credits: 10, price: 10 * price },
    ...{ name: { en: 'Ten', es: 'Diez' }, description: { en: 'Ten of them.', es: 'Diez de ellos.' } },
    ...{ starts_at: null, ends_at: null, version },
  };
}

/** An act on one of the member's plans, following another act. */
const onPlan =
  (path: string, more: object = {}, before?: { readonly path: string; readonly more?: object }): PreparedAct =>
  async (stage) => {
    const named = { ...(await planAtDesk(stage)), reason: 'They asked by phone' };
    if (before) await stage.act(`/api-cwa/staff/subscription/${before.path}`, { ...named, ...before.more });
    return () => stage.act(`/api-cwa/staff/subscription/${path}`, { ...named, ...more });
  };

/** Acts on money, plans, and credits. */
export const BILLING_ACTS: StaffActs = {
  'orders.staffExport': (stage) => Promise.resolve(() => stage.act('/api-cwa/staff/orders/csv', { state: 'paid' })),
  'orders.staffResendReceipt': async (stage) => {
    const { id } = await paidOrder(stage);
    return () => stage.act('/api-cwa/staff/order/resend-receipt', { id });
  },
  'refund.order': async (stage) => {
    const { id } = await paidOrder(stage);
    const request = { order_id: id, reason: 'charged-in-error', idempotency_key: randomUUID() };
    return () => stage.act('/api/staff/refund-order', request);
  },
  'refund.staffGive': async (stage) => {
    const { id } = await paidOrder(stage);
    return () => stage.act('/api-cwa/staff/refund', newRefund(id, 100));
  },
  'refund.staffOtherWay': async (stage) => {
    const id = await failedRefund(stage);
    return () => stage.act('/api-cwa/staff/refund/other-way', newOtherWay(id));
  },
  'refund.staffClose': async (stage) => {
    const id = await failedRefund(stage);
    return () => stage.act('/api-cwa/staff/refund/close', { id, why: 'The buyer keeps the credits.' });
  },
  'refund.staffWithdraw': async (stage) => {
    const id = await waitingRefund(stage);
    return () => stage.act('/api-cwa/staff/refund/withdraw', { id });
  },
  'credits.staffCorrect': async (stage) => {
    const correction = { pot: 'sticker', credits: -1, why: 'Counted wrongly.', idempotency_key: randomUUID() };
    return () => stage.act('/api-cwa/staff/credits/correct', { account_id: stage.member.id, ...correction });
  },
  'credits.staffReverse': async (stage) => {
    const entry = await entryOf(stage);
    return () => stage.act('/api-cwa/staff/credits/reverse', { ...entry, why: 'Counted wrongly.' });
  },
  'subscription.staffCancel': onPlan('cancel'),
  'subscription.staffKeep': onPlan('keep', {}, { path: 'cancel' }),
  'subscription.staffPause': onPlan('pause', { resumes_at: null }),
  'subscription.staffResume': onPlan('resume', {}, { path: 'pause', more: { resumes_at: null } }),
  'subscription.staffSwitch': onPlan('switch', LATER),
  'subscription.staffUndoSwitch': onPlan('undo-switch', {}, { path: 'switch', more: LATER }),
  'coupon.staffCreate': async (stage) => () => stage.act('/api-cwa/staff/coupon', newCoupon()),
  'coupon.staffEnd': async (stage) => {
    const id = await couponOf(stage);
    return () => stage.act('/api-cwa/staff/coupon/end', { id });
  },
  'billing.staffAddPlan': async (stage) => {
    const plan = await newPlan(stage);
    return () => stage.act('/api-cwa/staff/plan/add', plan);
  },
  'billing.staffChangePlan': async (stage) => {
    const change = await newPrice(stage);
    return () => stage.act('/api-cwa/staff/plan/change', change);
  },
  'billing.staffWithdrawPlanChange': async (stage) => {
    const { data } = await stage.act('/api-cwa/staff/plan/change', await newPrice(stage));
    const { plans, version } = data as { plans: { changes: { index: number }[] }[]; version: number };
    const { index } = plans.flatMap(({ changes }) => changes)[0]!;
    return () => stage.act('/api-cwa/staff/plan/withdraw', { index, version });
  },
};
