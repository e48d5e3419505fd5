import { mergeDocuments, type PageDocument, settleConflicts } from '@vinlore/content-domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentDeskBench, contentDeskBench, pageInWork } from '../testing/content-desk.ts';
import { EDITORS } from '../testing/host.ts';

let bench: ContentDeskBench;
beforeAll(async () => {
  bench = await contentDeskBench();
});
afterAll(() => bench.close());

let pages = 0;
/** A page of its own, published once. */
async function aPage(title = 'A page') {
  const path = `/page-${++pages}`;
  const made = await bench.call<{ id: string }>('page/new', 'ana', {
    path,
    language: 'en',
    document: pageInWork(title),
  });
  const { id } = made.data;
  await bench.on(id).publish(1);
  return { id, path };
}

describe('drafts', () => {
  it('start from the brand’s files, and aren’t live', async () => {
    const id = await bench.documentAt('/about');
    const { en, es, path } = await bench.on(id).read();
    expect({ path, es, number: en!.number }).toEqual({ path: '/about', es: null, number: 1 });
    expect(en!.published).toMatchObject({ number: 1, by: null });
    const { data } = await bench.on(id).save(1, pageInWork('About all of us'));
    expect(data).toMatchObject({ number: 2, state: 'published', draft: true, changed_by: { name: 'Ana Ruiz' } });
    const seen = await bench.ask('/api/pages?where[url][equals]=/about');
    expect(JSON.stringify(seen.body)).not.toContain('About all of us');
  });

  it('may be incomplete, but not of another kind or too large', async () => {
    const { id } = await aPage();
    const unfinished = pageInWork('', { blocks: [{ kind: 'steps', title: '' }], meta: {} });
    expect((await bench.on(id).save(2, unfinished)).status).toBe(200);
    const site = { headers: [], footers: [], trustpilot: null, reviews: [], about: '', legal: '' };
    expect((await bench.on(id).save(3, site)).status).toBe(422);
    const endless = pageInWork('x', { blocks: [{ kind: 'rich-text', text: 'x'.repeat(300_001) }] });
    expect(await bench.on(id).save(3, endless)).toMatchObject({
      status: 400,
      message: 'This page is too long. Split it into several pages.',
    });
  });

  it('change nothing and leave no history entry if saved again unchanged', async () => {
    const { id } = await aPage();
    await bench.on(id).save(2, pageInWork('Once'));
    const before = (await bench.acts()).length;
    expect((await bench.on(id).save(3, pageInWork('Once'))).data.number).toBe(3);
    expect((await bench.on(id).save(2, pageInWork('Once'))).data.number).toBe(3);
    expect(await bench.acts()).toHaveLength(before);
  });

  it('can be discarded: the published version stays, and the history keeps the draft', async () => {
    const { id } = await aPage('Kept');
    await bench.on(id).save(2, pageInWork('Given up'));
    const { data } = await bench.on(id).discard(3);
    expect(data).toMatchObject({ draft: false, draft_version: null, document: { title: 'Kept' } });
    expect((await bench.on(id).discard(4)).status).toBe(422);
    expect((await bench.call(`revision?id=${id}&language=en&number=3`, 'ana')).data).toMatchObject({
      document: { title: 'Given up' },
    });
  });

  it('are deleted if discarded before publication in another language, but not in the page’s only one', async () => {
    const { id } = await aPage();
    await bench.on(id).save(0, pageInWork('Una página'), 'es');
    expect((await bench.on(id).read()).es).toMatchObject({ state: 'draft', title: 'Una página' });
    const discard = (language: string, base: number) => bench.call('draft/discard', 'ana', { id, language, base });
    expect(await discard('es', 1)).toMatchObject({ status: 200, data: null });
    expect((await bench.on(id).read()).es).toBeNull();
    expect((await bench.on(id).save(0, pageInWork('Otra vez'), 'es')).data).toMatchObject({ number: 3 });
    const fresh = await bench.call<{ id: string }>('page/new', 'ana', {
      path: '/only',
      language: 'en',
      document: pageInWork('Only'),
    });
    const only = { id: fresh.data.id, language: 'en', base: 1 };
    expect((await bench.call('draft/discard', 'ana', only)).status).toBe(422);
  });
});

describe('two people editing one page', () => {
  it('gives the second editor both versions and their base, and overwrites nothing', async () => {
    const { id } = await aPage('Base');
    await bench.on(id, 'ben').save(2, pageInWork('Theirs'));
    const conflict = await bench.on(id, 'ana').save(2, pageInWork('Mine'));
    expect(conflict).toMatchObject({
      status: 409,
      data: {
        base: { title: 'Base' },
        theirs: { title: 'Theirs' },
        number: 3,
        act: 'saved',
        by: { id: EDITORS.ben, name: 'Ben Cho' },
      },
    });
    expect((await bench.on(id).read()).en!.document).toMatchObject({ title: 'Theirs' });
    expect((await bench.on(id, 'ana').save(3, pageInWork('Both'))).status).toBe(200);
  });

  it('returns a conflict to anyone who publishes, unpublishes, or restores without having seen the latest change', async () => {
    const { id } = await aPage();
    await bench.on(id, 'ben').save(2, pageInWork('Theirs'));
    for (const act of ['publish', 'unpublish', 'discard'] as const)
      expect((await bench.on(id, 'ana')[act](2)).status, act).toBe(409);
    expect((await bench.on(id, 'ana').rollBack(2, { number: 2 })).status).toBe(409);
    const later = new Date(bench.now().getTime() + 60_000).toISOString();
    expect((await bench.on(id, 'ana').plan(2, { act: 'publish', at: later })).status).toBe(409);
  });

  it('doesn’t treat publishing the open draft as a conflict', async () => {
    const { id } = await aPage();
    await bench.on(id, 'ana').save(2, pageInWork('Ours'));
    await bench.on(id, 'ben').publish(3);
    expect((await bench.on(id, 'ana').save(3, pageInWork('Ours, and more'))).data).toMatchObject({ number: 5 });
  });

  it('saves one of two simultaneous changes, and asks the other editor to merge', async () => {
    const { id } = await aPage();
    const both = await Promise.all([
      bench.on(id, 'ana').save(2, pageInWork('Mine')),
      bench.on(id, 'ben').save(2, pageInWork('Theirs')),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('never loses anyone’s text, in any sequence of actions by two people', { timeout: 60_000 }, async () => {
    const step = fc.record({
      who: fc.constantFrom('ana' as const, 'ben' as const),
      what: fc.constantFrom('save', 'save', 'save', 'publish', 'discard', 'reload'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        const { id } = await aPage();
        const open = { ana: (await bench.on(id).read()).en!, ben: (await bench.on(id).read()).en! };
        const written: string[] = [];
        for (const { who, what } of steps) {
          const { number: base, document } = open[who];
          if (what === 'save') {
            const words = `Words ${written.length} of ${who}`;
            const page = document as PageDocument;
            const mine = { ...page, blocks: [...page.blocks, { kind: 'rich-text', text: words }] };
            written.push(words);
            const saved = await bench.on(id, who).save(base, mine);
            if (saved.status === 409) {
              const { base: common, theirs, number } = saved.data;
              const merged = mergeDocuments(common as PageDocument, mine, theirs as PageDocument);
              const sides = merged.conflicts.map((conflict) => conflict.mine);
              await bench.on(id, who).save(number, settleConflicts(merged, sides));
            }
          } else if (what !== 'reload') await bench.on(id, who)[what as 'publish' | 'discard'](base);
          open[who] = (await bench.on(id, who).read()).en!;
        }
        const { revisions } = await bench.on(id).history('&drafts=yes');
        const texts = await Promise.all(
          revisions.map(({ number }) => bench.call(`revision?id=${id}&language=en&number=${number}`, 'ana')),
        );
        const kept = JSON.stringify(texts.map(({ data }) => data));
        for (const words of written) expect(kept).toContain(words);
      }),
      { numRuns: 15 },
    );
  });
});
