import { createSearch, type Migration } from '@vinlore/database';
import { sql } from 'kysely';
import { MEMBER_TEXT } from './member-text.ts';

/** What the desk's lists of members and dealers stand on: each filter's order has an index of its own. */
export const membersAtTheDesk: Migration = {
  name: '0009-members-at-the-desk',
  async up(db) {
    await sql`alter table account
      add column company text not null default '',
      add column dealer_since timestamptz,
      add column dealer_approved_at timestamptz,
      add column dealer_withdrawn_at timestamptz`.execute(db);
    // When they registered was not kept; staff look at them once.
    await sql`update account set dealer_since = created_at where is_dealer`.execute(db);
    // Trusted: whoever owns the database may create it.
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index account_text on account using gin (${MEMBER_TEXT} gin_trgm_ops)`.execute(db);
    await sql`create index account_newest on account (brand, created_at desc, id desc)`.execute(db);
    await sql`create index account_newest_dealers on account (brand, created_at desc, id desc)
      where is_dealer`.execute(db);
    await sql`create index account_newest_closed on account (brand, created_at desc, id desc)
      where closed_at is not null`.execute(db);
    await sql`create index account_dealers on account (brand, dealer_since desc, id desc)
      where dealer_since is not null`.execute(db);
    await sql`create index account_dealers_new on account (brand, dealer_since desc, id desc)
      where dealer_since is not null and is_dealer and dealer_approved_at is null`.execute(db);
    await sql`create index account_dealers_approved on account (brand, dealer_since desc, id desc)
      where dealer_since is not null and is_dealer and dealer_approved_at is not null`.execute(db);
    await sql`create index account_dealers_withdrawn on account (brand, dealer_since desc, id desc)
      where dealer_since is not null and not is_dealer`.execute(db);
  },
};

/** PostgreSQL uses no index for LIKE under the wall between brands. */
export const memberSearchBehindWall: Migration = {
  name: '0016-member-search-behind-the-wall',
  up: (db) => createSearch(db, { table: 'account', text: MEMBER_TEXT }),
};
