import type { InputOf } from '@vinlore/contract';
import type { staffCouponContract, StaffPlan } from '@vinlore/billing-domain';
import { readCount, readMoney } from '../parts/read-money.ts';
import { momentOf } from '../parts/text-field.tsx';

/** A coupon as it is typed. */
export interface CouponDraft {
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  readonly percent: string;
  readonly amount: string;
  /** Ids of plans; none: all. */
  readonly plans: readonly string[];
  readonly firstPurchase: boolean;
  readonly starts: string;
  readonly ends: string;
  readonly usesInAll: string;
  readonly usesPerPerson: string;
}

export const BLANK_COUPON: CouponDraft = {
  code: '',
  kind: 'percent',
  percent: '',
  amount: '',
  plans: [],
  firstPurchase: false,
  starts: '',
  ends: '',
  usesInAll: '',
  usesPerPerson: '',
};

/** Fields of a draft that can be wrong. */
export type CouponField = 'code' | 'percent' | 'amount' | 'plans' | 'ends' | 'usesInAll' | 'usesPerPerson';

/** The plans that a draft names. */
export const namedPlans = ({ plans }: CouponDraft, all: readonly StaffPlan[]): readonly StaffPlan[] =>
  all.filter(({ id }) => plans.includes(id));

/** The currency that an amount is in: that of the plans that are named. */
export const currencyOf = (draft: CouponDraft, all: readonly StaffPlan[]): string =>
  namedPlans(draft, all)[0]?.currency ?? all[0]?.currency ?? 'USD';

/** What of a draft is wrong: the same rules as the server's, so that a fault shows at its field. */
export function couponFaults(draft: CouponDraft, all: readonly StaffPlan[], now: Date): ReadonlySet<CouponField> {
  const named = namedPlans(draft, all);
  const amount = readMoney(draft.amount, currencyOf(draft, all));
  const percent = readCount(draft.percent);
  const [from, to] = [momentOf(draft.starts), momentOf(draft.ends)];
  const isUse = (typed: string) => typed === '' || readCount(typed) !== null;
  const perPersonFits = (readCount(draft.usesPerPerson) ?? 0) <= (readCount(draft.usesInAll) ?? Infinity);
  const faults: Record<CouponField, boolean> = {
    code: !/^[A-Za-z0-9-]{2,40}$/.test(draft.code.trim()),
    percent: draft.kind === 'percent' && (percent === null || percent > 100),
    amount:
      draft.kind === 'amount' && (amount === null || amount < 1 || named.some(({ price }) => price < (amount ?? 0))),
    plans: draft.kind === 'amount' && (named.length === 0 || new Set(named.map(({ currency }) => currency)).size > 1),
    ends: to !== null && (new Date(to) <= now || (from !== null && to <= from)),
    usesInAll: !isUse(draft.usesInAll),
    usesPerPerson: !isUse(draft.usesPerPerson) || !perPersonFits,
  };
  return new Set((Object.keys(faults) as CouponField[]).filter((field) => faults[field]));
}

/** A draft without faults as the server takes it. */
export function couponOf(
  draft: CouponDraft,
  all: readonly StaffPlan[],
): InputOf<typeof staffCouponContract.staffCreateCoupon> {
  const { kind, plans } = draft;
  return {
    code: draft.code.trim(),
    percent: kind === 'percent' ? readCount(draft.percent) : null,
    amount: kind === 'amount' ? readMoney(draft.amount, currencyOf(draft, all)) : null,
    plans: plans.length === 0 ? null : [...plans],
    first_purchase: draft.firstPurchase,
    starts_at: momentOf(draft.starts),
    ends_at: momentOf(draft.ends),
    uses_in_all: readCount(draft.usesInAll),
    uses_per_person: readCount(draft.usesPerPerson),
  };
}
