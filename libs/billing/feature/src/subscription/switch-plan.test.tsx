import {
  purchaseContract,
  subscriptionContract,
  type SubscriptionView,
  switchContract,
  type SwitchOption,
} from '@vinlore/billing-domain';
import { fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { screen, within } from '@testing-library/react';
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
const NOW: SwitchOption = {
  plan: UNLIMITED,
  when: 'now',
  charged: 9150,
  credited: 750,
  counted: 2,
  credits: null,
  renews_at: '2027-01-05T10:00:00Z',
};
const LATER: SwitchOption = {
  plan: MONTHLY,
  when: 'period-end',
  charged: 0,
  credited: 0,
  counted: 0,
  credits: null,
  renews_at: '2026-12-20T10:00:00Z',
};
const options = (...all: SwitchOption[]) => on(switchContract.switchOptions, () => all);
const switches = (subscription: SubscriptionView, pending = false) =>
  on(switchContract.switchPlan, () => ({ subscription, pending }));

async function show(subscription: SubscriptionView, rules: readonly Rule[], language: 'en' | 'es' = 'en', to?: string) {
  let now = subscription;
  const server = fakeServer([
    ...rules,
    on(subscriptionContract.subscriptions, () => [now]),
    on(subscriptionContract.card, () => ({ card: null })),
    on(purchaseContract.paymentMethods, () => []),
  ]);
  await renderScreen(<Subscriptions buyLink={link} switchTo={to} />, server, language);
  return {
    server,
    user: userEvent.setup(),
    /** Sets the subscription that the server returns from now on. */
    becomes: (next: SubscriptionView) => {
      now = next;
      return next;
    },
    asked: () => server.requests.filter(({ name }) => name === 'subscription.switch').map(({ input }) => input),
  };
}
const unlimited = running({ plan: UNLIMITED, used: 0, counted: 2, next_amount: 9900 });

describe('spec §4: switching plans', () => {
  it("compares both plans and explains today's charge before anything is charged", async () => {
    const { user, asked } = await show(running(), [options(NOW)]);
    await user.click(await screen.findByRole('button', { name: 'Switch plan' }));
    const panel = screen.getByRole('region', { name: 'Switch plan' });
    expect(document.activeElement).toBe(panel);
    const said = panel.textContent;
    for (const words of [
      'Current planStickers monthly$14.99 a month',
      'Starting todayUnlimited stickers$99.00 a month',
      'Unused part of “Stickers monthly”-$7.50',
      'Total due today$91.50',
      'Your new plan starts today. Next payment: $99.00 on Jan 5, 2027.',
      '2 credits from your current plan count toward your fair-use limit of 400 stickers.',
    ])
      expect(said).toContain(words);
    expect(asked()).toEqual([]);
  });

  it('switches for the amount shown, and confirms it once', async () => {
    const { user, asked, becomes } = await show(running(), [options(NOW), switches(unlimited)]);
    await user.click(await screen.findByRole('button', { name: 'Switch plan' }));
    becomes(unlimited);
    await user.dblClick(screen.getByRole('button', { name: 'Pay $91.50 and switch' }));
    expect(
      await screen.findByText('You’re now on “Unlimited stickers”. We’re emailing you the receipt.'),
    ).toBeDefined();
    expect(asked()).toEqual([
      { gateway: 'sandbox', subscription_id: running().id, plan: UNLIMITED.id, when: 'now', amount: 9150 },
    ]);
    expect(await screen.findByRole('progressbar', { name: '0 of 398 stickers used this period' })).toBeDefined();
  });

  it('schedules a cheaper plan for the next period, and undoes that in one click', async () => {
    const followed = { ...unlimited, next_plan: MONTHLY, next_amount: 1499 };
    const undoes = on(switchContract.undoSwitch, () => unlimited);
    const { user, becomes } = await show(unlimited, [options(LATER), switches(followed), undoes]);
    await user.click(await screen.findByRole('button', { name: 'Switch plan' }));
    expect(screen.getByText('You can undo this until Dec 20, 2026.')).toBeDefined();
    becomes(followed);
    await user.click(screen.getByRole('button', { name: 'Switch on Dec 20, 2026' }));
    expect(await screen.findByText('“Stickers monthly” starts on Dec 20, 2026 for $14.99.')).toBeDefined();
    becomes(unlimited);
    await user.click(screen.getByRole('button', { name: 'Undo plan change' }));
    expect(await screen.findByText('Plan change undone. “Unlimited stickers” renews as before.')).toBeDefined();
  });

  it('shows the new amount if it has changed, and charges only that', async () => {
    const changed = { ...NOW, charged: 9200, credited: 700 };
    const refuses = on(switchContract.switchPlan, () => refused(422, 'The amount has changed.', changed));
    const { user, asked } = await show(running(), [options(NOW), refuses]);
    await user.click(await screen.findByRole('button', { name: 'Switch plan' }));
    await user.click(screen.getByRole('button', { name: 'Pay $91.50 and switch' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The amount has changed.');
    await user.click(await screen.findByRole('button', { name: 'Pay $92.00 and switch' }));
    expect(asked()).toMatchObject([{ amount: 9150 }, { amount: 9200 }]);
  });

  it('shows a declined card inside the panel, and keeps the plan', async () => {
    const declined = on(switchContract.switchPlan, () => refused(422, 'Your card was declined.'));
    const { user } = await show(running(), [options(NOW), declined]);
    await user.click(await screen.findByRole('button', { name: 'Switch plan' }));
    await user.click(screen.getByRole('button', { name: 'Pay $91.50 and switch' }));
    const panel = screen.getByRole('region', { name: 'Switch plan' });
    expect((await within(panel).findByRole('alert')).textContent).toContain('Your card was declined.');
    await user.click(screen.getByRole('button', { name: 'Keep current plan' }));
    expect(screen.getByRole('button', { name: 'Switch plan' })).toBeDefined();
  });

  it('shows that the payment is processing', async () => {
    const { user } = await show(running(), [options(NOW), switches(running(), true)]);
    await user.click(await screen.findByRole('button', { name: 'Switch plan' }));
    await user.click(screen.getByRole('button', { name: 'Pay $91.50 and switch' }));
    expect(await screen.findByText(/^Your payment is processing/)).toBeDefined();
  });

  it('opens with the plan that the member chose on the plans page, also in Spanish', async () => {
    await show(running(), [options(NOW)], 'es', UNLIMITED.id);
    expect(await screen.findByRole('button', { name: 'Pagar $91.50 y cambiar' })).toBeDefined();
  });

  it('offers nothing if there is no other plan or the plan is canceled', async () => {
    const { server } = await show(running({ state: 'ending', next_amount: null }), [options(NOW)]);
    expect(await screen.findByRole('button', { name: 'Undo cancellation' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Switch plan' })).toBeNull();
    expect(server.requests.map(({ name }) => name)).not.toContain('subscription.switchOptions');
  });
});
