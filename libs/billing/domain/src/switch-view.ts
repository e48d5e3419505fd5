import * as v from 'valibot';
import { PlanOfferSchema } from './plan-offer.ts';
import { TaxAmountSchema } from './tax.ts';

/** When a switch takes effect: at once, or when what is paid is over. */
export const SwitchTimeSchema = v.picklist(['now', 'period-end']);
export type SwitchTime = v.InferOutput<typeof SwitchTimeSchema>;

/** A plan that a member may switch to, and what that comes to today. Amounts are minor units of the plan's currency. */
export const SwitchOptionSchema = v.object({
  plan: PlanOfferSchema,
  when: SwitchTimeSchema,
  /** What is charged at once; 0 where it takes effect at the period's end. */
  charged: v.number(),
  /** The tax that is in `charged`; absent: none is told apart. */
  tax: v.optional(TaxAmountSchema),
  /** What is taken off for the unused part of the present plan. */
  credited: v.number(),
  /** Documents that the present plan has given for that part: they stay, and count in the new plan's first period. */
  counted: v.number(),
  /** Credits that are added at once; null where none are. */
  credits: v.nullable(v.number()),
  /** When the new plan is charged next, at its full price. */
  renews_at: v.string(),
});
export type SwitchOption = v.InferOutput<typeof SwitchOptionSchema>;
