import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/**
 * Registrations of one email coexist, each with its own link and browser, so a later one can't invalidate an earlier
 * one. And emails that Google verified without hosting the mailbox no longer give access.
 */
export const registrationMigration: Migration = {
  name: '0013-registrations-side-by-side',
  async up(db) {
    // Open registrations choose the password at the link, because their browser wasn't recorded.
    await sql`alter table account_registration
      drop constraint account_registration_pkey,
      add primary key (token_hash),
      drop constraint account_registration_token_hash_key,
      add column browser_hash bytea`.execute(db);
    await sql`create index account_registration_email on account_registration (brand, email)`.execute(db);
    await sql`update account_session set revoked_at = now() where revoked_at is null and account_id in (
      select identity.account_id from account_identity identity join account on account.id = identity.account_id
      where account.password_hash is null and account.email not like '%@gmail.com')`.execute(db);
    await sql`delete from account_identity identity using account
      where account.id = identity.account_id and account.password_hash is null
        and account.email not like '%@gmail.com'`.execute(db);
  },
};
