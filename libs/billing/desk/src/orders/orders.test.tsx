import {
  refundContract,
  type StaffOrder,
  staffOrderContract,
  staffPlanContract,
  staffRefundContract,
} from '@vinlore/billing-domain';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { billingDeskMessages } from '../messages/index.ts';
import { order, ORDER, plan, refund } from '../testing/samples.ts';
import { OrderPage } from './order-page.tsx';
import { OrdersPage } from './orders-page.tsx';

const render = deskRenderer(billingDeskMessages);
const plans = on(staffPlanContract.staffPlans, () => ({ plans: [plan()], version: 0 }));
const page = <OrderPage params={{ id: ORDER }} />;

describe('orders in the staff desk', () => {
  it('keep filters in the URL and link to the order page', async () => {
    const asked: object[] = [];
    const server = fakeServer([
      plans,
      on(staffOrderContract.staffOrders, (request) => {
        asked.push(request);
        return { orders: [order()], more: false };
      }),
    ]);
    await render(<OrdersPage />, server, { path: '/staff/orders?state=paid' });
    const link = await screen.findByRole('link', { name: '248H-248H' });
    expect(link.getAttribute('href')).toBe(`/staff/orders/${ORDER}`);
    fireEvent.change(await screen.findByLabelText('Plan'), { target: { value: 'three' } });
    await screen.findByRole('link', { name: '248H-248H' });
    expect(asked).toContainEqual({ state: 'paid', search: '' });
    await expect.poll(() => asked).toContainEqual({ state: 'paid', plan: 'three', search: '' });
  });

  it('can be filtered by plan, even when a dealer plan has the same name', async () => {
    const both = [plan(), plan({ id: 'dealer-three', audience: 'dealer' })];
    const server = fakeServer([
      on(staffPlanContract.staffPlans, () => ({ plans: both, version: 0 })),
      on(staffOrderContract.staffOrders, () => ({ orders: [order()], more: false })),
    ]);
    await render(<OrdersPage />, server, { path: '/staff/orders', permissions: ['billing'] });
    const { options } = (await screen.findByLabelText('Plan')) as HTMLSelectElement;
    expect([...options].map(({ text }) => text)).toEqual(['All', 'Three stickers', 'Three stickers · For dealers']);
  });

  it('spec §4: let billing export the filtered list as CSV', async () => {
    const asked: object[] = [];
    const server = fakeServer([
      plans,
      on(staffOrderContract.staffOrders, () => ({ orders: [order()], more: false })),
      on(staffOrderContract.staffExportOrders, (request) => {
        asked.push(request);
        return refused(429, 'Wait a minute.');
      }),
    ]);
    await render(<OrdersPage />, server, { path: '/staff/orders?state=paid', permissions: ['billing'] });
    fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Wait a minute.');
    expect(asked).toEqual([{ state: 'paid', search: '' }]);
    await render(<OrdersPage />, server, { path: '/staff/orders', permissions: ['support'] });
    await screen.findAllByRole('link', { name: '248H-248H' });
    expect(screen.getAllByRole('button', { name: 'Export CSV' })).toHaveLength(1);
  });

  it('spec §4: let billing and support resend the receipt to the buyer', async () => {
    const sent: object[] = [];
    const server = fakeServer([
      on(staffOrderContract.staffOrder, () => order()),
      on(staffOrderContract.staffResendReceipt, (request) => {
        sent.push(request);
        return null;
      }),
    ]);
    await render(page, server, { permissions: ['support'] });
    fireEvent.click(await screen.findByRole('button', { name: 'Resend receipt' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^We’ll email mia@example\.com the receipt again/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Resend receipt' }));
    await expect.poll(() => sent).toEqual([{ id: ORDER }]);
  });

  it('show support what was bought, but let only billing issue refunds', async () => {
    const server = fakeServer([on(staffOrderContract.staffOrder, () => order({ refunds: [refund()] }))]);
    await render(page, server, { permissions: ['support'] });
    expect(await screen.findByRole('heading', { name: 'Order 248H-248H' })).toBeTruthy();
    expect(screen.getByText('The mail came late.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Refund' })).toBeNull();
  });

  it('spec §4: show the previous plan of a plan change and its credited remainder', async () => {
    const switched = order({ discount: 750, switched_from: 'Stickers monthly' });
    await render(page, fakeServer([on(staffOrderContract.staffOrder, () => switched)]));
    const name = await screen.findByText('Switched from');
    expect(name.nextElementSibling?.textContent).toBe('Stickers monthly');
    expect(screen.getByText('$7.50')).toBeTruthy();
  });

  it('show the tax included in the price and how much was refunded', async () => {
    const tax = { name: 'VAT', rate: 7_250, amount: 169, refunded: 34 };
    await render(page, fakeServer([on(staffOrderContract.staffOrder, () => order({ refunded: 500, tax }))]));
    const included = await screen.findByText('Tax included');
    expect(included.nextElementSibling?.textContent).toBe('$1.69 – VAT, 7.25%');
    expect(screen.getByText('Tax refunded').nextElementSibling?.textContent).toBe('$0.34');
  });

  it("show no tax line when tax isn't itemized", async () => {
    await render(page, fakeServer([on(staffOrderContract.staffOrder, () => order({ refunded: 500 }))]));
    await screen.findByRole('heading', { name: 'Order 248H-248H' });
    expect(screen.queryByText(/^Tax/)).toBeNull();
  });

  it('show not found for orders of another brand', async () => {
    await render(page, fakeServer([on(staffOrderContract.staffOrder, () => refused(404, 'None.'))]));
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeTruthy();
  });
});

describe('refunding an order', () => {
  it('follows the refund rule, explains why nothing is refundable, and confirms the refund', async () => {
    const requests: { reason: string; refunded_before?: number | undefined }[] = [];
    const server = fakeServer([
      on(staffOrderContract.staffOrder, () => order({ limit: 10_000 })),
      on(refundContract.refundOrder, (request) => {
        requests.push(request);
        return { order_id: ORDER, waiting: false, amount: 1666, currency: 'USD', credits: 2 };
      }),
    ]);
    await render(page, server);
    expect(await screen.findByText('Nothing is left to give back.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Refund $16.66: Requested in time' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Refund $16.66' }));
    expect(await screen.findByText('Refund of $16.66 issued')).toBeTruthy();
    expect(requests).toMatchObject([{ reason: 'asked-in-time', refunded_before: 0 }]);
  });

  it('limits a goodwill refund to the remaining amount, and requires approval above the limit', async () => {
    const requests: object[] = [];
    const waits = refund({ amount: 1500, state: 'waiting', done_at: null });
    const server = fakeServer([
      on(staffOrderContract.staffOrder, () => order({ refunded: 500, refunds: requests.map(() => waits) })),
      on(staffRefundContract.staffGiveBack, (request) => {
        requests.push(request);
        return { order_id: ORDER, waiting: true, amount: 1500, currency: 'USD', credits: 0 };
      }),
    ]);
    await render(page, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Choose amount' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Custom refund' }));
    fireEvent.change(dialog.getByLabelText('Amount (USD)'), { target: { value: '20.00' } });
    expect(dialog.getByText('Enter an amount like 4.99, up to 19.99.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Amount (USD)'), { target: { value: '15' } });
    expect(dialog.getByText(/nothing is refunded until a second person approves/)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'It came late.' } });
    fireEvent.click(dialog.getByLabelText('Also remove this order’s unused credits'));
    fireEvent.click(dialog.getByRole('button', { name: 'Request $15.00 refund' }));
    const said = await screen.findByRole('status');
    expect(said.textContent).toContain('Refund of $15.00 pending approval');
    expect(within(said).getByText(/^Requested by sue@example.com. It’s issued once/)).toBeTruthy();
    expect(within(said).getByRole('link', { name: 'View approvals' }).getAttribute('href')).toBe('/staff/approvals');
    expect(requests).toMatchObject([
      { amount: 1500, why: 'It came late.', take_credits: true, refunded_before: 500, order_id: ORDER },
    ]);
  });

  it('reports concurrent changes, keeps what was typed, and can be submitted again', async () => {
    const changes: StaffOrder[] = [];
    const requests: { refunded_before: number; idempotency_key: string; why: string }[] = [];
    const changed = order({ refunded: 500, balance: 0, refunds: [refund()] });
    const server = fakeServer([
      on(staffOrderContract.staffOrder, () => changes[0] ?? order()),
      on(staffRefundContract.staffGiveBack, (request) => {
        requests.push(request);
        if (changes.push(changed) === 1) return refused(409, 'Something of this order has changed.');
        return { order_id: ORDER, waiting: false, amount: 100, currency: 'USD', credits: 0 };
      }),
    ]);
    await render(page, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Choose amount' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Amount (USD)'), { target: { value: '1' } });
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'It came late.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Refund $1.00' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Something of this order has changed.');
    const told = dialog.getByRole('status').textContent;
    expect(told).toContain('$5.00 refunded; $19.99 left to refund.');
    expect(told).toContain('The credit balance is now 0 (was 2).');
    expect(dialog.getByText('Up to $19.99')).toBeTruthy();
    expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'It came late.');
    fireEvent.click(dialog.getByRole('button', { name: 'Refund $1.00' }));
    expect(await screen.findByText('Refund of $1.00 issued')).toBeTruthy();
    expect(requests.map(({ refunded_before: before, why }) => [before, why])).toEqual([
      [0, 'It came late.'],
      [500, 'It came late.'],
    ]);
    expect(new Set(requests.map(({ idempotency_key: key }) => key)).size).toBe(2);
  });

  it('updates the amount by the rule, or explains why nothing is refundable now', async () => {
    const orders = [
      order({ limit: 10_000 }),
      order({ limit: 10_000, rule: [{ reason: 'asked-in-time', amount: 833, refusal: null }] }),
      order({ limit: 10_000, rule: [{ reason: 'asked-in-time', amount: null, refusal: 'It has been used.' }] }),
    ];
    const server = fakeServer([
      on(staffOrderContract.staffOrder, () => (orders.length > 1 ? orders.shift() : orders[0])!),
      on(refundContract.refundOrder, () => refused(409, 'Something of this order has changed.')),
    ]);
    await render(page, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Refund $16.66: Requested in time' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Refund $16.66' }));
    expect(await dialog.findByText('The refund policy now covers $8.33 (was $16.66).')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Refund $8.33' }));
    expect(await dialog.findByText(/doesn’t cover this order. It has been used./)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Refund $8.33' })).toHaveProperty('disabled', true);
  });

  it('lets a pending refund be withdrawn, and blocks another one until then', async () => {
    let state: 'waiting' | null = 'waiting';
    const server = fakeServer([
      on(staffOrderContract.staffOrder, () => order({ refunds: state ? [refund({ state, done_at: null })] : [] })),
      on(staffRefundContract.staffWithdrawRefund, ({ id }) => {
        state = null;
        return { id };
      }),
    ]);
    await render(page, server);
    expect(await screen.findByText('Refund of $5.00 pending approval')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(screen.queryByRole('button', { name: 'Choose amount' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw request' }));
    expect(await screen.findByRole('button', { name: 'Choose amount' })).toBeTruthy();
  });

  it('spec §4: shows why a refund failed, and lets staff record another payout or close it', async () => {
    const failure = { at: '2026-11-22T10:00:00.000Z', why: 'declined', credits: 2, settled: null };
    const failed = refund({ state: 'failed', credits: 2, failure });
    const booked: object[] = [];
    const server = fakeServer([
      on(staffOrderContract.staffOrder, () => order({ refunds: [failed] })),
      on(staffRefundContract.staffRefundOtherWay, (request) => {
        booked.push(request);
        return { order_id: ORDER, waiting: false, amount: 500, currency: 'USD', credits: 2 };
      }),
      on(staffRefundContract.staffCloseFailedRefund, (request) => {
        booked.push(request);
        return { id: request.id };
      }),
    ]);
    await render(page, server);
    expect(await screen.findByText(/declined by the bank/)).toBeTruthy();
    expect(screen.getByText(/2 credits restored/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Refund another way' }));
    const how = within(await screen.findByRole('dialog', { name: 'Refund $5.00 another way' }));
    fireEvent.change(how.getByLabelText('How you paid the refund'), { target: { value: 'Bank transfer 4711' } });
    fireEvent.click(how.getByRole('button', { name: 'Record refund' }));
    await expect.poll(() => booked).toMatchObject([{ id: failed.id, why: 'Bank transfer 4711', take_credits: true }]);
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    const why = within(await screen.findByRole('dialog', { name: 'Close the $5.00 refund?' }));
    fireEvent.change(why.getByLabelText('Reason'), { target: { value: 'Keeps the credits' } });
    fireEvent.click(why.getByRole('button', { name: 'Close refund' }));
    await expect.poll(() => booked[1]).toEqual({ id: failed.id, why: 'Keeps the credits' });
  });
});
