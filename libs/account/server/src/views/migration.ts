import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Who of the staff looks at which account; of the account module, since each call asks it whose token it carries. */
export const viewsMigration: Migration = {
  name: '0020-views-of-accounts',
  async up(db) {
    // No key to the staff's account and session: what ends them must not take along who looked at a member.
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
