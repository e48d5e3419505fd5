import { purchaseContract, subscriptionContract, type SubscriptionView, switchContract } from '@vinlore/billing-domain';
import { fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { Notifications, Notified } from '@vinlore/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
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

const VISA = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 };
const renewsWith = (card: typeof VISA | null = VISA) => on(subscriptionContract.card, () => ({ card }));
const noSwitch = on(switchContract.switchOptions, () => []);
const pays = (...tokens: string[]) =>
  on(purchaseContract.paymentMethods, () => [
    { gateway: 'sandbox' as const, test_cards: tokens.map((token) => ({ token, name: `Card ${token}` })) },
  ]);

async function show(rules: readonly Rule[], language: 'en' | 'es' = 'en', isCardGiven = false) {
  const server = fakeServer([...rules, renewsWith(), pays('good'), noSwitch]);
  await renderScreen(<Subscriptions buyLink={link} isCardGiven={isCardGiven} />, server, language);
  return { server, user: userEvent.setup() };
}

describe('Subscriptions', () => {
  it('shows the renewal date and price', async () => {
    await show([list(running())]);
    expect(await screen.findByText('Next payment: $14.99 on Dec 20, 2026.')).toBeDefined();
  });

  it('cancels in two clicks at the end of the paid period, and undoes it in one', async () => {
    const { user, server } = await show([
      list(running()),
      on(subscriptionContract.cancelSubscription, () => running({ state: 'ending', next_amount: null })),
      on(subscriptionContract.keepSubscription, () => running()),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    expect(screen.getByText(/Your plan stays active until Dec 20, 2026/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    expect(await screen.findByText('Active until Dec 20, 2026. You won’t be charged again.')).toBeDefined();
    const cancelled = server.requests.find(({ name }) => name === 'subscription.cancel')!;
    expect(cancelled.input).toEqual({ gateway: 'sandbox', subscription_id: running().id });

    await user.click(screen.getByRole('button', { name: 'Undo cancellation' }));
    expect(await screen.findByText('Cancellation undone. Your plan renews on Dec 20, 2026.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cancel subscription' })).toBeDefined();
  });

  it('confirms a cancellation once, without a toast covering the title', async () => {
    const cancels = on(subscriptionContract.cancelSubscription, () => running({ state: 'ending', next_amount: null }));
    const server = fakeServer([list(running()), cancels, renewsWith(), pays('good'), noSwitch]);
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
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    expect(await screen.findAllByText(/^Canceled\. Your plan stays active until/)).toHaveLength(1);
  });

  it('changes nothing if the member keeps the subscription', async () => {
    const { user, server } = await show([list(running())]);
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    await user.click(screen.getByRole('button', { name: 'Keep subscription' }));
    expect(server.requests.map(({ name }) => name)).not.toContain('subscription.cancel');
  });

  it('shows why a cancellation failed, and keeps the question open', async () => {
    const gone = on(subscriptionContract.cancelSubscription, () => refused(404, 'You have no such subscription.'));
    const { user } = await show([list(running()), gone]);
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You have no such subscription.');
    expect(screen.getByRole('button', { name: 'Yes, cancel' })).toBeDefined();
  });

  it('shows fair-use usage in this period', async () => {
    await show([list(running({ plan: UNLIMITED, used: 37 }))]);
    expect((await screen.findByRole('progressbar')).getAttribute('aria-label')).toBe(
      '37 of 400 stickers used this period',
    );
  });

  it('offers no cancellation of an ended subscription', async () => {
    await show([list(running({ state: 'ended', next_amount: null }))]);
    expect(await screen.findByText('Ended on Dec 20, 2026.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows an empty state, also in Spanish', async () => {
    await show([list()], 'es');
    expect(await screen.findByText('No tienes suscripción')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver planes' })).toBeDefined();
  });
});

describe('docs/decisions.md §6: the card that a plan renews with', () => {
  const changes = (answer: object) =>
    on(subscriptionContract.changeCard, () => ({ card: null, action_url: null, ...answer }));

  it('shows brand, last digits, and expiry, and is replaced by another test card right away', async () => {
    const { user, server } = await show([
      list(running()),
      pays('good', 'other'),
      changes({ card: { ...VISA, last4: '3155' } }),
    ]);
    expect(await screen.findByText('Renews with Visa ending in 4242')).toBeDefined();
    expect(screen.getByText('Expires 12/2030')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Change card' }));
    await user.selectOptions(screen.getByRole('combobox'), 'other');
    await user.click(screen.getByRole('button', { name: 'Use this card' }));
    expect(await screen.findByText('Renews with Visa ending in 3155')).toBeDefined();
    expect(screen.getByText('Card changed')).toBeDefined();
    const { input } = server.requests.find(({ name }) => name === 'subscription.changeCard')!;
    expect(input).toEqual({ gateway: 'sandbox', subscription_id: running().id, payment_token: 'other' });
  });

  it('moves keyboard focus to the card choice, and back to the button that opened it', async () => {
    const { user } = await show([list(running())]);
    await user.click(await screen.findByRole('button', { name: 'Change card' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change card' }));
  });

  it('is entered on the gateway’s own page outside the sandbox', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = await show([list(running()), pays(), changes({ action_url: 'https://pay.example/card' })]);
    await user.click(await screen.findByRole('button', { name: 'Change card' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/card'));
    assign.mockRestore();
  });

  it('shows that the new card is being updated after the return from the gateway', async () => {
    await show([list(running())], 'en', true);
    expect(await screen.findByText('We’re updating your card. This takes a few seconds.')).toBeDefined();
  });

  it('asks for a change after a declined renewal, and keeps the old card if the new one is declined', async () => {
    const declined = on(subscriptionContract.changeCard, () => refused(422, 'That card was declined.'));
    const { user } = await show([list(running({ state: 'past_due' })), declined]);
    expect(await screen.findByText(/^Your card was declined. Change it/)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Change card' }));
    await user.click(screen.getByRole('button', { name: 'Use this card' }));
    expect((await screen.findByRole('alert')).textContent).toContain('That card was declined.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Renews with Visa ending in 4242')).toBeDefined();
  });

  it('warns that it expires before the next payment, counting a card as valid through its expiry month', async () => {
    const { exp_month: _, ...visa } = VISA;
    await show([list(running()), renewsWith({ ...visa, exp_year: 2026, exp_month: 11 })]);
    expect(await screen.findByText('Expires before the next payment')).toBeDefined();
  });

  it('shows no warning if it is valid in the month of the payment, or if the plan ends', async () => {
    await show([
      list(running(), running({ id: 'ending', state: 'ending', next_amount: null })),
      renewsWith({ ...VISA, exp_year: 2026 }),
    ]);
    expect(await screen.findAllByText('Renews with Visa ending in 4242')).toHaveLength(1);
    expect(screen.queryByText('Expires before the next payment')).toBeNull();
  });

  it('labels a sandbox card as a test card', async () => {
    await show([list(running()), renewsWith({ ...VISA, brand: 'test' })], 'es');
    expect(await screen.findByText('Se renueva con una tarjeta de prueba terminada en 4242')).toBeDefined();
  });

  it("offers a change if the gateway doesn't return the card, also in Spanish", async () => {
    await show([list(running()), renewsWith(null)], 'es');
    expect(await screen.findByRole('button', { name: 'Cambiar tarjeta' })).toBeDefined();
    expect(screen.queryByText(/Se renueva con/)).toBeNull();
  });
});
