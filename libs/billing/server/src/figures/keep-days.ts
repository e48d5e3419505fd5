import { addDays } from '@vinlore/billing-domain';
import { callRoutine, type Database, tables } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import { sql } from 'kysely';
import * as v from 'valibot';
import { keepDaysRoutine } from './routines.ts';

/** So long after midnight (UTC) a day is over: no purchase that was begun in it still waits to be paid. */
const SETTLED_MS = 3 * 3_600_000;

/** Days that are added up in one transaction: years of orders would take longer than a statement may. */
const DAYS_AT_ONCE = 31;

/**
 * Keeps what days brought that are over, from where that ended before. Any process may do it, also two at once.
 *
 * @param brand the brand's key
 */
export async function keepDays(database: Database, brand: string, now: Date): Promise<void> {
  const over = new Date(now.getTime() - SETTLED_MS).toISOString().slice(0, 10);
  while (await keepSome(database, brand, over));
}

/** Keeps the next days. @param over the first day that is not over @returns whether there were any */
function keepSome(database: Database, brand: string, over: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const db = tables<object>(tx);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`billing_day ${brand}`}, 0))`.execute(db);
    const { rows } = await sql<{ day: string | null }>`select coalesce(
        (select until from billing_days_kept where brand = ${brand}),
        (select (ordered_at at time zone 'UTC')::date from billing_order where brand = ${brand}
          order by ordered_at limit 1))::text as day`.execute(db);
    const from = rows[0]!.day;
    if (from === null || from >= over) return false;
    const next = addDays(from, DAYS_AT_ONCE);
    const until = next < over ? next : over;
    await callRoutine(tx, keepDaysRoutine, { brand, from, until });
    return true;
  });
}

/** The job that keeps days, each hour. */
export function defineFigureJob(
  jobs: Pick<Jobs, 'define'>,
  {
    database,
    brands,
    clock,
  }: { readonly database: Database; readonly brands: readonly { readonly key: string }[]; readonly clock: () => Date },
): void {
  jobs.define(
    'figures.keep-days',
    v.object({}),
    async () => {
      for (const { key } of brands) await keepDays(database, key, clock());
    },
    { retries: 2, schedule: '20 * * * *' },
  );
}
