import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/**
 * What somebody buys without an account is kept by a holder, which becomes an account when they make it one (ADR 51). Those
 * that purchases made before were announced by mail: they are accounts.
 */
export const holdersMigration: Migration = {
  name: '0017-holders',
  async up(db) {
    await sql`alter table account add column holder boolean not null default false`.execute(db);
  },
};
