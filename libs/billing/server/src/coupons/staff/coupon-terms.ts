import type { CouponTerms } from '@vinlore/billing-domain';
import type { Brand } from '@vinlore/brand';

/** What staff ask of a coupon's terms. */
export interface WishedTerms {
  readonly percent: number | null;
  /** Minor units. */
  readonly amount: number | null;
  readonly plans: readonly string[] | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly uses_in_all: number | null;
  readonly uses_per_person: number | null;
}

/** What is wrong with the terms of a coupon; names the text that says so. */
export type TermsFault =
  | 'percent'
  | 'amount'
  | 'either'
  | 'plansOfAmount'
  | 'noPlan'
  | 'currencies'
  | 'overPrice'
  | 'period'
  | 'past'
  | 'uses';

/**
 * The terms of a coupon, judged against the brand's plans: from 1 to 100 percent, or an amount that is no more than the
 * cheapest of the plans it names costs, in their currency.
 *
 * @param brand with all plans that it sells, or has changed
 */
export function couponTerms(
  { plans }: Pick<Brand, 'plans'>,
  wished: WishedTerms,
  now: Date,
): { readonly terms: CouponTerms } | { readonly fault: TermsFault } {
  const { percent, amount } = wished;
  if ((percent === null) === (amount === null)) return { fault: 'either' };
  const named = wished.plans === null ? null : plans.filter(({ id }) => wished.plans!.includes(id));
  if (named && named.length < new Set(wished.plans).size) return { fault: 'noPlan' };
  const periodFault = faultOfPeriod(wished, now);
  if (periodFault) return { fault: periodFault };
  if (wished.uses_in_all !== null && (wished.uses_per_person ?? 0) > wished.uses_in_all) return { fault: 'uses' };
  if (percent !== null) {
    if (!Number.isInteger(percent) || percent < 1 || percent > 100) return { fault: 'percent' };
    return { terms: { percent, amount: null, currency: null } };
  }
  if (amount === null || !Number.isInteger(amount) || amount < 1 || amount > 10_000_000) return { fault: 'amount' };
  if (!named) return { fault: 'plansOfAmount' };
  const [currency, ...others] = [...new Set(named.map((plan) => plan.currency))];
  if (currency === undefined || others.length > 0) return { fault: 'currencies' };
  if (named.some(({ price }) => amount > price)) return { fault: 'overPrice' };
  return { terms: { percent: null, amount, currency } };
}

/** Percent up to which one person makes a coupon. */
const MOST_PERCENT = 50;

/**
 * Whether a coupon takes off so much that a second person approves it: more than half of what a plan costs, for any plan
 * that it is good for. A coupon of 100 percent, or of a whole price, gives plans away.
 */
export function isGenerous(
  { plans }: Pick<Brand, 'plans'>,
  { percent, amount, plans: ids }: Pick<WishedTerms, 'percent' | 'amount' | 'plans'>,
): boolean {
  if (percent !== null) return percent > MOST_PERCENT;
  return plans.some(({ id, price }) => (ids?.includes(id) ?? true) && amount! * 100 > price * MOST_PERCENT);
}

function faultOfPeriod({ starts_at, ends_at }: WishedTerms, now: Date): TermsFault | null {
  if (ends_at && ends_at <= now) return 'past';
  return starts_at && ends_at && starts_at >= ends_at ? 'period' : null;
}
