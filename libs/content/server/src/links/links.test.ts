import type { CheckedLink } from '@vinlore/content-domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentDeskBench, contentDeskBench, pageInWork } from '../testing/content-desk.ts';

let bench: ContentDeskBench;
beforeAll(async () => {
  bench = await contentDeskBench();
});
afterAll(() => bench.close());

const make = async (path: string, text: string) => {
  const document = pageInWork(path, { blocks: [{ kind: 'rich-text', id: 'rules', text }] });
  return (await bench.call<{ id: string }>('page/new', 'ana', { path, language: 'en', document })).data.id;
};
interface Checked {
  readonly links: readonly CheckedLink[];
  readonly documents: number;
  readonly more: boolean;
  readonly cursor: string | null;
}
const check = async (query: string) => (await bench.call<Checked>(`links?${query}`, 'ana')).data;

describe('the link checker', () => {
  it('checks links to pages, anchors, redirects, product pages, and images, without requesting other sites', async () => {
    const target = await make('/target', '## A heading');
    await bench.on(target).publish(1);
    await make('/in-work', 'Not yet.');
    const gone = await make('/before', 'x');
    await bench.call('page/move', 'ana', { id: gone, from: '/before', path: '/behind' });
    await bench.on(gone).publish(1);
    const expected = {
      '/target': null,
      '/target/': null,
      '/target?a=b#a-heading': null,
      '/target#none': 'no-anchor',
      '#rules': null,
      // Every page has a top, whatever its blocks are called.
      '#top': null,
      '/target#top': null,
      '#none': 'no-anchor',
      '/members/login': null,
      '/in-work': 'not-live',
      '/nowhere': 'no-page',
      '/before#x': 'moved',
      'javascript:alert': 'malformed',
      '//elsewhere.example': 'malformed',
      'https://www.nhtsa.gov/recalls': null,
      'mailto:help@acme.example': null,
    };
    const id = await make(
      '/source',
      Object.keys(expected)
        .map((link) => `[a](<${link}>)`)
        .join('\n\n'),
    );
    const { links } = await check(`show=all&id=${id}`);
    expect(Object.fromEntries(links.map(({ link, fault }) => [link, fault]))).toEqual(expected);
    expect(links.find(({ fault }) => fault === 'moved')).toMatchObject({
      to: '/behind',
      at: 'blocks.0.text',
      in: 'draft',
      path: '/source',
    });
    expect((await check(`show=external&id=${id}`)).links.map(({ link }) => link)).toEqual([
      'https://www.nhtsa.gov/recalls',
      'mailto:help@acme.example',
    ]);
    interface FaultyLink {
      readonly fault: string;
      readonly link: string;
    }
    const verdict = await bench.call<{ faults: FaultyLink[]; doubts: FaultyLink[] }>('check', 'ana', {
      id,
      language: 'en',
      document: pageInWork('x', {
        blocks: [{ kind: 'rich-text', text: '[a](/nowhere) [b](javascript:x) [c](/nowhere-else)' }],
      }),
    });
    expect(verdict.data.faults.map(({ fault }) => fault)).toEqual(['malformed']);
    expect(verdict.data.doubts.map(({ fault, link }) => [link, fault])).toEqual([
      ['/nowhere', 'no-page'],
      ['/nowhere-else', 'no-page'],
    ]);
  });

  it('checks headers and footers, and continues page by page', async () => {
    const first = await check('show=faults');
    // The test frame links to /contact, which is no page, and to /verify, which another module serves.
    expect(first.links.filter(({ kind }) => kind === 'site').map(({ at, fault }) => [at, fault])).toEqual([
      ['footers.0.linkGroup.pages.0.url', 'no-page'],
      ['headers.0.page.url', 'no-anchor'],
      ['headers.1.page.url', 'no-page'],
    ]);
    for (let nth = 0; nth < 20; nth++) await make(`/page-${String(nth).padStart(2, '0')}`, `[a](/nowhere-${nth})`);
    let { links, more, cursor } = await check('show=faults');
    const found = [...links];
    while (more) {
      ({ links, more, cursor } = await check(`show=faults&cursor=${cursor}`));
      found.push(...links);
    }
    expect(found.filter(({ link }) => link.startsWith('/nowhere-'))).toHaveLength(20);
  });

  it('checks in the language of the text: an English-only page is missing in Spanish', async () => {
    const id = await bench.documentAt('/');
    const spanish = pageInWork('Inicio', { blocks: [{ kind: 'rich-text', text: '[a](/about)' }] });
    await bench.on(id).save(0, spanish, 'es');
    const { links } = await check(`show=all&id=${id}`);
    expect(links.find(({ language }) => language === 'es')).toMatchObject({ link: '/about', fault: 'not-live' });
  });
});
