import type { Cohort } from '@vinlore/billing-domain';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { brand, createPaidBench, DAY, PLANS, spanish } from '../testing/paid-bench.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());
const staff = bench.member(brand, ['staff', 'billing']);
const ask = async (query = '', as = staff, of = brand) =>
  (await bench.get(`/api-cwa/staff/figures/cohorts${query}`, as, of)).data as {
    cohorts: Cohort[];
    plans: { id: string; name: string }[];
  };
/** Inserts a subscription that began and ended at the given times. */
async function lived(began: string, over: string | null, plan = PLANS.monthly) {
  const { orderId } = await bench.buy(plan, bench.member());
  await sql`update billing_subscription set began_at = ${began}, period_start = ${began},
      period_end = ${began}::timestamptz + interval '1 month', ended_at = ${over}
    where order_id = ${orderId}`.execute(bench.database.kysely);
}

describe('cohorts', () => {
  it('counts how many subscriptions of a month lasted how long, and reports no value until a month is over for all of them', async () => {
    // It is 2026-11-20.
    await lived('2026-08-01T00:00:00Z', null);
    await lived('2026-08-31T12:00:00Z', '2026-09-30T12:00:00Z');
    await lived('2026-08-15T00:00:00Z', '2026-09-15T00:00:00Z');
    await lived('2026-08-15T00:00:00Z', '2026-10-20T00:00:00Z', PLANS.unlimited);
    await lived('2026-10-02T00:00:00Z', null);
    await lived('2025-11-30T23:59:59Z', null);
    const { cohorts, plans } = await ask();
    expect(cohorts.map(({ month }) => month.slice(0, 7))).toEqual([
      ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
      ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
    ]);
    const at = (month: string) => cohorts.find((cohort) => cohort.month.startsWith(month))!;
    expect(at('2026-08')).toMatchObject({ begun: 4, kept: [2, 2, ...Array<null>(8).fill(null)] });
    expect(at('2026-10')).toMatchObject({ begun: 1, kept: Array<null>(10).fill(null) });
    expect(at('2025-12')).toMatchObject({ begun: 0, kept: Array<number>(10).fill(0) });
    expect(plans.map(({ id }) => id)).toEqual(['monthly', 'unlimited']);
    const [unlimited] = (await ask('?plan=unlimited')).cohorts.filter(({ begun }) => begun > 0);
    expect(unlimited).toMatchObject({ begun: 1, kept: [1, 1, ...Array<null>(8).fill(null)] });
  });

  it('counts each brand separately', async () => {
    const theirs = await ask('', bench.member(spanish, ['staff', 'billing']), spanish);
    expect(theirs.plans).toEqual([]);
    expect(theirs.cohorts.every(({ begun }) => begun === 0)).toBe(true);
  });

  it('covers twelve months on every day of a year', async () => {
    for (let nth = 0; nth < 400; nth += 1) {
      const { cohorts } = await ask();
      expect(cohorts).toHaveLength(12);
      expect(cohorts.at(-1)!.month.slice(0, 7)).toBe(bench.now().toISOString().slice(0, 7));
      bench.pass(DAY);
    }
  });
});
