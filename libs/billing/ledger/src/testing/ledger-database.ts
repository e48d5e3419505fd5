import { auditMigrations } from '@vinlore/audit';
import { type Migration, tables } from '@vinlore/database';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { ledgerMigrations } from '../migrations.ts';
import { ledgerRoutines } from '../routines.ts';

const DAY = 86_400_000;

/** Stands in for the subscriptions that the ledger reads, as a table. */
const runningPlans: Migration = {
  name: '0001-running-plans',
  async up(db) {
    await sql`create table billing_running_plan (
      brand text, account_id uuid, product text, kind text, credits int, fair_use int, period_start timestamptz,
      period_end timestamptz, subscription_id uuid default gen_random_uuid()
    )`.execute(db);
  },
};

/** Creates a database with the ledger and the tables that its functions read. */
export function createLedgerDatabase(): Promise<TestDatabase> {
  return createTestDatabase({
    migrations: [
      auditMigrations,
      { slice: 'credits', migrations: ledgerMigrations, routines: ledgerRoutines },
      { slice: 'subscription', migrations: [runningPlans] },
    ],
  });
}

/** Adds an unlimited sticker plan that runs for 30 days to a member. @returns the subscription id */
export async function runUnlimited(
  database: TestDatabase,
  { brand, accountId, fairUse, at }: { brand: string; accountId: string; fairUse: number; at: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into billing_running_plan (brand, account_id, product, kind, fair_use, period_start, period_end)
    values (${brand}, ${accountId}, 'sticker', 'unlimited', ${fairUse}, ${at}, ${new Date(at.getTime() + 30 * DAY)})
    returning subscription_id as id`.execute(tables<object>(database));
  return rows[0]!.id;
}

/** Books in the whole database that don't add up; empty if the ledger is correct. */
export async function booksThatDoNotAddUp(database: TestDatabase): Promise<unknown[]> {
  const { rows } = await sql`
    select 'transaction' as what, transaction_id::text as which from ledger_entry
      group by transaction_id, pot having sum(credits) <> 0
    union all
    select 'pot', member_id || ' ' || pot from ledger_entry group by member_id, pot having sum(credits) <> 0
    union all
    select 'book', book from (
      select book, sum, sum(credits) over (partition by member_id, pot, book order by number) as counted,
        number, row_number() over (partition by member_id, pot, book order by number) as place
      from ledger_entry) as entry
    where sum <> counted or number <> place`.execute(tables<object>(database));
  return rows;
}
