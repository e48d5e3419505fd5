import { type Database, tables } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import type { ContentTables } from '../tables.ts';

/** Answers for addresses that were left on pages: a member may have left the account's own. */
export function mailingKeeper(database: Database, clock: () => Date): DataKeeper {
  return {
    name: 'mailing',
    exportOf: ({ brand, email }) =>
      tables<ContentTables>(database)
        .selectFrom('content_mailing')
        .select(['email', 'purpose', 'consent_version', 'consented_at', 'confirmed_at', 'unsubscribed_at'])
        .where('brand', '=', brand.key)
        .where('email', '=', email)
        .execute(),
    // Nobody whom staff keep out gets mails to interest them; to get them again they give their consent anew.
    suspend: async (tx, { brand, email }) => {
      await tables<ContentTables>(tx)
        .updateTable('content_mailing')
        .set({ confirmed_at: null, unsubscribed_at: clock() })
        .where('brand', '=', brand.key)
        .where('email', '=', email)
        .where('unsubscribed_at', 'is', null)
        .execute();
    },
    erase: async (tx, { brand, email }) => {
      await tables<ContentTables>(tx)
        .deleteFrom('content_mailing')
        .where('brand', '=', brand.key)
        .where('email', '=', email)
        .execute();
    },
  };
}
