import { purchaseContract } from './contract/purchase-contract.ts';
import type { PlanOffer } from './plan-offer.ts';

/** Types whose path is the report plans’ (spec §7). */
const REPORT_TYPES: readonly string[] = ['vhr', 'unlimited_vin_check', 'report'];

/**
 * The row that a plan is bought by (spec §7): the landing page’s own where a host is given, else by type the report
 * plans’ or the sticker plans’.
 */
export function purchaseRow(type: string, host?: string) {
  if (host) return purchaseContract.buyOnLanding;
  return REPORT_TYPES.includes(type) ? purchaseContract.buyReportPlan : purchaseContract.buyStickerPlan;
}

/** The type under which a plan is bought: a report for the VIN at hand, an unlimited plan, other reports, or stickers. */
export function purchaseType({ product, kind }: Pick<PlanOffer, 'product' | 'kind'>): string {
  if (product === 'sticker') return 'sticker';
  if (kind === 'unlimited') return 'unlimited_vin_check';
  return kind === 'single' ? 'vhr' : 'report';
}
