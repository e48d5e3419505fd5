// @vitest-environment node
import type { Block } from '@vinlore/content-domain';
import { describe, expect, it } from 'vitest';
import { draw } from './testing/draw.tsx';

const figure = {
  kind: 'figure',
  image: 'sticker.png',
  alt: 'A sticker <b>',
  caption: 'As it is printed.',
} satisfies Block;
const pictures = new Map([['sticker.png', { hash: '0123456789abcdef', width: 1000, height: 800 }]]);

describe('figure block', () => {
  it('offers the widths of docs/decisions.md §4 in modern formats, smallest format first', async () => {
    const html = await draw([figure], { pictures });
    expect([...html.matchAll(/<source type="([^"]+)"/g)].map(([, type]) => type)).toEqual(['image/avif', 'image/webp']);
    expect(html).toContain(
      'srcSet="/images/0123456789abcdef/640.avif 640w, /images/0123456789abcdef/750.avif 750w, ' +
        '/images/0123456789abcdef/828.avif 828w, /images/0123456789abcdef/1080.avif 1000w" sizes="',
    );
    expect(html).toContain('src="/images/0123456789abcdef/1080.webp"');
  });

  it('sets width, height, and alt text up front', async () => {
    const html = await draw([figure], { pictures });
    expect(html).toContain('width="1000" height="800" alt="A sticker &lt;b&gt;"');
    expect(html).toContain('As it is printed.</figcaption>');
  });

  it('loads eagerly on the first screen and lazily elsewhere', async () => {
    const head: Block = { kind: 'page-head', title: 'Sample' };
    const steps: Block = { kind: 'call-to-action', title: 'Go', text: 'On.', action: { label: 'Go', href: '/' } };
    expect(await draw([head, figure], { pictures })).toMatch(/<img(?=[^>]*fetchPriority="high")(?![^>]*loading)/);
    expect(await draw([head, steps, figure], { pictures })).toMatch(
      /<img(?=[^>]*loading="lazy")(?![^>]*fetchPriority)/,
    );
  });

  it('omits an image that doesn’t exist', async () => {
    expect(await draw([figure], { pictures: new Map() })).toBe('');
    expect(await draw([figure])).toBe('');
  });
});
