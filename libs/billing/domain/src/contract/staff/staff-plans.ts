import { AudienceSchema, IntervalSchema, PlanKindSchema, ProductSchema } from '@vinlore/brand';
import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MomentField, PlanIdField } from '../../staff/fields.ts';

const TextsSchema = v.object({ en: v.string(), es: v.string() });

/** What of a plan staff may change. */
const offer = {
  name: TextsSchema,
  description: TextsSchema,
  /** Minor units. */
  price: v.number(),
  /** Of an unlimited plan its fair use. */
  credits: v.number(),
};

/** A plan as it is sold from a moment to another, in place of what the brand's file says. */
const PlannedChangeSchema = v.object({
  ...offer,
  /** Its place in the list of changes: with the list's version it names the change. */
  index: v.number(),
  /** Not on sale while it lasts. */
  off: v.boolean(),
  /** Null: it has begun. */
  starts_at: v.nullable(v.string()),
  /** Null: for good. */
  ends_at: v.nullable(v.string()),
  state: v.picklist(['planned', 'running']),
});
export type PlannedChange = v.InferOutput<typeof PlannedChangeSchema>;

/** A plan as it is sold, and as the brand's file has it. */
const StaffPlanSchema = v.object({
  ...offer,
  id: v.string(),
  product: ProductSchema,
  audience: AudienceSchema,
  kind: PlanKindSchema,
  interval: v.nullable(IntervalSchema),
  currency: v.string(),
  /** Whether it is on sale now. */
  on: v.boolean(),
  /** What it costs by the brand's file; null: the plan was made at the desk. */
  file_price: v.nullable(v.number()),
  /** Changes that run or are to come, in the order in which they begin. */
  changes: v.array(PlannedChangeSchema),
});
export type StaffPlan = v.InferOutput<typeof StaffPlanSchema>;

const answer = success(
  'The plans as they are now.',
  v.object({
    plans: v.array(StaffPlanSchema),
    /** Of the list of changes: a change says which one it saw. */
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

/** Version of the list of changes that the caller saw. */
const version = whole(0, 1_000_000_000);

/** What a plan says and costs, and from when until when. */
const terms = {
  name: v.strictObject({ en: text(40), es: text(40) }),
  description: v.strictObject({ en: text(200), es: text(200) }),
  price: whole(50, 10_000_000),
  credits: whole(1, 1_000_000),
  /** Null: at once. */
  starts_at: v.nullable(MomentField),
  /** Null: for good. */
  ends_at: v.nullable(MomentField),
  version,
};

/** Puts a plan on sale that no file has. It gets an id that no plan and no order of the brand has ever had. */
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
    /** How often it is paid; null where it is paid once. */
    interval: v.nullable(IntervalSchema),
    ...terms,
  }),
  answers: {
    200: answer,
    409: refusal('Someone has changed the price list meanwhile.'),
    422: refusal('The plan does not work; the message says why.'),
  },
});

/** Changes a plan now or from a moment on; what was bought keeps its price. */
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

/** Takes a change back: one that is to come never begins, one that runs is over. */
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
