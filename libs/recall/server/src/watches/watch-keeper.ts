import { type Database, tables } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import type { RecallTables } from '../tables.ts';

/** Answers for watches: a member may have left the account's own address. */
export function watchKeeper(database: Database): DataKeeper {
  return {
    name: 'recall_watches',
    exportOf: ({ brand, email }) =>
      tables<RecallTables>(database)
        .selectFrom('recall_watch')
        .select(['email', 'title', 'asked_at', 'confirmed_at', 'ended_at'])
        .where('brand', '=', brand.key)
        .where('email', '=', email)
        .orderBy('asked_at')
        .execute(),
    erase: async (tx, { brand, email }) => {
      await tables<RecallTables>(tx)
        .deleteFrom('recall_watch')
        .where('brand', '=', brand.key)
        .where('email', '=', email)
        .execute();
    },
  };
}
