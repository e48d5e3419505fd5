import { AudienceSchema, IntervalSchema, type Plan, PlanKindSchema, ProductSchema } from '@vinlore/brand';
import type { Language } from '@vinlore/i18n';
import * as v from 'valibot';
import { creditsGranted, renews } from './plan-terms.ts';
import { TaxRateSchema } from './tax.ts';

/** A plan as it is offered to somebody: in their language. */
export const PlanOfferSchema = v.object({
  id: v.string(),
  product: ProductSchema,
  audience: AudienceSchema,
  kind: PlanKindSchema,
  name: v.string(),
  description: v.string(),
  /** Minor units of the currency. */
  price: v.number(),
  currency: v.string(),
  /** Documents it pays for, once or in each period; null: unlimited. */
  credits: v.nullable(v.number()),
  /** How often it renews; null: paid once. */
  interval: v.nullable(IntervalSchema),
  /** Documents a period that an unlimited plan is meant for; null: not unlimited. */
  fair_use: v.nullable(v.number()),
  /** The tax that is in the price where whoever asks is; absent: none is told apart. */
  tax: v.optional(TaxRateSchema),
});
export type PlanOffer = v.InferOutput<typeof PlanOfferSchema>;

/** Puts a plan into one language. */
export function offerOf(plan: Plan, language: Language): PlanOffer {
  const { id, product, audience, kind, price, currency } = plan;
  return {
    id,
    product,
    audience,
    kind,
    name: plan.name[language],
    description: plan.description[language],
    price,
    currency,
    credits: creditsGranted(plan),
    interval: renews(plan) ? plan.interval : null,
    fair_use: plan.kind === 'unlimited' ? plan.fair_use : null,
  };
}
