import { staffPlanContract } from '@vinlore/billing-domain';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { billingDeskMessages } from '../messages/index.ts';
import { plan } from '../testing/samples.ts';
import { PlansPage } from './plans-page.tsx';

const render = deskRenderer(billingDeskMessages);
const { name, description } = plan();
const planned = {
  index: 0,
  name,
  description,
  price: 1999,
  credits: 3,
  off: false,
  starts_at: '2026-12-01T00:00:00.000Z',
  ends_at: '2026-12-08T00:00:00.000Z',
  state: 'planned' as const,
};

describe('plans and prices', () => {
  it('show current and scheduled plans with start and end', async () => {
    const plans = [
      plan({ changes: [planned] }),
      plan({ id: 'one', kind: 'single', name: { en: 'One', es: 'Una' }, on: false }),
    ];
    await render(<PlansPage />, fakeServer([on(staffPlanContract.staffPlans, () => ({ plans, version: 3 }))]));
    const changes = await screen.findByRole('list', { name: 'Changes' });
    expect(changes.textContent).toMatch(/Scheduled \$19\.99 +· 2026-12-01 00:00 – 2026-12-08 00:00 UTC/);
    expect(screen.getByText('Not for sale')).toBeTruthy();
  });

  it("schedules a price based on the list version shown, so users don't overwrite each other", async () => {
    const requests: object[] = [];
    const server = fakeServer([
      on(staffPlanContract.staffPlans, () => ({ plans: [plan()], version: 3 })),
      on(staffPlanContract.staffChangePlan, (request) => {
        requests.push(request);
        return refused(409, 'Somebody has changed the price list.');
      }),
    ]);
    await render(<PlansPage />, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Three stickers' }));
    const dialog = within(await screen.findByRole('dialog'));
    const fill = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    fill('Price (USD)', '0.10');
    expect(dialog.getByText(/from 0\.50 to 100000\.00/)).toBeTruthy();
    fill('Price (USD)', '19,99');
    fill('Starts (UTC)', '2099-12-01T00:00');
    fireEvent.click(dialog.getByRole('button', { name: 'Schedule change' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Somebody has changed the price list.');
    expect(requests).toMatchObject([
      { plan: 'three', price: 1999, starts_at: new Date('2099-12-01T00:00Z'), version: 3 },
    ]);
  });

  it("keeps a new plan's form after server errors, and sends an interval only for renewing plans", async () => {
    const requests: object[] = [];
    const server = fakeServer([
      on(staffPlanContract.staffPlans, () => ({ plans: [plan()], version: 3 })),
      on(staffPlanContract.staffAddPlan, (request) => {
        requests.push(request);
        return refused(422, 'A bundle pays for 2 to 1,000 documents.');
      }),
    ]);
    await render(<PlansPage />, server);
    fireEvent.click(await screen.findByRole('button', { name: 'New plan' }));
    const dialog = within(await screen.findByRole('dialog'));
    const fill = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    const sell = () => dialog.getByRole('button', { name: 'Start selling' });
    expect(dialog.queryByLabelText('Billing period')).toBeNull();
    fill('Billing', 'subscription');
    fill('Billing period', 'year');
    for (const label of ['Name in English', 'Name in Spanish', 'Description in English', 'Description in Spanish'])
      fill(label, 'Ten');
    fill('Price (USD)', '69.99');
    expect((sell() as HTMLButtonElement).disabled).toBe(true);
    fill('Documents included', '10');
    fireEvent.click(sell());
    expect((await dialog.findByRole('alert')).textContent).toContain('2 to 1,000 documents');
    expect((dialog.getByLabelText('Name in English') as HTMLInputElement).value).toBe('Ten');
    fill('Billing', 'single');
    fireEvent.click(sell());
    await expect.poll(() => requests).toHaveLength(2);
    const texts = { en: 'Ten', es: 'Ten' };
    expect(requests).toMatchObject([
      { kind: 'subscription', interval: 'year', price: 6999, credits: 10, name: texts, description: texts, version: 3 },
      { kind: 'single', interval: null, credits: 1 },
    ]);
  });

  it('removes a change after confirmation', async () => {
    let changes = [planned];
    const server = fakeServer([
      on(staffPlanContract.staffPlans, () => ({ plans: [plan({ changes })], version: 3 })),
      on(staffPlanContract.staffWithdrawPlanChange, () => {
        changes = [];
        return { plans: [plan()], version: 4 };
      }),
    ]);
    await render(<PlansPage />, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Revert this change to Three stickers?' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Revert change' }));
    await expect.poll(() => screen.queryByRole('list', { name: 'Changes' })).toBeNull();
  });
});
