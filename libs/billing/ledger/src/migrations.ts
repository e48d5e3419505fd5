import { type Migration, rowsOf } from '@vinlore/database';
import { sql } from 'kysely';
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
  {
    // Merged accounts of one member: the books of the first are closed and continue in the second.
    name: '0002-merged',
    async up(db) {
      await sql`create table ledger_merged (
        brand text not null,
        account_id uuid not null,
        into_account_id uuid not null check (into_account_id <> account_id),
        at timestamptz not null,
        primary key (account_id, brand)
      )`.execute(db);
      await sql`create index ledger_merged_into on ledger_merged (into_account_id, brand)`.execute(db);
      await sql`create trigger ledger_stays before update or delete or truncate on ledger_merged
        for each statement execute function ledger_stays()`.execute(db);
    },
  },
  {
    // TypeScript chooses what pays for a document. No routine has its name, so nothing else would drop it.
    name: '0003-no-spending',
    async up(db) {
      await sql`drop function if exists ledger_spend`.execute(db);
    },
  },
];
