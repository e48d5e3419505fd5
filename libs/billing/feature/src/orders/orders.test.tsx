import { type OrderView, purchaseContract } from '@vinlore/billing-domain';
import { connectionLost, fakeServer, on, type Rule } from '@vinlore/testing-web';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BUNDLE, link, order, renderScreen, VIN } from '../testing/screens.tsx';
import { Order } from './order.tsx';
import { Orders } from './orders.tsx';

const mine = (...orders: OrderView[]) =>
  on(purchaseContract.totalOrders, () => ({ total: orders.length, orders, next: null }));

describe('Orders', () => {
  const show = (rules: readonly Rule[], language: 'en' | 'es' = 'en') =>
    renderScreen(
      <Orders orderLink={(id, text) => <a href={`/members/orders/${id}`}>{text}</a>} buyLink={link} />,
      fakeServer(rules),
      language,
    );

  it('shows the plan, status, price, and invoice', async () => {
    await show([mine(order({ plan: BUNDLE, amount: 1619, discount: 180, coupon: 'WELCOME10' }))]);
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toMatch(/Three stickers.*Nov 20, 2026.*Order K7Q2-9M4X.*Paid.*\$16\.19/);
    const invoice = screen.getByRole('link', { name: 'Invoice for order K7Q2-9M4X (PDF)' });
    expect(invoice.getAttribute('href')).toBe('/api-cwa/invoice?key=signed-key');
  });

  it.each<[Partial<OrderView>, string]>([
    [{ state: 'pending' }, 'Payment pending'],
    [{ state: 'action' }, 'Action needed'],
    [{ state: 'declined' }, 'Payment failed'],
    [{ state: 'refunded', refunded: 799 }, 'Refunded'],
    [{ refunded: 200 }, '$2.00 refunded'],
  ])('shows the status of %j: %s', async (changes, words) => {
    await show([mine(order({ ...changes, invoice_url: null }))]);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('link', { name: /Invoice/ })).toBeNull();
  });

  it('shows an empty state with a link to plans', async () => {
    await show([mine()], 'es');
    expect(await screen.findByText('Aún no tienes pedidos')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver planes' })).toBeDefined();
  });
});

describe('Order', () => {
  const show = (id: string, rules: readonly Rule[]) =>
    renderScreen(
      <Order
        id={id}
        ways={{
          again: ({ plan, vehicle }, text) => <a href={`/members/buy?plan=${plan}&vin=${vehicle?.vin}`}>{text}</a>,
          use: ({ vin }, text) => <a href={`/members/dashboard?vin=${vin}`}>{text}</a>,
          refund: ({ number }, text) => <a href={`/members/support?refund=${number}`}>{text}</a>,
        }}
        allLink={link}
      />,
      fakeServer(rules),
    );

  it('confirms the order with its document', async () => {
    const document = { kind: 'sticker' as const, id: 'S1', title: '2014 Ford Escape', pdf_url: '/pdf?id=S1' };
    await show(order().id, [mine(order({ vin: VIN, document }))]);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your sticker is ready');
    expect(screen.getByRole('link', { name: 'Open sticker (PDF)' }).getAttribute('href')).toBe('/pdf?id=S1');
  });

  it('spec §4: for a plan change, shows the credits added and the discount for the previous plan', async () => {
    const switched = order({ plan: BUNDLE, amount: 1049, discount: 750, switched_from: 'Ten', credits_added: 2 });
    await show(switched.id, [mine(switched)]);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your 2 credits are ready');
    expect(screen.getByText('Unused part of “Ten”').nextElementSibling?.textContent).toBe('-$7.50');
  });

  it('links a declined order back to checkout with its plan and vehicle', async () => {
    await show(order().id, [mine(order({ state: 'declined', vin: VIN, declined: 'The bank declined this card.' }))]);
    expect(await screen.findByText('The bank declined this card.')).toBeDefined();
    const again = screen.getByRole('link', { name: 'Pay another way' });
    expect(again.getAttribute('href')).toBe(`/members/buy?plan=sticker-single&vin=${VIN}`);
  });

  it("refreshes an order that needs bank confirmation; if the gateway can't be reached it stays pending", async () => {
    const waits = order({ plan: BUNDLE, state: 'action', action_url: '/checkout/bank#order=k' });
    const now = on(purchaseContract.paymentUpdate, () => order({ plan: BUNDLE }));
    const { unmount } = await show(waits.id, [mine(waits), now]);
    await screen.findByRole('heading', { level: 1, name: 'Your 3 credits are ready' });
    unmount();
    await show(waits.id, [mine(waits), on(purchaseContract.paymentUpdate, connectionLost)]);
    expect((await screen.findByRole('link', { name: 'Go to my bank' })).getAttribute('href')).toBe(waits.action_url);
  });

  it("doesn't tell a signed-in member to sign in", async () => {
    await show(order().id, [mine(order({ plan: BUNDLE }))]);
    await screen.findByRole('heading', { level: 1, name: 'Your 3 credits are ready' });
    expect(document.body.textContent).not.toMatch(/sign in/i);
  });

  it('docs/decisions.md §2: shows not found for another account’s order', async () => {
    await show('11111111-1111-4111-8111-111111111111', [mine(order())]);
    expect(await screen.findByText('Order not found')).toBeDefined();
  });
});
