import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Tables of the sticker slice, oldest first. */
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
          -- What was signed, to the letter; the PDF is made from it whenever someone asks.
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
      // A sticker outlives the account that made it (ADR 11).
      await sql`alter table sticker alter column account_id drop not null`.execute(db);
    },
  },
];
