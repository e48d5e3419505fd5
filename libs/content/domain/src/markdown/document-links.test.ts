import { describe, expect, it } from 'vitest';
import { documentAnchors, documentLinks } from './document-links.ts';

const page = (blocks: readonly { kind: string; [field: string]: unknown }[], meta = {}) => ({
  title: 'A',
  sortOrder: 1,
  meta,
  blocks: [...blocks],
});

describe('links of a document for the link checker', () => {
  it('finds links in blocks, rich text, and metadata, and images too', () => {
    const text = [
      'See [prices](/pricing#plans), <https://a.example/x> and ![a car](/car.png).',
      '',
      '- a list with [one][ref]',
      '',
      '| a | b |',
      '|---|---|',
      '| [cell](/cell) | plain |',
      '',
      '[ref]: /by-reference',
    ].join('\n');
    const document = page(
      [
        { kind: 'call-to-action', action: { label: 'Go', href: '#top' } },
        { kind: 'rich-text', text },
        { kind: 'figure', image: 'car.png', alt: '[no](/link)' },
        { kind: 'hero', ways: [{ title: 'a', text: 'b', href: '/ways' }], lead: '' },
      ],
      { canonicalURL: '/about' },
    );
    expect(documentLinks(document)).toEqual([
      { path: 'meta.canonicalURL', link: '/about', kind: 'link' },
      { path: 'blocks.0.action.href', link: '#top', kind: 'link' },
      ...['/pricing#plans', 'https://a.example/x', '/car.png', '/by-reference', '/cell'].map((link) => ({
        path: 'blocks.1.text',
        link,
        kind: 'link',
      })),
      { path: 'blocks.2.image', link: 'car.png', kind: 'picture' },
      { path: 'blocks.3.ways.0.href', link: '/ways', kind: 'link' },
    ]);
  });

  it('finds links in headers and footers', () => {
    const site = {
      headers: [{ id: 'a', linkType: 'page', page: { id: 'p', title: 'About', url: '/about' } }],
      footers: [{ id: 'b', linkType: 'group', linkGroup: { label: 'Help', pages: [{ title: 'C', url: '/contact' }] } }],
      trustpilot: { url: 'https://www.trustpilot.com/review/a', score: 4, count: 2 },
      reviews: [],
      about: '',
      legal: '',
    };
    expect(documentLinks(site).map(({ path, link }) => [path, link])).toEqual([
      ['headers.0.page.url', '/about'],
      ['footers.0.linkGroup.pages.0.url', '/contact'],
      ['trustpilot.url', 'https://www.trustpilot.com/review/a'],
    ]);
  });

  it('finds a page’s anchors: named blocks, the lookup form’s field, and rendered headings', () => {
    const document = page([
      { kind: 'hero' },
      { kind: 'steps', id: 'how' },
      { kind: 'rich-text', text: '## Your choices & rights\n\n## Señas\n\n## Señas' },
    ]);
    expect([...documentAnchors(document)]).toEqual(['vin', 'how', 'your-choices-rights', 'senas', 'senas-2']);
  });
});
