// @vitest-environment node
import { CallError } from '@vinlore/contract';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { callsBy, requestFor } from '../testing/visit.ts';

const renderer = createRendererWith({ loader: '/l.js', styles: [] });
const results = [{ kind: 'page', title: 'Prices <b>', url: '/pricing', excerpt: 'What it costs' }];
const page = (query: string, answer: () => unknown = () => ({ results })) =>
  renderer.render(requestFor(`/search${query}`), callsBy({ 'content.search-page': answer }));

describe('docs/decisions.md §4: search over the site', () => {
  it('lists what has the words, as text, never for search engines', async () => {
    const { html, status, cache } = await page('?q=price');
    expect({ status, cache }).toEqual({ status: 200, cache: 'never' });
    expect(html).toContain('<a href="/pricing">Prices &lt;b&gt;</a>');
    expect(html).toContain('value="price"');
    expect(html).toContain('noindex');
  });

  it('says so where nothing has them', async () => {
    expect((await page('?q=x', () => ({ results: [] }))).html).toContain('No results. Try fewer words');
  });

  it('asks nobody without words, and for no more than 100 characters', async () => {
    const asked: unknown[] = [];
    const answer = (input?: unknown) => {
      asked.push(input);
      return { results: [] };
    };
    await page('', answer);
    await page(`?q=${'a'.repeat(5000)}`, answer);
    expect(asked).toEqual([{ q: 'a'.repeat(100) }]);
  });

  it('a search that fails says why, with the form', async () => {
    const { html, status } = await page('?q=x', () => {
      throw new CallError('network', '', 0);
    });
    expect(status).toBe(503);
    expect(html).toContain('role="alert"');
    expect(html).toContain('value="x"');
  });

  it('an address that does not exist offers the search', async () => {
    const { html } = await renderer.render(requestFor('/nowhere'), callsBy({}));
    expect(html).toContain('action="/search"');
  });
});
