import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the refund module, forward only; depends on the orders' schema. */
export const refundMigrations: readonly Migration[] = [
  {
    name: '0001-refund',
    async up(db) {
      await sql`create table billing_refund (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        order_id uuid not null references billing_order,
        idempotency_key text not null,
        reason text not null,
        amount integer not null check (amount > 0),
        currency text not null,
        credits integer not null check (credits >= 0),
        actor uuid not null,
        begun_at timestamptz not null,
        done_at timestamptz,
        unique (brand, idempotency_key)
      )`.execute(db);
      await sql`create index billing_refund_order on billing_refund (order_id)`.execute(db);
      await sql`create index billing_refund_pending on billing_refund (begun_at) where done_at is null`.execute(db);
    },
  },
  {
    // Refunds that staff make for their own reasons, and those that wait for approval.
    name: '0002-second-person',
    async up(db) {
      await sql`alter table billing_refund add column why text`.execute(db);
      await sql`create index billing_refund_list on billing_refund (brand, begun_at desc, id desc)`.execute(db);
      await sql`create index billing_refund_done on billing_refund (brand, begun_at desc, id desc)
        where done_at is not null`.execute(db);
      await sql`create index billing_refund_underway on billing_refund (brand, begun_at desc, id desc)
        where done_at is null`.execute(db);
      await sql`create table billing_refund_wish (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        order_id uuid not null references billing_order,
        idempotency_key text not null,
        reason text not null,
        amount integer not null check (amount > 0),
        currency text not null,
        why text,
        take_credits boolean not null,
        refunded_before integer not null,
        actor uuid not null,
        asked_at timestamptz not null,
        approval text,
        state text not null default 'waiting' check (state in ('waiting', 'given', 'withdrawn', 'declined')),
        unique (brand, idempotency_key)
      )`.execute(db);
      // An order has at most one open request, even if two people ask for the same refund.
      await sql`create unique index billing_refund_wish_waiting on billing_refund_wish (order_id)
        where state = 'waiting'`.execute(db);
      await sql`create index billing_refund_wish_list on billing_refund_wish (brand, asked_at desc, id desc)
        where state = 'waiting'`.execute(db);
    },
  },
  {
    // Failed refunds, and how they were paid after all.
    name: '0003-failed',
    async up(db) {
      await sql`create table billing_refund_failure (
        refund_id uuid primary key references billing_refund,
        brand text not null,
        why text,
        credits integer not null check (credits >= 0),
        failed_at timestamptz not null,
        outcome text check (outcome in ('other-way', 'closed')),
        settled_by uuid,
        note text,
        settled_at timestamptz,
        check ((outcome is null) = (settled_at is null))
      )`.execute(db);
      await sql`create index billing_refund_failure_open on billing_refund_failure (brand, failed_at)
        where settled_at is null`.execute(db);
      await sql`create index billing_refund_failure_day on billing_refund_failure (brand, failed_at)`.execute(db);
      await sql`alter table billing_refund_wish add column of_failure uuid`.execute(db);
    },
  },
  {
    // For a refund paid by another method, the failed refund that it replaces, so that one key cannot be used for two
    // of them.
    name: '0004-of-failure',
    async up(db) {
      await sql`alter table billing_refund add column of_failure uuid`.execute(db);
    },
  },
  {
    name: '0005-taxes',
    async up(db) {
      await sql`alter table billing_refund add column tax integer not null default 0 check (tax >= 0 and tax <= amount)`.execute(
        db,
      );
    },
  },
];
