import * as v from 'valibot';
import { CouponCodeField } from '../fields.ts';

/** Why staff did something with somebody's money or credits: kept, and erased with the account it is about. */
export const WhyField = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(300));

/** Why staff decide something about a member's plan: kept in the audit log for good. */
export const ReasonField = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(300));

/** A key that the caller makes up: a repeat with it is the same act. */
export const ActKeyField = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** A day of the calendar, in UTC: `2026-11-22`. */
export const DayField = v.pipe(
  v.string(),
  v.regex(/^20\d\d-\d\d-\d\d$/),
  v.check((day) => {
    const at = Date.parse(day);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  }),
);

/** A moment, ISO 8601 in UTC, between the years 2000 and 2099. */
export const MomentField = v.pipe(
  v.string(),
  v.maxLength(30),
  v.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/),
  v.check((moment) => !Number.isNaN(Date.parse(moment))),
  v.transform((moment) => new Date(moment)),
);

/** The id of a plan. */
export const PlanIdField = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{2,40}$/));

/** What staff look for in a list of orders: part of an email address, or an order's number; at least three characters. */
export const OrderSearchField = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(100),
  v.check((text) => text === '' || /[\p{L}\p{N}]{3}/u.test(text)),
);

/** The beginning of a coupon's code, as it is typed. */
export const CouponSearchField = v.union([
  v.pipe(v.string(), v.maxLength(100), v.trim(), v.literal('')),
  CouponCodeField,
]);
