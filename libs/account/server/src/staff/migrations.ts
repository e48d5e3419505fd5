import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the desk module, forward only; depends on the account module's. */
export const deskMigrations: readonly Migration[] = [
  {
    name: '0001-hand-overs',
    async up(db) {
      await sql`create table account_hand_over (
        token_hash bytea primary key,
        account_id uuid not null references account (id) on delete cascade,
        brand text not null,
        session_id uuid not null references account_session (id) on delete cascade,
        expires_at timestamptz not null
      )`.execute(db);
      await sql`create index account_hand_over_account on account_hand_over (account_id)`.execute(db);
      await sql`create index account_hand_over_session on account_hand_over (session_id)`.execute(db);
      await sql`create index account_hand_over_expires on account_hand_over (expires_at)`.execute(db);
    },
  },
  {
    name: '0002-hand-overs-of-one-browser',
    async up(db) {
      // Pending ones are at most a minute old.
      await sql`delete from account_hand_over`.execute(db);
      await sql`alter table account_hand_over add column challenge bytea not null`.execute(db);
    },
  },
];
