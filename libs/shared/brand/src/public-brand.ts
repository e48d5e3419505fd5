import { type Brand, siteIdentifier } from './brand.ts';
import type { PlanProduct } from './plans.ts';

/**
 * The parts of a brand that pages get: everything except its other domains, plans and taxes (calls return those), its
 * email texts, and staff-only settings. Of the plans, pages only know which product leads.
 */
export type PublicBrand = Omit<
  Brand,
  'domains' | 'plans' | 'taxes' | 'refund_limit' | 'refund_daily_limit' | 'credit_daily_limit' | 'mail_texts'
> & {
  readonly domain: string;
  /** The product it puts first: that of its first plan (docs/decisions.md §1). */
  readonly leads_with: PlanProduct;
};

/** Returns a brand's lead product: that of its first plan that is switched on; reports if it sells nothing. */
export function leadsWith({ plans, features }: Pick<Brand, 'plans' | 'features'>): PlanProduct {
  return plans.find(({ product }) => features[product])?.product ?? 'report';
}

/** Both products, the brand's lead product first. */
export function productsOf({ leads_with }: Pick<PublicBrand, 'leads_with'>): readonly [PlanProduct, PlanProduct] {
  return leads_with === 'report' ? ['report', 'sticker'] : ['sticker', 'report'];
}

/** Returns the part of a brand that is sent to browsers. */
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
