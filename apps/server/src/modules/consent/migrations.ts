import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the consent log, forward only. */
export const consentMigrations: readonly Migration[] = [
  {
    name: '0001-consent',
    async up(db) {
      await sql`create table consent_answer (
        id bigint generated always as identity primary key,
        brand text not null,
        consent_id uuid not null,
        answer text not null check (answer in ('granted', 'denied')),
        text_version text not null,
        language text not null,
        answered_at timestamptz not null
      )`.execute(db);
      await sql`create index consent_answer_id on consent_answer (consent_id, id)`.execute(db);
      await sql`create index consent_answer_at on consent_answer (answered_at)`.execute(db);
    },
  },
];
