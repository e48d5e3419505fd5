import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Staff ask who holds reports of a VIN. */
export const reportsByVin: Migration = {
  name: '0004-reports-by-vin',
  async up(db) {
    await sql`create index report_of_vin on report (brand, vin, made_at desc) where newest`.execute(db);
  },
};
