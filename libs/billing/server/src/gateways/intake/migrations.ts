import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the intake, forward only. */
export const intakeMigrations: readonly Migration[] = [
  {
    name: '0001-events',
    async up(db) {
      await sql`create table gateway_event (
        gateway text not null,
        id text not null,
        kind text not null,
        taken_at timestamptz not null,
        primary key (gateway, id)
      )`.execute(db);
      await sql`create index gateway_event_taken on gateway_event (taken_at)`.execute(db);
    },
  },
];
