import { largeIndexes, type Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Tables of history events, oldest first. They are product data and belong to no brand or account. */
export const eventsMigrations: readonly Migration[] = [
  {
    name: '0001-history-events',
    async up(db) {
      await sql`
        create table history_source (
          name text primary key,
          -- as stated by the import; null: the date of its newest event
          as_of date,
          -- sections that the import says it covers; null: those of all event kinds it has ever had
          covers text[],
          kinds text[] not null default '{}',
          newest text,
          sample boolean not null default false
        )`.execute(db);
      await sql`
        create table history_event (
          source text not null,
          record_id text not null,
          vin text not null,
          kind text not null,
          -- a partial date: YYYY, YYYY-MM, or YYYY-MM-DD
          date text not null,
          odometer integer,
          odometer_unit text,
          odometer_code text,
          country text,
          region text,
          city text,
          confidence text not null,
          sample boolean not null,
          detail jsonb not null,
          primary key (source, record_id)
        )`.execute(db);
      await sql`create index history_event_of_vehicle on history_event (vin, date)`.execute(db);
    },
  },
];

/** Null: it happened on that date. 'seen': it happened on that date or earlier. */
export const seenOrHappened: Migration = {
  name: '0002-seen-or-happened',
  async up(db) {
    await sql`alter table history_event add column date_is text check (date_is = 'seen')`.execute(db);
  },
};

/**
 * Which import added an event, what the event replaced, and what staff changed about a record
 * (docs/adr/0055-undo-history-imports.md). Earlier events have no import.
 */
export const stewardshipMigrations: readonly Migration[] = [
  {
    name: '0007-whose-import',
    async up(db) {
      await sql`alter table history_event add column import_id uuid`.execute(db);
      // A source being removed is no longer queried; its row is deleted with the last of its events.
      await sql`alter table history_source add column removed_at timestamptz, add column measured_at timestamptz`.execute(
        db,
      );
      await sql`
        create table history_coverage (
          source text primary key,
          measured_at timestamptz not null,
          records bigint not null,
          vehicles bigint not null,
          oldest text,
          newest text,
          regions jsonb not null,
          no_region bigint not null,
          makes jsonb not null
        )`.execute(db);
      await sql`
        create table history_past (
          place bigint generated always as identity primary key,
          source text not null,
          record_id text not null,
          vin text not null,
          import_id uuid,
          -- the row before the change; null: the import removed the record
          said jsonb,
          replaced_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index history_past_of_record on history_past (source, record_id, place desc)`.execute(db);
      await sql`create index history_past_of_import on history_past (import_id)`.execute(db);
      await sql`create index history_past_by_age on history_past (replaced_at)`.execute(db);
      await sql`
        create table history_import (
          id uuid primary key,
          place bigint generated always as identity,
          begun_at timestamptz not null default now(),
          undone_at timestamptz,
          -- when the last of its records was deleted
          cleared_at timestamptz,
          removed bigint not null default 0,
          restored bigint not null default 0
        )`.execute(db);
      await sql`create index history_import_to_clear on history_import (undone_at)
        where undone_at is not null and cleared_at is null`.execute(db);
      await sql`
        create table history_import_source (
          import_id uuid not null references history_import,
          source text not null,
          -- what the import states about the whole source; set once all its records are stored
          stated_at timestamptz,
          as_of date,
          covers text[],
          -- when the source was removed, along with this import's records
          removed_at timestamptz,
          primary key (import_id, source)
        )`.execute(db);
      await sql`create index history_import_of_source on history_import_source (source)`.execute(db);
      // Statements about sources from before imports were recorded belong to a placeholder import.
      await sql`insert into history_import (id) values ('00000000-0000-0000-0000-000000000000')`.execute(db);
      await sql`insert into history_import_source (import_id, source, stated_at, as_of, covers)
        select '00000000-0000-0000-0000-000000000000', name, now(), as_of, covers from history_source`.execute(db);
      await sql`
        create table history_mark (
          source text not null,
          record_id text not null,
          vin text not null,
          standing text check (standing in ('hidden', 'withdrawn')),
          -- fields corrected by staff
          correction jsonb,
          reason text not null,
          marked_at timestamptz not null default now(),
          primary key (source, record_id),
          check (standing is not null or correction is not null)
        )`.execute(db);
      await sql`create index history_mark_of_vehicle on history_mark (vin)`.execute(db);
    },
  },
  largeIndexes('0008-events-of-import', [
    { name: 'history_event_of_import', on: 'history_event (import_id) where import_id is not null' },
  ]),
  {
    name: '0009-coverage-of-import',
    async up(db) {
      await sql`alter table history_import_source add column measured_at timestamptz, add column regions jsonb,
        add column no_region bigint, add column makes jsonb`.execute(db);
    },
  },
];

/** All tables of history events. */
export const historyMigrations: readonly Migration[] = [...eventsMigrations, seenOrHappened, ...stewardshipMigrations];
