// @vitest-environment node
import { type Block, EMPTY_SITE } from '@vinlore/content-domain';
import { describe, expect, it } from 'vitest';
import { draw } from './testing/draw.tsx';

const written = { title: 'The title', button: 'Go on' } as const;

describe('blocks', () => {
  it('opens the lookup form of a hero on the tab the content chose', async () => {
    const hero = { kind: 'hero', ...written, lead: 'Type it.', way: 'plate', ways: [] } satisfies Block;
    expect(await draw([hero])).toContain('&quot;way&quot;:&quot;plate&quot;');
  });

  it('shows when a page was last updated, in the visitor’s language', async () => {
    const head = { kind: 'page-head', title: 'Privacy', updated: '2026-11-20' } as const;
    expect(await draw([head])).toContain('<time dateTime="2026-11-20">Last updated Nov 20, 2026</time>');
    expect(await draw([head], { language: 'es' })).toContain('Última actualización: 20 nov 2026');
  });

  it('renders plans, contact form, recall check, and verification from the app’s slots', async () => {
    const html = await draw([
      { kind: 'pricing', title: 'Plans', product: 'sticker', note: 'In dollars.' },
      { kind: 'contact', ...written, id: 'write' },
      { kind: 'recall-check', ...written, lead: 'A VIN.', note: 'No data of ours.' },
      { kind: 'verify', ...written, lead: 'A number.' },
    ]);
    for (const slot of ['sticker', 'contact Go on', 'recalls Go on', 'verify Go on'])
      expect(html).toContain(`aria-label="${slot}"`);
    expect(html).toContain('id="write"');
    expect(html).toContain('No data of ours.');
  });

  it('omits the plans block if plans couldn’t be loaded', async () => {
    const pricing = { kind: 'pricing', title: 'Plans', product: 'report' } as const;
    expect(await draw([pricing], { slots: { plans: () => null } })).toBe('');
  });

  it('shows a sample report with or without its points, and nothing if the report couldn’t be rendered', async () => {
    const report = { kind: 'report', title: 'A sample', reportVin: '1HGCM82673A000000' } as const;
    const points = [{ title: 'Verdict', text: 'Read first.' }];
    expect(await draw([{ ...report, points }])).toMatch(/report 1HGCM82673A000000.*Read first\./s);
    expect(await draw([{ ...report, points: [] }])).toContain('report 1HGCM82673A000000');
    expect(await draw([{ ...report, points }], { slots: { report: () => null } })).toBe('');
  });

  it('shows report and sticker side by side, and keeps the text of one that couldn’t be rendered', async () => {
    const documents = {
      kind: 'documents',
      title: 'Two documents',
      reportVin: '1HGCM82673A000000',
      report: { title: 'Report', text: 'The verdict first.' },
      sampleVin: '1FMCU0GX7EUA00108',
      sticker: { title: 'Sticker', text: 'One sheet.', action: { label: 'See one', href: '/sample-sticker' } },
    } as const;
    expect(await draw([documents])).toMatch(
      /report 1HGCM82673A000000.*1FMCU0GX7EUA00108 page.*href="\/sample-sticker"/s,
    );
    const alone = await draw([documents], { slots: { report: () => null, sticker: () => null } });
    expect(alone).toMatch(/The verdict first\..*One sheet\..*See one/s);
  });

  it('shows a decoded vehicle below the hero if there is one', async () => {
    const hero = {
      kind: 'hero',
      ...written,
      lead: 'Type it.',
      exampleVin: '1FMCU0GX7EUA00108',
      ways: [],
    } satisfies Block;
    expect(await draw([hero])).toContain('example 1FMCU0GX7EUA00108');
    expect(await draw([hero], { slots: { example: () => null } })).not.toContain('1FMCU0GX7EUA00108');
  });

  it('shows reviews only if there are any', async () => {
    const reviews = { kind: 'reviews', title: 'What people say' } as const;
    expect(await draw([reviews])).toBe('');
    const voices = {
      ...EMPTY_SITE,
      reviews: [{ author: 'Ana <b>', text: 'Exact.', rating: 4, date: '2026-10-02' }],
      trustpilot: { url: 'https://www.trustpilot.com/review/a.example', score: 4.6, count: 1 },
    };
    const html = await draw([reviews], { voices });
    expect(html).toContain('aria-label="4 out of 5 stars"');
    expect(html).toContain('Ana &lt;b&gt;');
    expect(html).toContain('Rated 4.6 out of 5 from 1 review on Trustpilot');
  });
});

describe('rich text', () => {
  const text = (markdown: string, title?: string) =>
    draw([{ kind: 'rich-text', ...(title && { title }), text: markdown }]);
  const outline = (html: string) => [...html.matchAll(/<(h\d)/g)].map(([, level]) => level);

  it('renders Markdown emphasis, lists, quotes, code, and tables with a header', async () => {
    const html = await text('**b** _i_ ~~s~~ `c`\n\n1. one\n2. two\n\n> q\n\n|a|b|\n|-|-|\n|1|2|\n\n---\n\n    code');
    for (const element of [
      '<strong>b',
      '<em>i',
      '<del>s',
      '<code>c',
      '<ol><li>one',
      '<blockquote><p>q',
      '<hr/>',
      '<pre><code>code',
    ])
      expect(html).toContain(element);
    expect(html).toContain('<th scope="col">a</th>');
    expect(html).toMatch(/tabindex="0"><table>/i);
  });

  it('keeps headings below the block’s level and skips no level', async () => {
    expect(outline(await text('# a\n\n## b\n\n#### c\n\n## d'))).toEqual(['h2', 'h2', 'h3', 'h2']);
    expect(outline(await text('## a\n\n### b\n\n###### c', 'Title'))).toEqual(['h2', 'h3', 'h4', 'h5']);
    expect(outline(await text('- # in a list'))).toEqual([]);
  });

  it('starts a long text without a title with a table of contents, with an anchor per heading', async () => {
    const html = await text('## ¿Qué guardamos?\n\na\n\n## Cookies\n\nb\n\n## Cookies\n\nc\n\n## !\n\nd');
    const ids = ['que-guardamos', 'cookies', 'cookies-2', 'part'];
    expect([...html.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
    for (const id of ids) expect(html).toContain(`<h2 id="${id}">`);
    expect(await text('## a\n\n## b')).not.toContain('<nav');
  });

  it('keeps the visitor’s language in internal links, and sends no referrer to external ones', async () => {
    const links = [{ kind: 'rich-text', text: '[a](/pricing) [b](https://b.example/)' } as const];
    expect(await draw(links, { language: 'es' })).toContain('href="/es/pricing"');
    expect(await draw(links)).toContain('<a href="https://b.example/" rel="noopener">b</a>');
  });
});
