import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Read-only views by staff; in the account module, because each call checks whose token it carries. */
export const viewsMigration: Migration = {
  name: '0020-views-of-accounts',
  async up(db) {
    // No foreign keys to the staff account and session, so the record of who viewed a member outlives them.
    await sql`create table account_view (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null,
      brand text not null,
      staff_id uuid not null,
      staff_session_id uuid not null,
      reason text not null,
      code_hash bytea unique,
      token_hash bytea unique,
      created_at timestamptz not null,
      code_expires_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      foreign key (account_id, brand) references account (id, brand) on delete cascade
    )`.execute(db);
    await sql`create index account_view_account on account_view (account_id)`.execute(db);
    await sql`create index account_view_open on account_view (staff_id) where ended_at is null`.execute(db);
  },
};
