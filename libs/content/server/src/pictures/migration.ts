import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Alt text in both languages, or the decorative flag. */
export const pictureWordsMigration: Migration = {
  name: '0004-picture-words',
  async up(db) {
    await sql`alter table content_image
      add column alt_es text not null default '',
      add column decorative boolean not null default false,
      add column uploaded_by uuid,
      drop constraint content_image_alt_check,
      add constraint content_image_words check (decorative or btrim(alt) <> '')`.execute(db);
  },
};
