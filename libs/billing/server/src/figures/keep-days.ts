import { addDays } from '@vinlore/billing-domain';
import { callRoutine, type Database, tables } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import { sql } from 'kysely';
import * as v from 'valibot';
import { keepDaysRoutine } from './routines.ts';

/** A day is final this long after midnight (UTC): by then no purchase started in it is still unpaid. */
const SETTLED_MS = 3 * 3_600_000;

/** Days summed in one transaction; years of orders would exceed the statement timeout. */
const DAYS_AT_ONCE = 31;

/**
 * Saves the figures of final days, continuing after the last saved one. Any process may run it, even two at once.
 *
 * @param brand the brand's key
 */
export async function keepDays(database: Database, brand: string, now: Date): Promise<void> {
  const over = new Date(now.getTime() - SETTLED_MS).toISOString().slice(0, 10);
  while (await keepSome(database, brand, over));
}

/**
 * Saves the next days.
 *
 * @param over the first day that is not final
 * @returns whether there were any days to save
 */
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

/** Defines the hourly job that saves final days. */
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
