import { type Database, tables } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import type { ViewTables } from './tables.ts';

/** Member data of views: when support viewed the account, and why; part of the member's export. */
export function viewKeeper(database: Database): DataKeeper {
  return {
    name: 'views_by_support',
    exportOf: ({ id }) =>
      tables<ViewTables>(database)
        .selectFrom('account_view')
        .select(['created_at', 'ended_at', 'reason'])
        .where('account_id', '=', id)
        .orderBy('created_at')
        .execute(),
    erase: async (tx, { id }) => {
      await tables<ViewTables>(tx).deleteFrom('account_view').where('account_id', '=', id).execute();
    },
  };
}
