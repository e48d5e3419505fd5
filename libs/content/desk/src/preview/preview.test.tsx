import { contentDeskContract } from '@vinlore/content-domain';
import { fakeServer, on } from '@vinlore/testing-web';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderContent } from '../testing/rules.ts';
import { PAGE_ID, pageDocument } from '../testing/texts.ts';
import { Preview } from './preview.tsx';

it('applies a color scheme that was chosen before the preview loaded', async () => {
  const preview = '44444444-4444-4444-8444-444444444444';
  const answer = { preview, href: '/preview/x', until: '2026-11-22T10:15:00.000Z' };
  const server = fakeServer([on(contentDeskContract.previewDocument, () => answer)]);
  await renderContent(<Preview id={PAGE_ID} language="en" document={pageDocument()} />, server);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Page preview');
  const page = document.implementation.createHTMLDocument();
  const root = page.documentElement;
  root.remove();
  Object.defineProperty(frame, 'contentDocument', { value: page });
  fireEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(screen.getByRole('button', { name: 'Dark' }).getAttribute('aria-pressed')).toBe('true');
  page.append(root);
  fireEvent.load(frame);
  expect(root.dataset['mantineColorScheme']).toBe('dark');
});
