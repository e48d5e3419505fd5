import { type Database, tables } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import type { ContentTables } from '../tables.ts';

/** Handles sign-ups as personal data: a member may have entered an address other than the account's. */
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
    // Suspended members get no marketing emails; they have to consent again later.
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
