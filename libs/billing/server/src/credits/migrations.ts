import { ledgerMigrations } from '@vinlore/billing-ledger';
import type { Migration } from '@vinlore/database';
import { correctionMigration } from './staff/migrations.ts';

/** Schema of the credits module, forward only: the ledger's books, and what staff say of their corrections. */
export const creditMigrations: readonly Migration[] = [...ledgerMigrations, correctionMigration];
