import { staffSubscriptionContract, type SubscriptionView, type SwitchOption } from '@vinlore/billing-domain';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { fireEvent, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { billingDeskMessages } from '../messages/index.ts';
import { ACCOUNT, order } from '../testing/samples.ts';
import { MemberSubscriptions } from './member-subscriptions.tsx';

const render = deskRenderer(billingDeskMessages);
const SUBSCRIPTION = '77777777-7777-4777-8777-777777777777';
const three = {
  ...order().offer,
  id: 'monthly',
  kind: 'subscription',
  name: 'Three a month',
  price: 1_500,
  interval: 'month',
} as const;
const ten = { ...three, id: 'ten', name: 'Ten a month', price: 3_000, credits: 10 } as const;
const plan = (changes: Partial<SubscriptionView> = {}): SubscriptionView => ({
  id: SUBSCRIPTION,
  gateway: 'stripe',
  plan: three,
  state: 'active',
  began_at: '2026-11-01T10:00:00.000Z',
  period_end: '2026-12-01T10:00:00.000Z',
  next_amount: 1_500,
  currency: 'USD',
  used: null,
  ...changes,
});
const option = (changes: Partial<SwitchOption> = {}): SwitchOption => ({
  plan: ten,
  when: 'now',
  charged: 2_250,
  credited: 750,
  counted: 2,
  credits: 8,
  renews_at: '2026-12-16T10:00:00.000Z',
  ...changes,
});
const named = { account_id: ACCOUNT, gateway: 'stripe', subscription_id: SUBSCRIPTION };
const list = (subscription = plan()) => on(staffSubscriptionContract.staffSubscriptions, () => [subscription]);
const page = <MemberSubscriptions accountId={ACCOUNT} />;
const inDialog = async () => within(await screen.findByRole('dialog'));
const fill = (dialog: ReturnType<typeof within>, words: string) =>
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), { target: { value: words } });

describe('spec §4: a member’s plans', () => {
  it('show the plan, start date, next charge, and its date', async () => {
    await render(page, fakeServer([list()]), { permissions: ['support'] });
    expect(await screen.findByRole('heading', { name: 'Three a month Active' })).toBeTruthy();
    for (const fact of ['$15.00 a month', 'Nov 1, 2026', '$15.00 on Dec 1, 2026', 'Stripe'])
      expect(screen.getByText(fact), fact).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Switch plan/ })).toBeNull();
  });

  it('show an empty state', async () => {
    await render(page, fakeServer([on(staffSubscriptionContract.staffSubscriptions, () => [])]));
    await screen.findByText('No subscriptions');
  });

  it('can be canceled for a reason by billing or support, and restored until they end', async () => {
    const requests: object[] = [];
    let now = plan();
    const server = fakeServer([
      on(staffSubscriptionContract.staffSubscriptions, () => [now]),
      on(staffSubscriptionContract.staffCancelSubscription, (request) => {
        requests.push(request);
        now = plan({ state: 'ending', next_amount: null });
        return now;
      }),
      on(staffSubscriptionContract.staffKeepSubscription, () => {
        now = plan();
        return now;
      }),
    ]);
    await render(page, server, { permissions: ['support'] });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel plan: Three a month' }));
    const dialog = await inDialog();
    expect(dialog.getByText(/stays active until Dec 1, 2026/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Cancel plan' })).toHaveProperty('disabled', true);
    fill(dialog, 'Asked by phone');
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel plan' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo cancellation: Three a month' }));
    expect(requests).toEqual([{ ...named, reason: 'Asked by phone' }]);
    const again = await inDialog();
    fill(again, 'A mistake');
    fireEvent.click(again.getByRole('button', { name: 'Undo cancellation' }));
    await screen.findByRole('button', { name: 'Cancel plan: Three a month' });
  });

  it('can be changed by billing after a preview, and ask again if the cost has changed', async () => {
    const requests: object[] = [];
    const server = fakeServer([
      list(),
      on(staffSubscriptionContract.staffSwitchOptions, () => [option()]),
      on(staffSubscriptionContract.staffSwitchPlan, (request) => {
        requests.push(request);
        return requests.length === 1
          ? refused(422, 'The amount has changed.', option({ charged: 2_300, credited: 700 }))
          : { subscription: plan({ plan: ten }), pending: false };
      }),
    ]);
    await render(page, server, { permissions: ['billing'] });
    fireEvent.click(await screen.findByRole('button', { name: 'Switch plan: Three a month' }));
    const dialog = await inDialog();
    await dialog.findByText('$22.50');
    for (const fact of ['-$7.50', '$30.00 on Dec 16, 2026', '8']) expect(dialog.getByText(fact), fact).toBeTruthy();
    fill(dialog, 'Asked by phone');
    fireEvent.click(dialog.getByRole('button', { name: 'Charge $22.50 and switch' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('The amount has changed.');
    fireEvent.click(dialog.getByRole('button', { name: 'Charge $23.00 and switch' }));
    await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
    const asked = { ...named, plan: 'ten', when: 'now', reason: 'Asked by phone' };
    expect(requests).toEqual([
      { ...asked, amount: 2_250 },
      { ...asked, amount: 2_300 },
    ]);
  });

  it('show scheduled plan changes, which can be undone', async () => {
    const requests: object[] = [];
    const server = fakeServer([
      list(plan({ next_plan: ten, next_amount: 3_000 })),
      on(staffSubscriptionContract.staffUndoSwitch, (request) => {
        requests.push(request);
        return plan();
      }),
    ]);
    await render(page, server);
    await screen.findByText('“Ten a month” starting Dec 1, 2026');
    fireEvent.click(screen.getByRole('button', { name: 'Undo plan change: Three a month' }));
    const dialog = await inDialog();
    fill(dialog, 'Changed their mind');
    fireEvent.click(dialog.getByRole('button', { name: 'Undo plan change' }));
    await expect.poll(() => requests).toEqual([{ ...named, reason: 'Changed their mind' }]);
  });

  it('can be paused for a reason by support, with the next charge shown, and resumed', async () => {
    const requests: object[] = [];
    const pauses = [{ months: 1, resumes_at: '2027-01-01T10:00:00.000Z' }];
    let now = plan({ pauses });
    const server = fakeServer([
      on(staffSubscriptionContract.staffSubscriptions, () => [now]),
      on(staffSubscriptionContract.staffPauseSubscription, (request) => {
        requests.push(request);
        now = plan({ state: 'paused', pause: { resumes_at: pauses[0]!.resumes_at, earliest: now.period_end } });
        return now;
      }),
      on(staffSubscriptionContract.staffResumeSubscription, () => {
        now = plan({ pauses });
        return now;
      }),
    ]);
    await render(page, server, { permissions: ['support'] });
    fireEvent.click(await screen.findByRole('button', { name: 'Pause plan: Three a month' }));
    const dialog = await inDialog();
    expect(dialog.getByRole('option', { name: '1 month – $15.00 on Jan 1, 2027', selected: true })).toBeTruthy();
    fill(dialog, 'On holiday');
    fireEvent.click(dialog.getByRole('button', { name: 'Pause plan' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Resume plan: Three a month' }));
    for (const fact of ['$15.00 on Jan 1, 2027', 'On Jan 1, 2027', 'Dec 1, 2026'])
      expect(screen.getByText(fact), fact).toBeTruthy();
    expect(requests).toEqual([{ ...named, resumes_at: pauses[0]!.resumes_at, reason: 'On holiday' }]);
    const again = await inDialog();
    expect(again.getByText(/\$15.00 on Dec 1, 2026/)).toBeTruthy();
    fill(again, 'Back again');
    fireEvent.click(again.getByRole('button', { name: 'Resume plan' }));
    await screen.findByRole('button', { name: 'Pause plan: Three a month' });
  });

  it('have no actions after they end, also in Spanish', async () => {
    await render(page, fakeServer([list(plan({ state: 'ended', next_amount: null }))]), { language: 'es' });
    expect(await screen.findByText('Finalizada')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
