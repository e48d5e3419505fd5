import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/**
 * Marks what the quick start created. Older releases set no mark, so it is recognized by two facts that don't apply to
 * real people: a quick start address at example.com, a reserved domain (RFC 2606), or credits booked for the cause
 * `sample`, which only the quick start uses and which survives changes of email or name.
 */
export const samplesMigration: Migration = {
  name: '0011-samples',
  async up(db) {
    await sql`alter table account add column is_sample boolean not null default false`.execute(db);
    await sql`create index account_sample on account (id) where is_sample`.execute(db);
    await sql`update account set is_sample = true where email in (
      'member@example.com', 'dealer@example.com', 'staff@example.com', 'owner@example.com',
      'support@example.com', 'content@example.com', 'billing@example.com')`.execute(db);
    // On a first start there is no ledger yet, and nothing to mark.
    await sql`do $$ begin
      if to_regclass('ledger_transaction') is not null then
        update account set is_sample = true from ledger_member member
          join ledger_transaction booked on booked.member_id = member.id and booked.cause = 'sample'
          where member.account_id = account.id;
      end if;
    end $$`.execute(db);
    await sql`alter table account_gate add column is_sample boolean not null default false`.execute(db);
    await sql`update account_gate set is_sample = true where email = 'gate@example.com'`.execute(db);
  },
};
