import { documentsIn, type PlannedChange, renews, type StaffPlan } from '@vinlore/billing-domain';
import { type Brand, type Plan, type PriceChange, PriceChangesSchema, plansAt } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import type { BrandOverlay } from '@vinlore/server-kit';
import * as v from 'valibot';

/** Key under which changes to a brand's plans are stored on top of its file. */
export const PLANS_KEY = 'plans';

/** All changes to a brand's plans, and the version of the list. */
export interface PriceList {
  readonly changes: readonly PriceChange[];
  /** 0 if there were never any changes. */
  readonly version: number;
}

/** The current list of changes. Entries stored by an older version that this version cannot parse are ignored. */
export async function priceListOf(
  overlay: Pick<BrandOverlay, 'read'>,
  source: Database | Tx,
  brand: string,
): Promise<PriceList> {
  const kept = await overlay.read(source, brand, PLANS_KEY);
  if (!kept) return { changes: [], version: 0 };
  const parsed = v.safeParse(PriceChangesSchema, kept.value);
  return { changes: parsed.success ? parsed.output : [], version: kept.version };
}

const isOver = ({ until }: PriceChange, now: Date) => until !== null && Date.parse(until) <= now.getTime();
const hasBegun = ({ from }: PriceChange, now: Date) => from === null || Date.parse(from) <= now.getTime();

/** The brand's plans with their changes, those in its file first. */
export function staffPlansOf(file: Brand, { changes }: PriceList, now: Date): StaffPlan[] {
  const onSale = new Map(plansAt(file.plans, changes, now).plans.map((plan) => [plan.id, plan]));
  const inFile = new Set(file.plans.map(({ id }) => id));
  const known = new Map(file.plans.map((plan) => [plan.id, plan]));
  // A plan named only in a change was created at the desk.
  for (const { plan } of changes) if (!known.has(plan.id)) known.set(plan.id, plan);
  return [...known.values()].map((plan): StaffPlan => {
    const onNow = onSale.get(plan.id);
    const current = onNow ?? plan;
    return {
      id: plan.id,
      product: plan.product,
      audience: plan.audience,
      kind: plan.kind,
      interval: renews(plan) ? plan.interval : null,
      name: current.name,
      description: current.description,
      price: current.price,
      credits: documentsIn(current),
      currency: plan.currency,
      on: onNow !== undefined,
      file_price: inFile.has(plan.id) ? plan.price : null,
      changes: changesOf(plan.id, changes, now),
    };
  });
}

function changesOf(id: string, changes: readonly PriceChange[], now: Date): PlannedChange[] {
  return changes
    .map((change, index) => ({ change, index }))
    .filter(({ change }) => change.plan.id === id && !isOver(change, now))
    .sort((one, other) => begin(one.change) - begin(other.change))
    .map(({ change, index }) => ({
      index,
      name: change.plan.name,
      description: change.plan.description,
      price: change.plan.price,
      credits: documentsIn(change.plan),
      off: change.off === true,
      starts_at: change.from,
      ends_at: change.until,
      state: hasBegun(change, now) ? 'running' : 'planned',
    }));
}

const begin = ({ from }: PriceChange) => (from === null ? 0 : Date.parse(from));

/** The list without changes that have ended, which no view shows anymore. */
export const withoutOver = (changes: readonly PriceChange[], now: Date): PriceChange[] =>
  changes.filter((change) => !isOver(change, now));

/** Applies the staff's changes to a plan. */
export function changedPlan(
  plan: Plan,
  { name, description, price, credits }: Pick<StaffPlan, 'name' | 'description' | 'price' | 'credits'>,
): Plan {
  const common = { ...plan, name, description, price };
  // A single-document plan stays one: its price and texts can change, but not its kind.
  if (plan.kind === 'single') return common as Plan;
  return { ...common, ...(plan.kind === 'unlimited' ? { fair_use: credits } : { credits }) } as Plan;
}
