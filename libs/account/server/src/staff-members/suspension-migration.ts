import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Suspensions of members, with reasons. */
export const suspensionMigration: Migration = {
  name: '0018-suspensions',
  async up(db) {
    await sql`alter table account add column suspended_at timestamptz, add column suspended_reason text`.execute(db);
  },
};
