import { contentDeskContract, type ListedPage } from '@vinlore/content-domain';
import { connectionLost, fakeServer, on } from '@vinlore/testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AT, editedPage, MARIA, PAGE_ID } from '../testing/texts.ts';
import { renderContent } from '../testing/rules.ts';
import { PagesPage } from './pages-page.tsx';

const listed = (changes: Partial<ListedPage> = {}): ListedPage => ({
  ...{ id: PAGE_ID, path: '/recalls', changed_at: AT, deleted_at: null },
  en: {
    ...{ title: 'Recalls', state: 'published', draft: true, changed_at: AT, changed_by: MARIA },
    planned: { act: 'publish', at: '2026-12-01T10:00:00.000Z' },
  },
  es: null,
  ...changes,
});

describe('pages list', () => {
  it('shows both languages, status, schedule, and editor of each page', async () => {
    const server = fakeServer([on(contentDeskContract.staffPages, () => ({ pages: [listed()], more: false }))]);
    await renderContent(<PagesPage />, server, { path: '/staff/content', permissions: ['content'] });
    const row = await screen.findByRole('row', { name: /recalls/ });
    expect(row.textContent).toMatch(
      /Recalls\s*PublishedUnpublished changesScheduled to publish Dec 1, 2026.*Not translated.*Maria/,
    );
    expect(within(row).getByRole('link').getAttribute('href')).toBe(`/staff/content/${PAGE_ID}?show=en`);
  });

  it('filters by status and by searches of three characters or more, and shows an empty state', async () => {
    const server = fakeServer([on(contentDeskContract.staffPages, () => ({ pages: [], more: false }))]);
    await renderContent(<PagesPage />, server, { path: '/staff/content?search=re', permissions: ['content'] });
    await screen.findByRole('heading', { name: 'No pages found' });
    expect(server.requests.at(-1)?.input).toEqual({ order: 'path', search: '' });
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'planned' } });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'recall' } });
    await waitFor(() =>
      expect(server.requests.at(-1)?.input).toEqual({ order: 'path', search: 'recall', state: 'planned' }),
    );
  });

  it('creates a page as a draft in one language, and opens it', async () => {
    const gone: string[] = [];
    const server = fakeServer([
      on(contentDeskContract.staffPages, () => ({ pages: [], more: false })),
      on(contentDeskContract.newPage, ({ path }) => editedPage({ path })),
    ]);
    await renderContent(<PagesPage />, server, { path: '/staff/content', onGo: (href) => gone.push(href) });
    fireEvent.click(screen.getByRole('button', { name: 'New page' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Path'), { target: { value: '/help' } });
    fireEvent.change(dialog.getByLabelText('Name in lists and links'), { target: { value: 'Help' } });
    fireEvent.change(dialog.getByLabelText('Start in'), { target: { value: 'es' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Create page' }));
    await waitFor(() => expect(gone).toEqual([`/staff/content/${PAGE_ID}?show=es`]));
    expect(server.requests.at(-1)?.input).toMatchObject({ path: '/help', language: 'es', document: { title: 'Help' } });
  });

  it('shows an error when the list can’t be loaded', async () => {
    await renderContent(<PagesPage />, fakeServer([on(contentDeskContract.staffPages, connectionLost)]));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server.');
  });
});
