import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/**
 * Reasons for staff corrections. Kept apart from the immutable books, because a reason may name a person and is erased
 * with the account.
 */
export const correctionMigration: Migration = {
  name: '0002-corrections',
  async up(db) {
    await sql`create table ledger_correction (
      transaction_id uuid primary key references ledger_transaction,
      brand text not null,
      account_id uuid not null,
      -- The transaction this reverses; null for a correction by a stated number of credits.
      reverses uuid references ledger_transaction,
      actor uuid not null,
      why text,
      at timestamptz not null
    )`.execute(db);
    await sql`create unique index ledger_correction_reverses on ledger_correction (reverses)`.execute(db);
    await sql`create index ledger_correction_account on ledger_correction (brand, account_id)`.execute(db);
  },
};
