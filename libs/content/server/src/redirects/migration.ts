import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** An old path that staff took back leads nowhere, and is known still: else a deploy would bring its file's page back. */
export const redirectEndMigration: Migration = {
  name: '0005-redirect-end',
  async up(db) {
    await sql`alter table content_redirect add column ended_at timestamptz`.execute(db);
  },
};
