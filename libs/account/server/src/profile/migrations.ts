import { type Migration, rowsOf } from '@vinlore/database';
import { nameObjects, objectIndex } from '@vinlore/objects';
import { sql } from 'kysely';

/** Schema of the profile module, forward only; depends on the account module's. */
export const profileMigrations: readonly Migration[] = [
  {
    name: '0001-profiles',
    walls: { account_profile: rowsOf('account', 'account_id'), account_image: rowsOf('account', 'account_id') },
    async up(db) {
      await sql`create table account_profile (
        account_id uuid primary key references account (id) on delete cascade,
        unit text not null default '',
        no_of_employees integer not null default 0,
        state text not null default '',
        city text not null default '',
        address text not null default '',
        company_name text not null default '',
        instagram text not null default '',
        facebook text not null default '',
        twitter text not null default '',
        company_website text not null default '',
        country text not null default '',
        pincode text not null default ''
      )`.execute(db);
      // The composite key ensures that the row belongs to its account's own brand (docs/decisions.md §1).
      await sql`create table account_email_change (
        account_id uuid primary key,
        brand text not null,
        new_email text not null check (new_email = lower(new_email)),
        token_hash bytea not null unique,
        password_mark bytea not null,
        expires_at timestamptz not null,
        foreign key (account_id, brand) references account (id, brand) on delete cascade
      )`.execute(db);
      await sql`create index account_email_change_expires on account_email_change (expires_at)`.execute(db);
      await sql`create table account_image (
        id uuid primary key default gen_random_uuid(),
        account_id uuid not null,
        brand text not null,
        kind text not null check (kind in ('profile', 'logo')),
        type text not null,
        bytes bytea not null,
        created_at timestamptz not null,
        unique (account_id, kind),
        foreign key (account_id, brand) references account (id, brand) on delete cascade
      )`.execute(db);
      // In the account row, so the sign-in response includes the photo without a second query.
      await sql`alter table account
        add column profile_image uuid references account_image (id) on delete set null on update cascade`.execute(db);
    },
  },
  {
    // In the account row, because the desk searches there.
    name: '0002-company-beside-the-account',
    async up(db) {
      await sql`update account set company = profile.company_name from account_profile profile
        where profile.account_id = account.id and profile.company_name <> ''`.execute(db);
    },
  },
  {
    name: '0003-email-changes-by-staff',
    async up(db) {
      await sql`alter table account_email_change add column asked_by uuid, add column reason text`.execute(db);
    },
  },
  { name: '0004-objects', up: (db) => nameObjects(db, 'account_image') },
  objectIndex('0005-object-index', 'account_image'),
];
