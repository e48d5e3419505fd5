import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** When owners were notified of a changed record in their report, at most once a day. */
export const toldOwners: Migration = {
  name: '0009-told-owners',
  async up(db) {
    await sql`alter table report add column told_at timestamptz`.execute(db);
  },
};

/** Index for finding members with reports of a VIN. */
export const reportsByVin: Migration = {
  name: '0004-reports-by-vin',
  async up(db) {
    await sql`create index report_of_vin on report (brand, vin, made_at desc) where newest`.execute(db);
  },
};
