import { type Coupon, type CouponDiscount, type CouponFault, renews } from '@vinlore/billing-domain';
import type { Brand, Plan } from '@vinlore/brand';
import type { Translator } from '@vinlore/i18n';

/** Whether a fault depends on what the buyer has bought or used before. */
export const isAboutBuyer = (fault: CouponFault | null): fault is 'yours-used-up' | 'not-first' =>
  fault === 'yours-used-up' || fault === 'not-first';

/**
 * Explains why a coupon cannot be used; `fault` is null for an unknown code. "Already used" and "first purchase only"
 * get the same text, so that nobody can use an email to find out what its owner has bought here.
 */
export function couponRefusal(text: Translator, fault: CouponFault | null): string {
  if (fault === null) return text.t('coupon.unknown');
  return text.t(isAboutBuyer(fault) ? 'coupon.notYours' : `coupon.${fault}`);
}

const offOf = (text: Translator, terms: CouponDiscount) =>
  terms.percent === null
    ? text.money(terms.amount, terms.currency)
    : text.t('coupon.percent', { percent: terms.percent });

/** Describes a coupon: discount, who can use it, for which plans, and until when. */
export function couponOffer(text: Translator, brand: Pick<Brand, 'plans'>, coupon: Coupon): string {
  const { plans, first_purchase, ends_at } = coupon;
  const sentences = [
    text.t('coupon.good', { off: offOf(text, coupon), first: first_purchase ? 'yes' : 'no' }),
    ...(plans ? [text.t('coupon.goodPlans', { plans: planNames(text, brand, plans) })] : []),
    // The end is exclusive: a coupon that ends at midnight is valid through the day before.
    ...(ends_at ? [text.t('coupon.goodUntil', { day: text.date(new Date(Date.parse(ends_at) - 1)) })] : []),
  ];
  return sentences.join(' ');
}

const planNames = (text: Translator, { plans }: Pick<Brand, 'plans'>, ids: readonly string[]) => {
  const names = plans.filter(({ id }) => ids.includes(id)).map(({ name }) => name[text.language]);
  return [...new Set(names)].join(', ');
};

/**
 * States a plan's price with a coupon and, if the plan renews, the later price: a coupon applies to the first payment
 * only.
 */
export function couponTotal(text: Translator, plan: Plan, terms: CouponDiscount, total: number): string {
  const price = text.money(plan.price, plan.currency);
  const first = text.t('coupon.total', { off: offOf(text, terms), total: text.money(total, plan.currency), price });
  return renews(plan) ? `${first} ${text.t('coupon.renewals', { interval: plan.interval, price })}` : first;
}
