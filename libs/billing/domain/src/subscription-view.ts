import * as v from 'valibot';
import { GatewayNameSchema } from './gateway-name.ts';
import { PlanOfferSchema } from './plan-offer.ts';

/**
 * Where a subscription stands. `active`: renews. `ending`: cancelled, runs to the end of what is paid. `past_due`: a
 * renewal could not be charged and is tried again. `ended`: over.
 */
export const SubscriptionStateSchema = v.picklist(['active', 'ending', 'past_due', 'ended']);
export type SubscriptionState = v.InferOutput<typeof SubscriptionStateSchema>;

/** A subscription as its member sees it. */
export const SubscriptionViewSchema = v.object({
  /** `subscription_id` of the cancellation (spec §3). */
  id: v.string(),
  gateway: GatewayNameSchema,
  plan: PlanOfferSchema,
  state: SubscriptionStateSchema,
  began_at: v.string(),
  /** What is paid runs to here: it renews then, or ends. */
  period_end: v.string(),
  /** Minor units that the next renewal costs; null where none comes. */
  next_amount: v.nullable(v.number()),
  currency: v.string(),
  /** Documents made in this period under an unlimited plan; null for others. */
  used: v.nullable(v.number()),
  /** Documents of this period that the plan before a switch has given as credits; absent: none. */
  counted: v.optional(v.number()),
  /** The plan that it goes on with after this period; absent: the same. */
  next_plan: v.optional(PlanOfferSchema),
});
export type SubscriptionView = v.InferOutput<typeof SubscriptionViewSchema>;
