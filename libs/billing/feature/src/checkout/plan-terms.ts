import type { PlanOffer } from '@vinlore/billing-domain';
import type { Translator } from '@vinlore/i18n';
import type { billingMessages } from '../messages/index.ts';

/** Translator of these screens. */
export type BillingText = Translator<(typeof billingMessages)['en']>;

/** Price per document of a plan as text; null if the plan has one document or an unlimited number. */
export function priceEach({ product, price, currency, credits }: PlanOffer, { t, money }: BillingText): string | null {
  return credits !== null && credits > 1
    ? t(`billing.each.${product}`, { price: money(Math.round(price / credits), currency) })
    : null;
}

/** How often a plan is billed; shown beside its price. */
export function paidHow({ interval }: PlanOffer, { t }: BillingText): string {
  return t(interval === null ? 'billing.once' : `billing.per.${interval}`);
}

/** What a plan includes: a number of documents, or its fair-use limit. */
export function planHolds({ product, credits, fair_use, interval }: PlanOffer, { t, number }: BillingText): string {
  if (credits !== null) return t(`billing.holds.${product}`, { count: credits, interval: interval ?? 'none' });
  return t(`billing.fairUse.${product}`, { limit: number(fair_use ?? 0), interval: interval ?? 'month' });
}

/** Renewal and cancellation terms; null if the plan doesn't renew. */
export function renewalTerms({ interval, price, currency }: PlanOffer, { t, money }: BillingText): string | null {
  return interval === null ? null : t(`billing.renews.${interval}`, { price: money(price, currency) });
}
