import { type Migration, rowsOf } from '@vinlore/database';
import { sql } from 'kysely';

/** The sort orders of lists; filters have partial indexes for the rare states in each. */
const ORDERS = { path: 'path', changed: 'changed_at' } as const;
const RARE = {
  in_work: 'in_work and deleted_at is null',
  offline: 'offline and deleted_at is null',
  planned: 'planned and deleted_at is null',
  deleted: 'deleted_at is not null',
} as const;

/**
 * Documents with a text per language, and their history (ADR 26). What visitors see stays in `content_page` and
 * `content_site`; these tables record who published it, and the drafts.
 */
export const historyMigration: Migration = {
  name: '0003-drafts-and-history',
  walls: {
    content_text: rowsOf('content_document', 'document_id'),
    content_revision: rowsOf('content_document', 'document_id'),
  },
  async up(db) {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create table content_document (
      id uuid primary key default gen_random_uuid(),
      brand text not null,
      kind text not null check (kind in ('page', 'site')),
      path text not null,
      search text not null default '',
      published boolean not null default false,
      in_work boolean not null default false,
      offline boolean not null default false,
      planned boolean not null default false,
      changed_at timestamptz not null,
      deleted_at timestamptz
    )`.execute(db);
    await sql`create unique index content_document_path on content_document (brand, kind, path)
      where deleted_at is null`.execute(db);
    await sql`create index content_document_search on content_document using gin (search gin_trgm_ops)`.execute(db);
    for (const [order, columns] of Object.entries(ORDERS)) {
      await sql`create index ${sql.ref(`content_document_by_${order}`)}
        on content_document (brand, ${sql.raw(columns)}, id) where deleted_at is null`.execute(db);
      for (const [filter, condition] of Object.entries(RARE))
        await sql`create index ${sql.ref(`content_document_${filter}_by_${order}`)}
          on content_document (brand, ${sql.raw(columns)}, id) where ${sql.raw(condition)}`.execute(db);
    }
    await sql`create table content_text (
      document_id uuid not null references content_document,
      language text not null,
      title text not null,
      last integer not null,
      published integer,
      latest integer,
      draft integer,
      removed boolean not null default false,
      pictures text[] not null default '{}',
      row_version integer,
      changed_at timestamptz not null,
      changed_by uuid,
      primary key (document_id, language)
    )`.execute(db);
    await sql`create index content_text_pictures on content_text using gin (pictures) where pictures <> '{}'`.execute(
      db,
    );
    await sql`create table content_revision (
      document_id uuid not null references content_document,
      language text not null,
      number integer not null,
      act text not null,
      title text not null,
      document jsonb not null,
      of_number integer,
      planned boolean not null default false,
      at timestamptz not null,
      by_account uuid,
      primary key (document_id, language, number)
    )`.execute(db);
    // Without drafts, a history is short; with drafts, it can have an entry per pause in typing.
    await sql`create index content_revision_acts on content_revision (document_id, language, number desc)
      where act <> 'saved'`.execute(db);
    await sql`create index content_revision_editor on content_revision (by_account) where by_account is not null`.execute(
      db,
    );
    await sql`create index content_revision_drafts on content_revision (at) where act = 'saved'`.execute(db);
    await appendOnly(db);
    await sql`create table content_redirect (
      brand text not null,
      path text not null,
      document_id uuid not null references content_document,
      made_at timestamptz not null,
      primary key (brand, path)
    )`.execute(db);
    await sql`create index content_redirect_document on content_redirect (document_id)`.execute(db);
    await sql`create table content_plan (
      id uuid primary key default gen_random_uuid(),
      brand text not null,
      document_id uuid not null references content_document,
      language text not null,
      act text not null check (act in ('publish', 'unpublish')),
      number integer not null,
      at timestamptz not null,
      planned_at timestamptz not null,
      planned_by uuid,
      ended_at timestamptz,
      ended text check (ended in ('done', 'overtaken', 'refused', 'cancelled'))
    )`.execute(db);
    await sql`create unique index content_plan_waiting on content_plan (document_id, language, act)
      where ended is null`.execute(db);
    await sql`create index content_plan_due on content_plan (at) where ended is null`.execute(db);
    await sql`create table content_preview (
      id uuid primary key default gen_random_uuid(),
      brand text not null,
      session_id text not null,
      language text not null,
      kind text not null,
      path text not null,
      document jsonb not null,
      expires_at timestamptz not null
    )`.execute(db);
    await sql`create index content_preview_session on content_preview (session_id, expires_at)`.execute(db);
    await refreshing(db);
    await seeding(db);
    await sql`select content_note_seeds(brand, now()) from content_brand`.execute(db);
  },
};

type Db = Parameters<Migration['up']>[0];

/** Append-only, except that an author can be anonymized and superseded drafts deleted. */
async function appendOnly(db: Db): Promise<void> {
  await sql`create function content_revision_stays() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.act = 'saved' then return old; end if;
      if tg_op = 'UPDATE' and new.by_account is null
        and to_jsonb(new) - 'by_account' = to_jsonb(old) - 'by_account' then return new; end if;
      raise exception 'the history of content is append-only';
    end $$`.execute(db);
  await sql`create trigger content_revision_stays before update or delete on content_revision
    for each row execute function content_revision_stays()`.execute(db);
}

/** Denormalized filters, sort keys, and image names, so that a list of a million pages needs no join. */
async function refreshing(db: Db): Promise<void> {
  await sql`create function content_refresh(p_id uuid) returns void language sql as $$
    update content_text t set pictures = coalesce((
        select array_agg(distinct shown #>> '{}')
        from content_revision r, jsonb_path_query(r.document, '$.blocks[*].image') shown
        where r.document_id = t.document_id and r.language = t.language and r.number in (t.published, t.draft)), '{}')
      where t.document_id = p_id;
    update content_document d set
      search = lower(d.path || E'\n' || coalesce(t.titles, '')),
      published = coalesce(t.published, false) and d.deleted_at is null,
      in_work = coalesce(t.in_work, false),
      offline = coalesce(t.offline, false),
      planned = exists (select from content_plan p where p.document_id = d.id and p.ended is null),
      changed_at = coalesce(t.changed_at, d.changed_at)
    from (select string_agg(title, E'\n' order by language) as titles,
        bool_or(published is not null) as published, bool_or(draft is not null) as in_work,
        bool_or(published is null and latest is not null) as offline, max(changed_at) as changed_at
      from content_text where document_id = p_id and not removed) t
    where d.id = p_id $$`.execute(db);
}

/**
 * Records in the history what the brands' files published or removed: rows with a version that the history doesn't have
 * yet.
 */
async function seeding(db: Db): Promise<void> {
  await sql`create function content_note_seeds(p_brand text, p_at timestamptz) returns void language plpgsql as $$
    declare seed record; doc uuid; entry integer;
    begin
      for seed in
        select 'page' as kind, language, url as path, status = 'published' as live, version, title,
          jsonb_build_object('title', title, 'sortOrder', sort_order, 'meta', meta, 'blocks', blocks) as document
        from content_page where brand = p_brand
        union all
        select 'site', language, '', status = 'published', version, '',
          jsonb_build_object('headers', headers, 'footers', footers, 'trustpilot', trustpilot, 'reviews', reviews,
            'about', about, 'legal', legal)
        from content_site where brand = p_brand
      loop
        select id into doc from content_document
          where brand = p_brand and kind = seed.kind and path = seed.path and deleted_at is null;
        if doc is null then
          insert into content_document (brand, kind, path, changed_at) values (p_brand, seed.kind, seed.path, p_at)
            returning id into doc;
        end if;
        insert into content_text (document_id, language, title, last, changed_at)
          values (doc, seed.language, seed.title, 0, p_at) on conflict do nothing;
        update content_text set last = last + 1, title = seed.title, row_version = seed.version, removed = false,
            published = case when seed.live then last + 1 end,
            latest = case when seed.live then last + 1 else latest end, changed_at = p_at, changed_by = null
          where document_id = doc and language = seed.language and row_version is distinct from seed.version
          returning last into entry;
        if not found then continue; end if;
        insert into content_revision (document_id, language, number, act, title, document, at)
          values (doc, seed.language, entry, case when seed.live then 'seeded' else 'unpublished' end, seed.title,
            seed.document, p_at);
        perform content_refresh(doc);
      end loop;
    end $$`.execute(db);
}
