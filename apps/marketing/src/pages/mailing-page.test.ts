// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { callsBy, requestFor } from '../testing/visit.ts';

const renderer = createRendererWith({ loader: '/l.js', styles: [] });

describe('docs/decisions.md §4: the confirmation link of a newsletter sign-up', () => {
  it('renders without its token, which only the browser knows, and without API calls', async () => {
    const { html, status, cache, secret } = await renderer.render(requestFor('/mailing'), callsBy({}));
    expect({ status, cache, secret }).toEqual({ status: 200, cache: 'shared', secret: true });
    expect(html).toContain('content="noindex, nofollow"');
    expect(html).toContain('data-island="mailing-link" data-when="idle"');
    expect(html).toContain('Paste the link from our email');
  });
});
