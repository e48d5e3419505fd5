import type { RedirectList } from '@vinlore/content-domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentDeskBench, contentDeskBench, pageInWork } from '../testing/content-desk.ts';
import { acme } from '../testing/host.ts';

let bench: ContentDeskBench;
beforeAll(async () => {
  bench = await contentDeskBench();
});
afterAll(() => bench.close());

const add = (path: string, to: string, temporary = false) =>
  bench.call<{ path: string }>('redirect/add', 'ana', { path, to, temporary });
const send = (name: 'check' | 'import', list: string, as = 'ana', site = 'acme') =>
  bench.call<RedirectList>(`redirects/${name}`, as, { list }, site);
const at = async (path: string) => (await bench.content.source()).content(acme, 'en', path);
const leads = (path: string) => expect.poll(async () => (await at(path)).movedTo?.to ?? null);
interface Listed {
  readonly redirects: readonly { path: string; to: string; fault: string | null }[];
}
const listed = async (search: string, site = 'acme') =>
  (await bench.call<Listed>(`redirects?search=${encodeURIComponent(search)}`, 'ana', undefined, site)).data.redirects;
const file = async (site = 'acme') => {
  const answer = await bench.api.request(`http://desk.${site}.localhost/api-cwa/staff/content/redirects/csv`, {
    headers: { host: `desk.${site}.localhost`, bearer: 'ana' },
  });
  return answer.text();
};

describe('a pattern redirects everything below a path', () => {
  it('with the rest of the path, after exact redirects, and never over a page', async () => {
    expect((await add('/shop/*', '/store/*')).status).toBe(200);
    expect((await add('/shop/cart', '/about')).status).toBe(200);
    await leads('/shop/cars/red').toBe('/store/cars/red');
    await leads('/shop/cart').toBe('/about');
    const page = { path: '/shop/live', language: 'en', document: pageInWork('Live') };
    const { id } = (await bench.call<{ id: string }>('page/new', 'ana', page)).data;
    await bench.on(id).publish(1);
    await expect.poll(async () => (await at('/shop/live')).page).toMatchObject({ title: 'Live' });
    expect((await at('/shop/live')).movedTo).toBeUndefined();
    expect(await listed('/shop/')).toMatchObject([
      { path: '/shop/*', to: '/store/*', fault: null },
      { path: '/shop/cart', fault: null },
    ]);
    expect((await bench.call('redirect/end', 'ana', { path: '/SHOP/*' })).status).toBe(200);
    await leads('/shop/cars/red').toBeNull();
  });

  it('are reported by the link checker as the target of a moved link', async () => {
    await add('/moved/*', '/about');
    const document = pageInWork('Links', { blocks: [{ kind: 'rich-text', text: '[a](/moved/far/away)' }] });
    const { id } = (await bench.call<{ id: string }>('page/new', 'ana', { path: '/links', language: 'en', document }))
      .data;
    const { data } = await bench.call<{ links: object[] }>(`links?id=${id}`, 'ana');
    expect(data.links).toMatchObject([{ fault: 'moved', to: '/about' }]);
  });

  it.each([
    ['/*', '/about', 400, ''],
    ['/a/*/b', '/about', 400, ''],
    ['/a*', '/about', 400, ''],
    ['/a/*', '/b*', 400, ''],
    ['/exact', '/new/*', 422, 'Only a pattern'],
    ['/members/*', '/about', 422, 'is reserved'],
    ['/es/*', '/about', 422, 'start with a language code'],
    ['/loop/*', '/loop/*', 422, 'redirect to itself'],
    ['/loop/*', '/loop/deeper/*', 422, 'redirect to itself'],
    ['/loop/deeper/*', '/loop/*', 422, 'redirect to itself'],
    ['/self/*', '/self/there', 422, 'no published page'],
    ['/nowhere/*', '/nothing', 422, 'no published page'],
  ])('rejects %s to %s', async (path, to, status, words) => {
    expect(await add(path, to)).toMatchObject({ status, message: expect.stringContaining(words) as string });
  });

  it('forms no chain with another redirect, in either order', async () => {
    expect((await add('/one/*', '/two/*')).status).toBe(200);
    const chained = [
      ['/two/*', '/three/*'],
      ['/two/x', '/about'],
      ['/two/x/*', '/about'],
      ['/zero/*', '/one/*'],
      ['/zero/*', '/one/deeper/*'],
      ['/zero', '/one/x'],
    ] as const;
    for (const [path, to] of chained) expect((await add(path, to)).status, `${path} to ${to}`).toBe(422);
    // A target within a pattern is no chain if there is a page.
    const page = { path: '/blog', language: 'en', document: pageInWork('Blog') };
    const { id } = (await bench.call<{ id: string }>('page/new', 'ana', page)).data;
    await bench.on(id).publish(1);
    expect((await add('/blog/*', '/blog')).status).toBe(200);
    await leads('/blog/2014/05').toBe('/blog');
    await bench.on(id).unpublish(2);
    expect(await add('/to-blog', '/blog')).toMatchObject({ status: 422 });
    // The page was deleted, and its path must not redirect to itself.
    for (const path of ['/blog', '/blog/', '/Blog']) await leads(path).toBeNull();
    await leads('/blog/2014/05').toBe('/blog');
  });
});

describe('two patterns that point at each other’s page', () => {
  it('lead nowhere once both pages are deleted, and to the remaining page before that', async () => {
    const make = async (path: string) => {
      const page = { path, language: 'en', document: pageInWork(path) };
      const { id } = (await bench.call<{ id: string }>('page/new', 'ana', page)).data;
      await bench.on(id).publish(1);
      return id;
    };
    const [left, right] = [await make('/left'), await make('/right')];
    expect((await add('/left/*', '/right')).status).toBe(200);
    expect((await add('/right/*', '/left')).status).toBe(200);
    await leads('/right/x').toBe('/left');
    await bench.on(left).unpublish(2);
    for (const path of ['/left', '/left/x']) await leads(path).toBe('/right');
    await bench.on(right).unpublish(2);
    for (const path of ['/left', '/right', '/left/x', '/Right/y']) await leads(path).toBeNull();
  });
});

describe('a page that moves', () => {
  it('updates the redirects to it when it moves, including those with a trailing slash', async () => {
    for (let round = 0; round < 10; round++) {
      const [from, path] = [`/moving-${round}`, `/moved-${round}`];
      const page = { path: from, language: 'en', document: pageInWork('Moving') };
      const { id } = (await bench.call<{ id: string }>('page/new', 'ana', page)).data;
      await bench.on(id).publish(1);
      await add(`/slash-${round}`, `${from}/?a=b#top`);
      const both = await Promise.all([
        add(`/to-moving-${round}`, from),
        bench.call('page/move', 'ana', { id, from, path }),
        add(`/to-moving-too-${round}`, `${from}/`),
      ]);
      expect(both.map(({ status }) => [200, 422].includes(status))).toEqual([true, true, true]);
      await leads(`/slash-${round}`).toBe(`${path}?a=b#top`);
      for (const { to } of await listed(`-${round}`)) expect(to).not.toContain(from);
    }
  });

  it('updates the redirects to it, so visitors are redirected only once', async () => {
    const page = { path: '/here', language: 'en', document: pageInWork('Here') };
    const { id } = (await bench.call<{ id: string }>('page/new', 'ana', page)).data;
    await bench.on(id).publish(1);
    await add('/to-here', '/here?a=b#top');
    await add('/all-here/*', '/here');
    await bench.call('page/move', 'ana', { id, from: '/here', path: '/there' });
    await leads('/to-here').toBe('/there?a=b#top');
    await leads('/all-here/x').toBe('/there');
    await leads('/here').toBe('/there');
    expect((await listed('here')).map(({ fault }) => fault)).toEqual([null, null, null]);
  });
});

describe('a list of redirects', () => {
  it('is checked line by line with an explanation of each error, and changes nothing', async () => {
    const list = [
      'old,new,status',
      '/l1,/about,301',
      '"/l2";/about',
      '/l3,/nothing-there',
      'l4,/about',
      '/l5,//evil.example',
      '/l6,/about,307',
      '/l1,/',
      '/about,/',
      '/l9,/l1',
      'https://www.acme.example/l10?x=1,/about',
      'https://www.acme.example/L11/,https://acme.example/about',
    ];
    const { status, data } = await send('check', list.join('\r\n'));
    expect(status).toBe(200);
    expect(data).toMatchObject({
      count: 2,
      there: 0,
      good: [
        { line: 2, from: '/l1', to: '/about', temporary: false },
        { line: 12, from: '/l11', to: '/about', temporary: false },
      ],
    });
    expect(data.faults.map(({ line, words }) => [line, words.slice(0, 24)])).toEqual([
      [3, 'Enter a valid new URL. S'],
      [4, 'There’s no published pag'],
      [5, 'Enter a valid old path. '],
      [6, 'Enter a valid new URL. S'],
      [7, 'Use 301 or 302 in the th'],
      [8, 'This old path is already'],
      [9, 'Another page already use'],
      [10, '/l1 already redirects to'],
      [11, 'Enter a valid old path. '],
    ]);
    expect(await listed('/l1')).toEqual([]);
    const first = await send('check', 'old-page,/about');
    expect(first.data.faults, 'a first line that isn’t a header').toMatchObject([{ line: 1, from: 'old-page' }]);
  });

  it('adds all valid lines at once, and nothing if imported again', async () => {
    const list = ['/m1\t/about\t302', '/m2/*\t/about', '/m3\t/m1'].join('\n');
    const both = await Promise.all([send('import', list), send('import', list)]);
    expect(both.map(({ data: { count, there } }) => [count, there]).sort()).toEqual([
      [0, 2],
      [2, 0],
    ]);
    expect(both[0].data.faults).toMatchObject([{ line: 3, from: '/m3' }]);
    await leads('/m2/anything').toBe('/about');
    const noted = (await bench.acts()).filter(({ act }) => act === 'content.redirects-imported');
    expect(noted).toMatchObject([{ brand: 'acme', after: { count: 2, first: '/m1', last: '/m2/*' } }]);
  });

  it('is rejected with an explanation if it isn’t a list, and needs permission to edit pages', async () => {
    for (const [list, words] of [
      ['', 'list is empty'],
      ['old,new', 'list is empty'],
      ['"/a,/b', 'Couldn’t read this list'],
      ['/a,/about\n'.repeat(5_001), 'up to 5,000 lines'],
    ] as const)
      expect(await send('import', list)).toMatchObject({
        status: 422,
        message: expect.stringContaining(words) as string,
      });
    for (const name of ['check', 'import'] as const)
      expect((await send(name, '/a,/about', 'support')).status).toBe(403);
  });

  it('imports 5,000 lines at once, and exports the same file again', { timeout: 60_000 }, async () => {
    const lines = Array.from({ length: 5_000 }, (_, nth) => `/bulk/${nth},/about,${nth % 2 ? 302 : 301}`);
    expect((await send('import', lines.join('\n'), 'ana', 'otra')).data).toMatchObject({ count: 5_000, faults: [] });
    expect(await listed('/bulk/4999', 'otra')).toMatchObject([{ path: '/bulk/4999', fault: null }]);
    expect(await listed('/bulk/4999'), 'another brand').toEqual([]);
    const saved = await file('otra');
    expect(saved.split('\r\n').slice(0, 3)).toEqual([
      '"from","to","status"',
      '"/bulk/0","/about","301"',
      '"/bulk/1","/about","302"',
    ]);
    expect((await send('check', saved, 'ana', 'otra')).data).toMatchObject({ count: 0, there: 5_000, faults: [] });
    expect(await file()).not.toContain('/bulk/');
  });

  it('checks 5,000 patterns over 30,000 targets without comparing every pair', async () => {
    await sql`insert into content_redirect (brand, path, target, temporary, made_at)
      select 'otra', '/far/' || n, '/cars/' || n || '/x', false, now() from generate_series(1, 30000) n`.execute(
      bench.database.kysely,
    );
    const lines = Array.from({ length: 5_000 }, (_, nth) => `/cars/${nth + 1}/*,/about,301`);
    const { status, data } = await send('check', lines.join('\n'), 'ana', 'otra');
    expect([status, (data as { count: number }).count]).toEqual([200, 0]);
    const all = await bench.call('redirect/add', 'ana', { path: '/cars/*', to: '/about', temporary: false }, 'otra');
    expect(all).toMatchObject({ status: 422, message: expect.stringContaining('/far/') as string });
  });
});
