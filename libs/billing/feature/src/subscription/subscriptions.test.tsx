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
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    expect(screen.getByText(/It stays active until Dec 20, 2026/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    expect(await screen.findByText('Active until Dec 20, 2026. You won’t be charged again.')).toBeDefined();
    const cancelled = server.requests.find(({ name }) => name === 'subscription.cancel')!;
    expect(cancelled.input).toEqual({ gateway: 'sandbox', subscription_id: running().id });

    await user.click(screen.getByRole('button', { name: 'Undo cancellation' }));
    expect(await screen.findByText('Cancellation undone. It renews on Dec 20, 2026.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cancel subscription' })).toBeDefined();
  });

  it('says once that it is cancelled: no toast lies upon the title meanwhile', async () => {
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
    expect(await screen.findAllByText(/^Canceled\. It stays active until/)).toHaveLength(1);
  });

  it('changes nothing where the member thinks better of it', async () => {
    const { user, server } = await show([list(running())]);
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    await user.click(screen.getByRole('button', { name: 'Keep subscription' }));
    expect(server.requests.map(({ name }) => name)).not.toContain('subscription.cancel');
  });

  it('says why it could not be cancelled, and stays where it was', async () => {
    const gone = on(subscriptionContract.cancelSubscription, () => refused(404, 'You have no such subscription.'));
    const { user } = await show([list(running()), gone]);
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You have no such subscription.');
    expect(screen.getByRole('button', { name: 'Yes, cancel' })).toBeDefined();
  });

  it('shows how much of the fair use a period has seen', async () => {
    await show([list(running({ plan: UNLIMITED, used: 37 }))]);
    expect((await screen.findByRole('progressbar')).getAttribute('aria-label')).toBe(
      '37 of 400 stickers used this period',
    );
  });

  it('offers no cancellation of what is over', async () => {
    await show([list(running({ state: 'ended', next_amount: null }))]);
    expect(await screen.findByText('Ended on Dec 20, 2026.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is empty in words, in Spanish too', async () => {
    await show([list()], 'es');
    expect(await screen.findByText('No tienes suscripción')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver planes' })).toBeDefined();
  });
});

describe('docs/decisions.md §6: the card that a plan renews with', () => {
  const changes = (answer: object) =>
    on(subscriptionContract.changeCard, () => ({ card: null, action_url: null, ...answer }));

  it('is known by brand, last digits and expiry, and another test card takes its place at once', async () => {
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

  it('leads a keyboard to the choice of a card, and back to the button that opened it', async () => {
    const { user } = await show([list(running())]);
    await user.click(await screen.findByRole('button', { name: 'Change card' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change card' }));
  });

  it('a real one is given on the gateway’s own page', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = await show([list(running()), pays(), changes({ action_url: 'https://pay.example/card' })]);
    await user.click(await screen.findByRole('button', { name: 'Change card' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/card'));
    assign.mockRestore();
  });

  it('back from there it says that the new one takes effect', async () => {
    await show([list(running())], 'en', true);
    expect(await screen.findByText('We’re updating your card. This takes a few seconds.')).toBeDefined();
  });

  it('a declined renewal says to change it, and a declined change keeps the old one', async () => {
    const declined = on(subscriptionContract.changeCard, () => refused(422, 'That card was declined.'));
    const { user } = await show([list(running({ state: 'past_due' })), declined]);
    expect(await screen.findByText(/^Your card was declined. Change it/)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Change card' }));
    await user.click(screen.getByRole('button', { name: 'Use this card' }));
    expect((await screen.findByRole('alert')).textContent).toContain('That card was declined.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Renews with Visa ending in 4242')).toBeDefined();
  });

  it('says that it expires before the next payment: a card is good to the end of its month', async () => {
    const { exp_month: _, ...visa } = VISA;
    await show([list(running()), renewsWith({ ...visa, exp_year: 2026, exp_month: 11 })]);
    expect(await screen.findByText('Expires before the next payment')).toBeDefined();
  });

  it('and not where it is good in that very month, nor of a plan that ends', async () => {
    await show([
      list(running(), running({ id: 'ending', state: 'ending', next_amount: null })),
      renewsWith({ ...VISA, exp_year: 2026 }),
    ]);
    expect(await screen.findAllByText('Renews with Visa ending in 4242')).toHaveLength(1);
    expect(screen.queryByText('Expires before the next payment')).toBeNull();
  });

  it('a card that the sandbox pretends with is a test card', async () => {
    await show([list(running()), renewsWith({ ...VISA, brand: 'test' })], 'es');
    expect(await screen.findByText('Se renueva con una tarjeta de prueba terminada en 4242')).toBeDefined();
  });

  it('in Spanish, and where the gateway does not say which one it is', async () => {
    await show([list(running()), renewsWith(null)], 'es');
    expect(await screen.findByRole('button', { name: 'Cambiar tarjeta' })).toBeDefined();
    expect(screen.queryByText(/Se renueva con/)).toBeNull();
  });
});
