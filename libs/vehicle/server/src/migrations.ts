import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Tables of the vehicle slice, oldest first. */
export const vehicleMigrations: readonly Migration[] = [
  {
    name: '0001-plates-and-error-vins',
    async up(db) {
      await sql`
        create table vehicle_plate (
          source text not null,
          source_id text not null,
          country text not null,
          region text not null,
          plate text not null,
          vin text,
          year integer,
          make text,
          model text,
          trim text,
          colour text,
          as_of date,
          sample boolean not null,
          imported_at timestamptz not null default now(),
          primary key (source, source_id)
        )`.execute(db);
      await sql`create index vehicle_plate_by_plate on vehicle_plate (country, region, plate)`.execute(db);
      await sql`
        create table vehicle_error_vin (
          brand text not null,
          vin text not null,
          reason text not null,
          count integer not null default 1,
          first_at timestamptz not null default now(),
          last_at timestamptz not null default now(),
          primary key (brand, vin)
        )`.execute(db);
    },
  },
];
