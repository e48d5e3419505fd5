import {
  offerOf,
  type PaidPlan,
  plansToSwitchTo,
  quoteSwitch,
  RENEWS_ANY_MOMENT_MS,
  renewalBefore,
  type RenewingPlan,
  subscriptionStateOf,
  type SwitchOption,
  type SwitchQuote,
} from '@vinlore/billing-domain';
import type { Brand } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { Language } from '@vinlore/i18n';
import { sql } from 'kysely';
import type { Place } from '@vinlore/server-kit';
import { orderTax, taxOf } from '../orders/order-tax.ts';
import type { OrderTables } from '../orders/tables.ts';
import { placeOfPlan } from '../subscriptions/renewals.ts';
import { factsOf, type SubscriptionRow } from '../subscriptions/subscription-store.ts';
import type { SubscriptionTables } from '../subscriptions/tables.ts';
import { usedUnder } from '../subscriptions/view-of.ts';

/** Why a subscription can't be switched at this time; null if it can. */
export function switchFault(
  row: SubscriptionRow,
  now: Date,
): 'over' | 'ending' | 'past_due' | 'paused' | 'renewing' | null {
  const state = subscriptionStateOf(factsOf(row), now);
  if (state === 'ended') return 'over';
  if (state !== 'active') return state;
  return row.period_end.getTime() - now.getTime() <= RENEWS_ANY_MOMENT_MS ? 'renewing' : null;
}

/**
 * The paid period of a subscription, for its credit. The first period may start by our clock while the sandbox's runs
 * ahead.
 */
export const paidPlanOf = async (source: Database | Tx, row: SubscriptionRow): Promise<PaidPlan> => ({
  plan: row.plan,
  paid: await paidFor(source, row),
  periodStart: new Date(
    Math.max(row.period_start.getTime(), renewalBefore(row.plan.interval, row.period_end).getTime()),
  ),
  periodEnd: row.period_end,
  used: await usedUnder(source, row),
  counted: row.counted,
});

/** The price of the period minus refunds; for a period begun by a switch it includes the amount credited. */
async function paidFor(source: Database | Tx, { id, order_id, period_start }: SubscriptionRow): Promise<number> {
  const db = tables<OrderTables & SubscriptionTables>(source);
  const renewal = await db
    .selectFrom('billing_renewal')
    .select('order_id')
    .where('subscription_id', '=', id)
    .where('period_start', '=', period_start)
    .executeTakeFirst();
  const { amount, discount, refunded, switched } = await db
    .selectFrom('billing_order')
    .select(['amount', 'discount', 'refunded', 'switched'])
    .where('id', '=', renewal?.order_id ?? order_id)
    .executeTakeFirstOrThrow();
  return Math.max(0, amount + (switched ? discount : 0) - refunded);
}

/** Whether the member has or is paying for another unlimited plan of the product, which rules out a second one. */
export async function hasOtherUnlimited(
  source: Database | Tx,
  { id, brand, account_id: account, plan }: SubscriptionRow,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (
        select from billing_subscription
        where id <> ${id} and account_id = ${account} and brand = ${brand} and plan->>'product' = ${plan.product}
          and 'unlimited' in (plan->>'kind', next_plan->>'kind')
          and ended_at is null and not (given_up and coalesce(failed_period > period_start, false))
          and (not ends_with_period or period_end > ${now}))
      or exists (
        select from billing_order
        where account_id = ${account} and brand = ${brand} and product = ${plan.product}
          and plan->>'kind' = 'unlimited' and state in ('pending', 'action')) as held`.execute(
    tables<OrderTables>(source),
  );
  return rows[0]!.held;
}

/** The plans that a subscription can be switched to, as currently sold by the brand. */
export const switchable = (row: SubscriptionRow, brand: Brand, dealer: boolean): RenewingPlan[] =>
  brand.features[row.plan.product] ? plansToSwitchTo(brand.plans, row.plan, { dealer }) : [];

/** The member for whom a switch is priced. */
export interface SwitchReader {
  readonly brand: Pick<Brand, 'taxes'>;
  /** The member's location when they bought the plan. */
  readonly place: Place | null;
  readonly language: Language;
  readonly now: Date;
}

/** A switch as shown to its member. */
export function optionOf(plan: RenewingPlan, quote: SwitchQuote, reader: SwitchReader): SwitchOption {
  const { brand, place, language, now } = reader;
  const shown = { plan: offerOf(plan, language), when: quote.when, renews_at: quote.renewsAt.toISOString() };
  if (quote.when === 'period-end') return { ...shown, charged: 0, credited: 0, counted: 0, credits: null };
  const { charged, credited, counted, credits } = quote;
  const tax = taxOf(orderTax(brand, place, { amount: charged, at: now }), language);
  return { ...shown, charged, ...(tax && { tax }), credited, counted, credits };
}

/** All switches available for a subscription, with their amounts; empty if it can't be switched. */
export async function switchOffers(
  source: Database | Tx,
  row: SubscriptionRow,
  { brand, dealer, language, now }: { brand: Brand; dealer: boolean; language: Language; now: Date },
): Promise<SwitchOption[]> {
  if (switchFault(row, now)) return [];
  const plans = switchable(row, brand, dealer);
  if (plans.length === 0) return [];
  const paid = await paidPlanOf(source, row);
  const place = brand.taxes ? await placeOfPlan(source, row) : null;
  const held = plans.some(({ kind }) => kind === 'unlimited') && (await hasOtherUnlimited(source, row, now));
  return plans
    .filter(({ kind }) => kind !== 'unlimited' || !held)
    .map((plan) => optionOf(plan, quoteSwitch(paid, plan, now), { brand, place, language, now }));
}
