import {
  earliestResume,
  offerOf,
  pauseFault,
  pausesAfter,
  renewsAt,
  type SubscriptionFacts,
  subscriptionStateOf,
  type SubscriptionView,
  willRenew,
} from '@vinlore/billing-domain';
import { usesOf } from '@vinlore/billing-ledger';
import type { Database, Tx } from '@vinlore/database';
import type { Language } from '@vinlore/i18n';
import { factsOf, type Owner, renewalPlanOf, type SubscriptionRow, subscriptionsOf } from './subscription-store.ts';

/** A subscription as shown to its member. @param used documents created in its period, for an unlimited plan */
export function viewOf(row: SubscriptionRow, used: number | null, now: Date, language: Language): SubscriptionView {
  const facts = factsOf(row);
  return {
    id: row.id,
    gateway: row.gateway,
    plan: offerOf(row.plan, language),
    state: subscriptionStateOf(facts, now),
    began_at: row.began_at.toISOString(),
    period_end: row.period_end.toISOString(),
    next_amount: renewsAt(facts) ? renewalPlanOf(row).price : null,
    currency: row.plan.currency,
    used,
    ...(row.counted > 0 && { counted: row.counted }),
    ...(row.next_plan && willRenew(facts) && { next_plan: offerOf(row.next_plan, language) }),
    ...pausesOf(row, facts, now),
  };
}

/** The pause of a subscription, or the pauses available. */
function pausesOf(
  row: SubscriptionRow,
  facts: SubscriptionFacts,
  now: Date,
): Pick<SubscriptionView, 'pause' | 'pauses'> {
  const { plan, next_plan: next } = row;
  if (subscriptionStateOf(facts, now) === 'paused') {
    const earliest = earliestResume(facts, plan.interval, now)?.toISOString();
    const resumes_at = facts.resumesAt?.toISOString() ?? null;
    return { pause: { resumes_at, ...(earliest !== undefined && { earliest }) } };
  }
  if (pauseFault(facts, { plan, next }, now)) return {};
  const pauses = pausesAfter(facts).map(({ months, resumesAt }) => ({ months, resumes_at: resumesAt.toISOString() }));
  return { pauses };
}

/**
 * Documents created in the current period of an unlimited plan; null for other plans, whose credits are counted
 * instead.
 */
export async function usedUnder(source: Database | Tx, row: SubscriptionRow): Promise<number | null> {
  if (row.plan.kind !== 'unlimited') return null;
  const period = { subscriptionId: row.id, product: row.plan.product, periodStart: row.period_start };
  return usesOf(source, { brand: row.brand, accountId: row.account_id }, period);
}

/** All of a member's subscriptions: running ones first, then ended ones, each newest first. */
export async function viewsOf(
  source: Database | Tx,
  owner: Owner,
  now: Date,
  language: Language,
): Promise<SubscriptionView[]> {
  const rows = await subscriptionsOf(source, owner);
  const views = await Promise.all(rows.map(async (row) => viewOf(row, await usedUnder(source, row), now, language)));
  return [...views.filter(({ state }) => state !== 'ended'), ...views.filter(({ state }) => state === 'ended')];
}
