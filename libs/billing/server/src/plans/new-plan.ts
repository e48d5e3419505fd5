import { documentsIn, type StaffPlan } from '@vinlore/billing-domain';
import { type Brand, type Plan, PlanSchema } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import * as v from 'valibot';
import type { OrderTables } from '../orders/tables.ts';

/** What staff say of a plan that is new. */
export type PlanTerms = Pick<
  StaffPlan,
  'product' | 'audience' | 'kind' | 'interval' | 'name' | 'description' | 'price' | 'credits'
>;

/** Longest id of a plan, by `PlanSchema`, less the room of a number behind it. */
const ID_ROOM = 36;

/** A plan's name as an id: lower-case letters, digits and hyphens, beginning with a letter. */
function idOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const id = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  const whole = /^[a-z].{2}/.test(id) ? id : `plan-${id}`;
  return whole.slice(0, ID_ROOM).replace(/-$/, '');
}

/**
 * An id that is free: of no plan on the list, and of no order, since an order names its plan for good.
 *
 * @param known ids of the plans that the price list has
 */
export async function freeId(
  source: Database | Tx,
  { brand, name, known }: { readonly brand: string; readonly name: string; readonly known: ReadonlySet<string> },
): Promise<string> {
  const id = idOf(name);
  for (let number = 1; ; number += 1) {
    const attempt = number === 1 ? id : `${id}-${number}`;
    if (known.has(attempt)) continue;
    const sold = await tables<OrderTables>(source)
      .selectFrom('billing_order')
      .select('id')
      .where('brand', '=', brand)
      .where('plan_id', '=', attempt)
      .limit(1)
      .executeTakeFirst();
    if (!sold) return attempt;
  }
}

/** The plan that the terms describe; null where a plan of its kind can't have so many documents, or such an interval. */
export function planOf(id: string, currency: string, { credits, interval, ...terms }: PlanTerms): Plan | null {
  const renewing = terms.kind === 'subscription' || terms.kind === 'unlimited';
  const parsed = v.safeParse(PlanSchema, {
    ...terms,
    id,
    currency,
    ...(terms.kind === 'unlimited' ? { fair_use: credits } : { credits }),
    ...((renewing || interval !== null) && { interval }),
  });
  return parsed.success ? parsed.output : null;
}

/**
 * Whether a plan that no file has sells a document for less than half of what the cheapest one costs by the brand's file.
 * Also where the file has none to compare with.
 */
export function undercuts(file: Brand, plan: Plan): boolean {
  const each = (other: Plan) => other.price / documentsIn(other);
  const others = file.plans.filter(({ product, audience }) => product === plan.product && audience === plan.audience);
  return each(plan) * 2 < Math.min(...others.map(each)) || others.length === 0;
}
