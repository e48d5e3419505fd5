import type { Plan } from '@vinlore/brand';
import type { Formats } from '@vinlore/i18n';
import type { CouponDiscount } from './coupon.ts';

/** Requested terms of a coupon, before validation. `NaN` is a number that couldn't be parsed. */
export interface CouponTerms {
  /** Percent off; null for a fixed discount. */
  readonly percent: number | null;
  /** Minor units off, in the plans' currency; null for a percentage. */
  readonly amount: number | null;
  /** Plan ids; null: every plan of the brand. */
  readonly plans: readonly string[] | null;
  /** Only for a first purchase at the brand. */
  readonly first_purchase: boolean;
  /** Start, inclusive; null: immediately. */
  readonly starts_at: Date | null;
  /** End, exclusive; null: no end. */
  readonly ends_at: Date | null;
  /** Maximum uses in total; null: unlimited. */
  readonly uses_in_all: number | null;
  /** Maximum uses per person; null: unlimited. */
  readonly uses_per_person: number | null;
}

/** Default terms besides the discount: no limits. */
export const NO_LIMITS = {
  plans: null,
  first_purchase: false,
  starts_at: null,
  ends_at: null,
  uses_in_all: null,
  uses_per_person: null,
} as const satisfies Partial<CouponTerms>;

/** What terms are validated against: the brand's plans, including changed ones. */
export type SoldPlan = Pick<Plan, 'id' | 'price' | 'currency'>;

/** Maximum fixed discount, in minor units. */
export const MOST_AMOUNT = 10_000_000;

/** Maximum usage limit, in total or per person. */
export const MOST_USES = 10_000_000;

/** Errors by the term they belong to. The first one listed is reported first. */
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

/** An error in coupon terms; its message is `couponTerms.<fault>`. */
export type TermsFault = keyof typeof TERM_OF_FAULT;

/** The discount of valid terms, or at least one error. */
export type JudgedTerms = { readonly discount: CouponDiscount } | { readonly faults: readonly TermsFault[] };

const isWhole = (number: number, most: number) => Number.isInteger(number) && number >= 1 && number <= most;
const isLimit = (uses: number | null) => uses === null || isWhole(uses, MOST_USES);
const namedPlans = (ids: readonly string[] | null, plans: readonly SoldPlan[]) =>
  ids && plans.filter(({ id }) => ids.includes(id));

/**
 * Validates coupon terms for the desk, the server, and the command line.
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

/** A translator with `couponTermsMessages`. */
export interface TermsTranslator extends Pick<Formats, 'money'> {
  t(key: `couponTerms.${TermsFault}`, values: { readonly price: string }): string;
}

/** Returns the error messages for coupon terms. */
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

/** Highest percentage that one person can create a coupon for. */
const MOST_PERCENT = 50;

/**
 * Whether a coupon needs a second approver: it takes off more than half the price of any plan it applies to. A coupon
 * of 100 percent, or of a whole price, gives plans away.
 */
export function isGenerous({ percent, amount, plans: ids }: CouponTerms, plans: readonly SoldPlan[]): boolean {
  if (percent !== null) return percent > MOST_PERCENT;
  return (namedPlans(ids, plans) ?? plans).some(({ price }) => (amount ?? 0) * 100 > price * MOST_PERCENT);
}
