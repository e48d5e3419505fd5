import type { SliceMigrations } from '@vinlore/database';
import { sql } from 'kysely';

/** The outbox table. */
export const mailMigrations: SliceMigrations = {
  slice: 'mail',
  migrations: [
    {
      name: '0001-outbox',
      async up(db) {
        await sql`create table mail_outbox (
          id uuid primary key,
          sender text not null,
          recipient text not null,
          subject text not null,
          text text not null,
          html text not null,
          written_at timestamptz not null default now()
        )`.execute(db);
        await sql`create index mail_outbox_written on mail_outbox (written_at desc)`.execute(db);
      },
    },
  ],
};
