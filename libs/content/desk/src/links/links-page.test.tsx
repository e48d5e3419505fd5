import { type CheckedLink, contentDeskContract } from '@vinlore/content-domain';
import { fakeServer, on } from '@vinlore/testing-web';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PAGE_ID } from '../testing/texts.ts';
import { renderContent } from '../testing/rules.ts';
import { LinksPage } from './links-page.tsx';

const link = (changes: Partial<CheckedLink> = {}): CheckedLink => ({
  ...{ id: PAGE_ID, kind: 'page', path: '/recalls', language: 'en', in: 'published', external: false },
  ...{ at: 'blocks.2.action.href', link: '/pricng', to: null, fault: 'no-page' },
  ...changes,
});

describe('the link checker', () => {
  it('shows each broken link with its problem, and links to its field', async () => {
    const links = [link(), link({ kind: 'site', path: '', at: 'footers.0.page.url', fault: 'moved', to: '/plans' })];
    const answer = { links, documents: 2, more: false, cursor: null };
    const server = fakeServer([on(contentDeskContract.checkLinks, () => answer)]);
    await renderContent(<LinksPage />, server, { path: '/staff/content/links', permissions: ['content'] });
    const rows = await screen.findAllByRole('row');
    expect(rows[1]!.textContent).toMatch(/\/pricngPage not found\.\/recalls · EnglishBlock 3 › Button › Link/);
    expect(within(rows[1]!).getByRole('link').getAttribute('href')).toBe(
      `/staff/content/${PAGE_ID}?show=en&at=blocks.2.action.href`,
    );
    expect(rows[2]!.textContent).toMatch(/The page has moved\. Redirects to \/plansHeaders and footers/);
    expect(within(rows[2]!).getByRole('link').getAttribute('href')).toBe(
      '/staff/content/site?show=en&at=footers.0.page.url',
    );
  });

  it('loads more automatically if fifty texts had no results', async () => {
    const server = fakeServer([
      on(contentDeskContract.checkLinks, ({ cursor }) =>
        cursor
          ? { links: [link()], documents: 1, more: false, cursor: null }
          : { links: [], documents: 50, more: true, cursor: PAGE_ID },
      ),
    ]);
    await renderContent(<LinksPage />, server, { path: '/staff/content/links', permissions: ['content'] });
    expect(await screen.findByText('/pricng')).toBeTruthy();
  });
});
