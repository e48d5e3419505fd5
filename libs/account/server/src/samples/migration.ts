import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/**
 * Marks what the quick start makes. Older releases made the same without a mark, so it is found by two facts that no real
 * person can have: an address of the quick start at example.com, a domain that belongs to nobody (RFC 2606), or credits
 * booked for the cause `sample`, which only the quick start books and no later change of email or name removes.
 */
export const samplesMigration: Migration = {
  name: '0011-samples',
  async up(db) {
    await sql`alter table account add column is_sample boolean not null default false`.execute(db);
    await sql`create index account_sample on account (id) where is_sample`.execute(db);
    await sql`update account set is_sample = true where email in (
      'member@example.com', 'dealer@example.com', 'staff@example.com', 'owner@example.com',
      'support@example.com', 'content@example.com', 'billing@example.com')`.execute(db);
    // A first start has no ledger yet, and nothing to mark either.
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
