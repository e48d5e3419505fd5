import * as v from 'valibot';
import { GatewayNameSchema } from './gateway-name.ts';
import { PlanOfferSchema } from './plan-offer.ts';

/**
 * Status of a subscription. `active`: renews. `ending`: canceled, runs to the end of the paid period. `paused`: runs to
 * the end of the paid period, and renews after the pause. `past_due`: a renewal failed and is being retried. `ended`:
 * no longer runs.
 */
export const SubscriptionStateSchema = v.picklist(['active', 'ending', 'paused', 'past_due', 'ended']);
export type SubscriptionState = v.InferOutput<typeof SubscriptionStateSchema>;

/** A subscription as shown to its member. */
export const SubscriptionViewSchema = v.object({
  /** `subscription_id` of the cancellation (spec §3). */
  id: v.string(),
  gateway: GatewayNameSchema,
  plan: PlanOfferSchema,
  state: SubscriptionStateSchema,
  began_at: v.string(),
  /** End of the paid period, when it renews, ends, or pauses. */
  period_end: v.string(),
  /** Price of the next renewal in minor units; null if there is none, or only once its member resumes it. */
  next_amount: v.nullable(v.number()),
  currency: v.string(),
  /** Documents created in this period under an unlimited plan; null for others. */
  used: v.nullable(v.number()),
  /** Documents that the previous plan granted for this period as credits; absent: none. */
  counted: v.optional(v.number()),
  /** Plan for the next period; absent if unchanged. */
  next_plan: v.optional(PlanOfferSchema),
  /** Absent if not paused. */
  pause: v.optional(
    v.object({
      /** Date of the next charge; null: once its member resumes it. */
      resumes_at: v.nullable(v.string()),
      /** The payment from which it goes on if it is resumed now; absent: no earlier one. */
      earliest: v.optional(v.string()),
    }),
  ),
  /** The pauses that its member may choose, besides one without an end; absent: it can't be paused now. */
  pauses: v.optional(v.array(v.object({ months: v.number(), resumes_at: v.string() }))),
});
export type SubscriptionView = v.InferOutput<typeof SubscriptionViewSchema>;
