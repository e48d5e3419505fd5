import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Migrations of the data module, oldest first. */
export const dataMigrations: readonly Migration[] = [
  {
    name: '0001-imports-and-sources',
    async up(db) {
      await sql`
        create table data_import (
          id uuid primary key default gen_random_uuid(),
          place bigint generated always as identity,
          brand text not null,
          kind text not null,
          name text not null,
          size integer not null,
          fingerprint text not null,
          source text,
          map text,
          mapping text,
          as_of text,
          state text not null,
          mode text,
          has_file boolean not null default false,
          by_account uuid,
          begun_at timestamptz not null default now(),
          started_at timestamptz,
          ended_at timestamptz,
          run_id uuid,
          beat_at timestamptz,
          attempts integer not null default 0,
          lines integer not null default 0,
          kept integer not null default 0,
          faults integer not null default 0,
          share real not null default 0,
          failure_en text,
          failure_es text
        )`.execute(db);
      await sql`create index data_import_by_brand on data_import (brand, place)`.execute(db);
      await sql`create index data_import_by_kind on data_import (brand, kind, place)`.execute(db);
      await sql`create index data_import_by_state on data_import (brand, state, place)`.execute(db);
      await sql`create index data_import_by_both on data_import (brand, kind, state, place)`.execute(db);
      await sql`create index data_import_by_account on data_import (by_account)`.execute(db);
      await sql`create index data_import_same_file on data_import (fingerprint, kind, ended_at)`.execute(db);
      await sql`create index data_import_ended on data_import (kind, ended_at) where state = 'done'`.execute(db);
      await sql`create index data_import_under_way on data_import (place)
        where state in ('waiting', 'running')`.execute(db);
      await sql`create index data_import_files on data_import (begun_at)
        where has_file or state = 'uploading'`.execute(db);
      await sql`
        create table data_import_part (
          import_id uuid not null references data_import on delete cascade,
          part integer not null,
          size integer not null,
          sha256 text not null,
          bytes bytea not null,
          primary key (import_id, part)
        )`.execute(db);
      // Uploads are mostly compressed already, and parts are always read whole.
      await sql`alter table data_import_part alter column bytes set storage external`.execute(db);
      await sql`
        create table data_import_fault (
          import_id uuid not null references data_import on delete cascade,
          line integer not null,
          column_name text,
          what_en text not null,
          what_es text not null,
          allowed_en text,
          allowed_es text,
          primary key (import_id, line)
        )`.execute(db);
      await sql`
        create table data_service (
          name text primary key,
          last_success_at timestamptz,
          last_failure_at timestamptz,
          spared_until timestamptz
        )`.execute(db);
      await sql`
        create table data_service_slot (
          name text not null,
          slot timestamptz not null,
          asked integer not null,
          failed integer not null,
          spared integer not null,
          ms bigint not null,
          primary key (name, slot)
        )`.execute(db);
    },
  },
  {
    name: '0002-imports-by-command',
    async up(db) {
      // Belongs to no desk, and has no 512 MB limit: any integer up to 2^53.
      await sql`alter table data_import alter column brand drop not null,
        alter column size type double precision`.execute(db);
    },
  },
  {
    name: '0004-import-columns',
    async up(db) {
      await sql`alter table data_import add column columns jsonb`.execute(db);
    },
  },
  {
    name: '0005-open-data',
    async up(db) {
      await sql`
        create table data_open_source (
          name text primary key,
          release text,
          as_of text,
          rows bigint,
          refused bigint,
          loaded_at timestamptz,
          files jsonb not null default '[]',
          version integer,
          previous jsonb,
          seen jsonb not null default '[]',
          seen_version integer,
          checked_at timestamptz,
          run_id uuid,
          beat_at timestamptz,
          step text,
          share real not null default 0,
          run_rows bigint not null default 0,
          started_at timestamptz,
          ended_at timestamptz,
          outcome text,
          failure_en text,
          failure_es text,
          failures integer not null default 0,
          asked_at timestamptz,
          next_at timestamptz
        )`.execute(db);
    },
  },
];
