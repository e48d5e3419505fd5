import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the refund slice, forward only; stands on the orders'. */
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
];
