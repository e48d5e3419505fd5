import { addDays, type FigurePoint, type FigureUnit, spansOf } from '@vinlore/billing-domain';
import { callRoutine, type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';
import { OVER_AT } from './over-at.ts';
import { salesRoutine } from './routines.ts';

/** The days to report, both inclusive, and the span to group by. */
export interface FigureQuestion {
  /** The brand's key. */
  readonly brand: string;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  readonly unit: FigureUnit;
}

/** Sales of a plan, in minor units. */
export interface PlanFigures {
  readonly id: string;
  readonly revenue: number;
  readonly orders: number;
  readonly refunded: number;
}

type Sums = Pick<FigurePoint, 'revenue' | 'orders' | 'refunds' | 'refunded' | 'begun' | 'bought' | 'tax'>;

const NOTHING: Sums = { revenue: 0, orders: 0, refunds: 0, refunded: 0, begun: 0, bought: 0, tax: 0 };

/** Subscriptions that began and ended in each span; the row with `at` null counts those before the first span. */
async function subscriptionsOf(source: Database, { brand, from, to, unit }: FigureQuestion, now: Date) {
  // Reads the subscriptions once and groups by day before span: a brand has every subscription it ever sold, but few
  // days.
  const { rows } = await sql<{ at: string | null; begun: number; ended: number }>`
    with life as materialized (
      select (began_at at time zone 'UTC')::date as began,
        (case when ${OVER_AT} <= ${now} then ${OVER_AT} end at time zone 'UTC')::date as over
      from billing_subscription where brand = ${brand}
    ), change as (
      select began as day, count(*) as begun, 0 as ended from life group by began
      union all
      select over, 0, count(*) from life where over is not null group by over
    )
    select case when day >= ${from}::date then date_trunc(${unit}, day::timestamp)::date end::text as at,
      sum(begun)::float8 as begun, sum(ended)::float8 as ended
    from change where day <= ${to}::date group by 1`.execute(tables<object>(source));
  return rows;
}

/** A brand's figures for each span, including empty ones, and for each plan, highest revenue first. */
export async function figuresOf(
  source: Database,
  question: FigureQuestion,
  now: Date,
): Promise<{ readonly points: FigurePoint[]; readonly plans: PlanFigures[] }> {
  const { brand, currency, from, to, unit } = question;
  const [sales, subscriptions] = await Promise.all([
    callRoutine(source, salesRoutine, { brand, currency, from, to, unit }),
    subscriptionsOf(source, question, now),
  ]);
  const bySpan = new Map(sales.flatMap((row) => (row.at === null ? [] : [[row.at, row]])));
  const changes = new Map(subscriptions.map((row) => [row.at, row]));
  const before = changes.get(null);
  let running = (before?.begun ?? 0) - (before?.ended ?? 0);
  const points = spansOf(question.from, question.to, question.unit).map((at): FigurePoint => {
    const { revenue, orders, refunds, refunded, begun, bought, tax } = bySpan.get(at) ?? NOTHING;
    const { begun: began = 0, ended = 0 } = changes.get(at) ?? {};
    running += began - ended;
    return {
      at,
      revenue,
      tax,
      orders,
      refunds,
      refunded,
      begun,
      bought,
      subscriptions_begun: began,
      subscriptions_ended: ended,
      subscriptions: running,
    };
  });
  const plans = sales
    .flatMap(({ plan, revenue, orders, refunded }) =>
      plan === null || orders + refunded === 0 ? [] : [{ id: plan, revenue, orders, refunded }],
    )
    .sort((one, other) => other.revenue - one.revenue || (one.id < other.id ? -1 : 1));
  return { points, plans };
}

/** Number of a brand's paused subscriptions (subscriptionStateOf in billing-domain). They have not ended. */
export async function pausedCount(source: Database, brand: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::float8 as count from billing_subscription
    where brand = ${brand} and paused_at is not null and ended_at is null and not ends_with_period
      and (resumes_at is null or resumes_at > ${now})`.execute(tables<object>(source));
  return rows[0]!.count;
}

/** Currencies in which a brand has sold, from its saved days and its most recent orders. */
export async function currenciesOf(source: Database, brand: string, now: Date): Promise<string[]> {
  const since = new Date(`${addDays(now.toISOString().slice(0, 10), -2)}T00:00:00Z`);
  const { rows } = await sql<{ currency: string }>`
    select distinct currency from billing_day where brand = ${brand}
    union select distinct currency from billing_order where brand = ${brand} and ordered_at >= ${since}`.execute(
    tables<object>(source),
  );
  return rows.map(({ currency }) => currency);
}
