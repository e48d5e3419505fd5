import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/**
 * Mappings saved at the desk. Like the events they produce, they are product data and belong to no brand or account.
 */
export const savedMappings: Migration = {
  name: '0011-saved-mappings',
  async up(db) {
    await sql`
      create table history_mapping (
        name text not null,
        version integer not null check (version > 0),
        -- null: retired
        text text,
        saved_at timestamptz not null,
        primary key (name, version)
      )`.execute(db);
  },
};
