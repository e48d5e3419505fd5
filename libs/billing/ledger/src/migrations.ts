import { type Migration, rowsOf } from '@vinlore/database';
import { createLedgerGuards, createLedgerTables } from './schema.ts';

/** Schema of the ledger, forward only. */
export const ledgerMigrations: readonly Migration[] = [
  {
    name: '0001-ledger',
    walls: { ledger_entry: rowsOf('ledger_member', 'member_id') },
    async up(db) {
      await createLedgerTables(db);
      await createLedgerGuards(db);
    },
  },
];
