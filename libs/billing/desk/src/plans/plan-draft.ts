import type { InputOf } from '@vinlore/contract';
import type { StaffPlan, staffPlanContract } from '@vinlore/billing-domain';
import { readMoney, writeMoney } from '@vinlore/i18n';
import { readCount } from '../parts/read-count.ts';
import { momentOf } from '../parts/text-field.tsx';

/** What a plan may cost, minor units: as `PlanSchema` of brand. */
export const PRICES = { least: 50, most: 10_000_000 } as const;

/** A change of a plan as it is typed. */
export interface PlanDraft {
  readonly price: string;
  readonly credits: string;
  readonly name: { readonly en: string; readonly es: string };
  readonly description: { readonly en: string; readonly es: string };
  readonly off: boolean;
  readonly starts: string;
  readonly ends: string;
}

/** A plan as it is now, to be changed. */
export const draftOf = ({ price, currency, credits, name, description, on }: StaffPlan): PlanDraft => ({
  price: writeMoney(price, currency),
  credits: String(credits),
  name,
  description,
  off: !on,
  starts: '',
  ends: '',
});

/** Fields of a draft that can be wrong. */
export type PlanField = 'price' | 'credits' | 'texts' | 'ends';

/** What of a draft is wrong. */
export function planFaults(draft: PlanDraft, { currency }: StaffPlan, now: Date): ReadonlySet<PlanField> {
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

/** A draft without faults as the server takes it. */
export function changeOf(
  draft: PlanDraft,
  { id, currency }: StaffPlan,
  version: number,
): InputOf<typeof staffPlanContract.staffChangePlan> {
  return {
    plan: id,
    name: draft.name,
    description: draft.description,
    price: readMoney(draft.price, currency) ?? 0,
    credits: readCount(draft.credits) ?? 0,
    off: draft.off,
    starts_at: momentOf(draft.starts),
    ends_at: momentOf(draft.ends),
    version,
  };
}
