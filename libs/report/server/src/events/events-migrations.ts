import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Tables of history events, oldest first. They are product data: no brand's and no account's. */
export const eventsMigrations: readonly Migration[] = [
  {
    name: '0001-history-events',
    async up(db) {
      await sql`
        create table history_source (
          name text primary key,
          -- what the import said; null: the day of its newest event
          as_of date,
          -- the sections that the import says it has records in; null: those of the kinds that it ever brought
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
          -- a partial date: YYYY, YYYY-MM or YYYY-MM-DD
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
  {
    // Null: it happened on that day. 'seen': then or before.
    name: '0002-seen-or-happened',
    async up(db) {
      await sql`alter table history_event add column date_is text check (date_is = 'seen')`.execute(db);
    },
  },
];
