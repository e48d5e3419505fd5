import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Tables of the recall module, oldest first. Campaigns are public facts: no brand and no account owns them. */
export const recallMigrations: readonly Migration[] = [
  {
    name: '0001-campaigns',
    async up(db) {
      await sql`
        create table recall_source (
          source text primary key,
          as_of date,
          sample boolean not null,
          imported_at timestamptz not null default now()
        )`.execute(db);
      await sql`
        create table recall_campaign (
          source text not null,
          campaign text not null,
          maker_campaign text,
          manufacturer text not null,
          type text not null,
          received date,
          summary text not null,
          consequence text not null,
          remedy text not null,
          notes text not null,
          affected integer,
          park_it boolean not null,
          park_outside boolean not null,
          over_the_air boolean not null,
          primary key (source, campaign)
        )`.execute(db);
      await sql`
        create table recall_vehicle (
          source text not null,
          record_id text not null,
          campaign text not null,
          file text not null,
          make text not null,
          model text not null,
          make_key text not null,
          model_key text not null,
          weight text,
          year integer,
          component text not null,
          built_from date,
          built_to date,
          primary key (source, record_id)
        )`.execute(db);
      await sql`create index recall_vehicle_by_name on recall_vehicle (make_key, year, model_key)`.execute(db);
      await sql`create index recall_vehicle_by_year on recall_vehicle (year, make)`.execute(db);
      await sql`create index recall_vehicle_by_campaign on recall_vehicle (source, campaign)`.execute(db);
    },
  },
  {
    name: '0002-watches',
    async up(db) {
      await sql`
        create table recall_watch (
          id uuid primary key default gen_random_uuid(),
          brand text not null,
          email text not null check (email = lower(email)),
          language text not null,
          vehicle_key text not null,
          year integer not null,
          make text not null,
          model text not null,
          series text,
          trim text,
          title text not null,
          told text[] not null,
          asked_at timestamptz not null,
          confirmed_at timestamptz,
          ended_at timestamptz,
          unique (brand, email, vehicle_key)
        )`.execute(db);
    },
  },
  {
    name: '0003-silent-about-parking',
    async up(db) {
      await sql`
        alter table recall_campaign
          alter column park_it set default false,
          alter column park_outside set default false`.execute(db);
    },
  },
];
