import type { PlanOffer } from '@vinlore/billing-domain';
import type { BillingText } from './plan-terms.ts';

/**
 * What the button says that pays: what it costs now, and what happens then.
 *
 * @param total minor units to pay now, coupon taken off
 * @param makes whether the document is made at once, for the vehicle at hand
 */
export function payLabel(offer: PlanOffer, total: number, makes: boolean, { t, money }: BillingText): string {
  const { product, kind, credits, currency, interval } = offer;
  const price = money(total, currency);
  if (kind === 'single' && makes)
    return t(`billing.payAndMake.${product}`, { price, free: total === 0 ? 'yes' : 'no' });
  if (interval !== null) return t('billing.paySubscribe', { price });
  return t(`billing.payFor.${product}`, { price, count: credits ?? 1 });
}
