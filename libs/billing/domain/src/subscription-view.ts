import * as v from 'valibot';
import { GatewayNameSchema } from './gateway-name.ts';
import { PlanOfferSchema } from './plan-offer.ts';

/**
 * Where a subscription stands. `active`: renews. `ending`: cancelled, runs to the end of what is paid. `paused`: runs to
 * the end of what is paid, and renews after the pause. `past_due`: a renewal could not be charged and is tried again.
 * `ended`: over.
 */
export const SubscriptionStateSchema = v.picklist(['active', 'ending', 'paused', 'past_due', 'ended']);
export type SubscriptionState = v.InferOutput<typeof SubscriptionStateSchema>;

/** A subscription as its member sees it. */
export const SubscriptionViewSchema = v.object({
  /** `subscription_id` of the cancellation (spec §3). */
  id: v.string(),
  gateway: GatewayNameSchema,
  plan: PlanOfferSchema,
  state: SubscriptionStateSchema,
  began_at: v.string(),
  /** What is paid runs to here: it renews then, ends, or pauses. */
  period_end: v.string(),
  /** Minor units that the next renewal costs; null where none comes, or only once its member resumes it. */
  next_amount: v.nullable(v.number()),
  currency: v.string(),
  /** Documents made in this period under an unlimited plan; null for others. */
  used: v.nullable(v.number()),
  /** Documents of this period that the plan before a switch has given as credits; absent: none. */
  counted: v.optional(v.number()),
  /** The plan that it goes on with after this period; absent: the same. */
  next_plan: v.optional(PlanOfferSchema),
  /** Absent: it is not paused. */
  pause: v.optional(
    v.object({
      /** It is charged again then; null: once its member resumes it. */
      resumes_at: v.nullable(v.string()),
      /** The payment from which it goes on if it is resumed now; absent: no earlier one. */
      earliest: v.optional(v.string()),
    }),
  ),
  /** The pauses that its member may choose, besides one without an end; absent: it can't be paused now. */
  pauses: v.optional(v.array(v.object({ months: v.number(), resumes_at: v.string() }))),
});
export type SubscriptionView = v.InferOutput<typeof SubscriptionViewSchema>;
