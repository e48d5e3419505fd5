import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the figures, forward only; depends on orders, refunds, and subscriptions. */
export const figureMigrations: readonly Migration[] = [
  {
    name: '0001-days',
    async up(db) {
      // Totals of final days by plan: summing a million orders for every request would take too long.
      await sql`create table billing_day (
        brand text not null,
        day date not null,
        currency text not null,
        plan text not null,
        orders integer not null,
        revenue bigint not null,
        refunds integer not null,
        refunded bigint not null,
        begun integer not null,
        bought integer not null,
        primary key (brand, day, currency, plan)
      )`.execute(db);
      // The first day that is not saved yet; from there on the orders themselves are queried.
      await sql`create table billing_days_kept (brand text primary key, until date not null)`.execute(db);
      await sql`create index billing_subscription_began on billing_subscription (brand, began_at)`.execute(db);
    },
  },
  {
    name: '0002-taxes',
    async up(db) {
      // No day saved so far had a tax.
      await sql`alter table billing_day add column tax bigint not null default 0`.execute(db);
    },
  },
];
