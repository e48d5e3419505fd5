import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importSeed } from '../seed/import-seed.ts';
import { type ContentDeskBench, contentDeskBench, pageInWork } from '../testing/content-desk.ts';
import { testPage, testSeed } from '../testing/contents.ts';
import { acme, EDITORS } from '../testing/host.ts';

let bench: ContentDeskBench;
beforeAll(async () => {
  bench = await contentDeskBench();
});
afterAll(() => bench.close());

interface Listed {
  readonly pages: readonly { id: string; path: string; en: { title: string } | null; es: object | null }[];
  readonly more: boolean;
}
const list = async (query = '') => (await bench.call<Listed>(`pages${query}`, 'ana')).data;
const paths = async (query = '') => (await list(query)).pages.map(({ path }) => path);
const make = (path: string, title = 'A page') =>
  bench.call<{ id: string }>('page/new', 'ana', { path, language: 'en', document: pageInWork(title) });

describe('the page list', () => {
  it('sorts by path or by change, filters by status, searches both languages, and paginates', async () => {
    const { data } = await make('/zebra', 'Stripes');
    await bench.on(data.id).save(0, pageInWork('Rayas'), 'es');
    expect(await paths()).toEqual(['/', '/about', '/zebra']);
    bench.pass(1_000);
    await bench.on(data.id).save(1, pageInWork('Stripes and more'));
    expect((await paths('?order=changed'))[0]).toBe('/zebra');
    expect(await paths('?state=draft')).toEqual(['/zebra']);
    expect(await paths('?state=published')).toEqual(['/', '/about']);
    expect(await paths('?search=RAYAS')).toEqual(['/zebra']);
    expect(await paths('?search=ebr')).toEqual(['/zebra']);
    expect((await bench.call('pages?search=ab', 'ana')).status).toBe(400);
    const [, about] = (await list()).pages;
    expect(about).toMatchObject({ en: { title: 'About us', state: 'published', changed_by: null }, es: null });
    for (let nth = 0; nth < 50; nth++) await make(`/many-${nth}`);
    for (const order of ['path', 'changed']) {
      const first = await list(`?order=${order}`);
      expect(first.more).toBe(true);
      const rest = await list(`?order=${order}&cursor=${first.pages.at(-1)!.id}`);
      const all = [...first.pages, ...rest.pages].map(({ path }) => path);
      expect(new Set(all).size).toBe(53);
      expect(rest.more).toBe(false);
    }
  });

  it('lets one of two people create or move a page to the same path, and tells the other', async () => {
    const made = await Promise.all([1, 2, 3, 4].map((nth) => make('/at-once', `Page ${nth}`)));
    expect(made.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    const { id } = (await make('/mover')).data;
    const move = bench.call('page/move', 'ben', { id, from: '/mover', path: '/moved-at-once' });
    const both = await Promise.all([move, make('/moved-at-once')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('allows one page per path, and none where the product responds', async () => {
    for (const path of ['/about', '/checkout', '/es', '/es/about', '/members/x'])
      expect((await make(path)).status, path).toBe(422);
    expect((await make('/Not A Path')).status).toBe(400);
  });
});

describe('a page’s path, copies, and deletion', () => {
  it('redirects old paths to the current one, also after a second move, and drops the redirect when the page moves back', async () => {
    const { id } = (await make('/one')).data;
    const move = (from: string, path: string) =>
      bench.call<{ redirects: string[] }>('page/move', 'ana', { id, from, path });
    await move('/one', '/two');
    expect((await make('/one')).status, 'the old link would break').toBe(422);
    expect((await move('/two', '/three')).data.redirects).toEqual(['/one', '/two']);
    expect((await move('/one', '/four')).status).toBe(409);
    expect((await move('/three', '/one')).data.redirects).toEqual(['/three', '/two']);
  });

  it('frees an old path when staff delete its redirect, with one audit log entry', async () => {
    const { id } = (await make('/autumn')).data;
    await bench.on(id).publish(1);
    await bench.call('page/move', 'ana', { id, from: '/autumn', path: '/winter' });
    const end = (path: string) => bench.call('redirect/end', 'ben', { path });
    expect((await bench.on(id).read()).redirects).toEqual(['/autumn']);
    expect((await end('/autumn')).status).toBe(200);
    expect((await bench.on(id).read()).redirects).toEqual([]);
    expect((await end('/autumn')).status, 'again').toBe(200);
    const ended = (await bench.acts()).filter(({ act }) => act === 'content.redirect-removed');
    expect(ended).toMatchObject([{ actor: EDITORS.ben, before: { path: '/autumn', to: '/winter' } }]);
    // A file of the brand with this path is ignored, since staff moved its page.
    const seed = testSeed([testPage('/', 'Home'), testPage('/autumn', 'Autumn')]);
    await importSeed(bench.database, [acme], new Map([['acme', seed]]), bench.now);
    expect(await paths('?search=autumn')).toEqual([]);
    expect((await make('/autumn')).status).toBe(200);
  });

  it('a deploy doesn’t bring back pages that staff moved or deleted', async () => {
    const id = await bench.documentAt('/about');
    await bench.call('page/move', 'ana', { id, from: '/about', path: '/about-us' });
    const seed = testSeed([testPage('/', 'Home'), testPage('/about', 'About anew'), testPage('/news', 'News')]);
    const deploy = (more = '') =>
      importSeed(
        bench.database,
        [acme],
        new Map([['acme', { ...seed, site: { ...seed.site, about: more || 'x' } }]]),
        bench.now,
      );
    await deploy();
    expect(await paths('?search=about')).toEqual(['/about-us']);
    const news = await bench.documentAt('/news');
    await bench.call('page/delete', 'ana', { id: news });
    await deploy('again');
    expect(await paths('?search=news')).toEqual([]);
    const { rows } = await sql<{ url: string }>`select url from content_page where brand = 'acme'`.execute(
      bench.database.kysely,
    );
    expect(rows.map(({ url }) => url)).toEqual(expect.arrayContaining(['/', '/about-us']));
    expect(rows.map(({ url }) => url)).not.toEqual(expect.arrayContaining(['/news']));
  });

  it('treats a deploy during editing as a change by someone else: the editor gets a conflict', async () => {
    const seed = testSeed([testPage('/', 'Home, next year')]);
    const id = await bench.documentAt('/');
    const { number } = (await bench.on(id).read()).en!;
    await bench.on(id).save(number, pageInWork('Mine'));
    await importSeed(bench.database, [acme], new Map([['acme', seed]]), bench.now);
    expect(await bench.on(id).save(number + 1, pageInWork('Mine, later'))).toMatchObject({
      status: 409,
      data: { act: 'seeded', theirs: { title: 'Home, next year' }, base: { title: 'Mine' }, by: null },
    });
  });

  it('lists deleted pages, and restoring a version brings them back', async () => {
    const { id } = (await make('/gone', 'Gone')).data;
    await bench.on(id).publish(1);
    await bench.call('page/delete', 'ana', { id });
    expect(await paths('?search=gone')).toEqual([]);
    expect(await paths('?state=deleted')).toContain('/gone');
    expect((await bench.on(id).save(3, pageInWork('x'))).status).toBe(404);
    const again = (await make('/gone')).data;
    expect((await bench.on(id).rollBack(3, { number: 2 })).status, 'its path is taken').toBe(422);
    await bench.call('page/move', 'ana', { id: again.id, from: '/gone', path: '/gone-2' });
    expect((await bench.on(id).rollBack(3, { number: 2 })).data).toMatchObject({ state: 'published' });
    expect((await bench.on(id).read()).deleted_at).toBeNull();
  });
});

describe('security: content is limited to its brand and permission', () => {
  it('returns 404 for another brand’s page, and 403 to support and billing', async () => {
    const { id } = (await make('/secret')).data;
    expect((await bench.call(`document?id=${id}`, 'ana', undefined, 'otra')).status).toBe(404);
    const save = { id, language: 'en', base: 1, document: pageInWork('x') };
    expect((await bench.call('draft', 'ana', save, 'otra')).status).toBe(404);
    for (const who of ['support', 'staff', 'member']) expect((await bench.call('pages', who)).status, who).toBe(403);
  });
});
