import type { Migration } from '@vinlore/database';
import { nameObjects, objectIndex } from '@vinlore/objects';
import { sql } from 'kysely';
import { historyMigration } from './history/migration.ts';
import { searchBehindWall } from './history/wall-migration.ts';
import { pictureWordsMigration } from './pictures/migration.ts';
import { purgedVersionMigration } from './publish/purged-version.ts';
import { freeRedirectMigration, redirectEndMigration } from './redirects/migration.ts';

/** Columns of both site records and pages. */
const common = sql`
  id uuid primary key default gen_random_uuid(),
  brand text not null,
  language text not null,
  status text not null check (status in ('draft', 'published')),
  sort_order integer not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  seed_hash text,
  edited_at timestamptz`;

/** Schema of the content module, forward only. */
export const contentMigrations: readonly Migration[] = [
  {
    name: '0001-content',
    async up(db) {
      await sql`create table content_brand (
        brand text primary key,
        version bigint not null default 0,
        seed_hash text
      )`.execute(db);
      await sql`create table content_site (
        ${common},
        headers jsonb not null,
        footers jsonb not null,
        trustpilot jsonb not null,
        reviews jsonb not null,
        about text not null,
        legal text not null,
        unique (brand, language)
      )`.execute(db);
      await sql`create table content_page (
        ${common},
        url text not null,
        title text not null,
        meta jsonb not null,
        blocks jsonb not null,
        unique (brand, language, url)
      )`.execute(db);
      await sql`create table content_mailing (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        email text not null check (email = lower(email)),
        purpose text not null,
        consent_version text not null,
        consented_at timestamptz not null,
        confirmed_at timestamptz,
        asked_at timestamptz not null,
        unsubscribed_at timestamptz,
        unique (brand, email, purpose)
      )`.execute(db);
    },
  },
  {
    name: '0002-content-image',
    async up(db) {
      await sql`create table content_image (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        name text not null,
        hash text not null,
        alt text not null check (btrim(alt) <> ''),
        width integer not null,
        height integer not null,
        bytes bytea not null,
        created_at timestamptz not null,
        unique (brand, name)
      )`.execute(db);
      await sql`create index content_image_hash on content_image (brand, hash)`.execute(db);
    },
  },
  historyMigration,
  pictureWordsMigration,
  redirectEndMigration,
  searchBehindWall,
  freeRedirectMigration,
  { name: '0008-objects', up: (db) => nameObjects(db, 'content_image') },
  objectIndex('0009-object-index', 'content_image'),
  purgedVersionMigration,
];
