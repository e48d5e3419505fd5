import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/**
 * Guest purchases belong to a holder, which becomes an account when the buyer asks for one (ADR 51). Accounts that
 * earlier purchases created were announced by email, so they stay accounts.
 */
export const holdersMigration: Migration = {
  name: '0017-holders',
  async up(db) {
    await sql`alter table account add column holder boolean not null default false`.execute(db);
  },
};
