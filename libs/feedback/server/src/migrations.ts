import { createSearch, largeIndexes, type Migration, rowsOf } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the feedback module, forward only. */
export const feedbackMigrations: readonly Migration[] = [
  {
    name: '0001-chat',
    walls: { feedback_message: rowsOf('feedback_conversation', 'conversation_id') },
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
      // A member has one chat per brand.
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
  {
    // For support: a status that staff can close, the list position, search, and counts.
    name: '0002-desk',
    async up(db) {
      await sql`alter table feedback_conversation
        add column state text not null default 'waiting' check (state in ('waiting', 'answered', 'closed')),
        add column place bigint not null default 0,
        add column search text not null default ''`.execute(db);
      await sql`update feedback_conversation c set
        state = case when waiting then 'waiting' else 'answered' end,
        place = case when waiting then 0 else 20000000000000 end
          + (case when waiting then 1 else -1 end) * floor(extract(epoch from last_message_at) * 1000)::bigint,
        search = lower(concat(email, E'\\n', number, E'\\n', (
          select string_agg(text, E'\\n' order by seq) from feedback_message m where m.conversation_id = c.id)))`.execute(
        db,
      );
      await sql`drop index feedback_conversation_waiting`.execute(db);
      await sql`alter table feedback_conversation
        drop column waiting,
        alter column state drop default,
        alter column place drop default,
        alter column search drop default`.execute(db);
      await sql`create index feedback_conversation_place on feedback_conversation (brand, place, id)`.execute(db);
      await sql`create extension if not exists pg_trgm`.execute(db);
      await sql`create index feedback_conversation_search on feedback_conversation using gin (search gin_trgm_ops)`.execute(
        db,
      );
      await sql`create table feedback_conversation_count (
        brand text primary key,
        waiting integer not null,
        answered integer not null,
        closed integer not null
      )`.execute(db);
      await sql`create function feedback_conversation_counts(p_brand text, p_state text, p_more integer) returns void
        language sql as $$
        insert into feedback_conversation_count values (p_brand,
            case p_state when 'waiting' then p_more else 0 end,
            case p_state when 'answered' then p_more else 0 end,
            case p_state when 'closed' then p_more else 0 end)
          on conflict (brand) do update set waiting = feedback_conversation_count.waiting + excluded.waiting,
            answered = feedback_conversation_count.answered + excluded.answered,
            closed = feedback_conversation_count.closed + excluded.closed
        $$`.execute(db);
      await sql`select feedback_conversation_counts(brand, state, count(*)::integer)
        from feedback_conversation group by brand, state`.execute(db);
      await sql`create function feedback_conversation_counted() returns trigger language plpgsql as $$
        begin
          if tg_op <> 'INSERT' then perform feedback_conversation_counts(old.brand, old.state, -1); end if;
          if tg_op <> 'DELETE' then perform feedback_conversation_counts(new.brand, new.state, 1); end if;
          return null;
        end $$`.execute(db);
      // Deferred: all of a brand's chats update one row, which is locked only at the very end of a transaction.
      await sql`create constraint trigger feedback_conversation_counted
        after insert or delete or update of state on feedback_conversation
        deferrable initially deferred for each row execute function feedback_conversation_counted()`.execute(db);
    },
  },
  {
    // For colleagues; earlier messages have no author.
    name: '0003-who-answered',
    async up(db) {
      await sql`alter table feedback_message add column said_by uuid`.execute(db);
      await sql`create index feedback_message_said_by on feedback_message (said_by) where said_by is not null`.execute(
        db,
      );
    },
  },
  {
    name: '0004-search-behind-the-wall',
    up: (db) => createSearch(db, { table: 'feedback_conversation', text: sql.ref('search') }),
  },
  {
    name: '0005-notes',
    walls: { feedback_note: rowsOf('feedback_conversation', 'about_id') },
    async up(db) {
      await sql`create table feedback_note (
        about_id uuid not null references feedback_conversation on delete cascade,
        note_id uuid not null,
        text text not null,
        said_by uuid,
        noted_at timestamptz not null,
        primary key (about_id, note_id)
      )`.execute(db);
      await sql`create index feedback_note_said_by on feedback_note (said_by) where said_by is not null`.execute(db);
    },
  },
  {
    name: '0006-assigned',
    async up(db) {
      await sql`alter table feedback_conversation add column assigned_to uuid`.execute(db);
    },
  },
  largeIndexes('0007-assigned-index', [
    { name: 'feedback_conversation_assigned', on: 'feedback_conversation (brand, assigned_to, place, id)' },
  ]),
  {
    name: '0008-writing',
    walls: { feedback_writing: rowsOf('feedback_conversation', 'about_id') },
    async up(db) {
      await sql`create table feedback_writing (
        about_id uuid not null references feedback_conversation on delete cascade,
        writer uuid not null,
        typed_at timestamptz not null,
        primary key (about_id, writer)
      )`.execute(db);
    },
  },
];
