import { AudienceSchema, IntervalSchema, PlanKindSchema, ProductSchema } from '@vinlore/brand';
import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MomentField, PlanIdField } from '../../staff/fields.ts';

const TextsSchema = v.object({ en: v.string(), es: v.string() });

/** Plan fields that staff can change. */
const offer = {
  name: TextsSchema,
  description: TextsSchema,
  /** Minor units. */
  price: v.number(),
  /** Fair use limit of an unlimited plan. */
  credits: v.number(),
};

/** A plan as sold for a period, overriding the brand file. */
const PlannedChangeSchema = v.object({
  ...offer,
  /** Position in the list of changes; with the list's version, identifies the change. */
  index: v.number(),
  /** Not for sale during this period. */
  off: v.boolean(),
  /** Null: already started. */
  starts_at: v.nullable(v.string()),
  /** Null: no end. */
  ends_at: v.nullable(v.string()),
  state: v.picklist(['planned', 'running']),
});
export type PlannedChange = v.InferOutput<typeof PlannedChangeSchema>;

/** A plan as sold now, and as defined in the brand file. */
const StaffPlanSchema = v.object({
  ...offer,
  id: v.string(),
  product: ProductSchema,
  audience: AudienceSchema,
  kind: PlanKindSchema,
  interval: v.nullable(IntervalSchema),
  currency: v.string(),
  /** Whether it is for sale now. */
  on: v.boolean(),
  /** Price in the brand file; null if the plan was created in the desk. */
  file_price: v.nullable(v.number()),
  /** Running and scheduled changes, by start. */
  changes: v.array(PlannedChangeSchema),
});
export type StaffPlan = v.InferOutput<typeof StaffPlanSchema>;

const answer = success(
  'The plans as they are now.',
  v.object({
    plans: v.array(StaffPlanSchema),
    /** Version of the change list; a change must name the version it is based on. */
    version: v.number(),
  }),
);

/** The brand's price list. */
export const staffPlans = endpoint({
  name: 'billing.staffPlans',
  summary: 'The plans of this brand with the changes that run or are to come.',
  method: 'GET',
  path: '/api-cwa/staff/plans',
  encoding: 'query',
  auth: 'staff',
  permission: 'billing',
  request: v.strictObject({}),
  answers: { 200: answer },
});

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Version of the change list that the caller saw. */
const version = whole(0, 1_000_000_000);

/** Texts, price, and validity period of a plan. */
const terms = {
  name: v.strictObject({ en: text(40), es: text(40) }),
  description: v.strictObject({ en: text(200), es: text(200) }),
  price: whole(50, 10_000_000),
  credits: whole(1, 1_000_000),
  /** Null: immediately. */
  starts_at: v.nullable(MomentField),
  /** Null: no end. */
  ends_at: v.nullable(MomentField),
  version,
};

/** Adds a plan that isn't in the brand file. Its id is never one that a plan or order of the brand has had. */
export const staffAddPlan = endpoint({
  name: 'billing.staffAddPlan',
  summary: 'Puts a new plan on sale, at once or from a moment to another.',
  method: 'POST',
  path: '/api-cwa/staff/plan/add',
  encoding: 'json',
  auth: 'staff',
  permission: 'billing',
  site: true,
  request: v.strictObject({
    product: ProductSchema,
    audience: AudienceSchema,
    kind: PlanKindSchema,
    /** Renewal interval; null for a one-time payment. */
    interval: v.nullable(IntervalSchema),
    ...terms,
  }),
  answers: {
    200: answer,
    409: refusal('Someone has changed the price list meanwhile.'),
    422: refusal('The plan does not work; the message says why.'),
  },
});

/** Changes a plan now or later; existing purchases keep their price. */
export const staffChangePlan = endpoint({
  name: 'billing.staffChangePlan',
  summary: 'Changes price, texts or credits of a plan, or takes it off sale, from a moment to another.',
  method: 'POST',
  path: '/api-cwa/staff/plan/change',
  encoding: 'json',
  auth: 'staff',
  permission: 'billing',
  site: true,
  request: v.strictObject({
    plan: PlanIdField,
    off: v.boolean(),
    ...terms,
  }),
  answers: {
    200: answer,
    404: refusal('The brand has no such plan.'),
    409: refusal('Somebody has changed the price list meanwhile.'),
    422: refusal('The change does not work; the message says why.'),
  },
});

/** Removes a change: a scheduled one never starts, a running one ends. */
export const staffWithdrawPlanChange = endpoint({
  name: 'billing.staffWithdrawPlanChange',
  summary: 'Takes a change of a plan back.',
  method: 'POST',
  path: '/api-cwa/staff/plan/withdraw',
  encoding: 'json',
  auth: 'staff',
  permission: 'billing',
  site: true,
  request: v.strictObject({ index: whole(0, 1000), version }),
  answers: {
    200: answer,
    404: refusal('There is no such change.'),
    409: refusal('Somebody has changed the price list meanwhile.'),
    422: refusal('The price list that would remain does not work.'),
  },
});
