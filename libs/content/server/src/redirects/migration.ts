import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/**
 * A deleted redirect of a moved page leads nowhere but is kept; otherwise a deploy would bring its file's page back.
 */
export const redirectEndMigration: Migration = {
  name: '0005-redirect-end',
  async up(db) {
    await sql`alter table content_redirect add column ended_at timestamptz`.execute(db);
  },
};

/** Staff can redirect any path; redirects of moved pages still follow their page. */
export const freeRedirectMigration: Migration = {
  name: '0007-free-redirect',
  async up(db) {
    await sql`alter table content_redirect
      alter column document_id drop not null,
      add column target text,
      add column temporary boolean not null default false,
      add constraint content_redirect_leads check ((document_id is null) <> (target is null)) not valid`.execute(db);
  },
};
