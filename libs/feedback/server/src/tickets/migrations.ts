import { createSearch, largeIndexes, type Migration, rowsOf } from '@vinlore/database';
import { nameObjects, objectIndex } from '@vinlore/objects';
import { sql } from 'kysely';

/** Schema of support tickets, forward only. */
export const ticketMigrations: readonly Migration[] = [
  {
    name: '0001-tickets',
    walls: { ticket_message: rowsOf('ticket', 'ticket_id'), ticket_credit: rowsOf('ticket', 'ticket_id') },
    async up(db) {
      await sql`create table ticket (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        number text not null,
        account_id uuid not null,
        request_id uuid not null,
        state text not null check (state in ('open', 'answered', 'resolved')),
        vin text not null,
        credit_type text check (credit_type in ('report', 'sticker')),
        email text not null,
        name text not null,
        phone text not null,
        language text not null,
        subject text not null,
        messages integer not null,
        opened_at timestamptz not null,
        last_message_at timestamptz not null,
        place bigint not null,
        search text not null,
        unique (brand, number),
        unique (brand, account_id, request_id)
      )`.execute(db);
      await sql`create index ticket_of_account on ticket (brand, account_id, last_message_at desc, id desc)`.execute(
        db,
      );
      await sql`create index ticket_place on ticket (brand, place, id)`.execute(db);
      await sql`create index ticket_type_place on ticket (brand, credit_type, place, id)`.execute(db);
      // A trusted extension: the database owner may create it.
      await sql`create extension if not exists pg_trgm`.execute(db);
      await sql`create index ticket_search on ticket using gin (search gin_trgm_ops)`.execute(db);
      await sql`create table ticket_message (
        ticket_id uuid not null references ticket on delete cascade,
        seq integer not null,
        message_id uuid not null,
        sender text not null check (sender in ('member', 'support')),
        text text not null,
        sent_at timestamptz not null,
        primary key (ticket_id, seq),
        unique (ticket_id, message_id)
      )`.execute(db);
      await sql`create table ticket_credit (
        ticket_id uuid not null references ticket on delete cascade,
        gift_id uuid not null,
        given_by text not null check (given_by in ('rule', 'staff')),
        credits integer not null check (credits > 0),
        given_at timestamptz not null,
        primary key (ticket_id, gift_id)
      )`.execute(db);
    },
  },
  {
    // Counting a million tickets on each view would take longer than the list itself.
    name: '0002-ticket-counts',
    async up(db) {
      await sql`create table ticket_count (
        brand text primary key,
        open integer not null,
        answered integer not null,
        resolved integer not null
      )`.execute(db);
      await sql`create function ticket_counts(p_brand text, p_state text, p_more integer) returns void language sql as $$
        insert into ticket_count values (p_brand,
            case p_state when 'open' then p_more else 0 end,
            case p_state when 'answered' then p_more else 0 end,
            case p_state when 'resolved' then p_more else 0 end)
          on conflict (brand) do update set open = ticket_count.open + excluded.open,
            answered = ticket_count.answered + excluded.answered, resolved = ticket_count.resolved + excluded.resolved
        $$`.execute(db);
      await sql`create function ticket_counted() returns trigger language plpgsql as $$
        begin
          if tg_op <> 'INSERT' then perform ticket_counts(old.brand, old.state, -1); end if;
          if tg_op <> 'DELETE' then perform ticket_counts(new.brand, new.state, 1); end if;
          return null;
        end $$`.execute(db);
      // Deferred: all of a brand's tickets update one row, which is locked only at the very end of a transaction.
      await sql`create constraint trigger ticket_counted after insert or delete or update of state on ticket
        deferrable initially deferred for each row execute function ticket_counted()`.execute(db);
    },
  },
  {
    // For support: a ticket's topic as one word, and merged tickets.
    name: '0003-desk',
    async up(db) {
      await sql`alter table ticket
        add column report text,
        add column merged_into uuid references ticket on delete cascade`.execute(db);
      await sql`alter table ticket add column about text not null generated always as
        (case when report is not null then 'dispute' else coalesce(credit_type, 'other') end) stored`.execute(db);
      await sql`drop index ticket_type_place`.execute(db);
      await sql`create index ticket_about_place on ticket (brand, about, place, id)`.execute(db);
      await sql`create index ticket_merged_into on ticket (merged_into) where merged_into is not null`.execute(db);
      // A merged ticket isn't counted.
      await sql`create or replace function ticket_counted() returns trigger language plpgsql as $$
        begin
          if tg_op <> 'INSERT' and old.merged_into is null then perform ticket_counts(old.brand, old.state, -1); end if;
          if tg_op <> 'DELETE' and new.merged_into is null then perform ticket_counts(new.brand, new.state, 1); end if;
          return null;
        end $$`.execute(db);
    },
  },
  {
    // For colleagues; earlier messages have no author.
    name: '0004-who-answered',
    async up(db) {
      await sql`alter table ticket_message add column said_by uuid`.execute(db);
      await sql`create index ticket_message_said_by on ticket_message (said_by) where said_by is not null`.execute(db);
    },
  },
  {
    name: '0005-search-behind-the-wall',
    up: (db) => createSearch(db, { table: 'ticket', text: sql.ref('search') }),
  },
  {
    name: '0006-notes',
    walls: { ticket_note: rowsOf('ticket', 'about_id') },
    async up(db) {
      await sql`create table ticket_note (
        about_id uuid not null references ticket on delete cascade,
        note_id uuid not null,
        text text not null,
        said_by uuid,
        noted_at timestamptz not null,
        primary key (about_id, note_id)
      )`.execute(db);
      await sql`create index ticket_note_said_by on ticket_note (said_by) where said_by is not null`.execute(db);
    },
  },
  {
    name: '0007-assigned',
    async up(db) {
      await sql`alter table ticket add column assigned_to uuid`.execute(db);
    },
  },
  largeIndexes('0008-assigned-index', [{ name: 'ticket_assigned', on: 'ticket (brand, assigned_to, place, id)' }]),
  {
    name: '0009-tags',
    async up(db) {
      await sql`create table ticket_tag (
        brand text not null,
        ticket_id uuid not null references ticket on delete cascade,
        tag text not null,
        primary key (ticket_id, tag)
      )`.execute(db);
      await sql`create index ticket_tag_of_brand on ticket_tag (brand, tag, ticket_id)`.execute(db);
    },
  },
  {
    name: '0010-writing',
    walls: { ticket_writing: rowsOf('ticket', 'about_id') },
    async up(db) {
      await sql`create table ticket_writing (
        about_id uuid not null references ticket on delete cascade,
        writer uuid not null,
        typed_at timestamptz not null,
        primary key (about_id, writer)
      )`.execute(db);
    },
  },
  {
    // Both keys cascade: files follow their message or note into another ticket, and are deleted with it.
    name: '0011-files',
    async up(db) {
      await sql`create table ticket_file (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        uploaded_by uuid,
        upload_id uuid not null,
        ticket_id uuid,
        message_id uuid,
        note_id uuid,
        place smallint not null,
        name text not null,
        kind text not null check (kind in ('picture', 'pdf', 'text')),
        size integer not null,
        bytes bytea not null,
        small bytea,
        uploaded_at timestamptz not null,
        unique (brand, uploaded_by, upload_id),
        check (num_nonnulls(message_id, note_id) = num_nonnulls(ticket_id)),
        foreign key (ticket_id, message_id) references ticket_message (ticket_id, message_id)
          on update cascade on delete cascade,
        foreign key (ticket_id, note_id) references ticket_note (about_id, note_id) on update cascade on delete cascade
      )`.execute(db);
      await sql`create index ticket_file_of_ticket on ticket_file (ticket_id) where ticket_id is not null`.execute(db);
      await sql`create index ticket_file_unsent on ticket_file (brand, uploaded_at) where ticket_id is null`.execute(
        db,
      );
      await sql`create index ticket_file_uploaded_by on ticket_file (uploaded_by, uploaded_at)`.execute(db);
    },
  },
  {
    name: '0012-ratings',
    async up(db) {
      await sql`create table ticket_rating (
        ticket_id uuid primary key references ticket on delete cascade,
        brand text not null,
        good boolean not null,
        comment text not null,
        rated_at timestamptz not null
      )`.execute(db);
      // The weekly totals are computed from this table alone.
      await sql`create index ticket_rating_of_brand on ticket_rating (brand, rated_at, good)`.execute(db);
    },
  },
  {
    name: '0013-by-mail',
    async up(db) {
      await sql`alter table ticket_message add column mail jsonb`.execute(db);
    },
  },
  {
    // A ticket's team has no foreign key: deleting a team updates its tickets in the same transaction.
    name: '0014-teams',
    walls: { support_team_member: rowsOf('support_team', 'team_id') },
    async up(db) {
      await sql`create table support_team (
        id uuid primary key,
        brand text not null,
        name text not null
      )`.execute(db);
      await sql`create unique index support_team_name on support_team (brand, lower(name))`.execute(db);
      await sql`create table support_team_member (
        team_id uuid not null references support_team on delete cascade,
        account_id uuid not null,
        primary key (team_id, account_id)
      )`.execute(db);
      await sql`create index support_team_member_account on support_team_member (account_id)`.execute(db);
      await sql`alter table ticket add column team_id uuid`.execute(db);
    },
  },
  largeIndexes('0015-team-index', [{ name: 'ticket_team', on: 'ticket (brand, team_id, place, id)' }]),
  { name: '0016-objects', up: (db) => nameObjects(db, 'ticket_file') },
  objectIndex('0017-object-index', 'ticket_file'),
];
