import { type Migration, rowsOf } from '@vinlore/database';
import { correctionMigration } from '../credits/staff/migrations.ts';
import { createLedgerGrants, createLedgerParts, createLedgerReservations, createLedgerSpending } from './functions.ts';
import { createLedgerGuards, createLedgerTables } from './schema.ts';

/**
 * Schema of the ledger, forward only. Its functions stand on `billing_running_plan` (subscription module) and on the
 * audit trail, which they ask when they are called.
 */
export const ledgerMigrations: readonly Migration[] = [
  {
    name: '0001-ledger',
    walls: { ledger_entry: rowsOf('ledger_member', 'member_id') },
    async up(db) {
      await createLedgerTables(db);
      await createLedgerGuards(db);
      await createLedgerParts(db);
      await createLedgerGrants(db);
      await createLedgerSpending(db);
      await createLedgerReservations(db);
    },
  },
  correctionMigration,
];
