import { contentDeskContract, type SiteDocument } from '@vinlore/content-domain';
import { fakeServer, on } from '@vinlore/testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SitePage } from '../editor/editor-page.tsx';
import { editedPage, textOf } from '../testing/texts.ts';
import { aroundEditor, opens, renderContent } from '../testing/rules.ts';

const site = (): SiteDocument => ({
  headers: [{ id: 'recalls', linkType: 'page', page: { id: 'recalls', title: 'Recalls', url: '/recalls' } }],
  footers: [],
  trustpilot: null,
  reviews: [],
  about: 'A careful buyer’s first call.',
  legal: 'Not a government site.',
});

describe('headers and footers', () => {
  afterEach(() => localStorage.clear());

  it('edits and saves links and link groups', async () => {
    const text = textOf({ document: site(), number: 2 });
    const saved: unknown[] = [];
    const server = fakeServer([
      opens(editedPage({ kind: 'site', path: '', en: text, es: null })),
      ...aroundEditor,
      on(contentDeskContract.saveDraft, ({ document }) => {
        saved.push(document);
        return textOf({ document, number: 3, draft: true });
      }),
    ]);
    await renderContent(<SitePage />, server, { path: '/staff/content/site?show=en', permissions: ['content'] });
    const header = within(await screen.findByRole('group', { name: 'Header link 1' }));
    fireEvent.change(header.getByLabelText('Title'), { target: { value: 'Open recalls' } });
    fireEvent.click(screen.getByRole('button', { name: 'Footer' }));
    fireEvent.click(screen.getAllByRole('button', { name: 'Add link group' }).at(-1)!);
    const footer = within(screen.getByRole('group', { name: 'Footer link 1' }));
    fireEvent.change(footer.getByLabelText('Label'), { target: { value: 'Help' } });
    fireEvent.change(footer.getByLabelText('Title'), { target: { value: 'Contact' } });
    fireEvent.change(footer.getByLabelText('URL'), { target: { value: '/contact' } });
    fireEvent.keyDown(footer.getByLabelText('URL'), { key: 's', ctrlKey: true });
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({
      headers: [{ id: 'recalls', page: { title: 'Open recalls', url: '/recalls' } }],
      footers: [{ linkType: 'group', linkGroup: { label: 'Help', pages: [{ title: 'Contact', url: '/contact' }] } }],
    });
  });
});
