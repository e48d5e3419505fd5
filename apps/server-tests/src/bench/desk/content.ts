import type { Database } from '@vinlore/database';
import { sql } from 'kysely';
import type { DeskList } from './desk-list.ts';

const ROWS = 1_000_000;

const document = (title: string) =>
  JSON.stringify({ title, sortOrder: 1, meta: { title, description: title }, blocks: [{ kind: 'page-head', title }] });

/**
 * A million pages, a fifth of them in two languages; one in a hundred has a draft, one in a thousand a schedule, and
 * some are unpublished or deleted. Does by hand what triggers and functions would do.
 */
async function seedPages(database: Database, brand: string): Promise<void> {
  const known = sql`select from content_document where brand = ${brand} and path like '/guides/buying/%' limit 1`;
  // Two lists are measured on this table, in either order.
  if ((await known.execute(database.kysely)).rows.length > 0) return;
  await database.asOwner(async (db) => {
    // Building the indexes of a million rows at the end takes a third of the time.
    const { rows: indexes } = await sql<{ name: string; made: string }>`
      select indexname as name, indexdef as made from pg_indexes
      where tablename = 'content_document' and indexname <> 'content_document_pkey'`.execute(db);
    for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
    await sql`insert into content_document (brand, kind, path, search, published, in_work, offline, planned, changed_at,
        deleted_at)
      select ${brand}, 'page', path, path || E'\n' || lower(title), n % 50 <> 1, n % 100 = 0, n % 50 = 1, n % 1000 = 0,
        timestamptz '2025-01-01' + n * interval '30 seconds', case when n % 500 = 2 then timestamptz '2026-11-01' end
      from (select n, '/guides/' || (array['buying', 'selling', 'titles', 'recalls', 'stickers'])[1 + n % 5] || '/' || n as path,
          (array['How to read', 'What is', 'Where to find', 'Why you need'])[1 + n % 4] || ' guide ' || n as title
        from generate_series(1, ${ROWS}::int) n) pages`.execute(db);
    await sql`insert into content_text (document_id, language, title, last, published, latest, draft, changed_at)
      select id, language, path, 2, case when published then 1 end, 1, case when in_work then 2 end, changed_at
      from content_document, (values ('en'), ('es')) languages (language)
      where brand = ${brand} and path like '/guides/%' and (language = 'en' or hashtext(path) % 5 = 0)`.execute(db);
    for (const { made } of indexes) await sql`${sql.raw(made)}`.execute(db);
    await sql`insert into content_plan (brand, document_id, language, act, number, at, planned_at)
      select brand, id, 'en', 'publish', 2, timestamptz '2027-01-01', changed_at
      from content_document where brand = ${brand} and planned`.execute(db);
  });
}

const LONG = '/guides/with-a-history';

/** A million history entries of one text, mostly saves. */
async function seedHistory(database: Database, brand: string): Promise<void> {
  await database.asOwner(async (db) => {
    await sql`with page as (
        insert into content_document (brand, kind, path, changed_at) values (${brand}, 'page', ${LONG}, now()) returning id)
      insert into content_revision (document_id, language, number, act, title, document, at)
      select id, 'en', n, case when n % 200 = 0 then 'published' else 'saved' end, 'Home', ${document('Home')}::jsonb,
        timestamptz '2025-01-01' + n * interval '30 seconds'
      from page, generate_series(1, ${ROWS}::int) n`.execute(db);
  });
}

async function somewhere(database: Database, brand: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from content_document tablesample system (1) where brand = ${brand} limit 10`.execute(database.kysely);
  return rows.map(({ id }) => id);
}

/** A million content pages: in both orders, by status, and by words that match many, some, or none. */
export const contentPagesList: DeskList = {
  name: 'content pages',
  seed: seedPages,
  addresses: async (database, brand) => {
    const cursors = await somewhere(database, brand);
    const filters = ['', 'state=draft', 'state=planned', 'state=offline', 'state=deleted', 'state=published'];
    const words = ['', 'guide', 'recalls', 'guide 50000', 'titles/777', 'nowhere'];
    return ['path', 'changed'].flatMap((order, nth) =>
      filters.flatMap((state) =>
        words.flatMap((search) => {
          const address = `/api-cwa/staff/content/pages?order=${order}&${state}&search=${encodeURIComponent(search)}`;
          return [address, `${address}&cursor=${cursors[(search.length + nth) % cursors.length]}`];
        }),
      ),
    );
  },
};

/** The history of one text with a million entries, with and without saves, from the end and the middle. */
export const contentHistoryList: DeskList = {
  name: 'content history',
  seed: seedHistory,
  addresses: async (database, brand) => {
    const { rows } = await sql<{ id: string }>`
      select id from content_document where brand = ${brand} and path = ${LONG}`.execute(database.kysely);
    const address = `/api-cwa/staff/content/history?id=${rows[0]!.id}&language=en`;
    const cursors = [5_000, 250_000, 500_000, 900_000, 999_500].map((cursor) => `&cursor=${cursor}`);
    return ['yes', 'no'].flatMap((drafts) => ['', ...cursors].map((cursor) => `${address}&drafts=${drafts}${cursor}`));
  },
};

/** The link checker, starting anywhere in those pages. */
export const contentLinksList: DeskList = {
  name: 'content links',
  seed: async (database, brand) => {
    await seedPages(database, brand);
    await database.asOwner(async (db) => {
      await sql`insert into content_revision (document_id, language, number, act, title, document, at)
        select t.document_id, t.language, 1, 'published', t.title, ${document('Page')}::jsonb, t.changed_at
        from content_text t join content_document d on d.id = t.document_id
        where d.brand = ${brand} and d.path like '/guides/buying/%' and t.language = 'en'`.execute(db);
    });
  },
  addresses: async (database, brand) =>
    (await somewhere(database, brand)).flatMap((id) => [
      `/api-cwa/staff/content/links?cursor=${id}`,
      `/api-cwa/staff/content/links?show=all&id=${id}`,
    ]),
};
