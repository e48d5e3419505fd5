import { CouponUseSchema } from '@vinlore/billing-domain';
import { definePart, defineRoutine } from '@vinlore/database';
import * as v from 'valibot';
import type { DeclineReason } from '../gateways/gateway.ts';
import begin from './routines/billing_begin_order.sql?raw';
import decline from './routines/billing_decline_order.sql?raw';
import declinesUntil from './routines/billing_declines_until.sql?raw';
import drop from './routines/billing_drop_order.sql?raw';
import settle from './routines/billing_settle_order.sql?raw';

const text = v.nullable(v.string());
const moment = v.pipe(
  v.string(),
  v.transform((at) => new Date(at)),
);

/** Begins an order. Hashes are in hexadecimal. */
export const beginOrderRoutine = defineRoutine(begin, {
  input: {
    id: v.string(),
    brand: v.string(),
    account: text,
    email: v.string(),
    key: v.string(),
    hash: v.string(),
    first_hash: v.string(),
    plan: v.custom<object>(() => true),
    product: v.string(),
    credits: v.nullable(v.number()),
    pot: v.string(),
    amount: v.number(),
    discount: v.number(),
    currency: v.string(),
    tax: v.number(),
    taxed: v.custom<object | null>(() => true),
    coupon: text,
    gateway: v.string(),
    vin: text,
    vehicle: v.custom<object>(() => true),
    selection: text,
    wants_document: v.boolean(),
    language: v.string(),
    at: v.date(),
    browser: v.string(),
    limits: v.custom<object>(() => true),
  },
  answer: v.variant('outcome', [
    v.object({ outcome: v.literal('new'), use: CouponUseSchema }),
    v.object({ outcome: v.literal('coupon'), use: CouponUseSchema }),
    v.object({ outcome: v.literal('repeat'), order_id: v.string(), use: CouponUseSchema }),
    v.object({ outcome: v.literal('other') }),
    v.object({ outcome: v.literal('limited'), until: moment }),
    v.object({ outcome: v.literal('held'), by: v.picklist(['plan', 'pending', 'action']) }),
  ]),
});

/** Deletes an order that was begun. */
export const dropOrderRoutine = defineRoutine(drop, { input: { order: v.string() }, answer: v.null() });

/** Marks an order as paid. */
export const settleOrderRoutine = defineRoutine(settle, {
  input: {
    order: v.string(),
    account: v.string(),
    new_account: v.boolean(),
    payment: text,
    subscription: text,
    period_end: v.nullable(v.date()),
    at: v.nullable(v.date()),
  },
  answer: v.nullable(v.string()),
});

/** Marks an order as declined. */
export const declineOrderRoutine = defineRoutine(decline, {
  input: {
    order: v.string(),
    reason: v.custom<DeclineReason>(() => true),
    at: v.date(),
    limits: v.array(v.string()),
    until: v.date(),
  },
  answer: v.boolean(),
});

/** Functions of the orders. They call functions of coupons and the ledger, which exist by the time they run. */
export const orderRoutines = [
  definePart(declinesUntil),
  beginOrderRoutine,
  dropOrderRoutine,
  settleOrderRoutine,
  declineOrderRoutine,
];
