import type { InputOf } from '@vinlore/contract';
import {
  CouponCodeField,
  type CouponTerms,
  judgeTerms,
  type staffCouponContract,
  type StaffPlan,
  TERM_OF_FAULT,
  type TermsFault,
} from '@vinlore/billing-domain';
import * as v from 'valibot';
import { readMoney } from '@vinlore/i18n';
import { readCount } from '../parts/read-count.ts';
import { momentOf } from '../parts/text-field.tsx';

/** A coupon form as typed. */
export interface CouponDraft {
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  readonly percent: string;
  readonly amount: string;
  /** Plan ids; empty means all plans. */
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

/** Returns the plans selected in a draft. */
const namedPlans = ({ plans }: CouponDraft, all: readonly StaffPlan[]): readonly StaffPlan[] =>
  all.filter(({ id }) => plans.includes(id));

/** The currency of a fixed discount: that of the selected plans. */
export const currencyOf = (draft: CouponDraft, all: readonly StaffPlan[]): string =>
  namedPlans(draft, all)[0]?.currency ?? all[0]?.currency ?? 'USD';

/** Whether the draft's code is a valid coupon code. */
export const isCode = ({ code }: CouponDraft): boolean => v.is(CouponCodeField, code);

const dateOf = (picked: string) => {
  const moment = momentOf(picked);
  return moment === null ? null : new Date(moment);
};
const usesOf = (typed: string) => (typed === '' ? null : (readCount(typed) ?? NaN));

/** The terms in a draft; values that can't be parsed are `NaN`. */
export function termsOf(draft: CouponDraft, all: readonly StaffPlan[]): CouponTerms {
  const { kind, plans } = draft;
  return {
    percent: kind === 'percent' ? (readCount(draft.percent) ?? NaN) : null,
    amount: kind === 'amount' ? (readMoney(draft.amount, currencyOf(draft, all)) ?? NaN) : null,
    plans: plans.length === 0 ? null : plans,
    first_purchase: draft.firstPurchase,
    starts_at: dateOf(draft.starts),
    ends_at: dateOf(draft.ends),
    uses_in_all: usesOf(draft.usesInAll),
    uses_per_person: usesOf(draft.usesPerPerson),
  };
}

/** Errors in a draft by term, using the same validation as the server. */
export function couponFaults(
  draft: CouponDraft,
  all: readonly StaffPlan[],
  now: Date,
): ReadonlyMap<keyof CouponTerms, TermsFault> {
  const judged = judgeTerms(termsOf(draft, all), all, now);
  const faults = 'faults' in judged ? judged.faults : [];
  // The first error of a term wins, so it is written to the map last.
  return new Map(faults.toReversed().map((fault) => [TERM_OF_FAULT[fault], fault]));
}

/** Converts a valid draft to the request payload. */
export function couponOf(
  draft: CouponDraft,
  all: readonly StaffPlan[],
): InputOf<typeof staffCouponContract.staffCreateCoupon> {
  const terms = termsOf(draft, all);
  return {
    ...terms,
    code: draft.code.trim(),
    plans: terms.plans && [...terms.plans],
    starts_at: momentOf(draft.starts),
    ends_at: momentOf(draft.ends),
  };
}
