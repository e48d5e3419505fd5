import { type Migration, rowsOf } from '@vinlore/database';
import { sql } from 'kysely';

/** Tables of the bulk module, oldest first. */
export const bulkMigrations: readonly Migration[] = [
  {
    name: '0001-bulk',
    walls: { bulk_row: rowsOf('bulk_job', 'job_id') },
    async up(db) {
      await sql`
        create table bulk_job (
          id uuid primary key,
          brand text not null,
          account_id uuid not null,
          idempotency_key text not null,
          -- SHA-256 of the file; an idempotency key belongs to one file.
          content_hash bytea not null,
          name text not null,
          language text not null,
          state text not null check (state in ('waiting', 'running', 'done', 'stopped')),
          begun_at timestamptz not null,
          ended_at timestamptz,
          duplicates integer not null,
          -- The ledger transaction that reserved credits; null if nothing had to be paid.
          reservation uuid,
          -- Number of credits reserved; 0 if an unlimited plan pays.
          reserved integer not null,
          unique (account_id, brand, idempotency_key)
        )`.execute(db);
      await sql`create index bulk_job_of_account on bulk_job (account_id, brand, begun_at desc)`.execute(db);
      await sql`create index bulk_job_unfinished on bulk_job (id) where state in ('waiting', 'running')`.execute(db);
      await sql`
        create table bulk_row (
          job_id uuid not null references bulk_job (id) on delete cascade,
          number integer not null,
          line integer not null,
          vin text not null,
          stock_number text not null,
          state text not null check (state in ('waiting', 'made', 'had', 'failed', 'stopped')),
          -- Paid with a reserved credit.
          credit boolean not null default false,
          problem text,
          suggestion text,
          sticker_id text,
          primary key (job_id, number)
        )`.execute(db);
      // First rows of all jobs before second rows of any, so a small list isn't stuck behind a big one.
      await sql`create index bulk_row_waiting on bulk_row (number, job_id) where state = 'waiting'`.execute(db);
    },
  },
  {
    name: '0002-asking-price',
    async up(db) {
      // In U.S. cents.
      await sql`alter table bulk_row add column asking_price integer`.execute(db);
    },
  },
  {
    name: '0003-reports',
    async up(db) {
      await sql`alter table bulk_job add column kind text not null default 'sticker'`.execute(db);
      await sql`alter table bulk_row add column report_id text`.execute(db);
    },
  },
];
