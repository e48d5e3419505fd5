import type { PlanOffer } from './plan-offer.ts';
import type { Purchase } from './purchase.ts';

/** Purchase fields that describe the cart (spec §3, docs/decisions.md §4). */
export type Cart = Pick<
  Purchase,
  'decal' | 'decal_single' | 'nos' | 'report_single' | 'report_subscription' | 'total_product' | 'unlimited_vin_check'
>;

/** Returns the cart fields for buying a plan: number of credits (0 if not applicable) and flags. */
export function cartOf({
  product,
  kind,
  credits,
  interval,
}: Pick<PlanOffer, 'product' | 'kind' | 'credits' | 'interval'>): Cart {
  const single = kind === 'single';
  return {
    nos: credits ?? 0,
    total_product: 1,
    decal: product === 'sticker',
    decal_single: single && product === 'sticker',
    report_single: single && product === 'report',
    unlimited_vin_check: kind === 'unlimited',
    report_subscription: interval !== null,
  };
}
