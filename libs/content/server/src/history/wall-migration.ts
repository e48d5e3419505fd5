import { createSearch, type Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Functions for list queries whose indexes PostgreSQL only uses for the table's owner: see {@link createSearch}. */
export const searchBehindWall: Migration = {
  name: '0006-search-behind-the-wall',
  async up(db) {
    await createSearch(db, { table: 'content_document', text: sql.ref('search') });
    // Returns only where images are used; the texts themselves are read under row-level security.
    await sql`create function content_text_showing(names text[]) returns table (document_id uuid, language text)
      language sql stable security definer set search_path from current as $$
        select document_id, language from content_text where pictures <> '{}' and pictures && names
      $$`.execute(db);
  },
};
