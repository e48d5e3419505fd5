import { createSlotPointer, createSlotTable, type Migration, partOf } from '@vinlore/database';
import { sql } from 'kysely';

/** Tables of the vehicle module, oldest first. */
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
  {
    name: '0002-vins-at-the-desk',
    async up(db) {
      await sql`
        alter table vehicle_error_vin add column handled boolean not null default false, add column handled_at timestamptz,
          add column note text not null default ''`.execute(db);
      // Two orders: by lookup count (negated, so rank and VIN form one range) and by VIN for prefix searches, each with
      // and without a reason.
      const vin = sql`vin collate "C"`;
      const indexes = { ranked: sql`(-count), ${vin}`, sought: vin };
      for (const [name, order] of Object.entries(indexes)) {
        const all = sql.id(`vehicle_error_vin_${name}`);
        const of = sql.id(`vehicle_error_vin_${name}_reason`);
        await sql`create index ${all} on vehicle_error_vin (brand, handled, ${order})`.execute(db);
        await sql`create index ${of} on vehicle_error_vin (brand, handled, reason, ${order})`.execute(db);
      }
    },
  },
  {
    name: '0003-color-of-plates',
    async up(db) {
      await sql`alter table vehicle_plate rename column colour to color`.execute(db);
    },
  },
  {
    name: '0004-releases',
    async up(db) {
      await createSlotPointer(db, 'vehicle_slot');
      const slots = [0, 1];
      await createSlotTable(
        db,
        'vehicle_release',
        'about jsonb not null, index_packed bytea not null, catalogue_packed bytea not null, primary key (slot)',
        slots,
      );
      // Already compressed, so don't let PostgreSQL try again.
      for (const slot of slots)
        await sql`
          alter table ${sql.table(partOf('vehicle_release', slot))}
            alter column index_packed set storage external,
            alter column catalogue_packed set storage external`.execute(db);
    },
  },
];
