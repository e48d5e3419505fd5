import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the figures, forward only; stands on orders, refunds and subscriptions. */
export const figureMigrations: readonly Migration[] = [
  {
    name: '0001-days',
    async up(db) {
      // What days brought that are over, by plan: adding up a million orders for every look would take longer than it.
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
      // The first day that is not kept yet: from there on orders are asked themselves.
      await sql`create table billing_days_kept (brand text primary key, until date not null)`.execute(db);
      await sql`create index billing_subscription_began on billing_subscription (brand, began_at)`.execute(db);
    },
  },
  {
    name: '0002-taxes',
    async up(db) {
      // Of the days that are kept none had a tax.
      await sql`alter table billing_day add column tax bigint not null default 0`.execute(db);
    },
  },
];
