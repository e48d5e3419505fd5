import { purchaseContract, subscriptionContract, type SubscriptionView, switchContract } from '@vinlore/billing-domain';
import { fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { link, MONTHLY, renderScreen, UNLIMITED } from '../testing/screens.tsx';
import { Subscriptions } from './subscriptions.tsx';

const PAUSES = [
  { months: 1, resumes_at: '2099-01-20T10:00:00Z' },
  { months: 2, resumes_at: '2099-02-20T10:00:00Z' },
  { months: 3, resumes_at: '2099-03-20T10:00:00Z' },
];
const running = (changes: Partial<SubscriptionView> = {}): SubscriptionView => ({
  id: '0b0f8c5e-6a7d-4a8e-9a53-0c1d2e3f4a5b',
  gateway: 'sandbox',
  plan: MONTHLY,
  state: 'active',
  began_at: '2098-11-20T10:00:00Z',
  period_end: '2098-12-20T10:00:00Z',
  next_amount: 1499,
  currency: 'USD',
  used: null,
  pauses: PAUSES,
  ...changes,
});
const paused = (pause: SubscriptionView['pause'], changes: Partial<SubscriptionView> = {}) => {
  const { pauses: _, ...view } = running({ state: 'paused', ...(pause && { pause }), ...changes });
  return view;
};

async function show(subscription: SubscriptionView, rules: readonly Rule[] = [], language: 'en' | 'es' = 'en') {
  const asked: string[] = [];
  const server = fakeServer([
    ...rules,
    on(subscriptionContract.subscriptions, () => {
      asked.push('list');
      return [subscription];
    }),
    on(subscriptionContract.card, () => ({ card: null })),
    on(purchaseContract.paymentMethods, () => []),
    on(switchContract.switchOptions, () => []),
  ]);
  await renderScreen(<Subscriptions buyLink={link} />, server, language);
  return { user: userEvent.setup(), server, asked };
}
const inPanel = async () => within(await screen.findByRole('region', { name: 'Pause plan' }));

describe('pausing a plan', () => {
  it('shows the next charge and what is kept before pausing, then the resume date', async () => {
    const { resumes_at } = PAUSES[1]!;
    const now = paused({ resumes_at, earliest: '2098-12-20T10:00:00Z' });
    const { user, server } = await show(running(), [on(subscriptionContract.pauseSubscription, () => now)]);
    await user.click(await screen.findByRole('button', { name: 'Pause plan' }));
    const panel = await inPanel();
    expect(panel.getByText('$14.99 on Jan 20, 2099')).toBeDefined();
    await user.click(panel.getByRole('radio', { name: '2 months' }));
    for (const words of [
      '$14.99 on Feb 20, 2099',
      /already paid through Dec 20, 2098/,
      /No credits are added/,
      /a week before/,
    ])
      expect(panel.getByText(words), String(words)).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Pause plan' }));
    expect(await screen.findByText('Resumes on Feb 20, 2099 for $14.99.')).toBeDefined();
    expect(screen.getByText('Paid until Dec 20, 2098.')).toBeDefined();
    expect(screen.getByText(/^Your plan is paused/)).toBeDefined();
    const { input } = server.requests.find(({ name }) => name === 'subscription.pause')!;
    expect(input).toEqual({ gateway: 'sandbox', subscription_id: now.id, resumes_at });
  });

  it('charges nothing until resumed if no end is set; an unlimited plan pays for no documents meanwhile', async () => {
    const now = paused({ resumes_at: null, earliest: '2098-12-20T10:00:00Z' }, { plan: UNLIMITED, next_amount: null });
    const { user, server } = await show(running({ plan: UNLIMITED }), [
      on(subscriptionContract.pauseSubscription, () => now),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Pause plan' }));
    const panel = await inPanel();
    await user.click(panel.getByRole('radio', { name: 'Until I resume it' }));
    expect(panel.getByText('None until you resume your plan')).toBeDefined();
    expect(panel.getByText(/stickers aren’t included/)).toBeDefined();
    expect(panel.queryByText(/a week before/)).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Pause plan' }));
    expect(await screen.findByText('You won’t be charged until you resume your plan.')).toBeDefined();
    const { input } = server.requests.find(({ name }) => name === 'subscription.pause')!;
    expect(input).toMatchObject({ resumes_at: null });
  });

  it('changes nothing if the member backs out; on a conflict it shows why and reloads the dates', async () => {
    const { user, server, asked } = await show(running(), [
      on(subscriptionContract.pauseSubscription, () => refused(409, 'The dates have changed.')),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Pause plan' }));
    await user.click((await inPanel()).getByRole('button', { name: 'Don’t pause' }));
    expect(server.requests.map(({ name }) => name)).not.toContain('subscription.pause');
    await user.click(screen.getByRole('button', { name: 'Pause plan' }));
    await user.click((await inPanel()).getByRole('button', { name: 'Pause plan' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The dates have changed.');
    await expect.poll(() => asked).toEqual(['list', 'list']);
  });

  it('is not offered if a plan can’t be paused, also in Spanish', async () => {
    const { pauses: _, ...view } = running();
    await show(view, [], 'es');
    expect(await screen.findByText('Activa')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pausar plan' })).toBeNull();
  });
});

describe('a paused plan', () => {
  const pause = { resumes_at: PAUSES[2]!.resumes_at, earliest: '2098-12-20T10:00:00Z' };

  it('resumes in two clicks, the first of which shows the next charge', async () => {
    const { user } = await show(paused(pause), [on(subscriptionContract.resumeSubscription, () => running())]);
    await user.click(await screen.findByRole('button', { name: 'Resume plan' }));
    expect(screen.getByText(/^Next payment: \$14\.99 on Dec 20, 2098/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Yes, resume' }));
    expect(await screen.findByText('Your plan will resume. Next payment: $14.99 on Dec 20, 2098.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pause plan' })).toBeDefined();
  });

  it('shows the resume date, but no button, if it resumes with the next payment anyway', async () => {
    await show(paused({ resumes_at: pause.resumes_at }, { period_end: '2020-01-20T10:00:00Z' }));
    expect(await screen.findByText('Resumes on Mar 20, 2099 for $14.99.')).toBeDefined();
    expect(screen.queryByText(/^Paid until/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Resume plan' })).toBeNull();
  });

  it('ends immediately on cancellation if its paid period is over', async () => {
    const over = { period_end: '2020-01-20T10:00:00Z' };
    const { user } = await show(paused(pause, over), [
      on(subscriptionContract.cancelSubscription, () => running({ ...over, state: 'ended', next_amount: null })),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    expect(screen.getByText(/^Your plan ends now/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    expect(await screen.findByText(/^Canceled\. You won’t be charged again/)).toBeDefined();
  });
});
