import { addDays, type Cohort, spansOf, spanOf } from '@vinlore/billing-domain';
import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';
import { OVER_AT } from './over-at.ts';

/** Number of months covered, including the current one. */
const MONTHS = 12;

/** First day of the month `count` months later. */
function monthsAfter(month: string, count: number): string {
  let day = month;
  for (let nth = 0; nth < count; nth += 1) day = spanOf(addDays(day, 31), 'month');
  return day;
}

/**
 * Subscriptions of a brand by the month in which they began, and how many of them lasted how many months. One canceled
 * in its first month ends with that month, so it counts as kept for zero months.
 *
 * @param plan counts only subscriptions that began with this plan
 */
export async function cohortsOf(
  source: Database,
  { brand, plan }: { readonly brand: string; readonly plan?: string | undefined },
  now: Date,
): Promise<{ readonly cohorts: Cohort[]; readonly plans: string[] }> {
  const today = now.toISOString().slice(0, 10);
  const first = spanOf(addDays(spanOf(today, 'month'), -31 * (MONTHS - 1) + MONTHS), 'month');
  const { rows } = await sql<{ month: string; lasted: number; plan: string; count: number }>`
    select date_trunc('month', began)::date::text as month, plan,
      -- A subscription that ends exactly on a month's boundary doesn't count as kept for the next month.
      coalesce(extract(year from age) * 12 + extract(month from age), ${MONTHS})::int as lasted,
      count(*)::float8 as count
    from (
      select began_at at time zone 'UTC' as began, first_plan as plan,
        age((over_at at time zone 'UTC') - interval '1 microsecond', began_at at time zone 'UTC') as age
      from (
        select began_at, coalesce(began_as, plan->>'id') as first_plan,
          case when ${OVER_AT} <= ${now} then ${OVER_AT} end as over_at
        from billing_subscription
        where brand = ${brand} and began_at >= ${first}::timestamp at time zone 'UTC'
      ) as lives
    ) as ages
    group by 1, 2, 3`.execute(tables<object>(source));
  const counted = rows.filter((row) => plan === undefined || row.plan === plan);
  const cohorts = spansOf(first, today, 'month').map((month): Cohort => {
    const own = counted.filter((row) => row.month === month);
    const sum = (least: number) => own.reduce((all, { lasted, count }) => all + (lasted >= least ? count : 0), 0);
    // The latest of them began on the last day of the month, so even the oldest cohort has one complete month less.
    const kept = Array.from({ length: MONTHS - 2 }, (_, nth) => {
      const isOld = monthsAfter(month, nth + 2) <= today;
      return isOld ? sum(nth + 1) : null;
    });
    return { month, begun: sum(0), kept };
  });
  return { cohorts, plans: [...new Set(rows.map((row) => row.plan))].sort() };
}
