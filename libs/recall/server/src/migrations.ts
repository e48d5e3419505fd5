import { createSlotPointer, createSlotTable, largeIndexes, type Migration, slotIndexes } from '@vinlore/database';
import { sql } from 'kysely';

/** Migrations of the recall module, oldest first. Campaigns are public facts and belong to no brand or account. */
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
  {
    name: '0004-slots',
    // Two slots per publisher whose files are replaced as a whole, and one for samples.
    async up(db) {
      await sql`alter table recall_campaign rename to recall_campaign_before`.execute(db);
      await sql`alter table recall_vehicle rename to recall_vehicle_before`.execute(db);
      for (const index of ['by_name', 'by_year', 'by_campaign'])
        await sql`alter index ${sql.id(`recall_vehicle_${index}`)} rename to ${sql.id(`recall_vehicle_before_${index}`)}`.execute(
          db,
        );
      await createSlotPointer(db, 'recall_slot');
      const slots = [0, 1, 2, 3, 4];
      await createSlotTable(
        db,
        'recall_campaign',
        `source text not null,
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
        park_it boolean not null default false,
        park_outside boolean not null default false,
        over_the_air boolean not null default false,
        constraint recall_campaign_key primary key (slot, source, campaign)`,
        slots,
      );
      await createSlotTable(
        db,
        'recall_vehicle',
        `source text not null,
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
        constraint recall_vehicle_key primary key (slot, source, record_id)`,
        slots,
      );
      const slot = sql`case source when 'NHTSA' then 0 else 4 end`;
      await sql`
        insert into recall_campaign
        select ${slot}, source, campaign, maker_campaign, manufacturer, type, received, summary, consequence, remedy,
          notes, affected, park_it, park_outside, over_the_air
        from recall_campaign_before`.execute(db);
      await sql`
        insert into recall_vehicle
        select ${slot}, source, record_id, campaign, file, make, model, make_key, model_key, weight, year, component,
          built_from, built_to
        from recall_vehicle_before`.execute(db);
      await sql`drop table recall_campaign_before, recall_vehicle_before`.execute(db);
      await sql`create index recall_vehicle_by_name on recall_vehicle (make_key, year, model_key)`.execute(db);
      await sql`create index recall_vehicle_by_year on recall_vehicle (year, make)`.execute(db);
      await sql`create index recall_vehicle_by_campaign on recall_vehicle (source, campaign)`.execute(db);
      await sql`
        insert into recall_slot (name, slot)
        values ('recalls', (select 0 from recall_source where source = 'NHTSA')), ('canada-recalls', null), ('sample', 4)`.execute(
        db,
      );
      // Date of the load to roll back to.
      await sql`alter table recall_source add column previous_as_of date`.execute(db);
      // Sources whose first load hasn't been compared with an alert yet; their existing campaigns trigger no email.
      await sql`alter table recall_watch add column quiet_sources text[] not null default '{}'`.execute(db);
    },
  },
  {
    name: '0005-one-index-less',
    // Vehicles are looked up by name. Campaign numbers are only compared in bulk, which scans all rows.
    async up(db) {
      await sql`
        -- A partitioned index can't be dropped concurrently; dropping it is quick.
        -- squawk-ignore require-concurrent-index-deletion
        drop index recall_vehicle_by_campaign`.execute(db);
    },
  },
  largeIndexes(
    '0006-indexes-of-slots',
    slotIndexes(
      [
        { name: 'recall_vehicle_named', table: 'recall_vehicle', columns: 'make_key, year, model_key' },
        { name: 'recall_vehicle_of_year', table: 'recall_vehicle', columns: 'year, make' },
      ],
      [0, 1, 2, 3, 4],
    ),
  ),
  {
    name: '0007-no-indexes-of-all-slots',
    // The new version also finds loads made by a process still running the previous one.
    async up(db) {
      await sql`
        -- A partitioned index can't be dropped concurrently; dropping it is quick.
        -- squawk-ignore require-concurrent-index-deletion
        drop index recall_vehicle_by_name, recall_vehicle_by_year`.execute(db);
    },
  },
];
