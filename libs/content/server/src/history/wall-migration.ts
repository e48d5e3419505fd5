import { createSearch, type Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** What lists ask by indexes that PostgreSQL uses for the owner of a table alone: see {@link createSearch}. */
export const searchBehindWall: Migration = {
  name: '0006-search-behind-the-wall',
  async up(db) {
    await createSearch(db, { table: 'content_document', text: sql.ref('search') });
    // It tells where pictures are named; the texts themselves are asked under the wall.
    await sql`create function content_text_showing(names text[]) returns table (document_id uuid, language text)
      language sql stable security definer set search_path from current as $$
        select document_id, language from content_text where pictures <> '{}' and pictures && names
      $$`.execute(db);
  },
};
