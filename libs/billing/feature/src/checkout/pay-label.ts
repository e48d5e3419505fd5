import type { PlanOffer } from '@vinlore/billing-domain';
import type { BillingText } from './plan-terms.ts';

/**
 * Label of the pay button: what it costs now and what happens next.
 *
 * @param total amount to pay now in minor units, after the coupon
 * @param makes whether the document is created right away for the vehicle
 */
export function payLabel(offer: PlanOffer, total: number, makes: boolean, { t, money }: BillingText): string {
  const { product, kind, credits, currency, interval } = offer;
  const price = money(total, currency);
  if (kind === 'single' && makes)
    return t(`billing.payAndMake.${product}`, { price, free: total === 0 ? 'yes' : 'no' });
  if (interval !== null) return t('billing.paySubscribe', { price });
  return t(`billing.payFor.${product}`, { price, count: credits ?? 1 });
}
