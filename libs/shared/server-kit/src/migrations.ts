import type { SliceMigrations } from '@vinlore/database';
import { sql } from 'kysely';

/** Tables of the server itself, whichever modules it has. */
export const kitMigrations: SliceMigrations = {
  slice: 'server-kit',
  migrations: [
    {
      name: '0001-shared-limits',
      async up(db) {
        // Unlogged: counts that last one minute need not survive a crash, so writes don't wait for the disk.
        await sql`create unlogged table shared_limit (
          key text primary key,
          count integer not null,
          until timestamptz not null
        )`.execute(db);
        await sql`create index shared_limit_until on shared_limit (until)`.execute(db);
      },
    },
    {
      name: '0002-processes',
      async up(db) {
        // Unlogged: running processes register themselves again.
        await sql`create unlogged table server_process (
          id uuid primary key,
          mode text not null check (mode in ('trial', 'production')),
          seen_at timestamptz not null
        )`.execute(db);
      },
    },
    {
      name: '0003-health',
      async up(db) {
        await sql`alter table server_process add column works_jobs boolean not null default false`.execute(db);
        await sql`create table server_backup (
          made_at timestamptz primary key,
          bytes bigint not null
        )`.execute(db);
      },
    },
  ],
};
