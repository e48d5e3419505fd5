import { CallError } from '@vinlore/contract';
import { fakeServer } from '@vinlore/testing-web';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deskMessages } from '../messages/index.ts';
import { deskRenderer } from '../testing/render-desk.tsx';
import { TabButton } from './tab-button.tsx';

const render = deskRenderer(deskMessages);
afterEach(() => vi.restoreAllMocks());

const press = async (addressOf: () => Promise<string>) => {
  await render(<TabButton addressOf={addressOf}>Open PDF</TabButton>, fakeServer([]));
  fireEvent.click(await screen.findByRole('button', { name: 'Open PDF' }));
};
const openedTab = () => {
  const tab = { location: { href: '' }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as never);
  return tab;
};

it('opens a tab when pressed, then navigates it to the requested address', async () => {
  const tab = openedTab();
  await press(() => Promise.resolve('/api-cwa/view_pdf?id=1'));
  await waitFor(() => expect(tab.location.href).toBe(`${window.location.origin}/api-cwa/view_pdf?id=1`));
  expect(tab.close).not.toHaveBeenCalled();
});

it('closes the tab and says why if the request fails', async () => {
  const tab = openedTab();
  await press(() => Promise.reject(new CallError('refused', 'It was revoked.', 422)));
  expect((await screen.findByRole('alert')).textContent).toContain('It was revoked.');
  expect(tab.close).toHaveBeenCalledOnce();
});

it('requests nothing if the browser blocks the tab, and says what to do', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const addressOf = vi.fn();
  await press(addressOf);
  expect((await screen.findByRole('alert')).textContent).toContain('Allow pop-ups for the staff desk');
  expect(addressOf).not.toHaveBeenCalled();
});
