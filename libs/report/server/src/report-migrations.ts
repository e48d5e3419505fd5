import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Members' reports, oldest first. */
export const reportMigrations: readonly Migration[] = [
  {
    name: '0002-reports',
    async up(db) {
      await sql`
        create table report (
          id text primary key,
          brand text not null,
          account_id uuid not null,
          -- The normalized VIN or classic number; versions are numbered per vehicle.
          vin text not null,
          version integer not null check (version > 0),
          -- Whether this is the newest version, the one that lists show.
          newest boolean not null default true,
          kind text not null,
          title text not null,
          make text,
          made_at timestamptz not null,
          -- The report as it was when made; screens and the PDF are rendered from it.
          data jsonb not null,
          records integer not null,
          -- Names of the sources that didn't respond.
          down text[] not null default '{}',
          sample boolean not null,
          -- The report had no records, so its credit was refunded.
          credit_returned boolean not null default false,
          -- A new version is free until then (docs/decisions.md §4).
          free_until timestamptz not null,
          unique (brand, account_id, vin, version)
        )`.execute(db);
      await sql`
        create index report_of_account on report (brand, account_id, made_at desc, id desc) where newest`.execute(db);
    },
  },
];

/** Reports are signed when they are made; earlier ones have no signature. */
export const reportSignatures: Migration = {
  name: '0005-report-signatures',
  async up(db) {
    await sql`alter table report add column key_id text, add column signature text`.execute(db);
  },
};
