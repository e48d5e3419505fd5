import { testBrand } from '@vinlore/testing-node';
import type { Counterpart, EditedDocument, PageDocument } from '@vinlore/content-domain';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentDeskBench, contentDeskBench, pageInWork } from '../testing/content-desk.ts';
import { EDITORS, otra } from '../testing/host.ts';
import { desk, holdName, holdPath, lockDocument } from '../history/document-store.ts';
import { brandMentions } from './brand-mentions.ts';

let bench: ContentDeskBench;
beforeAll(async () => {
  bench = await contentDeskBench();
});
afterAll(() => bench.close());

let pages = 0;
/** A page of the brand `acme` with an English draft. */
async function aPage(document: PageDocument = pageInWork('A guide')) {
  const path = `/guide-${++pages}`;
  const { data } = await bench.call<{ id: string }>('page/new', 'ana', { path, language: 'en', document });
  return { id: data.id, path };
}
const compare = async (id: string, language = 'en', as = 'ana') =>
  bench.call<Counterpart>(`counterpart?id=${id}&language=${language}&brand=otra`, as);
const to = (more: object = {}) => ({ brand: 'otra', language: 'en', of: 1, base: 0, ...more });
interface Published {
  readonly published: readonly { id: string; number: number; changed: boolean }[];
}
const publish = (id: string, destinations: readonly object[], more: object = {}, as = 'ana') =>
  bench.call<Published & { brand?: string }>('counterparts/publish', as, { id, destinations, as: 'publish', ...more });
const readThere = async (id: string) =>
  (await bench.call<EditedDocument>(`document?id=${id}`, 'ana', undefined, 'otra')).data;
const seenThere = async (path: string) => (await bench.content.source()).content(otra, 'en', path);
const actsThere = async (id: string) => (await bench.acts()).filter(({ subject_id: subject }) => subject === id);

const words = { alt_en: 'A car', alt_es: 'Un auto' };
async function upload(
  { ask }: Pick<ContentDeskBench, 'ask'>,
  name: string,
  color: string,
  site: string,
  said: Readonly<Record<string, string>>,
) {
  const picture = sharp({ create: { width: 9, height: 3, channels: 3, background: color } });
  const body = new FormData();
  for (const [field, value] of Object.entries({ name, ...said })) body.append(field, value);
  body.append('image', new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' }), 'x.png');
  await ask('/api-cwa/staff/content/picture', { method: 'POST', token: 'ana', host: `${site}.localhost`, body });
}

describe('copying a page to other brands', () => {
  it('offers other brands only to staff who may edit their pages', async () => {
    const offered = async (as: string) => (await bench.call<{ brands: object[] }>('brands', as)).data.brands;
    expect(await offered('ana')).toEqual([
      { brand: 'otra', name: otra.name, languages: ['es', 'en'], desk: 'http://desk.otra.localhost' },
    ]);
    expect(await offered('ben')).toEqual([]);
    expect((await bench.call('brands', 'support')).status).toBe(403);
  });

  it('compares, publishes, and writes to the other brand’s history and audit log', async () => {
    const { id, path } = await aPage();
    const { data } = await compare(id);
    expect(data).toMatchObject({ id: null, of: 1, base: 0, before: null, state: null, obstacle: null, faults: [] });
    const done = await publish(id, [to()]);
    expect(done).toMatchObject({ status: 200, data: { published: [{ brand: 'otra', number: 1, changed: true }] } });
    const there = done.data.published[0]!.id;
    expect(await readThere(there)).toMatchObject({ path, es: null, en: { state: 'published', title: 'A guide' } });
    await expect.poll(async () => (await seenThere(path)).page).toMatchObject({ title: 'A guide' });
    expect(await actsThere(there)).toMatchObject([
      { brand: 'otra', act: 'content.published', actor: EDITORS.ana, detail: { path, from: 'acme' } },
    ]);
    expect((await bench.on(id).read()).en, 'its own brand').toMatchObject({ state: 'draft', number: 1 });
    expect((await compare(id)).data).toMatchObject({
      id: there,
      base: 1,
      state: 'published',
      before: { title: 'A guide' },
    });
  });

  it('undoes each brand separately', async () => {
    const { id, path } = await aPage();
    const there = (await publish(id, [to()])).data.published[0]!.id;
    await bench.on(id).publish(1);
    const off = { id: there, language: 'en', base: 1 };
    expect((await bench.call('unpublish', 'ana', off, 'otra')).status).toBe(200);
    await expect.poll(async () => (await seenThere(path)).page).toBeNull();
    expect((await bench.on(id).read()).en).toMatchObject({ state: 'published' });
  });

  it('changes nothing on a second click, or in a second window', async () => {
    const { id } = await aPage();
    const both = await Promise.all([publish(id, [to()]), publish(id, [to()])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const there = both[0].data.published[0]!.id;
    expect((await publish(id, [to()])).data.published).toEqual([
      { brand: 'otra', language: 'en', id: there, number: 1, changed: false },
    ]);
    expect(await actsThere(there)).toHaveLength(1);
    for (const as of ['draft', 'publish']) {
      const again = await publish(id, [to({ base: 1 })], { as });
      expect(again.data.published[0], as).toMatchObject({ number: 1, changed: false });
    }
  });

  it('publishes nothing if either side changed after the comparison', async () => {
    const { id } = await aPage();
    const there = (await publish(id, [to()])).data.published[0]!.id;
    await bench.on(id).save(1, pageInWork('A longer guide'));
    expect(await publish(id, [to({ of: 1, base: 1 })])).toMatchObject({ status: 409, data: { brand: 'acme' } });
    const draft = { id: there, language: 'en', base: 1, document: pageInWork('Theirs') };
    await bench.call('draft', 'ana', draft, 'otra');
    expect(await publish(id, [to({ of: 2, base: 1 })])).toMatchObject({ status: 409, data: { brand: 'otra' } });
    expect((await compare(id)).data).toMatchObject({ base: 2, draft: { by: { id: EDITORS.ana } } });
    expect((await publish(id, [to({ of: 2, base: 2 })])).status).toBe(200);
    const versions = await bench.call<{ title?: string; document: { title: string } }>(
      `revision?id=${there}&language=en&number=2`,
      'ana',
      undefined,
      'otra',
    );
    expect(versions.data.document.title, 'replaced and kept in the history').toBe('Theirs');
  });

  it('publishes to all brands or to none', async () => {
    const { id, path } = await aPage();
    await bench.on(id).save(0, pageInWork('Una guía'), 'es');
    const refused = await publish(id, [to(), to({ language: 'es', base: 7 })]);
    expect(refused.status).toBe(409);
    expect((await compare(id)).data).toMatchObject({ id: null, base: 0 });
    const both = await publish(id, [to(), to({ language: 'es' })]);
    expect(both.data.published.map(({ changed }) => changed)).toEqual([true, true]);
    expect(await readThere(both.data.published[0]!.id)).toMatchObject({ path, en: { number: 1 }, es: { number: 1 } });
    expect((await publish(id, [to(), to()])).status, 'one of them twice').toBe(400);
  });

  it('never blocks someone who moves the page away that another person put there', async () => {
    const { id, path } = await aPage();
    const other = await aPage();
    const there = (await publish(other.id, [to()])).data.published[0]!.id;
    const { database } = bench;
    const waiting = async () =>
      (await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(database.kysely)).rows
        .length;
    let publishing: ReturnType<typeof publish> | undefined;
    let names: Promise<void> | undefined;
    const moving = database.transaction(async (move) => {
      await database.transaction(async (put) => {
        await holdName(put, 'otra', 'redirects', '');
        publishing = publish(id, [to()]);
        await expect.poll(waiting).toBe(1);
        await database.transaction(async (tx) => {
          await desk(tx).updateTable('content_document').set({ path }).where('id', '=', there).execute();
        });
        await lockDocument(move, 'otra', there);
        names = holdPath(move, 'otra', '/away');
        await expect.poll(waiting).toBe(2);
      });
      await names;
    });
    await expect(moving).resolves.toBeUndefined();
    expect(await publishing).toMatchObject({ status: 200, data: { published: [{ id: there, changed: false }] } });
  });

  it('schedules drafts and pending changes at each brand', async () => {
    const drafted = await aPage();
    const { data } = await publish(drafted.id, [to()], { as: 'draft' });
    expect(await readThere(data.published[0]!.id)).toMatchObject({ en: { state: 'draft', draft: true } });
    const { id, path } = await aPage();
    const at = new Date(bench.now().getTime() + 60_000).toISOString();
    const past = new Date(bench.now().getTime() - 1).toISOString();
    expect((await publish(id, [to()], { at: past })).status).toBe(422);
    const planned = await publish(id, [to()], { at });
    const there = planned.data.published[0]!.id;
    expect((await publish(id, [to()], { at })).data.published[0], 'again').toMatchObject({ changed: false });
    expect((await compare(id)).data).toMatchObject({ state: 'draft', plans: [{ act: 'publish', at }] });
    bench.pass(61_000);
    await bench.run('content.plans');
    await expect.poll(async () => (await seenThere(path)).page).toMatchObject({ title: 'A guide' });
    expect((await actsThere(there)).map(({ act }) => act)).toEqual(['content.planned', 'content.published']);
  });
});

describe('undoing a publication at another brand', () => {
  const undo = (id: string, number: number, as = 'ana') =>
    bench.call<{ number: number }>('counterparts/undo', as, { id, language: 'en', brand: 'otra', number });
  const published = async (id: string, more: object = {}, how: object = {}) =>
    (await publish(id, [to(more)], how)).data.published[0]!;

  it('restores what visitors saw before, and other people’s drafts that it replaced', async () => {
    const { id, path } = await aPage();
    const first = await published(id);
    const theirs = { id: first.id, language: 'en', base: 1, document: pageInWork('Theirs') };
    await bench.call('draft', 'ana', theirs, 'otra');
    await bench.on(id).save(1, pageInWork('A longer guide'));
    const { number } = await published(id, { of: 2, base: 2 });
    await expect.poll(async () => (await seenThere(path)).page).toMatchObject({ title: 'A longer guide' });
    expect((await undo(first.id, number)).status).toBe(200);
    expect(await readThere(first.id)).toMatchObject({
      en: { state: 'published', published: { document: { title: 'A guide' } }, document: { title: 'Theirs' } },
    });
    await expect.poll(async () => (await seenThere(path)).page).toMatchObject({ title: 'A guide' });
    expect((await actsThere(first.id)).map(({ act }) => act).slice(-1)).toEqual(['content.rolled-back']);
    expect((await undo(first.id, number)).status, 'a second time').toBe(409);
  });

  it('unpublishes a new page; removes a draft or a schedule completely', async () => {
    const { id, path } = await aPage();
    const there = await published(id);
    await expect.poll(async () => (await seenThere(path)).page).toMatchObject({ title: 'A guide' });
    expect((await undo(there.id, 1)).status).toBe(200);
    await expect.poll(async () => (await seenThere(path)).page).toBeNull();
    expect(await readThere(there.id)).toMatchObject({ en: { state: 'offline', draft: false } });
    for (const as of ['draft', 'publish']) {
      const inAMinute = new Date(bench.now().getTime() + 60_000).toISOString();
      const how = { as, ...(as === 'publish' && { at: inAMinute }) };
      const page = await aPage();
      const made = await published(page.id, {}, how);
      expect((await undo(made.id, 1)).status).toBe(200);
      expect((await compare(page.id)).data, as).toMatchObject({ id: null, plans: [], draft: null });
      bench.pass(61_000);
      await bench.run('content.plans');
      expect((await seenThere(page.path)).page).toBeNull();
      expect((await publish(page.id, [to()])).status, 'and again').toBe(200);
    }
  });

  it('restores the draft that existed before a version was restored', async () => {
    const { id } = await aPage();
    const { id: there } = await published(id);
    const at = (base: number, more: object) => ({ id: there, language: 'en', base, ...more });
    await bench.call('draft', 'ana', at(1, { document: pageInWork('Theirs') }), 'otra');
    expect((await bench.call('roll-back', 'ana', at(2, { number: 1 }), 'otra')).status).toBe(200);
    await bench.on(id).save(1, pageInWork('A longer guide'));
    const { number } = await published(id, { of: 2, base: 3 });
    expect((await undo(there, number)).status).toBe(200);
    expect(await readThere(there)).toMatchObject({
      en: { published: { document: { title: 'A guide' } }, document: { title: 'Theirs' } },
    });
  });

  it('removes no page that the site needs, and nothing but pages', async () => {
    const privacy = { path: '/privacy', language: otra.language, document: pageInWork('Privacidad') };
    const { id } = (await bench.call<{ id: string }>('page/new', 'ana', privacy, 'otra')).data;
    expect((await bench.call('publish', 'ana', { id, language: otra.language, base: 1 }, 'otra')).status).toBe(200);
    const live = async () => (await bench.content.source()).content(otra, otra.language, '/privacy');
    await expect.poll(async () => (await live()).page).toMatchObject({ title: 'Privacidad' });
    const { es } = await readThere(id);
    const asked = { id, language: otra.language, brand: 'otra', number: es!.number };
    expect((await bench.call('counterparts/undo', 'ana', asked)).status).toBe(422);
    expect(await readThere(id)).toMatchObject({ es: { state: 'published' } });
    const { rows } = await sql<{ id: string; number: number }>`
      select d.id, t.last as number from content_document d join content_text t on t.document_id = d.id
      where d.brand = 'otra' and d.kind = 'site' and t.language = ${otra.language}`.execute(bench.database.kysely);
    const ofSite = { ...asked, ...rows[0]! };
    expect((await bench.call('counterparts/undo', 'ana', ofSite)).status).toBe(404);
  });

  it('returns from a draft to the live version', async () => {
    const { id } = await aPage();
    const { id: there } = await published(id);
    await bench.on(id).save(1, pageInWork('A longer guide'));
    const { number } = await published(id, { of: 2, base: 1 }, { as: 'draft' });
    expect((await undo(there, number)).status).toBe(200);
    expect(await readThere(there)).toMatchObject({ en: { state: 'published', draft: false, title: 'A guide' } });
  });

  it('undoes only the latest entry there, and only for staff of that brand', async () => {
    const { id } = await aPage();
    const { id: there } = await published(id);
    expect((await undo(there, 1, 'ben')).status).toBe(404);
    expect((await undo(id, 1)).status, 'a page of another brand').toBe(404);
    await bench.call('unpublish', 'ana', { id: there, language: 'en', base: 1 }, 'otra');
    expect((await undo(there, 1)).status).toBe(409);
    expect((await undo(there, 2)).status).toBe(422);
  });
});

describe('obstacles at another brand', () => {
  it('rejects redirected paths and errors, naming the brand', async () => {
    const { id, path } = await aPage();
    await bench.call('redirect/add', 'ana', { path, to: '/about', temporary: false }, 'otra');
    expect((await compare(id)).data.obstacle).toContain('already redirects to /about');
    const refused = await publish(id, [to()]);
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.message).toMatch(new RegExp(`^${otra.name}: .*already redirects to /about`));
    const unfinished = await aPage(pageInWork('', { blocks: [] }));
    expect((await compare(unfinished.id)).data.faults.map(({ path: at }) => at)).toContain('blocks');
    expect((await publish(unfinished.id, [to()])).status).toBe(422);
    expect((await publish(unfinished.id, [to()], { as: 'draft' })).status).toBe(200);
  });

  it('warns about links that would be broken there, and about mentions of the source brand', async () => {
    const acme = testBrand({ key: 'acme', domains: ['acme.localhost', 'acme.example'] });
    const { id, path } = await aPage();
    const text = `[a](${path}#rules) [b](/only-here) ${acme.name} says so at https://acme.example/x.`;
    const only = await bench.call<{ id: string }>('page/new', 'ana', {
      ...{ path: '/only-here', language: 'en', document: pageInWork('Only here') },
    });
    await bench.on(only.data.id).publish(1);
    await bench.on(id).save(1, pageInWork('A guide', { blocks: [{ kind: 'rich-text', text }] }));
    const { data } = await compare(id);
    expect(data.doubts).toEqual([{ path: 'blocks.0.text', fault: 'no-page', link: '/only-here' }]);
    expect(data.mentions).toEqual([
      { path: 'blocks.0.text', name: 'acme.example' },
      { path: 'blocks.0.text', name: acme.name },
    ]);
    expect((await publish(id, [to({ of: 2 })])).status).toBe(200);
    const named = { name: 'Vinlore', domains: ['vinlore.com'] };
    const naming = (title: string) => brandMentions(pageInWork(title, { meta: {}, blocks: [] }), named);
    expect(naming('Vinlore’s guide, by VINLORE')).toEqual([{ path: 'title', name: 'Vinlore' }]);
    expect(naming('Vinlores')).toEqual([]);
    expect(naming('At vinlore.com')).toEqual([{ path: 'title', name: 'vinlore.com' }]);
  });

  it('copies a missing image with its alt text, and keeps the brand’s own image of that name', async () => {
    await upload(bench, 'goes.png', '#806040', 'acme', words);
    await upload(bench, 'stays.png', '#806040', 'acme', words);
    await upload(bench, 'stays.png', '#408060', 'otra', { ...words, alt_en: 'Their car' });
    const blocks = ['goes.png', 'stays.png'].map((image) => ({ kind: 'figure', image, alt: 'A car' }));
    const { id } = await aPage(pageInWork('Pictures', { blocks }));
    expect((await compare(id)).data).toMatchObject({
      faults: [],
      pictures: [
        { name: 'goes.png', becomes: 'copied' },
        { name: 'stays.png', becomes: 'own' },
      ],
    });
    expect((await publish(id, [to()])).status).toBe(200);
    const { data } = await bench.call<{ pictures: object[] }>('pictures', 'ana', undefined, 'otra');
    expect(data.pictures).toMatchObject([
      { name: 'goes.png', ...words },
      { name: 'stays.png', alt_en: 'Their car' },
    ]);
    const none = await aPage(pageInWork('None', { blocks: [{ kind: 'figure', image: 'none.png', alt: 'A car' }] }));
    expect((await compare(none.id)).data.faults).toMatchObject([{ fault: 'no-picture', link: 'none.png' }]);
  });

  it('copies an image in the object store without keeping a transaction open meanwhile', async () => {
    const kept = new Map<string, Buffer>();
    const openTransactions: number[] = [];
    const look = async () => {
      const { rows } = await stored.database.maintenance((db) =>
        sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity
          where datname = current_database() and state = 'idle in transaction'`.execute(db),
      );
      openTransactions.push(rows[0]!.n);
    };
    const stored = await contentDeskBench({
      put: async (key, bytes) => {
        await look();
        kept.set(key, Buffer.from(bytes));
      },
      get: async (key) => {
        await look();
        return kept.get(key) ?? null;
      },
      stat: () => Promise.resolve(null),
      delete: () => Promise.resolve(),
      async *list() {},
    });
    try {
      await upload(stored, 'goes.png', '#806040', 'acme', words);
      const blocks = [{ kind: 'figure', image: 'goes.png', alt: 'A car' }];
      const document = pageInWork('Pictures', { blocks });
      const page = { path: '/pictures', language: 'en', document };
      const { data } = await stored.call<{ id: string }>('page/new', 'ana', page);
      const destinations = [to()];
      const done = await stored.call('counterparts/publish', 'ana', { id: data.id, destinations, as: 'publish' });
      expect(done.status).toBe(200);
      expect([...kept.keys()].map((key) => key.split('/')[0])).toEqual(['acme', 'otra']);
      expect(openTransactions).toEqual([0, 0, 0]);
    } finally {
      await stored.close();
    }
  });

  it('returns 404 for an unknown page, a missing language, and other people’s brands', async () => {
    const { id } = await aPage();
    expect((await compare(id, 'es')).status).toBe(404);
    expect((await compare(crypto.randomUUID())).status).toBe(404);
    expect((await compare(id, 'en', 'ben')).status, 'works at one desk').toBe(404);
    expect((await publish(id, [to()], {}, 'ben')).status).toBe(404);
    expect((await publish(id, [to({ brand: 'acme' })])).status, 'its own brand').toBe(404);
    expect((await publish(id, [to({ brand: 'none' })])).status).toBe(404);
    const frame = (await bench.call<EditedDocument>('document', 'ana')).data.id;
    expect((await publish(frame, [to()])).status, 'the site record').toBe(404);
  });
});
