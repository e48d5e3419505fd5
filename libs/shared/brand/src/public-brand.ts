import { type Brand, siteIdentifier } from './brand.ts';

/**
 * What a page may know of its brand: everything but its other domains, its plans, which a call answers, and what is the
 * staff's own business.
 */
export type PublicBrand = Omit<
  Brand,
  'domains' | 'plans' | 'refund_limit' | 'refund_daily_limit' | 'credit_daily_limit'
> & { readonly domain: string };

/** The part of a brand that travels to browsers. */
export function publicBrand(brand: Brand): PublicBrand {
  const {
    domains,
    plans: _plans,
    refund_limit: _limit,
    refund_daily_limit: _refunds,
    credit_daily_limit: _credits,
    ...rest
  } = brand;
  return { ...rest, domain: siteIdentifier({ domains }) };
}
