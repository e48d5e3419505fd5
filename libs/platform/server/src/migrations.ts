import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Migrations of the platform module, oldest first. */
export const platformMigrations: readonly Migration[] = [
  {
    name: '0001-keys',
    async up(db) {
      await sql`
        create table platform_key (
          id uuid primary key default gen_random_uuid(),
          brand text not null,
          account_id uuid not null,
          mode text not null check (mode in ('test', 'live')),
          kind text not null check (kind in ('secret', 'publishable')),
          name text not null,
          hash bytea not null unique,
          shown text not null,
          scopes text[] not null,
          addresses text[] not null,
          origins text[] not null,
          per_minute integer not null check (per_minute > 0),
          monthly_budget integer check (monthly_budget > 0),
          version text not null,
          created_at timestamptz not null,
          expires_at timestamptz,
          removed_at timestamptz,
          last_used_at timestamptz
        )`.execute(db);
      await sql`create index platform_key_of_account on platform_key (brand, account_id)`.execute(db);
      await sql`
        create table platform_key_use (
          key_id uuid not null references platform_key (id) on delete cascade,
          brand text not null,
          day date not null,
          operation text not null,
          calls integer not null,
          errors integer not null,
          primary key (key_id, day, operation)
        )`.execute(db);
      await sql`create index platform_key_use_by_day on platform_key_use (day)`.execute(db);
      await sql`
        create table platform_key_alert (
          key_id uuid not null references platform_key (id) on delete cascade,
          brand text not null,
          month date not null,
          level integer not null,
          primary key (key_id, month, level)
        )`.execute(db);
      await sql`
        create table platform_idempotency (
          key_id uuid not null references platform_key (id) on delete cascade,
          brand text not null,
          value text not null,
          fingerprint text not null,
          status integer,
          type text,
          body text,
          running_until timestamptz,
          created_at timestamptz not null,
          primary key (key_id, value)
        )`.execute(db);
      await sql`create index platform_idempotency_by_age on platform_idempotency (created_at)`.execute(db);
    },
  },
  {
    name: '0002-test-mode',
    async up(db) {
      await sql`
        create table platform_test_object (
          id text primary key,
          brand text not null,
          account_id uuid not null,
          kind text not null check (kind in ('report', 'sticker')),
          subject text not null,
          created_at timestamptz not null,
          unique (brand, account_id, kind, subject)
        )`.execute(db);
      await sql`
        create index platform_test_object_newest
          on platform_test_object (brand, account_id, kind, created_at desc, id desc)`.execute(db);
      await sql`
        create table platform_test_entry (
          id uuid primary key default gen_random_uuid(),
          brand text not null,
          account_id uuid not null,
          kind text not null check (kind in ('report', 'sticker')),
          credits integer not null check (credits <> 0),
          object_id text unique references platform_test_object (id) on delete cascade,
          created_at timestamptz not null
        )`.execute(db);
      await sql`
        create unique index platform_test_entry_start
          on platform_test_entry (brand, account_id, kind) where object_id is null`.execute(db);
      await sql`create index platform_test_entry_of_account on platform_test_entry (brand, account_id)`.execute(db);
    },
  },
];
