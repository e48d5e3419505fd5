import { staffSubscriptionContract } from '@vinlore/billing-domain';
import { fakeServer, on } from '@vinlore/testing-web';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { billingDeskMessages } from '../messages/index.ts';
import { ACCOUNT } from '../testing/samples.ts';
import { RenewalsPage } from './renewals-page.tsx';

const render = deskRenderer(billingDeskMessages);
const renewal = {
  ...{ id: '1', account_id: ACCOUNT, email: 'mia@example.com', plan: 'Three a month', amount: 1499, currency: 'USD' },
  ...{ since: '2026-12-01T10:00:00.000Z', next_try: '2026-12-04T10:00:00.000Z' },
};

it('links failed renewals to their members and shows the next retry', async () => {
  const renewals = [renewal, { ...renewal, id: '2', email: null, next_try: null }];
  const answer = on(staffSubscriptionContract.staffFailingRenewals, () => ({ renewals, more: false }));
  await render(<RenewalsPage />, fakeServer([answer]));
  const [, first, second] = await screen.findAllByRole('row');
  expect(first!.textContent).toMatch(/mia@example\.comThree a month\$14\.99.*Dec 1, 2026.*Dec 4, 2026/);
  expect(first!.querySelector('a')!.getAttribute('href')).toBe(`/staff/members/${ACCOUNT}`);
  expect(second!.textContent).toMatch(/Deleted account.*–$/);
});

it('shows an empty state when every renewal was paid', async () => {
  const answer = on(staffSubscriptionContract.staffFailingRenewals, () => ({ renewals: [], more: false }));
  await render(<RenewalsPage />, fakeServer([answer]));
  expect(await screen.findByText('No failed renewals')).toBeTruthy();
});
