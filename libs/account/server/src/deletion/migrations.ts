import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the deletion module, forward only. */
export const deletionMigrations: readonly Migration[] = [
  {
    name: '0001-account-deletions',
    async up(db) {
      // No foreign key to the account: the request must outlive it.
      await sql`create table account_deletion (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        account_id uuid not null,
        state text not null check (state in ('requested', 'superseded', 'closed', 'restored', 'erased')),
        requested_at timestamptz not null,
        confirm_hash bytea unique,
        confirm_until timestamptz not null,
        closed_at timestamptz,
        undo_hash bytea unique,
        erase_at timestamptz,
        restored_at timestamptz,
        erased_at timestamptz
      )`.execute(db);
      await sql`create index account_deletion_account on account_deletion (account_id, requested_at)`.execute(db);
      await sql`create index account_deletion_due on account_deletion (erase_at) where state = 'closed'`.execute(db);
      await sql`create index account_deletion_brand on account_deletion (brand, requested_at desc)`.execute(db);
    },
  },
  {
    name: '0002-order-of-the-desk',
    async up(db) {
      await sql`drop index account_deletion_brand`.execute(db);
      await sql`create index account_deletion_newest on account_deletion (brand, requested_at desc, id desc)`.execute(
        db,
      );
      await sql`create index account_deletion_clock on account_deletion (brand, erase_at, id)
        where state = 'closed'`.execute(db);
      await sql`create index account_deletion_waiting on account_deletion (brand, requested_at desc, id desc)
        where state = 'requested'`.execute(db);
    },
  },
];
