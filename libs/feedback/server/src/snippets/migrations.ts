import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of snippets, forward only. */
export const snippetMigrations: readonly Migration[] = [
  {
    name: '0001-snippets',
    async up(db) {
      await sql`create table support_snippet (
        id uuid primary key,
        brand text not null,
        language text not null,
        name text not null,
        text text not null
      )`.execute(db);
      await sql`create index support_snippet_of_brand on support_snippet (brand, language, name)`.execute(db);
    },
  },
  {
    // Actions of a snippet on its ticket.
    name: '0002-macros',
    async up(db) {
      await sql`alter table support_snippet
        add column resolves boolean not null default false,
        add column tags text[] not null default '{}'`.execute(db);
    },
  },
];
