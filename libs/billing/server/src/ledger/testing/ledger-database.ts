import { auditMigrations } from '@vinlore/audit';
import { tables } from '@vinlore/database';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { subscriptionMigrations } from '../../subscriptions/migrations.ts';
import type { SubscriptionTables } from '../../subscriptions/tables.ts';
import { ledgerMigrations } from '../migrations.ts';

/** A database that has the ledger, and what its functions ask. */
export function createLedgerDatabase(): Promise<TestDatabase> {
  return createTestDatabase({
    migrations: [
      auditMigrations,
      { slice: 'credits', migrations: ledgerMigrations },
      { slice: 'subscription', migrations: subscriptionMigrations },
    ],
  });
}

/** An unlimited sticker plan of a member that runs for a month. @returns the subscription's id */
export async function runUnlimited(
  database: TestDatabase,
  { brand, accountId, fairUse, at }: { brand: string; accountId: string; fairUse: number; at: Date },
): Promise<string> {
  const { id } = await tables<SubscriptionTables>(database)
    .insertInto('billing_subscription')
    .values({
      brand,
      account_id: accountId,
      order_id: crypto.randomUUID(),
      plan: JSON.stringify({
        id: 'sticker-unlimited',
        product: 'sticker',
        audience: 'user',
        kind: 'unlimited',
        name: { en: 'Unlimited stickers', es: 'Etiquetas sin límite' },
        description: { en: 'As many as you need.', es: 'Las que necesites.' },
        price: 2999,
        currency: 'USD',
        interval: 'month',
        fair_use: fairUse,
      }),
      gateway: 'sandbox',
      reference: crypto.randomUUID(),
      began_at: at,
      period_start: at,
      period_end: new Date(at.getTime() + 30 * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Books of the whole database that do not add up; none if the ledger keeps its promise. */
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
