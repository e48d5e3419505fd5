import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Records staff requests, so support is notified when the former address undoes one. */
export const vetoOfStaffMigration: Migration = {
  name: '0019-vetoes-of-changes-by-staff',
  async up(db) {
    await sql`alter table account_email_veto add column by_staff boolean not null default false`.execute(db);
  },
};

/**
 * Rights to undo an email change; in the account module, because a new account must check whether its address is
 * reserved.
 */
export const vetoMigration: Migration = {
  name: '0014-vetoes-of-email-changes',
  async up(db) {
    await sql`create table account_email_veto (
        id uuid primary key,
        step bigint generated always as identity,
        account_id uuid not null,
        brand text not null,
        old_email text not null check (old_email = lower(old_email)),
        token_hash bytea not null unique,
        changed_at timestamptz,
        kept jsonb,
        expires_at timestamptz not null,
        foreign key (account_id, brand) references account (id, brand) on delete cascade
      )`.execute(db);
    await sql`create index account_email_veto_account on account_email_veto (account_id)`.execute(db);
    await sql`create index account_email_veto_old on account_email_veto (brand, old_email)`.execute(db);
    await sql`create index account_email_veto_expires on account_email_veto (expires_at)`.execute(db);
  },
};
