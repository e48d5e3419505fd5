import { viewContract } from '@vinlore/account-domain';
import { connectionLost, fakeServer, on, refused } from '@vinlore/testing-web';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { screenRenderer } from '@vinlore/ui/testing';
import { accountMessages } from '../messages/index.ts';
import { viewMessages } from './messages/index.ts';
import { ViewBanner } from './view-banner.tsx';
import { ViewScreen } from './view-screen.tsx';

const show = screenRenderer({ en: { ...accountMessages.en, ...viewMessages.en }, es: viewMessages.es });
const user = {
  id: '1',
  email: 'mia@example.com',
  first: null,
  last: null,
  phone: null,
  profile_image: null,
  is_dealer: false,
  roles: [],
};
const view = { token: 'view.x', expires_in: 900, user };

describe('ADR 57: a read-only view in its tab', () => {
  it('opens from the desk’s link, once', async () => {
    const begun = vi.fn();
    const server = fakeServer([on(viewContract.beginView, () => view)]);
    await show(<ViewScreen token="code" onBegun={begun} />, server);
    await waitFor(() => expect(begun).toHaveBeenCalledExactlyOnceWith(view));
    expect(server.requests.map(({ input }) => input)).toEqual([{ token: 'code' }]);
  });

  it('explains where to open a view and what it leaves out when the link is expired or missing', async () => {
    const words = 'This link works once and expires after a minute.';
    await show(
      <ViewScreen token="late" onBegun={() => {}} />,
      fakeServer([on(viewContract.beginView, () => refused(422, words))]),
    );
    await screen.findByText(words);
    const { unmount } = await show(<ViewScreen token={null} onBegun={() => {}} />, fakeServer([]));
    expect(screen.getAllByText(/Documents and invoices aren’t available in this view/).length).toBeGreaterThan(0);
    unmount();
  });
});

describe('ADR 57: the banner of a view', () => {
  afterEach(() => vi.useRealTimers());
  const soon = () => Date.now() + 15 * 60_000;

  it.each([
    ['the server hears of it', () => null],
    ['the connection is lost', connectionLost],
  ])('says whose account it is, and ends by its button when %s', async (_what, answer) => {
    const ended = vi.fn();
    const server = fakeServer([on(viewContract.endView, answer as never)]);
    const { unmount } = await show(<ViewBanner email="mia@example.com" until={soon()} onEnded={ended} />, server);
    await screen.findByText('Viewing as mia@example.com (read-only)');
    fireEvent.click(screen.getByRole('button', { name: 'End view' }));
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
    unmount();
  });

  it('ends by itself when the time is up', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const ended = vi.fn();
    await show(<ViewBanner email="mia@example.com" until={Date.now() + 8_000} onEnded={ended} />, fakeServer([]));
    await screen.findByText('Ends in less than a minute');
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(ended).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(ended).toHaveBeenCalled();
  });
});
