import type { PlanOffer } from '@vinlore/billing-domain';
import type { Translator } from '@vinlore/i18n';
import type { billingMessages } from '../messages/index.ts';

/** The words and formats of these screens. */
export type BillingText = Translator<(typeof billingMessages)['en']>;

/** How much a document of a plan costs, in words; null where a plan holds one, or does not count them. */
export function priceEach({ product, price, currency, credits }: PlanOffer, { t, money }: BillingText): string | null {
  return credits !== null && credits > 1
    ? t(`billing.each.${product}`, { price: money(Math.round(price / credits), currency) })
    : null;
}

/** How often a plan is paid, beside its price. */
export function paidHow({ interval }: PlanOffer, { t }: BillingText): string {
  return t(interval === null ? 'billing.once' : `billing.per.${interval}`);
}

/** What a plan holds: a number of documents, or as many as fair use takes. */
export function planHolds({ product, credits, fair_use, interval }: PlanOffer, { t, number }: BillingText): string {
  if (credits !== null) return t(`billing.holds.${product}`, { count: credits, interval: interval ?? 'none' });
  return t(`billing.fairUse.${product}`, { limit: number(fair_use ?? 0), interval: interval ?? 'month' });
}

/** The way out of a plan that renews; null where nothing renews. */
export function renewalTerms({ interval, price, currency }: PlanOffer, { t, money }: BillingText): string | null {
  return interval === null ? null : t(`billing.renews.${interval}`, { price: money(price, currency) });
}
