import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the sandbox, which stands in for a payment service. */
export const sandboxMigrations: readonly Migration[] = [
  {
    name: '0001-sandbox',
    async up(db) {
      await sql`create table sandbox_charge (
        order_id uuid primary key,
        state text not null check (state in ('paid', 'declined', 'challenge')),
        reason text,
        amount integer not null,
        currency text not null,
        url text not null,
        made_at timestamptz not null
      )`.execute(db);
      await sql`create table sandbox_subscription (
        id text primary key,
        order_id uuid not null unique,
        card text not null,
        amount integer not null,
        currency text not null,
        interval text not null check (interval in ('month', 'year')),
        began_at timestamptz not null,
        periods integer not null default 1,
        tries integer not null default 0,
        ends_with_period boolean not null default false,
        ended_at timestamptz
      )`.execute(db);
      await sql`create index sandbox_subscription_running on sandbox_subscription (began_at) where ended_at is null`.execute(
        db,
      );
      await sql`create table sandbox_refund (
        key text primary key,
        payment text not null,
        amount integer not null
      )`.execute(db);
      await sql`create table sandbox_clock (
        one boolean primary key default true check (one),
        ahead interval not null
      )`.execute(db);
    },
  },
];

/** Sandbox subscriptions can switch plans, at once or with their next period. */
export const sandboxSwitches: Migration = {
  name: '0015-sandbox-switches',
  async up(db) {
    await sql`alter table sandbox_subscription
      add column periods_before integer not null default 0,
      add column switched_by uuid,
      add column next_amount integer,
      add column next_interval text check (next_interval in ('month', 'year'))`.execute(db);
  },
};

/** Sandbox subscriptions can skip payments. */
export const sandboxPauses: Migration = {
  name: '0016-sandbox-pauses',
  async up(db) {
    await sql`alter table sandbox_subscription
      add column paused boolean not null default false,
      add column paused_until timestamptz`.execute(db);
  },
};
