import { type Database, tables } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import type { CorrectionTables } from './tables.ts';

/** Exports and erases the reasons that staff gave for corrections. The reasons go with the account; the books stay. */
export function correctionKeeper(database: Database): DataKeeper {
  return {
    name: 'credit-corrections',
    exportOf: ({ id, brand }) =>
      tables<CorrectionTables>(database)
        .selectFrom('ledger_correction')
        .select(['transaction_id', 'why', 'at'])
        .where('brand', '=', brand.key)
        .where('account_id', '=', id)
        .orderBy('at')
        .execute(),
    erase: async (tx, { id, brand }) => {
      await tables<CorrectionTables>(tx)
        .updateTable('ledger_correction')
        .set({ why: null })
        .where('brand', '=', brand.key)
        .where('account_id', '=', id)
        .where('why', 'is not', null)
        .execute();
    },
  };
}
