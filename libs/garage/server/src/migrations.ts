import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Migrations of the garage module, oldest first. */
export const garageMigrations: readonly Migration[] = [
  {
    name: '0001-garage',
    async up(db) {
      await sql`
        create table garage_vehicle (
          id uuid primary key default gen_random_uuid(),
          brand text not null,
          account_id uuid not null,
          vin text not null,
          title text not null,
          year integer,
          make text,
          model text,
          series text,
          trim text,
          body text,
          nickname text not null default '',
          notes text not null default '',
          unit text not null default 'mi',
          noted_reading integer,
          noted_on date,
          added_at timestamptz not null,
          unique (account_id, brand, vin),
          check ((noted_reading is null) = (noted_on is null))
        )`.execute(db);
      await sql`
        create table garage_expense (
          vehicle_id uuid not null references garage_vehicle (id) on delete cascade,
          -- Chosen by the browser, so that sending it twice enters it once; unique for its vehicle only.
          id uuid not null,
          brand text not null,
          day date not null,
          kind text not null,
          amount integer not null check (amount >= 0),
          currency text not null,
          odometer integer,
          note text not null,
          primary key (vehicle_id, id)
        )`.execute(db);
    },
  },
  {
    name: '0002-link',
    async up(db) {
      await sql`
        create table garage_link (
          account_id uuid not null,
          brand text not null,
          -- 128 random bits: nobody finds a garage by trying.
          token text not null unique,
          made_at timestamptz not null,
          nickname boolean not null,
          full_vin boolean not null,
          mileage boolean not null,
          documents boolean not null,
          notes boolean not null,
          costs boolean not null,
          primary key (account_id, brand)
        )`.execute(db);
    },
  },
  {
    name: '0003-linked-vehicles',
    async up(db) {
      // Null means all vehicles, including future ones.
      await sql`alter table garage_link add column vehicle_ids uuid[]`.execute(db);
    },
  },
];
