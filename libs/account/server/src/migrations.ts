import { type Migration, seenAlso } from '@vinlore/database';
import { sql } from 'kysely';
import { holdersMigration } from './accounts/holders-migration.ts';
import { personsMigration } from './accounts/persons-migration.ts';
import { registrationMigration } from './accounts/registration-migration.ts';
import { identitiesMigration } from './identities/migration.ts';
import { vetoMigration, vetoOfStaffMigration } from './veto/veto-migration.ts';
import { samplesMigration } from './samples/migration.ts';
import { memberSearchBehindWall, membersAtTheDesk } from './staff-members/migration.ts';
import { mergingMigrations } from './merging/merging-migration.ts';
import { viewsMigration } from './views/migration.ts';
import { suspensionMigration } from './staff-members/suspension-migration.ts';

/** Schema of the account module, forward only. */
export const accountMigrations: readonly Migration[] = [
  {
    name: '0001-accounts',
    async up(db) {
      await sql`create table account (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        email text not null check (email = lower(email)),
        password_hash text,
        first text,
        last text,
        phone text,
        is_dealer boolean not null default false,
        roles text[] not null default '{}',
        created_at timestamptz not null,
        unique (brand, email),
        unique (id, brand)
      )`.execute(db);
      // The composite key ensures that a session belongs to its account's own brand (docs/decisions.md §1).
      await sql`create table account_session (
        id uuid primary key default gen_random_uuid(),
        token_hash bytea not null unique,
        account_id uuid not null,
        brand text not null,
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz,
        foreign key (account_id, brand) references account (id, brand) on delete cascade
      )`.execute(db);
      await sql`create index account_session_account on account_session (account_id)`.execute(db);
      await sql`create table account_gate (
        brand text primary key,
        email text not null check (email = lower(email)),
        password_hash text not null
      )`.execute(db);
      await sql`create table account_attempt (
        key text primary key,
        count integer not null,
        until timestamptz not null
      )`.execute(db);
    },
  },
  {
    name: '0002-closed-accounts',
    async up(db) {
      await sql`alter table account add column closed_at timestamptz`.execute(db);
    },
  },
  {
    name: '0003-mailed-tokens',
    async up(db) {
      await sql`create table account_registration (
        brand text not null,
        email text not null check (email = lower(email)),
        password_hash text not null,
        phone text,
        token_hash bytea not null unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (brand, email)
      )`.execute(db);
      await sql`create index account_registration_expires on account_registration (expires_at)`.execute(db);
      await sql`create table account_reset (
        brand text not null,
        email text not null check (email = lower(email)),
        token_hash bytea not null unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (brand, email)
      )`.execute(db);
      await sql`create index account_reset_expires on account_reset (expires_at)`.execute(db);
    },
  },
  {
    name: '0004-devices-of-sessions',
    async up(db) {
      await sql`alter table account_session
        add column authenticated_at timestamptz,
        add column browser text not null default '',
        add column system text not null default ''`.execute(db);
      await sql`update account_session set authenticated_at = created_at`.execute(db);
      await sql`alter table account_session alter column authenticated_at set not null`.execute(db);
    },
  },
  {
    name: '0005-indexes-of-purges',
    async up(db) {
      await sql`create index account_session_expires on account_session (expires_at)`.execute(db);
      await sql`create index account_session_seen on account_session (last_seen_at)`.execute(db);
      await sql`create index account_session_revoked on account_session (revoked_at)
        where revoked_at is not null`.execute(db);
      await sql`create index account_attempt_until on account_attempt (until)`.execute(db);
    },
  },
  identitiesMigration,
  {
    name: '0007-language-of-members',
    async up(db) {
      await sql`alter table account add column language text check (language in ('en', 'es'))`.execute(db);
    },
  },
  {
    name: '0008-staff',
    // Team members of a brand's desk act there, even if their account belongs to another brand.
    walls: { account: seenAlso(':brand = any (staff_brands)') },
    async up(db) {
      await sql`alter table account add column staff_brands text[] not null default '{}'`.execute(db);
      // Staff from before permissions existed could do everything.
      await sql`update account set roles = array_append(roles, 'owner')
        where 'staff' = any (roles) and not 'owner' = any (roles)`.execute(db);
      await sql`alter table account_session add column second_factor_at timestamptz`.execute(db);
    },
  },
  membersAtTheDesk,
  {
    name: '0010-desks-of-other-brands',
    async up(db) {
      // A staff session may be used at another brand's desk (ADR 24); the account's access is checked on each call.
      await sql`alter table account_session drop constraint account_session_account_id_brand_fkey`.execute(db);
      await sql`alter table account_session add foreign key (account_id) references account (id) on delete cascade`.execute(
        db,
      );
      // Staff of a brand, and those of other brands with access to its desk, by email.
      await sql`create index account_staff on account (brand, (email collate "C"), id)
        where 'staff' = any (roles)`.execute(db);
      await sql`create index account_staff_visiting on account ((email collate "C"), id)
        where 'staff' = any (roles) and cardinality(staff_brands) > 0`.execute(db);
    },
  },
  samplesMigration,
  personsMigration,
  registrationMigration,
  vetoMigration,
  {
    name: '0015-sessions-of-the-desk',
    async up(db) {
      // The desk has its own host, so earlier sessions, which belong to the public site, aren't valid there.
      await sql`alter table account_session add column desk boolean not null default false`.execute(db);
    },
  },
  memberSearchBehindWall,
  holdersMigration,
  suspensionMigration,
  vetoOfStaffMigration,
  viewsMigration,
  ...mergingMigrations,
];
