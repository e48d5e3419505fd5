import { deskRenderer } from '@vinlore/desk-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { siteDeskMessages } from '../messages/index.ts';
import { changedTo, fakeSite, siteState } from '../testing/fake-site.ts';
import { BrandHistoryPage } from './history-page.tsx';

const render = deskRenderer(siteDeskMessages);

it('shows who changed what, and undoes values that haven’t changed since', async () => {
  const site = fakeSite(siteState({ 'settings.google_tag': changedTo('GTM-B', 2) }, { version: 2 }));
  await render(<BrandHistoryPage />, site.server, { path: '/staff/brand/history' });
  const last = await screen.findByRole('region', { name: 'Change 2' });
  expect(last.textContent).toContain('Updated by Bob');
  expect(within(last).getByRole('row', { name: 'Tag Manager ID GTM-A GTM-B' })).toBeTruthy();
  fireEvent.click(await within(last).findByRole('button', { name: 'Undo' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(site.valueOf('settings.google_tag')).toBe('GTM-A'));
  expect(await within(last).findByText('Changed again since then: Tag Manager ID')).toBeTruthy();
});

it('links price changes to Plans, and hides undo from non-owners', async () => {
  const site = fakeSite(siteState({ 'settings.google_tag': changedTo('GTM-B', 2) }, { version: 2 }));
  await render(<BrandHistoryPage />, site.server, { path: '/staff/brand/history', permissions: ['content'] });
  const first = await screen.findByRole('region', { name: 'Change 1' });
  expect(first.textContent).toContain('Updated automatically');
  expect(within(first).getByRole('row', { name: 'Prices and plans File value 1 price change' })).toBeTruthy();
  expect(within(first).getByText('To undo this, go to Plans.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
