import type { CreditPayload } from '@vinlore/billing-domain';
import type { PublicBrand } from '@vinlore/brand';
import type { BillingText } from '../checkout/plan-terms.ts';

/** One kind of credits and how many are left. */
export interface CreditCell {
  readonly label: string;
  readonly value: string;
  /** Unit of the value. */
  readonly unit: string | null;
}

/**
 * The credit counts to show for a brand: its global pot, or one per product. Report credits are left out if the brand
 * doesn't sell reports and none are left.
 */
export function creditCells(
  credits: CreditPayload,
  { settings, features }: Pick<PublicBrand, 'settings' | 'features'>,
  { t, number }: BillingText,
): CreditCell[] {
  const { sticker_credit: stickers, vhr_credit: reports, credit, vhr_credit_subscription: running } = credits;
  const counted = (label: string, left: number): CreditCell => ({
    label,
    value: number(left),
    unit: t('billing.left'),
  });
  const unlimited = (label: string): CreditCell => ({ label, value: t('billing.unlimited'), unit: null });
  const cells: CreditCell[] = [];
  if (settings.credit_type === 'global') {
    cells.push(counted(t('billing.credits'), credit));
    if (stickers === 'Unlimited') cells.push(unlimited(t('billing.stickers')));
    if (running === 'Unlimited') cells.push(unlimited(t('billing.reports')));
    return cells;
  }
  if (running === 'Unlimited') cells.push(unlimited(t('billing.reports')));
  else if (features.report || reports > 0) cells.push(counted(t('billing.reportCredits'), reports));
  cells.push(
    stickers === 'Unlimited' ? unlimited(t('billing.stickers')) : counted(t('billing.stickerCredits'), stickers),
  );
  return cells;
}
