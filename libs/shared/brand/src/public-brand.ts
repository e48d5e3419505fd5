import { type Brand, siteIdentifier } from './brand.ts';
import type { PlanProduct } from './plans.ts';

/**
 * What a page may know of its brand: everything but its other domains, its plans and taxes, which calls answer, its mails, and
 * what is the staff's own business. Of the plans it knows which product comes first.
 */
export type PublicBrand = Omit<
  Brand,
  'domains' | 'plans' | 'taxes' | 'refund_limit' | 'refund_daily_limit' | 'credit_daily_limit' | 'mail_texts'
> & {
  readonly domain: string;
  /** What it puts first where there is a choice: what its first plan is for (docs/decisions.md §1). */
  readonly leads_with: PlanProduct;
};

/** What a brand puts first: the product of its first plan that is switched on; reports where it sells nothing. */
export function leadsWith({ plans, features }: Pick<Brand, 'plans' | 'features'>): PlanProduct {
  return plans.find(({ product }) => features[product])?.product ?? 'report';
}

/** Both products, the one that a brand leads with first. */
export function productsOf({ leads_with }: Pick<PublicBrand, 'leads_with'>): readonly [PlanProduct, PlanProduct] {
  return leads_with === 'report' ? ['report', 'sticker'] : ['sticker', 'report'];
}

/** The part of a brand that travels to browsers. */
export function publicBrand(brand: Brand): PublicBrand {
  const {
    domains,
    plans: _plans,
    taxes: _taxes,
    refund_limit: _limit,
    refund_daily_limit: _refunds,
    credit_daily_limit: _credits,
    mail_texts: _mails,
    ...rest
  } = brand;
  return { ...rest, domain: siteIdentifier({ domains }), leads_with: leadsWith(brand) };
}
