import { createSearch, type Migration } from '@vinlore/database';
import { sql } from 'kysely';
import { MEMBER_TEXT } from './member-text.ts';

/** Indexes of the desk's member and dealer lists: one per filter and order. */
export const membersAtTheDesk: Migration = {
  name: '0009-members-at-the-desk',
  async up(db) {
    await sql`alter table account
      add column company text not null default '',
      add column dealer_since timestamptz,
      add column dealer_approved_at timestamptz,
      add column dealer_withdrawn_at timestamptz`.execute(db);
    // Their registration date wasn't recorded; staff review them once.
    await sql`update account set dealer_since = created_at where is_dealer`.execute(db);
    // A trusted extension: the database owner may create it.
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

/** Under row-level security, PostgreSQL uses no index for LIKE. */
export const memberSearchBehindWall: Migration = {
  name: '0016-member-search-behind-the-wall',
  up: (db) => createSearch(db, { table: 'account', text: MEMBER_TEXT }),
};
