import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** The staff module's tables. */
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
  {
    name: '0002-persons-of-approvals',
    async up(db) {
      await sql`alter table staff_approval
        drop constraint staff_approval_state_check,
        drop constraint staff_approval_check,
        drop constraint staff_approval_check1,
        add column asked_person uuid,
        add column about uuid,
        add column changes jsonb not null default '[]',
        add column call jsonb,
        add column decided_person uuid,
        add column by_operator boolean not null default false`.execute(db);
      await sql`alter table staff_approval
        add constraint staff_approval_state
          check (state in ('waiting', 'approved', 'declined', 'failed', 'void', 'expired')),
        add constraint staff_approval_decided
          check ((state in ('waiting', 'void', 'expired')) = (decided_by is null and not by_operator)),
        add constraint staff_approval_two_people
          check (state not in ('approved', 'failed') or by_operator
            or (decided_by <> asked_by and decided_person <> asked_person))`.execute(db);
      await sql`create table staff_given (
        id bigint primary key generated always as identity,
        actor uuid not null,
        brand text not null,
        measure text not null check (measure in ('credits', 'refunds')),
        currency text not null,
        amount bigint not null check (amount > 0),
        at timestamptz not null
      )`.execute(db);
      await sql`create index staff_given_actor on staff_given (actor, measure, at)`.execute(db);
    },
  },
];
