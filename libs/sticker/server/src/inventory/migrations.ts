import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Migrations of the inventory module, oldest first. */
export const inventoryMigrations: readonly Migration[] = [
  {
    name: '0001-inventory',
    async up(db) {
      await sql`
        create table inventory_vehicle (
          id uuid primary key default gen_random_uuid(),
          brand text not null,
          account_id uuid not null,
          vin text not null,
          stock_number text not null,
          title text not null,
          added_at timestamptz not null,
          unique (account_id, brand, vin)
        )`.execute(db);
      await sql`
        create index inventory_of_account on inventory_vehicle (account_id, brand, added_at desc, id desc)`.execute(db);
    },
  },
  {
    name: '0002-logos',
    async up(db) {
      await sql`
        create table dealer_logo (
          account_id uuid not null,
          brand text not null,
          picture_id uuid not null,
          sha256 text not null,
          bytes bytea not null,
          width integer not null,
          height integer not null,
          primary key (account_id, picture_id)
        )`.execute(db);
      await sql`create index dealer_logo_sha256 on dealer_logo (sha256)`.execute(db);
    },
  },
];
