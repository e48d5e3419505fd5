import { couponContract, purchaseContract } from '@vinlore/billing-domain';
import { connectionLost, fakeServer, noAnswerYet, on, refused, type Rule } from '@vinlore/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BUNDLE, MONTHLY, order, plan, renderScreen, UNLIMITED, VIN } from '../testing/screens.tsx';
import { Checkout, type CheckoutProps } from './checkout.tsx';

const CARDS = [
  { token: 'sandbox-success', name: 'A card that works' },
  { token: 'sandbox-decline', name: 'A card that is declined' },
];
const OFFERS = [plan(), BUNDLE, MONTHLY, UNLIMITED];

async function show(rules: readonly Rule[], props: Partial<CheckoutProps> = {}, language: 'en' | 'es' = 'en') {
  const server = fakeServer(rules);
  const told = { onOrder: vi.fn(), onLeave: vi.fn(), onPlan: vi.fn(), onStale: vi.fn() };
  await renderScreen(
    <Checkout
      offers={OFFERS}
      methods={[{ gateway: 'sandbox', test_cards: CARDS }]}
      vehicle={{ vin: VIN }}
      makes
      vehicleName="2014 Ford Escape"
      email="ana@example.com"
      today={new Date('2026-11-20T10:00:00Z')}
      {...told}
      {...props}
    />,
    server,
    language,
  );
  return { ...told, server, user: userEvent.setup() };
}

const sold = on(purchaseContract.buyStickerPlan, () => order());
const payButton = () => document.querySelector<HTMLButtonElement>('button[type=submit]')!;
const chosen = () => document.querySelector<HTMLInputElement>('input[type=radio]:checked')!.value;

describe('before payment', () => {
  it('selects the single purchase by default, and says on the button what happens', async () => {
    await show([]);
    expect(chosen()).toBe('sticker-single');
    expect(payButton().textContent).toBe('Pay $7.99 and get the sticker');
    expect(screen.getByText('For 2014 Ford Escape')).toBeDefined();
    expect(screen.getByText('One-time payment. Doesn’t renew.')).toBeDefined();
  });

  it("docs/decisions.md §6: sells a report without counted records, but doesn't promote it", async () => {
    const looks = () => payButton().className.match(/btn-(primary|outline)/)![1];
    const REPORT = plan({ id: 'report-single', product: 'report', price: 1299 });
    const MANY = plan({ id: 'report-bundle', product: 'report', kind: 'bundle', name: 'Five reports', credits: 5 });
    const { user } = await show([], { offers: [REPORT, MANY], foundNothing: true });
    expect(looks()).toBe('outline');
    expect(screen.getByText('Our free check found no records for this vehicle.')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: /Five reports/ }));
    expect(looks()).toBe('primary');
  });

  it('selects the plan named in the URL', async () => {
    await show([], { plan: 'sticker-bundle-3' });
    expect(payButton().textContent).toBe('Pay $17.99 for 3 stickers');
  });

  it('falls back to the default plan if the URL names one that is not offered', async () => {
    await show([], { plan: 'sticker-dealer-single' });
    expect(chosen()).toBe('sticker-single');
  });

  it('shows the price per document', async () => {
    await show([]);
    expect(screen.getByText('$6.00 each')).toBeDefined();
  });

  it('shows the renewal date, its price, and how to cancel', async () => {
    const { user, onPlan } = await show([]);
    await user.click(screen.getByRole('radio', { name: /Stickers monthly/ }));
    expect(screen.getByText('Next payment: $14.99 on Dec 20, 2026.')).toBeDefined();
    expect(screen.getByText(/Cancel in two clicks/)).toBeDefined();
    expect(payButton().textContent).toBe('Pay $14.99 and subscribe');
    expect(onPlan).toHaveBeenCalledWith('sticker-monthly');
  });

  it('states the fair-use limit of an unlimited plan', async () => {
    await show([], { plan: 'sticker-unlimited' });
    expect(screen.getByText('Unlimited stickers (fair use: up to 400 a month)')).toBeDefined();
    expect(
      screen.getByText('If you go over the fair-use limit, we’ll ask you before creating more stickers.'),
    ).toBeDefined();
  });

  it.each([
    ['en', 16_000, 'Includes $1.10 VAT (16%).'],
    ['en', 7_250, 'Includes $0.54 VAT (7.25%).'],
    ['es', 16_000, /^Incluye 1[.,]10 USD|^Incluye \$1\.10/],
  ] as const)(
    'shows the tax included in the price in %s at rate %i, and charges the same total',
    async (language, rate, words) => {
      await show([], { offers: [{ ...plan(), tax: { name: 'VAT', rate } }] }, language);
      expect(screen.getByText(words)).toBeDefined();
      expect(payButton().textContent).toContain('$7.99');
    },
  );

  it("shows no tax line if tax isn't itemized", async () => {
    await show([]);
    expect(screen.queryByText(/^Includes/)).toBeNull();
  });

  it('is available in Spanish', async () => {
    await show([], {}, 'es');
    expect(payButton().textContent).toBe('Pagar $7.99 y obtener la etiqueta');
  });
});

describe('paying', () => {
  it('sends the selected plan with the sandbox card, and passes on the order', async () => {
    const { user, server, onOrder } = await show([sold]);
    await user.click(payButton());
    await waitFor(() => expect(onOrder).toHaveBeenCalledWith(order()));
    expect(server.requests[0]!.input).toMatchObject({
      cart_plan: 'sticker-single',
      email: 'ana@example.com',
      price: 799,
      vin: VIN,
      decal_single: true,
      payment_token: 'sandbox-success',
    });
  });

  it('sends no card if the gateway asks for it on its own page', async () => {
    const { user, server, onOrder } = await show([sold], { methods: [{ gateway: 'stripe', test_cards: [] }] });
    expect(screen.getByText(/We never see your card number/)).toBeDefined();
    await user.click(payButton());
    await waitFor(() => expect(onOrder).toHaveBeenCalled());
    expect(server.requests[0]!.input).not.toHaveProperty('payment_token');
  });

  it('sends the buyer to the bank if it asks for confirmation', async () => {
    const waiting = order({ state: 'action', action_url: '/checkout/bank#order=k' });
    const { user, onLeave, onOrder } = await show([on(purchaseContract.buyStickerPlan, () => waiting)]);
    await user.click(payButton());
    await waitFor(() => expect(onLeave).toHaveBeenCalledWith('/checkout/bank#order=k', waiting));
    expect(onOrder).not.toHaveBeenCalled();
  });

  it('shows progress, and pays once even if the button is clicked twice', async () => {
    const { user, server } = await show([on(purchaseContract.buyStickerPlan, noAnswerYet)]);
    await user.click(payButton());
    await user.click(payButton());
    expect(payButton().textContent).toBe('Processing…');
    expect(server.requests).toHaveLength(1);
  });

  it('shows the server’s message for a declined card, and keeps the selection', async () => {
    const declined = on(purchaseContract.buyStickerPlan, () => refused(422, 'The bank declined this card.'));
    const { user } = await show([declined], { plan: 'sticker-bundle-3' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Test card' }), 'A card that is declined');
    await user.click(payButton());
    expect((await screen.findByRole('alert')).textContent).toContain('The bank declined this card.');
    expect(chosen()).toBe('sticker-bundle-3');
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('sandbox-decline');
  });

  it("says that a retry won't charge twice if there was no response", async () => {
    const { user } = await show([on(purchaseContract.buyStickerPlan, connectionLost)]);
    await user.click(payButton());
    expect((await screen.findByRole('alert')).textContent).toContain('You won’t be charged twice');
  });

  it('reloads the plans if the price has changed', async () => {
    const changed = on(purchaseContract.buyStickerPlan, () => refused(422, 'The price has changed.', { price: 899 }));
    const { user, onStale } = await show([changed]);
    await user.click(payButton());
    await screen.findByText('The price has changed.');
    expect(onStale).toHaveBeenCalledOnce();
  });

  it('shows no pay button if no payment method is available', async () => {
    await show([], { methods: [] });
    expect(payButton()).toBeNull();
    expect(screen.getByText('Payments aren’t available right now')).toBeDefined();
  });
});

describe('a visitor', () => {
  it('is asked for an email, which is validated', async () => {
    const { user, server, onOrder } = await show([sold], { email: undefined });
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@');
    await user.click(payButton());
    expect(screen.getByText('Enter a valid email address.')).toBeDefined();
    expect(server.requests).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'Example.com');
    await user.click(payButton());
    await waitFor(() => expect(onOrder).toHaveBeenCalled());
    expect(server.requests[0]!.input['email']).toBe('ana@example.com');
  });
});

describe('docs/decisions.md §6: a coupon is validated, then priced against the cart', () => {
  const TEN = on(couponContract.discountValidation, ({ code, cart_plan }) => {
    const price = OFFERS.find(({ id }) => id === cart_plan)!.price;
    const discount = Math.round(price / 10);
    return { code, price, discount, total: price - discount, currency: 'USD', words: '10% off' };
  });
  const GOOD = on(couponContract.validateCoupon, ({ code }) => ({
    code,
    percent: 10,
    amount: null,
    currency: null,
    plans: null,
    ends_at: null,
    words: '10% off',
  }));
  const enter = async (user: ReturnType<typeof userEvent.setup>, code: string) => {
    await user.click(screen.getByRole('button', { name: 'Add coupon code' }));
    await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), code);
    await user.keyboard('{Enter}');
  };

  it('shows the new total and charges it', async () => {
    const { user, server, onOrder } = await show([GOOD, TEN, sold]);
    await enter(user, 'welcome10');
    expect(await screen.findByText('10% off')).toBeDefined();
    expect(payButton().textContent).toBe('Pay $7.19 and get the sticker');
    await user.click(payButton());
    await waitFor(() => expect(onOrder).toHaveBeenCalled());
    expect(server.requests.at(-1)!.input).toMatchObject({ coupon: 'WELCOME10', price: 719 });
  });

  it('shows the tax of the discounted total', async () => {
    const { user } = await show([GOOD, TEN], { offers: [{ ...plan(), tax: { name: 'VAT', rate: 16_000 } }] });
    await enter(user, 'WELCOME10');
    expect(await screen.findByText('Includes $0.99 VAT (16%).')).toBeDefined();
  });

  it('is priced again for another plan, and can be removed', async () => {
    const { user, server } = await show([GOOD, TEN]);
    await enter(user, 'WELCOME10');
    await screen.findByText('10% off');
    await user.click(screen.getByRole('radio', { name: /Three stickers/ }));
    await waitFor(() => expect(payButton().textContent).toBe('Pay $16.19 for 3 stickers'));
    const asked = ['coupon.validate', 'coupon.discount', 'coupon.discount'];
    expect(server.requests.map(({ name }) => name)).toEqual(asked);
    expect(server.requests[0]!.input).toEqual({ code: 'WELCOME10', email: 'ana@example.com' });
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(payButton().textContent).toBe('Pay $17.99 for 3 stickers');
  });

  it('shows the server’s reason for refusing it, and charges the full price', async () => {
    const over = on(couponContract.validateCoupon, () => refused(422, 'This coupon is over.'));
    const { user } = await show([over]);
    await enter(user, 'SUMMER');
    expect((await screen.findByRole('alert')).textContent).toContain('This coupon is over.');
    expect(payButton().textContent).toBe('Pay $7.99 and get the sticker');
  });

  it("shows the server’s reason if it doesn't apply to this plan", async () => {
    const other = on(couponContract.discountValidation, () => refused(422, 'This coupon is for other plans.'));
    const { user } = await show([GOOD, other]);
    await enter(user, 'SUMMER');
    expect((await screen.findByRole('alert')).textContent).toContain('This coupon is for other plans.');
  });

  it("doesn't send a malformed code to the server", async () => {
    const { user, server } = await show([]);
    await enter(user, 'a b');
    expect(screen.getByText('Use 2 to 40 letters, digits, or hyphens.')).toBeDefined();
    expect(server.requests).toEqual([]);
  });

  it('offers the document for free if the coupon covers the full price', async () => {
    const all = on(couponContract.discountValidation, ({ code }) => ({
      code,
      price: 799,
      discount: 799,
      total: 0,
      currency: 'USD',
      words: '100% off',
    }));
    const { user } = await show([GOOD, all]);
    await enter(user, 'GIFT');
    await waitFor(() => expect(payButton().textContent).toBe('Get the sticker for free'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
