import { AudienceSchema, IntervalSchema, type Plan, PlanKindSchema, ProductSchema } from '@vinlore/brand';
import type { Language } from '@vinlore/i18n';
import * as v from 'valibot';
import { creditsGranted, renews } from './plan-terms.ts';
import { TaxRateSchema } from './tax.ts';

/** A plan as offered to a buyer, in their language. */
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
  /** Documents included, once or per period; null: unlimited. */
  credits: v.nullable(v.number()),
  /** Renewal interval; null: one-time payment. */
  interval: v.nullable(IntervalSchema),
  /** Fair use limit per period of an unlimited plan; null for others. */
  fair_use: v.nullable(v.number()),
  /** Tax included in the price at the buyer's location; absent if not itemized. */
  tax: v.optional(TaxRateSchema),
});
export type PlanOffer = v.InferOutput<typeof PlanOfferSchema>;

/** Localizes a plan. */
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
