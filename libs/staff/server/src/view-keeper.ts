import { type Database, tables } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import type { StaffTables } from './tables.ts';

/**
 * Member data in saved views. Approval requests store only account ids, like the audit log, so the record of who asked
 * and approved remains without naming anyone.
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
