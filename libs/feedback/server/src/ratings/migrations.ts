import { createSearch, type Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of feedback, forward only. */
export const ratingMigrations: readonly Migration[] = [
  {
    name: '0001-ratings',
    async up(db) {
      await sql`create table rating (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        account_id uuid not null,
        vin text not null,
        report_type text not null check (report_type in ('report', 'sticker')),
        satisfaction smallint not null check (satisfaction between 1 and 5),
        message text not null,
        email text not null,
        sent_at timestamptz not null,
        search text not null
      )`.execute(db);
      await sql`create index rating_newest on rating (brand, sent_at desc, id desc)`.execute(db);
      await sql`create index rating_type_newest on rating (brand, report_type, sent_at desc, id desc)`.execute(db);
      await sql`create index rating_of_account on rating (brand, account_id)`.execute(db);
      // A trusted extension: the database owner may create it.
      await sql`create extension if not exists pg_trgm`.execute(db);
      await sql`create index rating_search on rating using gin (search gin_trgm_ops)`.execute(db);
    },
  },
  {
    // Weekly totals are maintained on insert instead of computed on read.
    name: '0002-rating-weeks',
    async up(db) {
      await sql`create table rating_week (
        brand text not null,
        week text not null,
        report_type text not null,
        ratings integer not null,
        satisfaction integer not null,
        primary key (brand, week, report_type)
      )`.execute(db);
      await sql`create function rating_weeks() returns trigger language plpgsql as $$
        declare
          v_more integer := case tg_op when 'INSERT' then 1 else -1 end;
          v_rating rating := case tg_op when 'INSERT' then new else old end;
        begin
          insert into rating_week values (v_rating.brand,
              to_char(date_trunc('week', v_rating.sent_at at time zone 'UTC'), 'YYYY-MM-DD'), v_rating.report_type,
              v_more, v_more * v_rating.satisfaction)
            on conflict (brand, week, report_type) do update set ratings = rating_week.ratings + excluded.ratings,
              satisfaction = rating_week.satisfaction + excluded.satisfaction;
          return null;
        end $$`.execute(db);
      // Deferred: all feedback of a week updates one row, which is locked only at the very end of a transaction.
      await sql`create constraint trigger rating_weeks after insert or delete on rating
        deferrable initially deferred for each row execute function rating_weeks()`.execute(db);
    },
  },
  {
    // For lists of low ratings, the weekly number of low ratings, and retried requests.
    name: '0003-desk',
    async up(db) {
      await sql`alter table rating add column request_id uuid`.execute(db);
      await sql`create unique index rating_request on rating (brand, account_id, request_id)
        where request_id is not null`.execute(db);
      await sql`create index rating_satisfaction_newest
        on rating (brand, report_type, satisfaction, sent_at desc, id desc)`.execute(db);
      await sql`alter table rating_week add column low integer not null default 0`.execute(db);
      await sql`update rating_week w set low = counted.low
        from (select brand, to_char(date_trunc('week', sent_at at time zone 'UTC'), 'YYYY-MM-DD') as week, report_type,
            count(*) as low
          from rating where satisfaction <= 2 group by 1, 2, 3) counted
        where (w.brand, w.week, w.report_type) = (counted.brand, counted.week, counted.report_type)`.execute(db);
      await sql`create or replace function rating_weeks() returns trigger language plpgsql as $$
        declare
          v_more integer := case tg_op when 'INSERT' then 1 else -1 end;
          v_rating rating := case tg_op when 'INSERT' then new else old end;
        begin
          insert into rating_week values (v_rating.brand,
              to_char(date_trunc('week', v_rating.sent_at at time zone 'UTC'), 'YYYY-MM-DD'), v_rating.report_type,
              v_more, v_more * v_rating.satisfaction, case when v_rating.satisfaction <= 2 then v_more else 0 end)
            on conflict (brand, week, report_type) do update set ratings = rating_week.ratings + excluded.ratings,
              satisfaction = rating_week.satisfaction + excluded.satisfaction, low = rating_week.low + excluded.low;
          return null;
        end $$`.execute(db);
    },
  },
  {
    name: '0004-search-behind-the-wall',
    up: (db) => createSearch(db, { table: 'rating', text: sql.ref('search') }),
  },
];
