import type { SliceMigrations } from '@vinlore/database';
import { sql } from 'kysely';

/** The audit log's table is append-only: not even its owner can update or delete rows. */
export const auditMigrations: SliceMigrations = {
  slice: 'audit',
  appendOnly: ['audit_entry', 'audit_link', 'audit_seal'],
  migrations: [
    {
      name: '0001-audit',
      async up(db) {
        await sql`create table audit_entry (
          id bigint generated always as identity primary key,
          at timestamptz not null default now(),
          brand text not null,
          actor uuid,
          act text not null,
          subject_kind text not null,
          subject_id text not null,
          detail jsonb
        )`.execute(db);
        await sql`create index audit_entry_subject on audit_entry (subject_kind, subject_id, id)`.execute(db);
        await sql`create index audit_entry_brand on audit_entry (brand, id)`.execute(db);
        await sql`create function audit_entry_stays() returns trigger language plpgsql as
          $$ begin raise exception 'the audit trail is append-only'; end $$`.execute(db);
        await sql`create trigger audit_entry_stays before update or delete or truncate on audit_entry
          for each statement execute function audit_entry_stays()`.execute(db);
      },
    },
    {
      name: '0002-before-and-after',
      async up(db) {
        await sql`alter table audit_entry
          add column before jsonb,
          add column after jsonb,
          add column from_address text,
          add column from_device text`.execute(db);
        await sql`create index audit_entry_actor on audit_entry (brand, actor, id)`.execute(db);
        await sql`create index audit_entry_act on audit_entry (brand, act, id)`.execute(db);
      },
    },
    {
      name: '0003-read-by-staff',
      async up(db) {
        // The trail is read newest first, filtered by one of these columns.
        await sql`alter table audit_entry add column area text generated always as (split_part(act, '.', 1)) stored`.execute(
          db,
        );
        await sql`drop index audit_entry_actor`.execute(db);
        await sql`drop index audit_entry_act`.execute(db);
        await sql`create index audit_entry_actor on audit_entry (brand, actor, at, id)`.execute(db);
        await sql`create index audit_entry_act on audit_entry (brand, act, at, id)`.execute(db);
        await sql`create index audit_entry_area on audit_entry (brand, area, at, id)`.execute(db);
        await sql`create index audit_entry_of on audit_entry (brand, subject_id, at, id)`.execute(db);
        await sql`create index audit_entry_at on audit_entry (brand, at, id)`.execute(db);
      },
    },
    {
      name: '0004-also-as-a-replica',
      async up(db) {
        // Otherwise a session in replica mode (session_replication_role), as used by replication tools, would bypass
        // the guard.
        await sql`alter table audit_entry enable always trigger audit_entry_stays`.execute(db);
      },
    },
    {
      name: '0005-hash-chain',
      async up(db) {
        // Links are in a table of their own: entries commit in any order, and rows are never updated.
        await sql`create table audit_link (
          position bigint primary key,
          entry_id bigint not null unique,
          hash bytea not null check (length(hash) = 32)
        )`.execute(db);
        await sql`create table audit_seal (
          position bigint primary key,
          hash bytea not null check (length(hash) = 32),
          sealed_at timestamptz not null,
          key_id text not null,
          signature text not null
        )`.execute(db);
        for (const table of ['audit_link', 'audit_seal']) {
          const guard = sql.id(`${table}_stays`);
          await sql`create trigger ${guard} before update or delete or truncate on ${sql.table(table)}
            for each statement execute function audit_entry_stays()`.execute(db);
          await sql`alter table ${sql.table(table)} enable always trigger ${guard}`.execute(db);
        }
        // Committed entries that are not in the chain yet. Comparing ids is not enough: a lower one may commit later.
        await sql`create table audit_unsealed (entry_id bigint primary key)`.execute(db);
        await sql`create function audit_entry_waits() returns trigger language plpgsql as
          $$ begin insert into audit_unsealed (entry_id) values (new.id); return null; end $$`.execute(db);
        await sql`insert into audit_unsealed (entry_id) select id from audit_entry`.execute(db);
        await sql`create trigger audit_entry_waits after insert on audit_entry
          for each row execute function audit_entry_waits()`.execute(db);
        await sql`alter table audit_entry enable always trigger audit_entry_waits`.execute(db);
      },
    },
  ],
};
