import { contentDeskContract, type Revision } from '@vinlore/content-domain';
import { fakeServer, on } from '@vinlore/testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AT, editedPage, MARIA, PAGE_ID, pageDocument, textOf } from '../testing/texts.ts';
import { opens, renderContent } from '../testing/rules.ts';
import { HistoryPage } from './history-page.tsx';

const revision = (number: number, act: Revision['act'], changes: Partial<Revision> = {}): Revision => ({
  ...{ number, act, at: AT, by: MARIA, title: 'Recalls', of: null, planned: false },
  ...changes,
});

const published = { number: 5, at: AT, by: MARIA, document: { ...pageDocument(), title: 'Recalls 5' } };

const show = async () => {
  const server = fakeServer([
    opens(editedPage({ en: textOf({ number: 6, draft: true, published }) })),
    on(contentDeskContract.contentHistory, () => ({
      revisions: [
        revision(5, 'published', { planned: true }),
        revision(2, 'published'),
        revision(1, 'seeded', { by: null }),
      ],
      more: false,
    })),
    on(contentDeskContract.contentRevision, ({ number }) => ({
      ...{ number, at: AT, by: MARIA },
      document: { ...pageDocument(), title: `Recalls ${number}` },
    })),
    on(contentDeskContract.rollBack, () => textOf({ number: 7 })),
  ]);
  await renderContent(<HistoryPage params={{ id: PAGE_ID }} />, server, {
    path: `/staff/content/${PAGE_ID}/history?language=en`,
    permissions: ['content'],
  });
  await screen.findByRole('button', { name: 'Restore version 2' });
  return server;
};

describe('history page', () => {
  it('shows who did what and when, and the latest changes', async () => {
    await show();
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows[0]).toMatch(/5 published.*Maria.*as scheduled/);
    expect(rows[2]).toMatch(/1 imported from brand files.*Brand files/);
    const changes = screen.getByRole('region', { name: 'Changes' });
    await waitFor(() => expect(changes.textContent).toMatch(/Recalls removed: 2added: 5/));
  });

  it('compares any two versions', async () => {
    await show();
    fireEvent.change(screen.getByLabelText('From version'), { target: { value: '1' } });
    const changes = screen.getByRole('region', { name: 'Changes' });
    await waitFor(() => expect(changes.textContent).toMatch(/Recalls removed: 1added: 5/));
    fireEvent.click(screen.getByRole('button', { name: 'View changes in version 2' }));
    await waitFor(() => expect(changes.textContent).toMatch(/Recalls removed: 1added: 2/));
  });

  it('restores an earlier version after showing the changes, and offers none for the live one', async () => {
    const server = await show();
    expect(screen.queryByRole('button', { name: 'Restore version 5' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Restore version 2' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('group').textContent).toMatch(/Recalls removed: 5added: 2/));
    fireEvent.click(dialog.getByRole('button', { name: 'Restore and publish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.requests.find(({ name }) => name === 'content.rollBack')?.input).toEqual({
      ...{ id: PAGE_ID, language: 'en', base: 6, number: 2 },
    });
  });

  it('shows an empty state for a text that was never published, and explains how to see drafts', async () => {
    const server = fakeServer([
      opens(editedPage({ en: textOf({ number: 2, draft: true }) })),
      on(contentDeskContract.contentHistory, () => ({ revisions: [], more: false })),
    ]);
    await renderContent(<HistoryPage params={{ id: PAGE_ID }} />, server, {
      path: `/staff/content/${PAGE_ID}/history?language=en`,
      permissions: ['content'],
    });
    await screen.findByRole('heading', { name: 'No published versions yet' });
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'yes' } });
    await screen.findByRole('heading', { name: 'No history yet' });
  });
});
