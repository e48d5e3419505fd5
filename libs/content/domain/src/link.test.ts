import { describe, expect, it } from 'vitest';
import { drawnLinks } from './index.ts';

const page = { id: 'p', title: 'Verify', url: '/verify' };

describe('links of headers and footers', () => {
  it('spec §3: renders a page and a group of pages', () => {
    expect(
      drawnLinks([
        { id: '1', linkType: 'page', page, linkGroup: {} },
        { id: '2', linkType: 'group', linkGroup: { label: 'Help', pages: [page] } },
      ]),
    ).toEqual([
      { kind: 'page', id: '1', page },
      { kind: 'group', id: '2', label: 'Help', pages: [page] },
    ]);
  });

  it('leaves out pages that the content host didn’t populate, and empty groups', () => {
    expect(
      drawnLinks([
        { id: '1', linkType: 'page', page: '66f0' },
        { id: '2', linkType: 'page', page: null },
        { id: '3', linkType: 'group', linkGroup: { label: 'Help', pages: ['66f0', null] } },
      ]),
    ).toEqual([]);
  });
});
