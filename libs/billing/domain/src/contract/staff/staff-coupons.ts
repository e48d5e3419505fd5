import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MOST_USES } from '../../coupon-terms.ts';
import { CouponCodeField, IdField } from '../../fields.ts';
import { CouponSearchField, MomentField, PlanIdField } from '../../staff/fields.ts';

/** Status of a coupon, derived from its start, end, and the current time. */
export const CouponStateSchema = v.picklist(['planned', 'running', 'ended']);
export type CouponState = v.InferOutput<typeof CouponStateSchema>;

/** A coupon as shown to staff. */
export const StaffCouponSchema = v.object({
  id: v.string(),
  code: v.string(),
  state: CouponStateSchema,
  percent: v.nullable(v.number()),
  /** Minor units. */
  amount: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  plans: v.nullable(v.array(v.string())),
  first_purchase: v.boolean(),
  starts_at: v.nullable(v.string()),
  ends_at: v.nullable(v.string()),
  uses_in_all: v.nullable(v.number()),
  uses_per_person: v.nullable(v.number()),
  /** Number of uses, counted up to 10,000. */
  used: v.number(),
  created_at: v.string(),
});
export type StaffCoupon = v.InferOutput<typeof StaffCouponSchema>;

/** The brand's coupons. */
export const staffCoupons = endpoint({
  name: 'coupon.staffList',
  summary: 'Coupons of this brand, newest first.',
  method: 'GET',
  path: '/api-cwa/staff/coupons',
  encoding: 'query',
  auth: 'staff',
  permission: 'billing',
  request: v.strictObject({
    state: v.optional(CouponStateSchema),
    /** Prefix of the code. */
    search: v.optional(CouponSearchField, ''),
    /** Cursor: the last coupon of the previous page. */
    cursor: v.optional(IdField),
  }),
  answers: {
    200: success('At most 50.', v.object({ coupons: v.array(StaffCouponSchema), more: v.boolean() })),
  },
});

const uses = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_USES)));

/** Creates a coupon. `judgeTerms` validates the terms; the handler returns the error messages. */
export const staffCreateCoupon = endpoint({
  name: 'coupon.staffCreate',
  event: 'grant.given',
  summary: 'Makes a coupon of this brand: percent or an amount off, for plans, from a moment to another.',
  method: 'POST',
  path: '/api-cwa/staff/coupon',
  encoding: 'json',
  auth: 'staff',
  permission: 'billing',
  site: true,
  request: v.strictObject({
    code: CouponCodeField,
    /** From 1 to 100; null for a fixed discount. */
    percent: v.nullable(v.number()),
    /** Minor units in the plans' currency; null for a percentage. */
    amount: v.nullable(v.number()),
    /** Ids of the plans; null: all. Required for a fixed discount. */
    plans: v.nullable(v.pipe(v.array(PlanIdField), v.minLength(1), v.maxLength(200))),
    first_purchase: v.boolean(),
    starts_at: v.nullable(MomentField),
    ends_at: v.nullable(MomentField),
    uses_in_all: uses,
    uses_per_person: uses,
  }),
  answers: {
    200: success('The coupon.', StaffCouponSchema),
    409: refusal('The brand has, or had, a coupon of this code.'),
    422: refusal('Its terms do not work; the message says which and why.'),
  },
});

/** Ends a coupon immediately. */
export const staffEndCoupon = endpoint({
  name: 'coupon.staffEnd',
  summary: 'Ends a coupon at once; orders that were begun with it keep it.',
  method: 'POST',
  path: '/api-cwa/staff/coupon/end',
  encoding: 'json',
  auth: 'staff',
  permission: 'billing',
  site: true,
  request: v.strictObject({ id: IdField }),
  answers: {
    200: success('The coupon.', StaffCouponSchema),
    404: refusal('The brand has no such coupon.'),
  },
});
