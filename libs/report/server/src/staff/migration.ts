import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Owners are told once a day at most that a record of their report was changed. */
export const toldOwners: Migration = {
  name: '0009-told-owners',
  async up(db) {
    await sql`alter table report add column told_at timestamptz`.execute(db);
  },
};

/** Staff ask who holds reports of a VIN. */
export const reportsByVin: Migration = {
  name: '0004-reports-by-vin',
  async up(db) {
    await sql`create index report_of_vin on report (brand, vin, made_at desc) where newest`.execute(db);
  },
};
