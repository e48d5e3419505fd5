import { type Database, tables } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import type { DataTables } from '../tables.ts';

/** Personal data of imports: who started them. The imports themselves belong to the operator. */
export function importKeeper(database: Database): DataKeeper {
  return {
    name: 'data_imports',
    exportOf: ({ id }) =>
      tables<DataTables>(database)
        .selectFrom('data_import')
        .select(['kind', 'name', 'begun_at'])
        .where('by_account', '=', id)
        .orderBy('place')
        .execute(),
    erase: async (tx, { id }) => {
      await tables<DataTables>(tx)
        .updateTable('data_import')
        .set({ by_account: null })
        .where('by_account', '=', id)
        .execute();
    },
  };
}
