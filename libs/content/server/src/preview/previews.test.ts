import type { PageContent } from '@vinlore/content-domain';
import type { Actor } from '@vinlore/server-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentDeskBench, contentDeskBench, pageInWork } from '../testing/content-desk.ts';
import { acme, EDITORS, otra } from '../testing/host.ts';

let bench: ContentDeskBench;
let about: string;
beforeAll(async () => {
  bench = await contentDeskBench();
  about = await bench.documentAt('/about');
});
afterAll(() => bench.close());

const session = (of: string) => ({ sessionId: `session of ${of}` }) as Actor;
const ana = session(EDITORS.ana);
const preview = async (more: object = {}, as = 'ana') =>
  (
    await bench.call<{ preview: string; href: string; until: string }>('preview', as, {
      id: about,
      language: 'en',
      ...more,
    })
  ).data;
const show = (href: string, actor: Actor | null = ana, brand = acme, language: 'en' | 'es' = 'en') => {
  const { pathname, searchParams } = new URL(href, 'http://acme.localhost');
  const path = pathname.replace(/^\/staff\/preview(?:\/es(?=\/|$))?/, '') || '/';
  return bench.content.previews.content({ brand, language, path, token: searchParams.get('preview')! }, actor);
};
const titleOf = (content: PageContent | null) =>
  content?.page && content.page !== 'unavailable' ? content.page.title : null;

describe('a preview is the real page, visible only to its author', () => {
  it('shows unsaved changes under the same link', async () => {
    const first = await preview({ document: pageInWork('Typing') });
    expect(first.href).toMatch(/^\/staff\/preview\/about\?preview=/);
    expect(titleOf(await show(first.href))).toBe('Typing');
    const next = await preview({ document: pageInWork('Typing more'), preview: first.preview });
    expect(next.preview).toBe(first.preview);
    expect(titleOf(await show(first.href))).toBe('Typing more');
    expect((await show(first.href))!.site.about).toBe('Reads VINs.');
    expect(titleOf(await show((await preview()).href)), 'the saved version').toBe('About us');
  });

  it('shows an incomplete page without the blocks that can’t be rendered yet', async () => {
    const blocks = [
      { kind: 'steps', title: '' },
      { kind: 'rich-text', text: 'Words' },
    ];
    const { href } = await preview({ document: pageInWork('Half', { blocks, meta: { structuredData: 'no' } }) });
    const content = (await show(href))!;
    expect(content.page).toMatchObject({ title: 'Half', blocks: [{ kind: 'rich-text' }] });
  });

  it('shows a language the page doesn’t have yet', async () => {
    const { href } = await preview({ language: 'es', document: pageInWork('Nosotros') });
    expect(href).toMatch(/^\/staff\/preview\/es\/about\?/);
    const content = await show(href, ana, acme, 'es');
    expect(titleOf(content)).toBe('Nosotros');
    expect(content!.languages).toEqual(['en', 'es']);
    expect(await show(href), 'in another language').toBeNull();
  });

  it('shows header and footer around any page', async () => {
    const { data } = await bench.call<{ id: string; en: { document: object } }>('document', 'ana');
    const document = { ...data.en.document, legal: 'In work.' };
    const { href } = await preview({ id: data.id, document, path: '/about' });
    const content = (await show(href))!;
    expect([content.site.legal, titleOf(content)]).toEqual(['In work.', 'About us']);
    expect(
      (await bench.call('preview', 'ana', { id: data.id, language: 'en', path: '//elsewhere.example' })).status,
    ).toBe(400);
  });

  it('expires after 15 minutes, and can’t be forged or used by another session, brand, or page', async () => {
    const { href, preview: id } = await preview({ document: pageInWork('Mine') });
    expect(await show(href, null)).toBeNull();
    expect(await show(href, session(EDITORS.ben))).toBeNull();
    expect(await show(href, ana, otra)).toBeNull();
    expect(await show(href.replace('/about', '/'))).toBeNull();
    expect(await show(`/about?preview=${id}`)).toBeNull();
    const theirs = await preview({ document: pageInWork('Theirs'), preview: id }, 'ben');
    expect(theirs.preview).not.toBe(id);
    expect(titleOf(await show(href))).toBe('Mine');
    bench.pass(15 * 60_000);
    expect(await show(href)).toBeNull();
    await bench.run('content.purge-drafts');
    const { rows } = await bench.database.kysely
      .selectFrom('content_preview' as never)
      .selectAll()
      .execute()
      .then((rows) => ({ rows }));
    expect(rows).toEqual([]);
  });
});
