import type { Plan } from '@vinlore/brand';
import type { Formats } from '@vinlore/i18n';
import type { CouponDiscount } from './coupon.ts';

/** What an operator asks of a coupon, before it is judged. `NaN` stands for a number that could not be read. */
export interface CouponTerms {
  /** Percent off; null where an amount is off. */
  readonly percent: number | null;
  /** Minor units off, in the currency of the plans it names; null where percent are off. */
  readonly amount: number | null;
  /** Ids of the plans it is for; null: every plan of the brand. */
  readonly plans: readonly string[] | null;
  /** Only for a first purchase at the brand. */
  readonly first_purchase: boolean;
  /** Good from here on; null: at once. */
  readonly starts_at: Date | null;
  /** Good up to here, not including it; null: for good. */
  readonly ends_at: Date | null;
  /** How often all buyers together may use it; null: without limit. */
  readonly uses_in_all: number | null;
  /** How often one person may use it; null: without limit. */
  readonly uses_per_person: number | null;
}

/** The terms beside what is taken off, for a coupon without limits. */
export const NO_LIMITS = {
  plans: null,
  first_purchase: false,
  starts_at: null,
  ends_at: null,
  uses_in_all: null,
  uses_per_person: null,
} as const satisfies Partial<CouponTerms>;

/** What terms are judged against: the plans that a brand sells, or has changed. */
export type SoldPlan = Pick<Plan, 'id' | 'price' | 'currency'>;

/** The highest amount off, in minor units. */
export const MOST_AMOUNT = 10_000_000;

/** The highest limit of uses, in all or by one person. */
export const MOST_USES = 10_000_000;

/** The faults that terms can have, and the term that each is about. The one that is named first is told first. */
export const TERM_OF_FAULT = {
  either: 'percent',
  noPlan: 'plans',
  past: 'ends_at',
  period: 'ends_at',
  usesInAll: 'uses_in_all',
  usesPerPerson: 'uses_per_person',
  usesApart: 'uses_per_person',
  percent: 'percent',
  amount: 'amount',
  plansOfAmount: 'plans',
  currencies: 'plans',
  overPrice: 'amount',
} as const satisfies Record<string, keyof CouponTerms>;

/** Why a coupon cannot be made of terms; `couponTerms.<fault>` is the text that says so. */
export type TermsFault = keyof typeof TERM_OF_FAULT;

/** Terms that work, as what they take off; or what is wrong with them, at least one fault. */
export type JudgedTerms = { readonly discount: CouponDiscount } | { readonly faults: readonly TermsFault[] };

const isWhole = (number: number, most: number) => Number.isInteger(number) && number >= 1 && number <= most;
const isLimit = (uses: number | null) => uses === null || isWhole(uses, MOST_USES);
const namedPlans = (ids: readonly string[] | null, plans: readonly SoldPlan[]) =>
  ids && plans.filter(({ id }) => ids.includes(id));

/**
 * Judges what an operator asks of a coupon: the one place that knows which terms work, for the desk, the server and the
 * command line.
 *
 * @param plans all plans that the brand sells, or has changed
 */
export function judgeTerms(terms: CouponTerms, plans: readonly SoldPlan[], now: Date): JudgedTerms {
  const { percent, amount, starts_at, ends_at, uses_in_all, uses_per_person } = terms;
  const named = namedPlans(terms.plans, plans);
  const currencies = new Set(named?.map(({ currency }) => currency));
  const [currency] = currencies;
  const hasAmount = amount !== null;
  const amountWorks = hasAmount && isWhole(amount, MOST_AMOUNT);
  const found: Record<TermsFault, boolean> = {
    either: (percent === null) === (amount === null),
    noPlan: named !== null && (named.length === 0 || named.length < new Set(terms.plans).size),
    past: ends_at !== null && ends_at <= now,
    period: starts_at !== null && ends_at !== null && starts_at >= ends_at,
    usesInAll: !isLimit(uses_in_all),
    usesPerPerson: !isLimit(uses_per_person),
    usesApart: uses_in_all !== null && uses_per_person !== null && uses_per_person > uses_in_all,
    percent: percent !== null && !isWhole(percent, 100),
    amount: hasAmount && !amountWorks,
    plansOfAmount: hasAmount && named === null,
    currencies: hasAmount && currencies.size > 1,
    overPrice: amountWorks && currencies.size === 1 && amount > cheapest(named!),
  };
  const faults = (Object.keys(TERM_OF_FAULT) as TermsFault[]).filter((fault) => found[fault]);
  if (faults.length > 0) return { faults };
  if (percent !== null) return { discount: { percent, amount: null, currency: null } };
  return { discount: { percent: null, amount: amount!, currency: currency! } };
}

const cheapest = (plans: readonly SoldPlan[]) => Math.min(...plans.map(({ price }) => price));

/** What tells a fault: a translator that has `couponTermsMessages`. */
export interface TermsTranslator extends Pick<Formats, 'money'> {
  t(key: `couponTerms.${TermsFault}`, values: { readonly price: string }): string;
}

/** What is wrong with terms, in words for whoever asked for them. */
export function sayTermsFault(
  text: TermsTranslator,
  fault: TermsFault,
  terms: CouponTerms,
  plans: readonly SoldPlan[],
): string {
  const named = namedPlans(terms.plans, plans) ?? [];
  const price = named.length === 0 ? '' : text.money(cheapest(named), named[0]!.currency);
  return text.t(`couponTerms.${fault}`, { price });
}

/** Percent up to which one person makes a coupon. */
const MOST_PERCENT = 50;

/**
 * Whether a coupon takes off so much that a second person approves it: more than half of what a plan costs, for any plan
 * that it is good for. A coupon of 100 percent, or of a whole price, gives plans away.
 */
export function isGenerous({ percent, amount, plans: ids }: CouponTerms, plans: readonly SoldPlan[]): boolean {
  if (percent !== null) return percent > MOST_PERCENT;
  return (namedPlans(ids, plans) ?? plans).some(({ price }) => (amount ?? 0) * 100 > price * MOST_PERCENT);
}
