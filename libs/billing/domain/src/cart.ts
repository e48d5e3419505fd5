import type { PlanOffer } from './plan-offer.ts';
import type { Purchase } from './purchase.ts';

/** The purchase fields that say what is in the cart (spec §3, docs/decisions.md §4). */
export type Cart = Pick<
  Purchase,
  'decal' | 'decal_single' | 'nos' | 'report_single' | 'report_subscription' | 'total_product' | 'unlimited_vin_check'
>;

/** What a plan’s purchase says of its cart: number of credits bought (0 where they are not counted), and the flags. */
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
