import { type Database, tables } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import type { StaffTables } from './tables.ts';

/**
 * Answers for saved views. Requests for a second person keep bare ids of accounts, as the audit log does: who asked
 * and who approved stays told without naming anybody.
 */
export function viewKeeper(database: Database): DataKeeper {
  return {
    name: 'saved-views',
    exportOf: ({ id }) =>
      tables<StaffTables>(database)
        .selectFrom('staff_view')
        .select(['brand', 'list', 'name', 'query'])
        .where('account_id', '=', id)
        .orderBy('name')
        .execute(),
    erase: async (tx, { id }) => {
      await tables<StaffTables>(tx).deleteFrom('staff_view').where('account_id', '=', id).execute();
    },
  };
}
