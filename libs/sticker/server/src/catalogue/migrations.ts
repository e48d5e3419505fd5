import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Migrations of the catalog module, oldest first. */
export const catalogueMigrations: readonly Migration[] = [
  {
    name: '0001-catalogue',
    async up(db) {
      // Operator imports, one row per line. Names are stored as written and looked up by key.
      await sql`
        create table catalogue_entry (
          source text not null,
          source_id text not null,
          kind text not null check (kind in
            ('trim', 'exterior', 'interior', 'item', 'standard', 'safety', 'parts', 'specification')),
          year integer not null,
          make_key text not null,
          model_key text not null,
          -- '' for all trims
          trim_key text not null,
          detail jsonb not null,
          -- position in the file; colors and options are shown in the manufacturer's order
          place integer not null,
          as_of date not null,
          sample boolean not null,
          primary key (source, source_id)
        )`.execute(db);
      await sql`create index catalogue_entry_of_vehicle on catalogue_entry (year, make_key, model_key)`.execute(db);
      // EPA vehicles, replaced as a whole by each import.
      await sql`
        create table catalogue_epa_vehicle (
          epa_id integer primary key,
          year integer not null,
          make_key text not null,
          model text not null,
          size_class text,
          cylinders integer,
          liters real,
          drive text,
          transmission text,
          turbo boolean not null,
          fuel text not null,
          technology text,
          city integer not null,
          highway integer not null,
          combined integer not null,
          electric_combined integer,
          electric_range integer,
          co2 integer,
          ghg_score integer,
          annual_cost integer,
          save_over_5_years integer,
          as_of date not null
        )`.execute(db);
      await sql`create index catalogue_epa_vehicle_of_make on catalogue_epa_vehicle (year, make_key)`.execute(db);
      await sql`create index catalogue_epa_vehicle_of_class on catalogue_epa_vehicle (year, size_class, combined)`.execute(
        db,
      );
    },
  },
];
