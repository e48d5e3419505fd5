import * as v from 'valibot';
import { CouponCodeField } from '../fields.ts';

/** Staff's reason for changing someone's money or credits; stored, and erased with the account. */
export const WhyField = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(300));

/** Staff's reason for changing a member's plan; kept permanently in the audit log. */
export const ReasonField = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(300));

/** Idempotency key made by the caller. */
export const ActKeyField = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** A calendar day in UTC: `2026-11-22`. */
export const DayField = v.pipe(
  v.string(),
  v.regex(/^20\d\d-\d\d-\d\d$/),
  v.check((day) => {
    const at = Date.parse(day);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  }),
);

/** A time in ISO 8601, UTC, between the years 2000 and 2099. */
export const MomentField = v.pipe(
  v.string(),
  v.maxLength(30),
  v.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/),
  v.check((moment) => !Number.isNaN(Date.parse(moment))),
  v.transform((moment) => new Date(moment)),
);

/** A plan id. */
export const PlanIdField = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{2,40}$/));

/** Search text for orders: part of an email address, or an order number; at least three characters. */
export const OrderSearchField = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(100),
  v.check((text) => text === '' || /[\p{L}\p{N}]{3}/u.test(text)),
);

/** Prefix of a coupon code, as typed. */
export const CouponSearchField = v.union([
  v.pipe(v.string(), v.maxLength(100), v.trim(), v.literal('')),
  CouponCodeField,
]);
