import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the site module, forward only. */
export const siteMigrations: readonly Migration[] = [
  {
    name: '0001-overlay',
    async up(db) {
      await sql`create table site_brand (brand text primary key, version bigint not null)`.execute(db);
      await sql`create table site_overlay (
        brand text not null,
        key text not null,
        value jsonb,
        version bigint not null,
        changed_at timestamptz not null,
        changed_by uuid,
        primary key (brand, key)
      )`.execute(db);
      await sql`create table site_change (
        brand text not null,
        version bigint not null,
        at timestamptz not null,
        actor uuid,
        before jsonb not null,
        after jsonb not null,
        primary key (brand, version)
      )`.execute(db);
      await sql`create function site_change_stays() returns trigger language plpgsql as
        $$ begin raise exception 'the history of a brand is append-only'; end $$`.execute(db);
      await sql`create trigger site_change_stays before update or delete or truncate on site_change
        for each statement execute function site_change_stays()`.execute(db);
    },
  },
  {
    name: '0002-brand-files',
    async up(db) {
      await sql`create table site_brand_file (
        brand text primary key,
        file jsonb not null,
        created_at timestamptz not null,
        created_by uuid
      )`.execute(db);
    },
  },
  {
    name: '0003-plans',
    async up(db) {
      await sql`create table site_plan (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        at timestamptz not null,
        changes jsonb not null,
        planned_at timestamptz not null,
        planned_by uuid,
        ended text,
        ended_at timestamptz
      )`.execute(db);
      await sql`create index site_plan_waiting on site_plan (at) where ended is null`.execute(db);
      await sql`create index site_plan_of on site_plan (brand, at)`.execute(db);
    },
  },
];
