import { createHash } from 'node:crypto';
import type { Brand, Language } from '@vinlore/brand';
import type { SeedContent, SiteContent } from '@vinlore/content-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import { pageColumns } from '../publish/publish-page.ts';
import { siteColumns } from '../publish/publish-site.ts';
import { touchContent } from '../publish/touch-content.ts';
import type { ContentTables } from '../tables.ts';

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** A brand's content by language, its own first. */
function languagesOf(brand: Brand, seed: SeedContent): [Language, SiteContent][] {
  return [[brand.language, seed], ...seed.translations];
}

async function importSites(tx: Tx, brand: Brand, seed: SeedContent, at: Date): Promise<void> {
  const values = languagesOf(brand, seed).map(([language, { site }]) => ({
    brand: brand.key,
    language,
    status: 'published' as const,
    sort_order: 0,
    ...siteColumns(site),
    seed_hash: hashOf(site),
    ...{ created_at: at, updated_at: at, published_at: at, edited_at: null },
  }));
  await tables<ContentTables>(tx)
    .insertInto('content_site')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'language'])
        .doUpdateSet((row) => ({
          headers: row.ref('excluded.headers'),
          footers: row.ref('excluded.footers'),
          trustpilot: row.ref('excluded.trustpilot'),
          reviews: row.ref('excluded.reviews'),
          about: row.ref('excluded.about'),
          legal: row.ref('excluded.legal'),
          status: row.ref('excluded.status'),
          seed_hash: row.ref('excluded.seed_hash'),
          updated_at: at,
          published_at: at,
          version: sql`content_site.version + 1`,
        }))
        .where('content_site.edited_at', 'is', null)
        .where('content_site.seed_hash', 'is distinct from', (row) => row.ref('excluded.seed_hash')),
    )
    .execute();
}

/** Returns the paths of pages that staff moved or deleted; a deploy never restores them. */
async function pathsTaken(tx: Tx, brand: Brand): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ path: string }>`
    select path from content_redirect where brand = ${brand.key}
    union select path from content_document gone where brand = ${brand.key} and deleted_at is not null and not exists (
      select from content_document there where there.brand = gone.brand and there.kind = gone.kind
        and there.path = gone.path and there.deleted_at is null)`.execute(tables(tx));
  return new Set(rows.map(({ path }) => path));
}

async function importPages(tx: Tx, brand: Brand, seed: SeedContent, at: Date): Promise<void> {
  const taken = await pathsTaken(tx, brand);
  const values = languagesOf(brand, seed).flatMap(([language, { pages }]) =>
    pages
      .filter(({ path }) => !taken.has(path))
      .map((page) => ({
        brand: brand.key,
        language,
        status: 'published' as const,
        ...pageColumns(page),
        seed_hash: hashOf(page),
        ...{ created_at: at, updated_at: at, published_at: at, edited_at: null },
      })),
  );
  await tables<ContentTables>(tx)
    .insertInto('content_page')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'language', 'url'])
        .doUpdateSet((row) => ({
          title: row.ref('excluded.title'),
          sort_order: row.ref('excluded.sort_order'),
          meta: row.ref('excluded.meta'),
          blocks: row.ref('excluded.blocks'),
          status: row.ref('excluded.status'),
          seed_hash: row.ref('excluded.seed_hash'),
          updated_at: at,
          published_at: at,
          version: sql`content_page.version + 1`,
        }))
        .where('content_page.edited_at', 'is', null)
        .where('content_page.seed_hash', 'is distinct from', (row) => row.ref('excluded.seed_hash')),
    )
    .execute();
}

/** Unpublishes pages whose file was removed; a returning file publishes them again. */
async function unpublishRemoved(tx: Tx, brand: Brand, seed: SeedContent, at: Date): Promise<void> {
  const languages = languagesOf(brand, seed);
  const kept = languages.flatMap(([language, { pages }]) => pages.map(({ path }) => `${language} ${path}`));
  const gone = { status: 'draft' as const, seed_hash: null, updated_at: at, version: sql<number>`version + 1` };
  await tables<ContentTables>(tx)
    .updateTable('content_page')
    .set(gone)
    .where('brand', '=', brand.key)
    .where('edited_at', 'is', null)
    .where('seed_hash', 'is not', null)
    .where(sql<string>`language || ' ' || url`, 'not in', kept)
    .execute();
  await tables<ContentTables>(tx)
    .updateTable('content_site')
    .set(gone)
    .where('brand', '=', brand.key)
    .where('edited_at', 'is', null)
    .where('seed_hash', 'is not', null)
    .where(
      'language',
      'not in',
      languages.map(([language]) => language),
    )
    .execute();
}

/** Syncs one brand with its files in the given transaction. */
async function importBrand(tx: Tx, brand: Brand, seed: SeedContent, hash: string, at: Date): Promise<void> {
  const db = tables<ContentTables>(tx);
  await importSites(tx, brand, seed, at);
  await importPages(tx, brand, seed, at);
  await unpublishRemoved(tx, brand, seed, at);
  await sql`select content_note_seeds(${brand.key}, ${at})`.execute(tables(tx));
  await touchContent(tx, brand.key);
  await db.updateTable('content_brand').set({ seed_hash: hash }).where('brand', '=', brand.key).execute();
}

/**
 * Syncs the tables with the brands' files. These are defaults: content that staff changed is left alone
 * (docs/decisions.md §1), and pages whose files were removed are unpublished. One transaction per brand; a single query
 * if nothing changed.
 *
 * @returns keys of the brands that were changed
 */
export async function importSeed(
  database: Database,
  brands: readonly Brand[],
  seeds: ReadonlyMap<string, SeedContent>,
  clock: () => Date,
): Promise<string[]> {
  const read = (db: Parameters<typeof tables>[0]) =>
    tables<ContentTables>(db).selectFrom('content_brand').select(['brand', 'seed_hash']).execute();
  const known = new Map((await read(database)).map(({ brand, seed_hash }) => [brand, seed_hash]));
  const changed = brands.flatMap((brand) => {
    const seed = seeds.get(brand.key);
    if (!seed) return [];
    const hash = hashOf([brand.language, languagesOf(brand, seed)]);
    return known.get(brand.key) === hash ? [] : [{ brand, seed, hash }];
  });
  for (const { brand, seed, hash } of changed) {
    await database.transaction(async (tx) => {
      // If two processes start at once, the second one finds the work done and writes the same again.
      await sql`select pg_advisory_xact_lock(hashtext(${`content seed ${brand.key}`}))`.execute(tables(tx));
      await importBrand(tx, brand, seed, hash, clock());
    });
  }
  return changed.map(({ brand }) => brand.key);
}
