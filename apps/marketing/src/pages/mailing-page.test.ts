// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { callsBy, requestFor } from '../testing/visit.ts';

const renderer = createRendererWith({ loader: '/l.js', styles: [] });

describe('docs/decisions.md §4: the link of a mail to an address that was left', () => {
  it('is drawn without its token and asks nothing of the server: only the browser knows it', async () => {
    const { html, status, cache, secret } = await renderer.render(requestFor('/mailing'), callsBy({}));
    expect({ status, cache, secret }).toEqual({ status: 200, cache: 'shared', secret: true });
    expect(html).toContain('content="noindex, nofollow"');
    expect(html).toContain('data-island="mailing-link" data-when="idle"');
    expect(html).toContain('Paste the link from our email');
  });
});
