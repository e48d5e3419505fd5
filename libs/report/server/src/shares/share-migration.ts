import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Links through which members share reports. */
export const shareMigration: Migration = {
  name: '0003-shares',
  async up(db) {
    await sql`
      create table report_share (
        -- 128 random bits, so links can't be guessed.
        id text primary key,
        brand text not null,
        account_id uuid not null,
        report_id text not null references report (id) on delete cascade,
        hidden text[] not null,
        hide_vin boolean not null,
        hide_mileage boolean not null,
        made_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz,
        views integer not null default 0,
        last_viewed_at timestamptz
      )`.execute(db);
    await sql`create index report_share_of_report on report_share (report_id, made_at desc)`.execute(db);
  },
};
