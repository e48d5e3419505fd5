import { contentDeskContract, type PageDocument } from '@vinlore/content-domain';
import { connectionLost, fakeServer, on } from '@vinlore/testing-web';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderContent } from '../testing/rules.ts';
import { PAGE_ID, pageDocument } from '../testing/texts.ts';
import { usePreview } from './use-preview.ts';

const PREVIEW = '44444444-4444-4444-8444-444444444444';

function PreviewScreen() {
  const [document, setDocument] = useState<PageDocument>(pageDocument);
  const { href, loads: shown, error, retry } = usePreview(PAGE_ID, 'en', document);
  return (
    <>
      <output>{error ? 'failed' : `${href} ${shown}`}</output>
      <button onClick={() => setDocument({ ...document, title: 'Another' })}>type</button>
      <button onClick={retry}>retry</button>
    </>
  );
}

describe('the preview', () => {
  it('previews the unsaved document, and updates it under the same link', async () => {
    const answer = { preview: PREVIEW, href: '/preview/x', until: '2026-11-22T10:15:00.000Z' };
    const server = fakeServer([on(contentDeskContract.previewDocument, () => answer)]);
    await renderContent(<PreviewScreen />, server);
    await screen.findByText('/preview/x 1');
    fireEvent.click(screen.getByText('type'));
    await screen.findByText('/preview/x 2');
    expect(server.requests.map(({ input }) => input)).toMatchObject([
      { id: PAGE_ID, language: 'en', document: { title: 'Recalls' } },
      { preview: PREVIEW, document: { title: 'Another' } },
    ]);
  });

  it('shows an error without a preview, and retries on request', async () => {
    let isDown = true;
    const answer = { preview: PREVIEW, href: '/preview/x', until: '2026-11-22T10:15:00.000Z' };
    const server = fakeServer([on(contentDeskContract.previewDocument, () => (isDown ? connectionLost() : answer))]);
    await renderContent(<PreviewScreen />, server);
    await screen.findByText('failed');
    isDown = false;
    fireEvent.click(screen.getByText('retry'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/preview/x 1'));
  });
});
