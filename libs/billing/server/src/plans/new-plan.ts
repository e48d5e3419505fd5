import { documentsIn, type StaffPlan } from '@vinlore/billing-domain';
import { type Brand, type Plan, PlanSchema } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import * as v from 'valibot';
import type { OrderTables } from '../orders/tables.ts';

/** Terms of a new plan, as entered by staff. */
export type PlanTerms = Pick<
  StaffPlan,
  'product' | 'audience' | 'kind' | 'interval' | 'name' | 'description' | 'price' | 'credits'
>;

/** Maximum length of a plan id by `PlanSchema`, less room for a number suffix. */
const ID_ROOM = 36;

/** Derives an id from a plan's name: lower-case letters, digits, and hyphens, starting with a letter. */
function idOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const id = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  const whole = /^[a-z].{2}/.test(id) ? id : `plan-${id}`;
  return whole.slice(0, ID_ROOM).replace(/-$/, '');
}

/**
 * Returns an unused id: one of no plan on the list and of no order, because orders name their plan permanently.
 *
 * @param known ids of the plans on the price list
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

/** Builds the plan from the terms; null if a plan of this kind can't have that number of documents or that interval. */
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
 * Whether a plan that is not in the brand file sells a document for less than half the price of the cheapest one in the
 * file. True also if the file has none to compare with.
 */
export function undercuts(file: Brand, plan: Plan): boolean {
  const each = (other: Plan) => other.price / documentsIn(other);
  const others = file.plans.filter(({ product, audience }) => product === plan.product && audience === plan.audience);
  return each(plan) * 2 < Math.min(...others.map(each)) || others.length === 0;
}
