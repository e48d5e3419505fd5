import type { GatewayName, RenewingPlan, SubscriptionFacts } from '@vinlore/billing-domain';
import { comesAfter, type Database, PAGE_SIZE, tables, type Tx } from '@vinlore/database';
import { type Selectable, sql } from 'kysely';
import type { OrderTables } from '../orders/tables.ts';
import type { SubscriptionTables } from './tables.ts';

/** A subscription as the table holds it. */
export type SubscriptionRow = Selectable<SubscriptionTables['billing_subscription']>;

/** A member of a brand. */
export interface Owner {
  /** The brand's key. */
  readonly brand: string;
  readonly accountId: string;
}

const all = (source: Database | Tx) =>
  tables<SubscriptionTables>(source).selectFrom('billing_subscription').selectAll();
const ownedBy = (source: Database | Tx, { brand, accountId }: Owner) =>
  all(source).where('account_id', '=', accountId).where('brand', '=', brand);

/** What the row knows of the subscription's state. */
export const factsOf = (row: SubscriptionRow): SubscriptionFacts => ({
  periodStart: row.period_start,
  periodEnd: row.period_end,
  endsWithPeriod: row.ends_with_period,
  failedPeriod: row.failed_period,
  givenUp: row.given_up,
  endedAt: row.ended_at,
  pausedAt: row.paused_at,
  resumesAt: row.resumes_at,
});

/** The plan that a subscription renews as. */
export const renewalPlanOf = ({ plan, next_plan: next }: Pick<SubscriptionRow, 'plan' | 'next_plan'>): RenewingPlan =>
  next ?? plan;

/** A member's subscriptions, the newest first. */
export const subscriptionsOf = (source: Database | Tx, owner: Owner): Promise<SubscriptionRow[]> =>
  ownedBy(source, owner).orderBy('began_at', 'desc').orderBy('id').execute();

/** Holds a member's own subscription until the transaction ends; undefined where they have no such one. */
export const lockOwn = (
  tx: Tx,
  owner: Owner,
  { id, gateway }: { readonly id: string; readonly gateway: GatewayName },
): Promise<SubscriptionRow | undefined> =>
  ownedBy(tx, owner).where('id', '=', id).where('gateway', '=', gateway).forUpdate().executeTakeFirst();

/** Holds the subscription that a gateway knows by its own id. */
export const lockByReference = (
  tx: Tx,
  gateway: GatewayName,
  reference: string,
): Promise<SubscriptionRow | undefined> =>
  all(tx).where('gateway', '=', gateway).where('reference', '=', reference).forUpdate().executeTakeFirst();

/** Holds a subscription by our own id. */
export const lockById = (tx: Tx, id: string): Promise<SubscriptionRow | undefined> =>
  all(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Keeps what a gateway's event has changed. What a plan before a switch has given counts in that one period. */
export async function keepFacts(tx: Tx, id: string, facts: SubscriptionFacts): Promise<void> {
  await tables<SubscriptionTables>(tx)
    .updateTable('billing_subscription')
    .set({
      period_start: facts.periodStart,
      period_end: facts.periodEnd,
      counted: sql`case when period_start = ${facts.periodStart} then counted else 0 end`,
      failed_period: facts.failedPeriod,
      given_up: facts.givenUp,
      // Of a period that fails anew no try is known yet.
      next_try: sql`case when failed_period is not distinct from ${facts.failedPeriod} then next_try end`,
      ended_at: facts.endedAt,
      paused_at: facts.pausedAt,
      resumes_at: facts.resumesAt,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Notes when a period that could not be charged is tried again.
 *
 * @returns false where that, or a later try, is known: a gateway's event may come twice and late
 */
export async function noteNextTry(
  tx: Tx,
  { id }: Pick<SubscriptionRow, 'id'>,
  { periodStart, nextTry }: { readonly periodStart: Date; readonly nextTry: Date },
): Promise<boolean> {
  const noted = await tables<SubscriptionTables>(tx)
    .updateTable('billing_subscription')
    .set({ next_try: nextTry })
    .where('id', '=', id)
    .where('failed_period', '=', periodStart)
    .where((is) => is.or([is('next_try', 'is', null), is('next_try', '<', nextTry)]))
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** A plan whose renewal could not be charged and is to be tried again. */
export interface FailingRow {
  readonly id: string;
  readonly account_id: string;
  /** Of the order that began it; null once it was erased. */
  readonly email: string | null;
  readonly plan: RenewingPlan;
  readonly next_plan: RenewingPlan | null;
  readonly failed_period: Date;
  readonly next_try: Date | null;
}

/** What the index `billing_subscription_failing` holds, but those that their members have canceled meanwhile. */
const IS_FAILING = sql<boolean>`s.failed_period > s.period_start and not s.given_up and s.ended_at is null
  and not s.ends_with_period`;

/** A brand's plans whose renewals fail, the newest failure first; one more than a page where there are more. */
export function failingOf(source: Database, brand: string, cursor?: string): Promise<FailingRow[]> {
  let query = tables<SubscriptionTables & OrderTables>(source)
    .selectFrom('billing_subscription as s')
    .innerJoin('billing_order as o', 'o.id', 's.order_id')
    .select(['s.id', 's.account_id', 'o.email', 's.plan', 's.next_plan', 's.next_try'])
    .select(sql<Date>`s.failed_period`.as('failed_period'))
    .where('s.brand', '=', brand)
    .where(IS_FAILING)
    .orderBy('s.failed_period', 'desc')
    .orderBy('s.id', 'desc')
    .limit(PAGE_SIZE + 1);
  if (cursor !== undefined)
    query = query.where(
      comesAfter({ table: 'billing_subscription', alias: 's', by: 'failed_period' }, { brand, id: cursor }),
    );
  return query.execute();
}

/** How many renewals of a brand fail, up to `most`, and since when the oldest of them does. */
export async function failingRenewals(
  source: Database,
  brand: string,
  most: number,
): Promise<{ readonly count: number; readonly since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(failed_period) as since from (
      select failed_period from billing_subscription s where brand = ${brand} and ${IS_FAILING} limit ${most}
    ) as failing`.execute(tables<object>(source));
  return rows[0]!;
}

/** Decides as which plan a subscription renews, null: as its own; the gateway is told afterwards. */
export function setNextPlan(tx: Tx, id: string, next: RenewingPlan | null): Promise<SubscriptionRow> {
  return tables<SubscriptionTables>(tx)
    .updateTable('billing_subscription')
    .set({ next_plan: next && JSON.stringify(next), plan_scheduled: true, wish: sql`wish + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Notes that a subscription has renewed as the plan that was to follow. */
export function beginNextPlan(tx: Tx, { id, next_plan: next }: SubscriptionRow): Promise<SubscriptionRow> {
  return tables<SubscriptionTables>(tx)
    .updateTable('billing_subscription')
    .set({ plan: JSON.stringify(next), next_plan: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const NOT_PAUSED = { paused_at: null, resumes_at: null } as const;

type PauseFacts = Pick<SubscriptionFacts, 'pausedAt' | 'resumesAt'>;

/** Decides about a pause; the gateway is told afterwards. */
export function setPause(tx: Tx, id: string, { pausedAt, resumesAt }: PauseFacts): Promise<SubscriptionRow> {
  return tables<SubscriptionTables>(tx)
    .updateTable('billing_subscription')
    .set({ paused_at: pausedAt, resumes_at: resumesAt, pause_told: true, wish: sql`wish + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Keeps how a pause stands at the gateway, which need not be told. */
export function keepPause(tx: Tx, id: string, { pausedAt, resumesAt }: PauseFacts): Promise<SubscriptionRow> {
  return tables<SubscriptionTables>(tx)
    .updateTable('billing_subscription')
    .set({ paused_at: pausedAt, resumes_at: resumesAt })
    .set({ pause_told: sql`pause_told or ${pausedAt !== null}`, pause_looks: sql`pause_looks + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Decides whether a subscription ends with its period, and drops a pause and a plan that was to follow; the gateway is told afterwards. */
export function setEndsWithPeriod(tx: Tx, id: string, ends: boolean): Promise<SubscriptionRow> {
  return tables<SubscriptionTables>(tx)
    .updateTable('billing_subscription')
    .set({ ends_with_period: ends, next_plan: null, ...NOT_PAUSED, wish: sql`wish + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends running subscriptions of a member at once; the gateways are told afterwards. @returns the ids of those ended */
export async function endAllOf(tx: Tx, { brand, accountId }: Owner, now: Date): Promise<readonly string[]> {
  const ended = await tables<SubscriptionTables>(tx)
    .updateTable('billing_subscription')
    .set({ ended_at: now, wish: sql`wish + 1` })
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/**
 * Has running subscriptions of a member end with what is paid, paused ones of which that is over at once; the gateways are told afterwards. Of one that was canceled
 * before the wish is told anew: somebody may be taking that back at this moment.
 *
 * @returns the ids
 */
export async function cancelAllOf(tx: Tx, { brand, accountId }: Owner, now: Date): Promise<readonly string[]> {
  const canceled = await tables<SubscriptionTables>(tx)
    .updateTable('billing_subscription')
    .set({ ends_with_period: true, next_plan: null, ...NOT_PAUSED, wish: sql`wish + 1` })
    .set({
      ended_at: sql`case
      when paused_at is not null and (resumes_at is null or resumes_at > ${now}) and period_end <= ${now} then ${now}::timestamptz end`,
    })
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return canceled.map(({ id }) => id);
}

/** Ends one subscription at once; the gateway is told afterwards. @returns whether it was still running */
export async function endOne(tx: Tx, id: string, now: Date): Promise<boolean> {
  const ended = await tables<SubscriptionTables>(tx)
    .updateTable('billing_subscription')
    .set({ ended_at: now, wish: sql`wish + 1` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Subscriptions of which a gateway has not been told yet what was decided. */
export const toTell = (database: Database): Promise<SubscriptionRow[]> =>
  all(database).whereRef('wish', '>', 'wish_told').orderBy('id').limit(500).execute();

/** Notes that the gateway knows a wish. @returns false where another one was made meanwhile: it is to be told as well */
export async function noteGatewayUpdated(database: Database, { id, wish }: SubscriptionRow): Promise<boolean> {
  const { wish: newest } = await tables<SubscriptionTables>(database)
    .updateTable('billing_subscription')
    .set({ wish_told: sql`case when wish = ${wish} then wish else least(wish_told, ${wish}) end` })
    .where('id', '=', id)
    .returning('wish')
    .executeTakeFirstOrThrow();
  return newest === wish;
}

/** When a subscription is charged next (`renewsAt` in billing-domain). */
const NEXT_PAYMENT = sql<Date | null>`case when paused_at is null then period_end else resumes_at end`;

/** Subscriptions of a gateway that are charged until a moment, at once or after a pause, and whose members were not reminded of it. */
export const toRemind = (
  database: Database,
  gateway: GatewayName,
  now: Date,
  until: Date,
): Promise<SubscriptionRow[]> =>
  all(database)
    .where('gateway', '=', gateway)
    .where('ended_at', 'is', null)
    .where('ends_with_period', '=', false)
    .where((is) =>
      is.or([
        is.and([is('paused_at', 'is', null), is('period_end', '>', now), is('period_end', '<=', until)]),
        is.and([is('paused_at', 'is not', null), is('resumes_at', '>', now), is('resumes_at', '<=', until)]),
      ]),
    )
    .where(sql<boolean>`reminded_of is distinct from ${NEXT_PAYMENT}`)
    .orderBy(NEXT_PAYMENT)
    .limit(500)
    .execute();

/** Notes that a member was told of their next payment. */
export async function noteReminded(tx: Tx, { id }: Pick<SubscriptionRow, 'id'>): Promise<void> {
  await tables<SubscriptionTables>(tx)
    .updateTable('billing_subscription')
    .set({ reminded_of: NEXT_PAYMENT })
    .where('id', '=', id)
    .execute();
}
