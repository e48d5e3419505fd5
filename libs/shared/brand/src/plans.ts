import * as v from 'valibot';
import { closedObject } from './closed-object.ts';

/** The document a plan's credits pay for: a vehicle history report or a window sticker. */
export const ProductSchema = v.picklist(['report', 'sticker']);
export type PlanProduct = v.InferOutput<typeof ProductSchema>;

/** Plans are offered to two audiences (spec §1, §6: `user_type`). */
export const AudienceSchema = v.picklist(['user', 'dealer']);
export type Audience = v.InferOutput<typeof AudienceSchema>;

/* @__NO_SIDE_EFFECTS__ */
const words = (longest: number) => {
  const what = `a text of 1 to ${longest} characters`;
  const text = v.pipe(v.string(what), v.nonEmpty(what), v.maxLength(longest, what));
  return closedObject({ en: text, es: text });
};

/* @__NO_SIDE_EFFECTS__ */
const whole = (least: number, most: number, of = '') => {
  const what = `a whole number${of} from ${least} to ${most}`;
  return v.pipe(v.number(what), v.integer(what), v.minValue(least, what), v.maxValue(most, what));
};

const common = {
  /** Must not change once the plan was sold: orders reference it. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{2,40}$/, 'lower-case letters, digits and hyphens')),
  product: ProductSchema,
  audience: AudienceSchema,
  name: words(40),
  /** One sentence: what the buyer gets. */
  description: words(200),
  /** Minor units of the currency, such as cents (docs/decisions.md §2). */
  price: whole(50, 10_000_000, ' of cents'),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'an ISO 4217 code such as USD')),
};

/** How a plan pays for documents. */
export const PlanKindSchema = v.picklist(['single', 'bundle', 'subscription', 'unlimited']);
export type PlanKind = v.InferOutput<typeof PlanKindSchema>;

/** Billing period of a plan that renews. */
export const IntervalSchema = v.picklist(['month', 'year']);

/** One document for the selected vehicle. */
export const SinglePlanSchema = closedObject({ ...common, kind: v.literal('single'), credits: v.literal(1) });

/** Several credits, without an expiration date. */
export const BundlePlanSchema = closedObject({ ...common, kind: v.literal('bundle'), credits: whole(2, 1000) });

/** New credits each period, until canceled. */
export const SubscriptionPlanSchema = closedObject({
  ...common,
  kind: v.literal('subscription'),
  credits: whole(1, 10_000),
  interval: IntervalSchema,
});

/** Unlimited within fair use; the limit is stated in the offer, never in small print. */
export const UnlimitedPlanSchema = closedObject({
  ...common,
  kind: v.literal('unlimited'),
  interval: IntervalSchema,
  /** Documents per period beyond which we contact the buyer first. */
  fair_use: whole(10, 1_000_000),
});

/** An offer of a brand. */
export const PlanSchema = v.variant('kind', [
  SinglePlanSchema,
  BundlePlanSchema,
  SubscriptionPlanSchema,
  UnlimitedPlanSchema,
]);
export type Plan = v.InferOutput<typeof PlanSchema>;

/** `plans.json`: what a brand sells, in display order. */
export const PlansSchema = v.pipe(
  v.array(PlanSchema),
  v.check(
    (plans) => new Set(plans.map(({ id }) => id)).size === plans.length,
    'a list in which every plan has an id of its own',
  ),
  v.check(
    (plans) =>
      plans.every(({ product, audience }) =>
        plans.some((plan) => plan.product === product && plan.audience === audience && plan.kind === 'single'),
      ),
    'a list in which every product and audience that has plans has one of the kind "single": it is the default choice',
  ),
  v.readonly(),
);
