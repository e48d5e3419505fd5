import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the feedback slice, forward only. */
export const feedbackMigrations: readonly Migration[] = [
  {
    name: '0001-chat',
    async up(db) {
      await sql`create table feedback_conversation (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        number text not null,
        account_id uuid,
        email text check (email = lower(email)),
        language text not null,
        messages integer not null default 0,
        waiting boolean not null default true,
        visitor_seen integer not null default 0,
        visitor_mailed integer not null default 0,
        support_mailed integer not null default 0,
        support_mailed_at timestamptz,
        last_message_at timestamptz not null,
        unique (brand, number)
      )`.execute(db);
      // A member has one conversation with a brand's support.
      await sql`create unique index feedback_conversation_account on feedback_conversation (brand, account_id)
        where account_id is not null`.execute(db);
      await sql`create index feedback_conversation_waiting on feedback_conversation (brand, waiting, last_message_at)`.execute(
        db,
      );
      await sql`create table feedback_message (
        conversation_id uuid not null references feedback_conversation on delete cascade,
        seq integer not null,
        message_id uuid not null,
        sender text not null check (sender in ('visitor', 'support')),
        text text not null,
        sent_at timestamptz not null,
        primary key (conversation_id, seq),
        unique (conversation_id, message_id)
      )`.execute(db);
    },
  },
];
