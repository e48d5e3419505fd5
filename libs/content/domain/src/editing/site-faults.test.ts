import { describe, expect, it } from 'vitest';
import { siteFaults } from './faults.ts';

const page = { id: 'recalls', title: 'Recalls', url: '/recalls' };
const site = {
  headers: [{ id: 'recalls', linkType: 'page', page }],
  footers: [{ id: 'check', linkType: 'group', linkGroup: { label: 'Check a car', pages: [page] } }],
  trustpilot: null,
  reviews: [],
  about: 'About us.',
  legal: 'Not a government site.',
};

describe('errors in a site record', () => {
  it('a valid one has none', () => expect(siteFaults(site)).toEqual([]));

  it.each([
    ['a link without its page', { headers: [{ id: 'x', linkType: 'page', page: null }] }, 'headers.0.page', 'missing'],
    [
      'a page without a label',
      { headers: [{ id: 'x', linkType: 'page', page: { ...page, title: '' } }] },
      'headers.0.page.title',
      'missing',
    ],
    [
      'a script URL',
      { headers: [{ id: 'x', linkType: 'page', page: { ...page, url: 'javascript:x' } }] },
      'headers.0.page.url',
      'address',
    ],
    [
      'a group without a label',
      { footers: [{ id: 'x', linkType: 'group', linkGroup: { label: '', pages: [page] } }] },
      'footers.0.linkGroup.label',
      'missing',
    ],
    [
      'a group without pages',
      { footers: [{ id: 'x', linkType: 'group', linkGroup: { label: 'L', pages: [] } }] },
      'footers.0.linkGroup.pages',
      'few',
    ],
    [
      'a score over five',
      { trustpilot: { url: 'https://www.trustpilot.com/x', score: 9, count: 1 } },
      'trustpilot.score',
      'number',
    ],
    ['an empty review', { reviews: [{ author: 'Ann', text: '', rating: 5 }] }, 'reviews.0.text', 'missing'],
    ['a missing legal notice', { legal: '' }, 'legal', 'missing'],
  ])('reports %s at its field', (_case, changes, path, fault) => {
    expect(siteFaults({ ...site, ...changes })).toEqual([{ path, fault }]);
  });
});
