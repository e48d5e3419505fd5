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
  readonly redirects: readonly { path: string; to: string; fault: string | null; page: string | null }[];
  readonly more: boolean;
}
const list = async (query = '', site = 'acme') =>
  (await bench.call<Listed>(`redirects${query}`, 'ana', undefined, site)).data;
const add = (path: string, to: string, more: object = {}) =>
  bench.call<{ path: string }>('redirect/add', 'ana', { path, to, temporary: false, ...more });
const end = (path: string) => bench.call('redirect/end', 'ben', { path });
const make = (path: string) =>
  bench.call<{ id: string }>('page/new', 'ana', { path, language: 'en', document: pageInWork('A page') });
const at = async (path: string) => (await bench.content.source()).content(acme, 'en', path);

describe('a redirect set by staff', () => {
  it('leads to a page, a product path, or another site, with an audit log entry', async () => {
    for (const [path, to] of [
      ['/old-about.html', '/about#top'],
      ['/cart', '/checkout?product=report'],
      ['/blog', 'https://blog.example.com/acme'],
    ])
      expect((await add(path!, to!)).status, path).toBe(200);
    await expect
      .poll(async () => (await at('/Old-About.html')).movedTo)
      .toEqual({ to: '/about#top', temporary: false });
    expect((await list()).redirects).toMatchObject([
      { path: '/blog', fault: null },
      { path: '/cart', fault: null },
      { path: '/old-about.html', to: '/about#top', page: null },
    ]);
    const noted = (await bench.acts()).filter(({ act }) => act === 'content.redirect-added');
    expect(noted[0]).toMatchObject({ actor: EDITORS.ana, after: { to: '/about#top', temporary: false } });
  });

  it('is stored as browsers request it, however it was typed', async () => {
    expect((await add('/Precios-de-Ñandú/', '/about')).data.path).toBe('/precios-de-%c3%91and%c3%ba');
  });

  it.each([
    ['/', '/about', 400, ''],
    ['//evil.example', '/about', 400, ''],
    ['/\\\\evil.example', '/about', 400, ''],
    ['/old?id=3', '/about', 400, ''],
    ['/old', 'javascript:alert(1)', 400, ''],
    ['/old', '//evil.example', 400, ''],
    ['/old', '/\\evil.example', 400, ''],
    ['/old', 'mailto:ana@example.com', 400, ''],
    ['/about', '/', 422, 'Another page already uses'],
    ['/checkout', '/', 422, 'is reserved'],
    ['/checkout.html', '/', 422, 'is reserved'],
    ['/es/old', '/', 422, 'start with a language code'],
    ['/blog', '/', 422, 'already'],
    ['/old', '/nothing-there', 422, 'published page at /nothing-there'],
    ['/old', '/old', 422, 'no published page'],
    ['/old', '/es/about', 422, 'no published page'],
    ['/old', '/cart', 422, 'Redirect to /checkout?product=report instead'],
  ])('rejects %s to %s', async (path, to, status, words) => {
    expect(await add(path, to)).toMatchObject({ status, message: expect.stringContaining(words) as string });
  });

  it('blocks creating or moving a page to its path until it’s deleted', async () => {
    expect(await make('/blog')).toMatchObject({
      status: 422,
      message: expect.stringContaining('redirects to') as string,
    });
    const { id } = (await make('/mover')).data;
    const move = () => bench.call('page/move', 'ana', { id, from: '/mover', path: '/blog' });
    expect((await move()).status).toBe(422);
    expect((await end('/BLOG')).status).toBe(200);
    expect((await end('/blog')).status, 'again').toBe(200);
    expect((await bench.acts()).filter(({ act }) => act === 'content.redirect-removed')).toMatchObject([
      { actor: EDITORS.ben, before: { path: '/blog', to: 'https://blog.example.com/acme' } },
    ]);
    expect((await move()).status).toBe(200);
  });

  it('is reported as broken when its target page is deleted', async () => {
    const { id } = (await make('/short-lived')).data;
    await bench.on(id).publish(1);
    expect((await add('/to-short-lived', '/short-lived', { temporary: true })).status).toBe(200);
    await bench.on(id).unpublish(2);
    expect((await list('?search=to-short')).redirects).toMatchObject([{ fault: 'not-live', temporary: true }]);
    await bench.call('page/delete', 'ana', { id });
    expect((await list('?search=to-short')).redirects).toMatchObject([{ fault: 'no-page' }]);
  });

  it('is added by one of two people who redirect the same path at once, and the other gets an error', async () => {
    const both = await Promise.all([add('/at-once', '/about'), add('/at-once', '/')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('takes precedence over a page that a deploy brings; lists are limited to the brand', async () => {
    await add('/from-file', '/about');
    const seed = testSeed([
      testPage('/', 'Home'),
      testPage('/about', 'About us'),
      testPage('/from-file', 'From a file'),
    ]);
    await importSeed(bench.database, [acme], new Map([['acme', seed]]), bench.now);
    expect((await at('/from-file')).page).toBeNull();
    expect((await list('', 'otra')).redirects).toEqual([]);
    await bench.call('redirect/end', 'ana', { path: '/from-file' }, 'otra');
    expect((await list('?search=from-file')).redirects).toHaveLength(1);
  });

  it('is listed page by page, and found by its path or target', async () => {
    for (let nth = 100; nth < 160; nth++) await add(`/many-${nth}`, '/about');
    const first = await list('?search=many');
    const rest = await list(`?search=many&cursor=${first.redirects.at(-1)!.path}`);
    expect([first.redirects.length, first.more, rest.redirects.length, rest.more]).toEqual([50, true, 10, false]);
    expect((await list('?search=checkout%3Fproduct')).redirects).toMatchObject([{ path: '/cart' }]);
    expect((await list('?search=m%25y')).redirects).toEqual([]);
  });
});
