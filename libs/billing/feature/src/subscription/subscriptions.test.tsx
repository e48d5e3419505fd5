import { subscriptionContract, type SubscriptionView } from '@vinlore/billing-domain';
import { fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { Notifications, Notified } from '@vinlore/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { link, MONTHLY, renderScreen, UNLIMITED } from '../testing/screens.tsx';
import { Subscriptions } from './subscriptions.tsx';

const running = (changes: Partial<SubscriptionView> = {}): SubscriptionView => ({
  id: '0b0f8c5e-6a7d-4a8e-9a53-0c1d2e3f4a5b',
  gateway: 'sandbox',
  plan: MONTHLY,
  state: 'active',
  began_at: '2026-11-20T10:00:00Z',
  period_end: '2026-12-20T10:00:00Z',
  next_amount: 1499,
  currency: 'USD',
  used: null,
  ...changes,
});
const list = (...all: SubscriptionView[]) => on(subscriptionContract.subscriptions, () => all);

async function show(rules: readonly Rule[], language: 'en' | 'es' = 'en') {
  const server = fakeServer(rules);
  await renderScreen(<Subscriptions buyLink={link} />, server, language);
  return { server, user: userEvent.setup() };
}

describe('Subscriptions', () => {
  it('says when it renews, and at what price', async () => {
    await show([list(running())]);
    expect(await screen.findByText('Next payment: $14.99 on Dec 20, 2026.')).toBeDefined();
  });

  it('cancels in two clicks, at the end of what is paid, and undoes it with one', async () => {
    const { user, server } = await show([
      list(running()),
      on(subscriptionContract.cancelSubscription, () => running({ state: 'ending', next_amount: null })),
      on(subscriptionContract.keepSubscription, () => running()),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Cancel the subscription' }));
    expect(screen.getByText(/It stays yours until Dec 20, 2026/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('Yours until Dec 20, 2026. Nothing more is charged.')).toBeDefined();
    expect(server.requests.at(-1)!.input).toEqual({ gateway: 'sandbox', subscription_id: running().id });

    await user.click(screen.getByRole('button', { name: 'Undo the cancellation' }));
    expect(await screen.findByText('The cancellation is undone. It renews on Dec 20, 2026.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cancel the subscription' })).toBeDefined();
  });

  it('says once that it is cancelled: no toast lies upon the title meanwhile', async () => {
    const cancels = on(subscriptionContract.cancelSubscription, () => running({ state: 'ending', next_amount: null }));
    const server = fakeServer([list(running()), cancels]);
    const user = userEvent.setup();
    const page = (
      <>
        <Notifications />
        <Notified message="The code of toasts is there" />
        <Subscriptions buyLink={link} />
      </>
    );
    await renderScreen(page, server);
    await expect.poll(() => screen.getAllByText('The code of toasts is there')).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: 'Cancel the subscription' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findAllByText(/^Canceled\. It runs until/)).toHaveLength(1);
  });

  it('changes nothing where the member thinks better of it', async () => {
    const { user, server } = await show([list(running())]);
    await user.click(await screen.findByRole('button', { name: 'Cancel the subscription' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(server.requests).toHaveLength(1);
  });

  it('says why it could not be cancelled, and stays where it was', async () => {
    const gone = on(subscriptionContract.cancelSubscription, () => refused(404, 'You have no such subscription.'));
    const { user } = await show([list(running()), gone]);
    await user.click(await screen.findByRole('button', { name: 'Cancel the subscription' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You have no such subscription.');
    expect(screen.getByRole('button', { name: 'Yes, cancel it' })).toBeDefined();
  });

  it('shows how much of the fair use a period has seen', async () => {
    await show([list(running({ plan: UNLIMITED, used: 37 }))]);
    expect((await screen.findByRole('progressbar')).getAttribute('aria-label')).toBe(
      '37 of 400 stickers made in this period',
    );
  });

  it('offers no cancellation of what is over', async () => {
    await show([list(running({ state: 'ended', next_amount: null }))]);
    expect(await screen.findByText('It ended on Dec 20, 2026.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is empty in words, in Spanish too', async () => {
    await show([list()], 'es');
    expect(await screen.findByText('Nada se renueva')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver los planes' })).toBeDefined();
  });
});
