import { type Database, tables } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import type { ContentTables } from '../tables.ts';

/** Answers for addresses that were left on pages: a member may have left the account's own. */
export function mailingKeeper(database: Database): DataKeeper {
  return {
    name: 'mailing',
    exportOf: ({ brand, email }) =>
      tables<ContentTables>(database)
        .selectFrom('content_mailing')
        .select(['email', 'purpose', 'consent_version', 'consented_at', 'confirmed_at', 'unsubscribed_at'])
        .where('brand', '=', brand.key)
        .where('email', '=', email)
        .execute(),
    erase: async (tx, { brand, email }) => {
      await tables<ContentTables>(tx)
        .deleteFrom('content_mailing')
        .where('brand', '=', brand.key)
        .where('email', '=', email)
        .execute();
    },
  };
}
