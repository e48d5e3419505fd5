import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** The staff slice's tables. */
export const staffMigrations: readonly Migration[] = [
  {
    name: '0001-staff',
    async up(db) {
      await sql`create table staff_view (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        account_id uuid not null,
        list text not null,
        name text not null,
        query text not null,
        unique (account_id, brand, list, name)
      )`.execute(db);
      await sql`create table staff_approval (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        kind text not null,
        permission text not null,
        subject_kind text not null,
        subject_id text not null,
        facts jsonb not null,
        asked_by uuid not null,
        asked_at timestamptz not null default clock_timestamp(),
        state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined', 'failed')),
        decided_by uuid,
        decided_at timestamptz,
        carried_at timestamptz,
        words text,
        check ((state = 'waiting') = (decided_by is null)),
        check (state not in ('approved', 'failed') or decided_by <> asked_by)
      )`.execute(db);
      await sql`create index staff_approval_waiting on staff_approval (brand, asked_at, id) where state = 'waiting'`.execute(
        db,
      );
      await sql`create index staff_approval_decided on staff_approval (brand, asked_at, id) where state <> 'waiting'`.execute(
        db,
      );
    },
  },
];
