import { purchaseContract } from './contract/purchase-contract.ts';
import type { PlanOffer } from './plan-offer.ts';

/** Types that use the report plans' path (spec §7). */
const REPORT_TYPES: readonly string[] = ['vhr', 'unlimited_vin_check', 'report'];

/**
 * Returns the path for buying a plan (spec §7): the landing page's if a host is given, otherwise the report or sticker
 * plans' path by type.
 */
export function purchaseRow(type: string, host?: string) {
  if (host) return purchaseContract.buyOnLanding;
  return REPORT_TYPES.includes(type) ? purchaseContract.buyReportPlan : purchaseContract.buyStickerPlan;
}

/**
 * Returns the type under which a plan is bought: a report for the current VIN, an unlimited plan, other reports, or
 * stickers.
 */
export function purchaseType({ product, kind }: Pick<PlanOffer, 'product' | 'kind'>): string {
  if (product === 'sticker') return 'sticker';
  if (kind === 'unlimited') return 'unlimited_vin_check';
  return kind === 'single' ? 'vhr' : 'report';
}
