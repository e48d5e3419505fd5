import { ledgerMigrations } from '@vinlore/billing-ledger';
import type { Migration } from '@vinlore/database';
import { correctionMigration } from './staff/migrations.ts';

/** Schema of the credits module, forward only: the ledger's books and the staff's reasons for corrections. */
export const creditMigrations: readonly Migration[] = [
  // Corrections came second.
  ...ledgerMigrations.slice(0, 1),
  correctionMigration,
  ...ledgerMigrations.slice(1),
];
