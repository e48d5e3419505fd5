import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Migrations of the sticker module, oldest first. */
export const stickerMigrations: readonly Migration[] = [
  {
    name: '0001-stickers',
    async up(db) {
      await sql`
        create table sticker (
          id text primary key,
          brand text not null,
          account_id uuid not null,
          vin text not null,
          version integer not null check (version > 0),
          title text not null,
          made_at timestamptz not null,
          -- Exactly the data that was signed; the PDF is rendered from it on demand.
          data jsonb not null,
          key_id text not null,
          signature text not null,
          unique (account_id, vin, version)
        )`.execute(db);
      await sql`create index sticker_of_account on sticker (account_id, made_at desc, id desc)`.execute(db);
    },
  },
  {
    name: '0002-stickers-without-owner',
    async up(db) {
      // A sticker outlives its owner's account (ADR 11).
      await sql`alter table sticker alter column account_id drop not null`.execute(db);
    },
  },
  {
    name: '0003-kinds-subjects-revocation',
    async up(db) {
      await sql`
        alter table sticker
          add column kind text not null default 'standard',
          -- Versions are numbered per subject: a VIN, or a hash of the vehicle's name if there is no VIN.
          add column subject text,
          add column revoked_at timestamptz,
          add column revoked_reason text,
          drop constraint sticker_account_id_vin_version_key`.execute(db);
      await sql`update sticker set subject = 'vin ' || vin`.execute(db);
      await sql`
        alter table sticker
          alter column kind drop default,
          alter column subject set not null,
          add constraint sticker_account_id_subject_version_key unique (account_id, subject, version)`.execute(db);
    },
  },
  {
    // Staff search for members by VIN.
    name: '0004-stickers-by-vin',
    async up(db) {
      await sql`create index sticker_of_vin on sticker (brand, vin, made_at desc)
        where account_id is not null`.execute(db);
    },
  },
  {
    // The owner's choices, kept for the next version.
    name: '0005-selections',
    async up(db) {
      await sql`alter table sticker add column selection jsonb`.execute(db);
    },
  },
  {
    // Name of a vehicle that can't be decoded: year, make, model, trim. Kept for the next version.
    name: '0006-namings',
    async up(db) {
      await sql`alter table sticker add column naming jsonb`.execute(db);
    },
  },
];
