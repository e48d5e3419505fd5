import { createSlotPointer, createSlotTable, largeIndexes, type Migration, slotIndexes } from '@vinlore/database';
import { sql } from 'kysely';

/** Migrations of the model module, oldest first. */
export const modelMigrations: readonly Migration[] = [
  {
    name: '0001-fuel-economy',
    async up(db) {
      await createSlotPointer(db, 'model_slot');
      // Two slots per source, including future ones.
      const slots = Array.from({ length: 10 }, (_, slot) => slot);
      await createSlotTable(db, 'model_release', 'release text, as_of date not null, primary key (slot)', slots);
      await createSlotTable(
        db,
        'model_epa',
        `epa_id integer not null,
        year integer not null,
        make_key text not null,
        model text not null,
        size_class text,
        cylinders integer,
        liters real,
        drive text,
        transmission text,
        turbo boolean not null,
        supercharger boolean not null,
        fuel text not null,
        second_fuel text,
        technology text,
        city integer not null,
        highway integer not null,
        combined integer not null,
        second_city integer,
        second_highway integer,
        second_combined integer,
        kwh real,
        electric_range integer,
        co2 integer,
        second_co2 integer,
        ghg_score integer,
        economy_score integer,
        annual_cost integer,
        second_annual_cost integer,
        save_over_5_years integer,
        primary key (slot, epa_id)`,
        [0, 1],
      );
      await sql`create index model_epa_of_make on model_epa (slot, year, make_key)`.execute(db);
      await sql`create index model_epa_of_class on model_epa (slot, year, size_class, combined)`.execute(db);
      await takeOverCatalogue(db);
    },
  },
  {
    name: '0002-problems',
    async up(db) {
      // Large tables reference models and components by id, stable across loads.
      await sql`
        create table model_name (
          id integer generated always as identity primary key,
          make_key text not null,
          model_key text not null,
          -- '' if the name has no weight class
          weight text not null,
          unique (make_key, model_key, weight)
        )`.execute(db);
      await sql`
        create table model_component (
          id integer generated always as identity primary key,
          name text not null unique
        )`.execute(db);
      await createSlotTable(
        db,
        'model_complaint',
        `odino integer not null,
        name_id integer not null,
        component_id integer not null,
        year smallint not null,
        injured smallint not null,
        deaths smallint not null,
        crash boolean not null,
        fire boolean not null,
        miles integer,
        received date,
        piece text not null`,
        [4, 5],
      );
      await createSlotTable(
        db,
        'model_complaint_sum',
        `name_id integer not null,
        year smallint not null,
        complaints integer not null,
        crashes integer not null,
        fires integer not null,
        injuries integer not null,
        deaths integer not null,
        with_mileage integer not null,
        by_mileage integer[] not null,
        first_received date,
        last_received date,
        by_component jsonb not null,
        primary key (slot, name_id, year)`,
        [4, 5],
      );
      await createSlotTable(
        db,
        'model_investigation',
        `number text not null,
        name_id integer not null,
        year smallint not null,
        component_id integer not null,
        opened date,
        closed date,
        campaign text,
        subject text not null,
        piece text not null`,
        [6, 7],
      );
      await sql`create index model_investigation_of_name on model_investigation (slot, name_id, year)`.execute(db);
      await createSlotTable(
        db,
        'model_bulletin',
        `bulletin_id integer not null,
        number text,
        date date,
        summary text not null,
        piece text not null,
        primary key (slot, bulletin_id, piece)`,
        [8, 9],
      );
      await createSlotTable(
        db,
        'model_bulletin_of',
        `name_id integer not null,
        bulletin_id integer not null,
        component_id integer not null,
        year smallint not null,
        piece text not null`,
        [8, 9],
      );
      await sql`create index model_bulletin_of_name on model_bulletin_of (slot, name_id, year)`.execute(db);
    },
  },
  {
    name: '0003-safety-ratings',
    async up(db) {
      await createSlotTable(
        db,
        'model_ncap',
        `year smallint not null,
        make_key text not null,
        model text not null,
        body text,
        drive text,
        production smallint,
        overall smallint,
        front smallint,
        front_driver smallint,
        front_passenger smallint,
        side smallint,
        side_driver smallint,
        side_passenger smallint,
        side_pole smallint,
        rollover smallint,
        rollover_percent real,
        assistance jsonb not null`,
        [2, 3],
      );
      await sql`create index model_ncap_of_make on model_ncap (slot, year, make_key)`.execute(db);
    },
  },
  {
    name: '0004-side-ratings-of-labels',
    async up(db) {
      // Null in older loads, until the loader's next version reloads the file.
      await sql`alter table model_ncap add column label_side jsonb`.execute(db);
    },
  },
  {
    name: '0005-complaints-counted-once',
    // Marking duplicates at load time replaces comparing every line with all others on read.
    async up(db) {
      await sql`
        alter table model_complaint
          add column is_first boolean not null default true,
          add column is_named boolean not null default true`.execute(db);
    },
  },
  {
    name: '0006-days-of-bulletins',
    async up(db) {
      // Null in older loads, until the loader's next version reloads the files.
      await sql`alter table model_bulletin_of add column date date`.execute(db);
    },
  },
  largeIndexes('0007-indexes-of-slots', [
    ...slotIndexes(
      [{ name: 'model_investigation_named', table: 'model_investigation', columns: 'name_id, year' }],
      [6, 7],
    ),
    ...slotIndexes(
      [
        {
          name: 'model_bulletin_about',
          table: 'model_bulletin_of',
          columns: 'name_id, year, bulletin_id, component_id, date',
        },
      ],
      [8, 9],
    ),
  ]),
  {
    name: '0008-no-indexes-of-all-slots',
    async up(db) {
      await sql`
        -- A partitioned index can't be dropped concurrently; dropping it is quick.
        -- squawk-ignore require-concurrent-index-deletion
        drop index model_investigation_of_name, model_bulletin_of_name`.execute(db);
    },
  },
];

/**
 * Copies the former sticker list until EPA's file is loaded again. The old table stays for one release, for processes
 * still running the previous version.
 */
async function takeOverCatalogue(db: Parameters<Migration['up']>[0]): Promise<void> {
  const { rows: there } = await sql<{ is_there: boolean }>`
    select to_regclass('catalogue_epa_vehicle') is not null as is_there`.execute(db);
  if (!there[0]?.is_there) return;
  await sql`
    insert into model_release (slot, release, as_of)
      select 0, null, max(as_of) from catalogue_epa_vehicle having count(*) > 0`.execute(db);
  await sql`
    insert into model_epa (slot, epa_id, year, make_key, model, size_class, cylinders, liters, drive, transmission, turbo,
        supercharger, fuel, second_fuel, technology, city, highway, combined, second_combined, electric_range, co2,
        ghg_score, annual_cost, save_over_5_years)
      select 0, epa_id, year, make_key, model, size_class, cylinders, liters, drive, transmission, turbo, false, fuel,
        case technology when 'FFV' then 'E85' when 'Plug-in Hybrid' then 'Electricity' when 'Bifuel (CNG)' then 'Natural Gas'
          when 'Bifuel (LPG)' then 'Propane' end,
        technology, city, highway, combined,
        case technology when 'Plug-in Hybrid' then electric_combined end,
        electric_range, co2, ghg_score, annual_cost, save_over_5_years
      from catalogue_epa_vehicle`.execute(db);
  await sql`
    insert into model_slot (name, slot)
      select 'fuel_economy', 0 where exists (select from model_release where slot = 0)`.execute(db);
}
