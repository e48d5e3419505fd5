import type { GatewayName, RenewingPlan, SubscriptionFacts } from '@vinlore/billing-domain';
import { comesAfter, type Database, PAGE_SIZE, tables, type Tx } from '@vinlore/database';
import { type Selectable, sql } from 'kysely';
import type { OrderTables } from '../orders/tables.ts';
import type { SubscriptionTables } from './tables.ts';

/** A subscription row. */
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

/** The facts in a row from which the subscription's state is derived. */
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

/** A member's subscriptions, newest first. */
export const subscriptionsOf = (source: Database | Tx, owner: Owner): Promise<SubscriptionRow[]> =>
  ownedBy(source, owner).orderBy('began_at', 'desc').orderBy('id').execute();

/** Locks a member's own subscription until the transaction ends; undefined if it isn't theirs. */
export const lockOwn = (
  tx: Tx,
  owner: Owner,
  { id, gateway }: { readonly id: string; readonly gateway: GatewayName },
): Promise<SubscriptionRow | undefined> =>
  ownedBy(tx, owner).where('id', '=', id).where('gateway', '=', gateway).forUpdate().executeTakeFirst();

/** Locks the subscription with a gateway's id. */
export const lockByReference = (
  tx: Tx,
  gateway: GatewayName,
  reference: string,
): Promise<SubscriptionRow | undefined> =>
  all(tx).where('gateway', '=', gateway).where('reference', '=', reference).forUpdate().executeTakeFirst();

/** Locks the subscription with our own id. */
export const lockById = (tx: Tx, id: string): Promise<SubscriptionRow | undefined> =>
  all(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/**
 * Stores the facts changed by a gateway event. Documents counted from the previous plan apply only to the period of the
 * switch.
 */
export async function keepFacts(tx: Tx, id: string, facts: SubscriptionFacts): Promise<void> {
  await tables<SubscriptionTables>(tx)
    .updateTable('billing_subscription')
    .set({
      period_start: facts.periodStart,
      period_end: facts.periodEnd,
      counted: sql`case when period_start = ${facts.periodStart} then counted else 0 end`,
      failed_period: facts.failedPeriod,
      given_up: facts.givenUp,
      // A newly failing period has no known next attempt yet.
      next_try: sql`case when failed_period is not distinct from ${facts.failedPeriod} then next_try end`,
      ended_at: facts.endedAt,
      paused_at: facts.pausedAt,
      resumes_at: facts.resumesAt,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Records when a failed period is retried.
 *
 * @returns false if that or a later attempt is already known, since gateway events may arrive twice and late
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

/** A plan whose renewal failed and is being retried. */
export interface FailingRow {
  readonly id: string;
  readonly account_id: string;
  /** Email of the order that began it; null once erased. */
  readonly email: string | null;
  readonly plan: RenewingPlan;
  readonly next_plan: RenewingPlan | null;
  readonly failed_period: Date;
  readonly next_try: Date | null;
}

/** The condition of the index `billing_subscription_failing`, without plans canceled by their members. */
const IS_FAILING = sql<boolean>`s.failed_period > s.period_start and not s.given_up and s.ended_at is null
  and not s.ends_with_period`;

/** A brand's plans with failing renewals, newest failure first; one more than a page if there are more. */
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

/** Number of failing renewals of a brand, at most `most`, and since when the oldest is failing. */
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

/** Sets the plan that a subscription renews as; null for its current one. The gateway is updated afterwards. */
export function setNextPlan(tx: Tx, id: string, next: RenewingPlan | null): Promise<SubscriptionRow> {
  return tables<SubscriptionTables>(tx)
    .updateTable('billing_subscription')
    .set({ next_plan: next && JSON.stringify(next), plan_scheduled: true, wish: sql`wish + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Records that a subscription has renewed as its scheduled plan. */
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

/** Sets or removes a pause; the gateway is updated afterwards. */
export function setPause(tx: Tx, id: string, { pausedAt, resumesAt }: PauseFacts): Promise<SubscriptionRow> {
  return tables<SubscriptionTables>(tx)
    .updateTable('billing_subscription')
    .set({ paused_at: pausedAt, resumes_at: resumesAt, pause_told: true, wish: sql`wish + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores the gateway's own state of a pause, so no update is sent to it. */
export function keepPause(tx: Tx, id: string, { pausedAt, resumesAt }: PauseFacts): Promise<SubscriptionRow> {
  return tables<SubscriptionTables>(tx)
    .updateTable('billing_subscription')
    .set({ paused_at: pausedAt, resumes_at: resumesAt })
    .set({ pause_told: sql`pause_told or ${pausedAt !== null}`, pause_looks: sql`pause_looks + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Sets whether a subscription ends with its period, and removes a pause and a scheduled plan; the gateway is updated
 * afterwards.
 */
export function setEndsWithPeriod(tx: Tx, id: string, ends: boolean): Promise<SubscriptionRow> {
  return tables<SubscriptionTables>(tx)
    .updateTable('billing_subscription')
    .set({ ends_with_period: ends, next_plan: null, ...NOT_PAUSED, wish: sql`wish + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Ends a member's running subscriptions immediately; the gateways are updated afterwards. @returns the ids of those
 * ended
 */
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
 * Cancels a member's running subscriptions at the end of the paid period, or immediately if paused beyond it; the
 * gateways are updated afterwards. Already canceled ones are sent again, since the member may be undoing the
 * cancellation at this moment.
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

/** Ends one subscription immediately; the gateway is updated afterwards. @returns whether it was still running */
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

/** Subscriptions with decisions that have not been sent to their gateway yet. */
export const toTell = (database: Database): Promise<SubscriptionRow[]> =>
  all(database).whereRef('wish', '>', 'wish_told').orderBy('id').limit(500).execute();

/**
 * Records that a decision was sent to the gateway. @returns false if there is a newer one, which has to be sent as well
 */
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

/**
 * Subscriptions of a gateway that are charged by a given time, directly or after a pause, and whose members were not
 * reminded yet.
 */
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

/** Records that a member was reminded of their next payment. */
export async function noteReminded(tx: Tx, { id }: Pick<SubscriptionRow, 'id'>): Promise<void> {
  await tables<SubscriptionTables>(tx)
    .updateTable('billing_subscription')
    .set({ reminded_of: NEXT_PAYMENT })
    .where('id', '=', id)
    .execute();
}
