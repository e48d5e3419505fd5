import type { Audience, PlanKind, PlanProduct } from '@vinlore/brand';
import type { InputOf } from '@vinlore/contract';
import type { StaffPlan, staffPlanContract } from '@vinlore/billing-domain';
import { readMoney, writeMoney } from '@vinlore/i18n';
import { readCount } from '../parts/read-count.ts';
import { momentOf } from '../parts/text-field.tsx';

/** Maximum plan price in minor units, same as `PlanSchema` in brand. */
export const PRICES = { least: 50, most: 10_000_000 } as const;

/** Plan name, description, price, and validity period as typed. */
export interface TermsDraft {
  readonly price: string;
  readonly credits: string;
  readonly name: { readonly en: string; readonly es: string };
  readonly description: { readonly en: string; readonly es: string };
  readonly starts: string;
  readonly ends: string;
}

/** A plan change as typed. */
export interface PlanDraft extends TermsDraft {
  readonly off: boolean;
}

/** A new plan as typed. */
export interface NewPlanDraft extends TermsDraft {
  readonly product: PlanProduct;
  readonly audience: Audience;
  readonly kind: PlanKind;
  readonly interval: 'month' | 'year';
}

/** Initial values of the new plan form. */
export const NEW_PLAN: NewPlanDraft = {
  ...{ product: 'report', audience: 'user', kind: 'bundle', interval: 'month', price: '', credits: '' },
  ...{ name: { en: '', es: '' }, description: { en: '', es: '' }, starts: '', ends: '' },
};

/** Whether plans of this type renew. */
export const renews = (kind: PlanKind) => kind === 'subscription' || kind === 'unlimited';

/** Returns a draft with a plan's current values. */
export const draftOf = ({ price, currency, credits, name, description, on }: StaffPlan): PlanDraft => ({
  price: writeMoney(price, currency),
  credits: String(credits),
  name,
  description,
  off: !on,
  starts: '',
  ends: '',
});

/** Draft fields that can have errors. */
export type PlanField = 'price' | 'credits' | 'texts' | 'ends';

/** Returns the errors in a draft. */
export function planFaults(draft: TermsDraft, currency: string, now: Date): ReadonlySet<PlanField> {
  const price = readMoney(draft.price, currency);
  const [from, to] = [momentOf(draft.starts), momentOf(draft.ends)];
  const texts = [draft.name.en, draft.name.es, draft.description.en, draft.description.es];
  const faults: Record<PlanField, boolean> = {
    price: price === null || price < PRICES.least || price > PRICES.most,
    credits: readCount(draft.credits) === null,
    texts: texts.some((text) => text.trim() === ''),
    ends: to !== null && (new Date(to) <= now || (from !== null && to <= from)),
  };
  return new Set((Object.keys(faults) as PlanField[]).filter((field) => faults[field]));
}

/** Payload fields shared by new plans and changes. */
const termsOf = (draft: TermsDraft, currency: string) => ({
  name: draft.name,
  description: draft.description,
  price: readMoney(draft.price, currency) ?? 0,
  credits: readCount(draft.credits) ?? 0,
  starts_at: momentOf(draft.starts),
  ends_at: momentOf(draft.ends),
});

/** Converts a valid plan change to the request payload. */
export const changeOf = (
  draft: PlanDraft,
  { id, currency }: StaffPlan,
  version: number,
): InputOf<typeof staffPlanContract.staffChangePlan> => ({
  ...termsOf(draft, currency),
  plan: id,
  off: draft.off,
  version,
});

/** Converts a valid new plan to the request payload. */
export const additionOf = (
  draft: NewPlanDraft,
  currency: string,
  version: number,
): InputOf<typeof staffPlanContract.staffAddPlan> => ({
  ...termsOf(draft, currency),
  product: draft.product,
  audience: draft.audience,
  kind: draft.kind,
  interval: renews(draft.kind) ? draft.interval : null,
  version,
});
