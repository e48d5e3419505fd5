import { largeIndexes, type Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Accounts that were merged into another account of the same member. */
export const mergingMigrations: readonly Migration[] = [
  {
    name: '0021-merged-accounts',
    async up(db) {
      await sql`alter table account add column merged_into uuid`.execute(db);
    },
  },
  largeIndexes('0022-merged-into', [
    { name: 'account_merged_into', on: 'account (merged_into) where merged_into is not null' },
  ]),
];
