import { createTestDatabase, testBrand, type TestDatabase } from '@vinlore/testing-node';
import { tables } from '@vinlore/database';
import { objectMigrations } from '@vinlore/objects';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentMigrations } from '../migrations.ts';
import { publishPage, unpublishPage } from '../publish/publish-page.ts';
import { publishSite } from '../publish/publish-site.ts';
import type { ContentTables } from '../tables.ts';
import { testPage, testSeed, testSite } from '../testing/contents.ts';
import { importSeed } from './import-seed.ts';

const brand = testBrand({ key: 'acme' });
const at = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-20T11:00:00Z');
const home = testPage('/', 'Home');
const about = testPage('/about', 'About');

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({
    migrations: [objectMigrations, { slice: 'content', migrations: contentMigrations }],
  });
});
afterEach(() => database.drop());

const importing = (seed: ReturnType<typeof testSeed>, when = at) =>
  importSeed(database, [brand], new Map([['acme', seed]]), () => when);
const pages = () =>
  tables<ContentTables>(database)
    .selectFrom('content_page')
    .select(['language', 'url', 'title', 'status', 'version'])
    .orderBy('language')
    .orderBy('url')
    .execute();
const version = async () =>
  (await tables<ContentTables>(database).selectFrom('content_brand').select('version').executeTakeFirst())?.version;

describe('docs/decisions.md §1: brand files are versioned defaults', () => {
  it('publishes the content of the files in every language', async () => {
    expect(await importing(testSeed([home, about], [['es', [testPage('/', 'Inicio')]]]))).toEqual(['acme']);
    expect(await pages()).toEqual([
      { language: 'en', url: '/', title: 'Home', status: 'published', version: 1 },
      { language: 'en', url: '/about', title: 'About', status: 'published', version: 1 },
      { language: 'es', url: '/', title: 'Inicio', status: 'published', version: 1 },
    ]);
  });

  it('does nothing if nothing changed, and writes only what did', async () => {
    await importing(testSeed([home, about]));
    expect(await importing(testSeed([home, about]), later)).toEqual([]);
    expect(await version()).toBe(1);
    await importing(testSeed([home, testPage('/about', 'About us')]), later);
    expect((await pages()).map(({ title, version: n }) => [title, n])).toEqual([
      ['Home', 1],
      ['About us', 2],
    ]);
    expect(await version()).toBe(2);
  });

  it('never overwrites what staff changed: a page, the site record, an unpublished page', async () => {
    await importing(testSeed([home, about]));
    const where = { brand: 'acme', language: 'en' as const };
    await database.transaction(async (tx) => {
      await publishPage(tx, where, testPage('/', 'Our own home'), at);
      await publishPage(tx, where, testPage('/sale', 'Sale'), at);
      await unpublishPage(tx, { ...where, path: '/about' }, at);
      await publishSite(tx, where, { ...testSite, about: 'Our own words.' }, at);
    });
    await importing(
      testSeed([testPage('/', 'New home'), testPage('/about', 'New about')], [], { ...testSite, about: 'x' }),
      later,
    );
    expect((await pages()).map(({ url, title, status }) => [url, title, status])).toEqual([
      ['/', 'Our own home', 'published'],
      ['/about', 'About', 'draft'],
      ['/sale', 'Sale', 'published'],
    ]);
    const site = await tables<ContentTables>(database).selectFrom('content_site').select('about').executeTakeFirst();
    expect(site?.about).toBe('Our own words.');
  });

  it('unpublishes pages whose files were removed, and publishes them again when the files return', async () => {
    await importing(testSeed([home, about], [['es', [testPage('/', 'Inicio')]]]));
    const shown = async () =>
      (await pages()).filter(({ status }) => status === 'published').map(({ url, language }) => language + url);
    await importing(testSeed([home]), later);
    expect(await shown()).toEqual(['en/']);
    await importing(testSeed([home, about]), later);
    expect(await shown()).toEqual(['en/', 'en/about']);
  });

  it('publishes every page once when two processes start at the same time', async () => {
    await Promise.all([importing(testSeed([home, about])), importing(testSeed([home, about]))]);
    expect(await pages()).toHaveLength(2);
  });

  it('rolls back a brand’s import if anything fails', async () => {
    const broken = { ...about, title: null } as unknown as typeof about;
    await expect(importing(testSeed([home, broken]))).rejects.toThrow(/title/);
    expect(await pages()).toEqual([]);
    expect(await version()).toBeUndefined();
  });
});
