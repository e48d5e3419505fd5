// @vitest-environment node
import { CallError } from '@vinlore/contract';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { callsBy, requestFor } from '../testing/visit.ts';

const renderer = createRendererWith({ loader: '/l.js', styles: [] });
const results = [{ kind: 'page', title: 'Prices <b>', url: '/pricing', excerpt: 'What it costs' }];
const page = (query: string, answer: () => unknown = () => ({ results })) =>
  renderer.render(requestFor(`/search${query}`), callsBy({ 'content.search-page': answer }));

describe('docs/decisions.md §4: site search', () => {
  it('lists matches, escaped and noindex', async () => {
    const { html, status, cache } = await page('?q=price');
    expect({ status, cache }).toEqual({ status: 200, cache: 'never' });
    expect(html).toContain('<a href="/pricing">Prices &lt;b&gt;</a>');
    expect(html).toContain('value="price"');
    expect(html).toContain('noindex');
  });

  it('says when nothing matches', async () => {
    expect((await page('?q=x', () => ({ results: [] }))).html).toContain('No results. Try fewer words');
  });

  it('makes no call without a query, and sends at most 100 characters', async () => {
    const asked: unknown[] = [];
    const answer = (input?: unknown) => {
      asked.push(input);
      return { results: [] };
    };
    await page('', answer);
    await page(`?q=${'a'.repeat(5000)}`, answer);
    expect(asked).toEqual([{ q: 'a'.repeat(100) }]);
  });

  it('explains a failed search and keeps the form', async () => {
    const { html, status } = await page('?q=x', () => {
      throw new CallError('network', '', 0);
    });
    expect(status).toBe(503);
    expect(html).toContain('role="alert"');
    expect(html).toContain('value="x"');
  });

  it('is offered on the 404 page', async () => {
    const { html } = await renderer.render(requestFor('/nowhere'), callsBy({}));
    expect(html).toContain('action="/search"');
  });
});
