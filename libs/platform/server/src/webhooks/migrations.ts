import { type Migration, rowsOf } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the webhooks module, forward only. */
export const webhooksMigrations: readonly Migration[] = [
  {
    name: '0001-webhooks',
    walls: { webhook_attempt: rowsOf('webhook_delivery', 'delivery_id') },
    async up(db) {
      await sql`create table webhook_endpoint (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        account_id uuid not null,
        request_id uuid not null,
        mode text not null check (mode in ('live', 'test')),
        url text not null,
        description text not null,
        types text[],
        sealed text not null,
        public_key text not null,
        old_sealed text,
        old_until timestamptz,
        created_at timestamptz not null,
        disabled text check (disabled in ('owner', 'failing', 'gone', 'removed')),
        disabled_at timestamptz,
        last_success_at timestamptz,
        last_failure_at timestamptz,
        failures integer not null default 0,
        failing_since timestamptz,
        due_at timestamptz,
        lease_by uuid,
        lease_until timestamptz,
        unique (account_id, brand, request_id)
      )`.execute(db);
      await sql`create index webhook_endpoint_due on webhook_endpoint ((failures > 0), due_at)
        where disabled is null and due_at is not null`.execute(db);
      await sql`create table webhook_event (
        id uuid primary key,
        seq bigint generated always as identity unique,
        brand text not null,
        account_id uuid not null,
        mode text not null,
        type text not null,
        object_id text not null,
        body text not null,
        created_at timestamptz not null
      )`.execute(db);
      await sql`create index webhook_event_of_account on webhook_event (account_id, brand, mode, created_at, seq)`.execute(
        db,
      );
      await sql`create index webhook_event_by_age on webhook_event (created_at)`.execute(db);
      await sql`create table webhook_delivery (
        id uuid primary key default gen_random_uuid(),
        seq bigint generated always as identity unique,
        brand text not null,
        endpoint_id uuid not null references webhook_endpoint (id),
        event_id uuid not null references webhook_event (id),
        object_id text not null,
        state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
        held boolean not null default false,
        attempts integer not null default 0,
        next_at timestamptz not null,
        created_at timestamptz not null,
        ended_at timestamptz
      )`.execute(db);
      await sql`create unique index webhook_delivery_once on webhook_delivery (endpoint_id, event_id)
        where state = 'pending'`.execute(db);
      await sql`create index webhook_delivery_due on webhook_delivery (endpoint_id, next_at, seq)
        where state = 'pending' and not held`.execute(db);
      await sql`create index webhook_delivery_order on webhook_delivery (endpoint_id, object_id, seq)
        where state = 'pending'`.execute(db);
      await sql`create index webhook_delivery_of_endpoint on webhook_delivery (endpoint_id, seq)`.execute(db);
      await sql`create index webhook_delivery_of_event on webhook_delivery (event_id)`.execute(db);
      await sql`create table webhook_attempt (
        delivery_id uuid not null references webhook_delivery (id) on delete cascade,
        attempt integer not null,
        at timestamptz not null,
        duration_ms integer not null,
        status integer,
        failure text,
        answer text not null,
        primary key (delivery_id, attempt)
      )`.execute(db);
      await sql`create table webhook_wake (
        seq bigint generated always as identity primary key,
        brand text not null,
        endpoint_id uuid not null
      )`.execute(db);
    },
  },
];
