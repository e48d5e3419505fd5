import { billingContract, invoiceContract, type OrderView, purchaseContract } from '@vinlore/billing-domain';
import { connectionLost, fakeServer, noAnswerYet, on, refused, type Rule } from '@vinlore/testing-web';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUNDLE, MONTHLY, order, plan, renderScreen, UNLIMITED, VIN } from '../testing/screens.tsx';
import { BankQuestionScreen } from './bank-question.tsx';
import { useVisitorWays } from './order-ways.tsx';
import { InvoiceLinkScreen } from './invoice-link.tsx';
import { OrderSheet, OrderStandingScreen } from './order-standing.tsx';
import { VisitorCheckoutScreen } from './visitor-checkout.tsx';
import type { CheckoutRequest } from './checkout-request.ts';

const KEY = 'order-key-of-a-test';
const DOCUMENT = { kind: 'sticker', id: 's1', title: '2014 Ford Escape', pdf_url: '/api-cwa/view_pdf?id=s1' } as const;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** An opaque selection: this slice passes it through without reading it. */
const CHOSEN = '{"trim":"SE"}';

/** Simulates a page opened by a link with this key. */
const linkWith = (value: string | null) =>
  window.history.replaceState(value === null ? null : { linkSecret: { name: 'order', value } }, '');

const assign = vi.fn<(url: string | URL) => void>();
const replace = vi.fn<(url: string | URL) => void>();
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.spyOn(window.location, 'replace').mockImplementation(replace);
  // A failed purchase is logged (spec §8).
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  assign.mockReset();
  replace.mockReset();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the visitor checkout', () => {
  const request: CheckoutRequest = {
    product: 'sticker',
    plan: null,
    coupon: null,
    vehicle: { vin: VIN, plate: '7ABC123', state: 'CA' },
  };
  async function show(
    rules: readonly Rule[],
    changes: Partial<CheckoutRequest> = {},
    madeOf: 'vin' | 'name' | null = 'vin',
  ) {
    const server = fakeServer(rules);
    await renderScreen(
      <VisitorCheckoutScreen
        request={{ ...request, ...changes }}
        madeOf={madeOf}
        vehicleName="2014 Ford Escape"
        offers={[plan(), BUNDLE, MONTHLY]}
        methods={[{ gateway: 'sandbox', test_cards: [{ token: 'sandbox-success', name: 'Payment succeeds' }] }]}
        posting={{ purchaseKey: '0'.repeat(32), discount: null }}
        choice={<p>What it shows</p>}
        selection={CHOSEN}
      />,
      server,
    );
    const user = userEvent.setup();
    const pay = async () => {
      await user.type(screen.getByRole('textbox', { name: /email/i }), 'Ana@Example.com');
      await user.click(screen.getByRole('button', { name: /^Pay / }));
    };
    return { server, user, pay };
  }
  const buys = (answer: Partial<OrderView> = {}) => on(purchaseContract.buyStickerPlan, () => order(answer));

  it('needs only an email to pay, sends the vehicle along, and continues to the order page', async () => {
    const { server, pay } = await show([buys()]);
    await pay();
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/checkout/thanks#order=${KEY}`));
    expect(server.requests[0]!.input).toMatchObject({
      email: 'ana@example.com',
      cart_plan: 'sticker-single',
      price: 799,
      vin: VIN,
      plate: '7ABC123',
      state: 'CA',
    });
  });

  it('creates a sticker for a vehicle without a VIN: the button says so, and the vehicle is sent without a VIN', async () => {
    const vehicle = { year: '1967', make: 'FORD', model: 'Mustang' };
    const { server, user } = await show([buys()], { vehicle: { ...vehicle, vin: 'VC57S1' } }, 'name');
    await user.type(screen.getByRole('textbox', { name: /email/i }), 'ana@example.com');
    await user.click(screen.getByRole('button', { name: 'Pay $7.99 and get the sticker' }));
    await waitFor(() => expect(server.requests).toHaveLength(1));
    expect(server.requests[0]!.input).toMatchObject({ vin: 'CREDIT', ...vehicle });
  });

  it('buys a credit if no document can be created for the VIN', async () => {
    const { server, pay } = await show([buys()], {}, null);
    await pay();
    await waitFor(() => expect(server.requests).toHaveLength(1));
    expect(server.requests[0]!.input).toMatchObject({ vin: 'CREDIT', plate: '7ABC123' });
  });

  it('docs/decisions.md §6: sends the selected options with the order', async () => {
    const { server, pay } = await show([buys()]);
    expect(screen.getByText('What it shows')).toBeTruthy();
    await pay();
    await waitFor(() => expect(server.requests[0]!.input).toMatchObject({ vin: VIN, selection: CHOSEN }));
  });

  it('docs/decisions.md §6: shows no options if the plan creates no document', async () => {
    const { server, user, pay } = await show([buys()]);
    await user.click(screen.getByRole('radio', { name: new RegExp(BUNDLE.name) }));
    expect(screen.queryByText('What it shows')).toBeNull();
    await pay();
    await waitFor(() => expect(server.requests).toHaveLength(1));
    expect(server.requests[0]!.input).not.toHaveProperty('selection');
  });

  it('docs/decisions.md §6: shows no options if the vehicle gets no document', async () => {
    await show([buys()], {}, null);
    expect(screen.queryByText('What it shows')).toBeNull();
  });

  it('sends the buyer to the bank if it asks for confirmation', async () => {
    const { pay } = await show([buys({ state: 'action', action_url: 'http://shop/checkout/bank#order=k' })]);
    const kept = vi.spyOn(history, 'replaceState');
    await pay();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('http://shop/checkout/bank#order=k'));
    expect(kept).toHaveBeenLastCalledWith(null, '', `/checkout/thanks#order=${KEY}`);
  });

  it('reloads a page restored from the back/forward cache', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await show([]);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('keeps the button busy after payment until the next page loads, so nothing is bought twice', async () => {
    const { server, user, pay } = await show([buys()]);
    await pay();
    await waitFor(() => expect(replace).toHaveBeenCalled());
    await user.click(screen.getByRole('button', { name: 'Processing…' }));
    expect(server.requests).toHaveLength(1);
  });

  it('keeps the selected plan in the URL, for reload and Back', async () => {
    const replaced = vi.spyOn(history, 'replaceState');
    const { user } = await show([]);
    await user.click(screen.getByRole('radio', { name: /Three stickers/ }));
    const address = `/checkout?product=sticker&plan=sticker-bundle-3&vin=${VIN}&plate=7ABC123&state=CA`;
    expect(replaced).toHaveBeenLastCalledWith(history.state, '', address);
    expect(hrefOf('Sign in to pay')).toBe(address.replace('/checkout', '/members/buy'));
  });

  it('shows the server’s message if the payment is declined, and keeps what was typed', async () => {
    const { pay } = await show([on(purchaseContract.buyStickerPlan, () => refused(422, 'The card was declined.'))]);
    await pay();
    expect((await screen.findByRole('alert')).textContent).toContain('The card was declined.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /email/i }).value).toBe('Ana@Example.com');
    expect(replace).not.toHaveBeenCalled();
  });

  it('shows a changed price before it can be paid', async () => {
    const stale = on(purchaseContract.buyStickerPlan, () => refused(422, 'The price has changed.', { price: 899 }));
    const { pay } = await show([stale, on(billingContract.stickerPlans, () => [plan({ price: 899 })])]);
    await pay();
    await screen.findByRole('button', { name: 'Pay $8.99 and get the sticker' });
    expect(screen.getByText('The price has changed.')).toBeDefined();
  });
});

describe('the sandbox bank', () => {
  const asks = order({ state: 'action', action_url: '/checkout/bank' });
  async function show(rules: readonly Rule[], of: OrderView = asks, inAccount = false) {
    linkWith(KEY);
    const server = fakeServer([on(purchaseContract.paymentUpdate, () => of), ...rules]);
    await renderScreen(<BankQuestionScreen inAccount={inAccount} />, server);
    await heading(of.state === 'action' ? 'Approve this payment?' : 'You already responded');
    const [asked] = server.requests.splice(0);
    expect(asked!.input).toEqual({ custom_data: KEY });
    return { server, user: userEvent.setup() };
  }

  it.each([
    ['Approve $7.99', 'approve'],
    ['Decline payment', 'refuse'],
  ])('sends the answer of “%s” and continues to the order', async (name, answer) => {
    const { server, user } = await show([on(purchaseContract.answerChallenge, () => order())]);
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/checkout/thanks#order=${KEY}`));
    expect(server.requests[0]!.input).toEqual({ custom_data: KEY, answer });
  });

  it('returns a member to the order in their account', async () => {
    const { user } = await show([on(purchaseContract.answerChallenge, () => order())], asks, true);
    await user.click(screen.getByRole('button', { name: 'Approve $7.99' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/members/orders/${asks.id}`));
  });

  it('sends one answer, and disables both buttons meanwhile', async () => {
    const { server, user } = await show([on(purchaseContract.answerChallenge, noAnswerYet)]);
    await user.click(screen.getByRole('button', { name: 'Approve $7.99' }));
    await user.click(screen.getByRole('button', { name: 'Decline payment' }));
    expect(server.requests).toHaveLength(1);
  });

  it('continues to the order if it was already answered in another tab', async () => {
    const { user } = await show([on(purchaseContract.answerChallenge, () => refused(409, 'Answered.'))]);
    await user.click(screen.getByRole('button', { name: 'Approve $7.99' }));
    await waitFor(() => expect(replace).toHaveBeenCalled());
  });

  it('shows an error after a lost connection, and can be answered again', async () => {
    const { user } = await show([on(purchaseContract.answerChallenge, connectionLost)]);
    await user.click(screen.getByRole('button', { name: 'Approve $7.99' }));
    await screen.findByRole('alert');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve $7.99' }).disabled).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  });

  it('links to the order if there is nothing to confirm', async () => {
    await show([], order());
    await heading('You already responded');
    expect(hrefOf('View order')).toBe(`/checkout/thanks#order=${KEY}`);
  });
});

/** An order that is known when the page renders, as in the account. */
function Sheet({ first }: { readonly first: OrderView | null }) {
  return <OrderSheet orderKey={KEY} order={first} ways={useVisitorWays()} />;
}

describe('the order page opened with the key in the link’s fragment', () => {
  async function show(key: string | null, answer: () => ReturnType<typeof refused> | OrderView) {
    linkWith(key);
    const server = fakeServer([on(purchaseContract.paymentUpdate, answer)]);
    await renderScreen(<OrderStandingScreen />, server);
    return server;
  }

  it('requests the order with the key', async () => {
    const server = await show(KEY, () => order({ vin: VIN, document: DOCUMENT }));
    await heading('Your sticker is ready');
    expect(server.requests.map(({ input }) => input)).toEqual([{ custom_data: KEY }]);
  });

  it('shows the tax included in the payment on the receipt', async () => {
    await show(KEY, () => order({ vin: VIN, document: DOCUMENT, tax: { name: 'VAT', rate: 7_250, amount: 54 } }));
    expect((await screen.findByText('Includes VAT (7.25%)')).nextElementSibling?.textContent).toBe('$0.54');
  });

  it("shows no tax line on the receipt if tax isn't itemized", async () => {
    await show(KEY, () => order({ vin: VIN, document: DOCUMENT }));
    await screen.findByText('Paid');
    expect(screen.queryByText(/^Includes/)).toBeNull();
  });

  it('shows what to do without a key, and sends no request', async () => {
    const server = await show(null, () => refused(404, 'None.'));
    await heading('Order not found');
    expect(hrefOf('View my orders')).toBe('/members/orders');
    expect(server.requests).toEqual([]);
  });

  it('rejects a truncated key immediately, and sends no request', async () => {
    const server = await show('none', () => refused(404, 'None.'));
    await heading('Order not found');
    expect(server.requests).toEqual([]);
  });

  it('requests an unknown key only once', async () => {
    const server = await show('unknown-key', () => refused(404, 'None.'));
    await heading('Order not found');
    expect(server.requests).toHaveLength(1);
  });
});

describe('the invoice link in an email', () => {
  async function show(
    key: string | null,
    answers: readonly (() => ReturnType<typeof refused> | { url: string; number: string })[],
  ) {
    window.history.replaceState(key === null ? null : { linkSecret: { name: 'key', value: key } }, '');
    const left = [...answers];
    const server = fakeServer([on(invoiceContract.invoiceLink, () => left.shift()!())]);
    await renderScreen(<InvoiceLinkScreen />, server);
    return server;
  }

  it('posts the key and shows a short-lived link to the PDF', async () => {
    const server = await show(KEY, [() => ({ url: '/api-cwa/invoice?key=short', number: '2026-00042' })]);
    await heading('Invoice 2026-00042');
    expect(hrefOf('Open PDF')).toBe('/api-cwa/invoice?key=short');
    expect(server.requests.map(({ input }) => input)).toEqual([{ key: KEY }]);
  });

  it("shows why the link doesn't work, and what to do if the key is missing", async () => {
    await show(KEY, [() => refused(404, 'This link has expired.')]);
    await screen.findByText('This link has expired.');
    document.body.replaceChildren();
    const server = await show(null, []);
    await heading('This link is incomplete');
    expect(server.requests).toEqual([]);
  });
});

describe('the order page', () => {
  async function show(first: OrderView | null, answers: readonly OrderView[] = [], language: 'en' | 'es' = 'en') {
    const left = [...answers];
    const server = fakeServer([on(purchaseContract.paymentUpdate, () => left.shift() ?? connectionLost())]);
    await renderScreen(<Sheet first={first} />, server, language);
    return server;
  }
  /** Advances the timers to the next poll. */
  const look = () => act(() => vi.advanceTimersByTimeAsync(6_000));

  it('shows the document to open and download, and stops polling', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const server = await show(order({ vin: VIN, document: DOCUMENT }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your sticker is ready');
    expect(hrefOf('Open sticker (PDF)')).toBe(DOCUMENT.pdf_url);
    expect(hrefOf('Download')).toBe(`${DOCUMENT.pdf_url}&download=1`);
    expect(screen.getByText(/opens this page for 90 days/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
    expect(hrefOf('Open invoice (PDF)')).toBe('/api-cwa/invoice?key=signed-key');
    await look();
    expect(server.requests).toEqual([]);
  });

  it('docs/decisions.md §4: offers an account, and requests its email once', async () => {
    const asked = vi.fn();
    const server = fakeServer([
      on(purchaseContract.orderAccount, () => {
        asked();
        return asked.mock.calls.length === 1 ? connectionLost() : null;
      }),
    ]);
    await renderScreen(<Sheet first={order({ vin: VIN, document: DOCUMENT, account_offered: true })} />, server, 'en');
    const button = () => screen.queryByRole('button', { name: 'Create account' });
    await act(async () => button()!.click());
    expect(button(), 'a lost connection leaves the button').not.toBeNull();
    await act(async () => button()!.click());
    expect(button()).toBeNull();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('polls while the payment and then the document are in progress', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const server = await show(order({ vin: VIN, state: 'pending' }), [
      order({ vin: VIN, making: true }),
      order({ vin: VIN, document: DOCUMENT }),
    ]);
    const title = () => screen.getByRole('heading', { level: 1 }).textContent;
    expect(title()).toBe('Your payment is processing');
    expect(screen.getByText(/Please don’t pay again/)).toBeDefined();
    await look();
    expect(title()).toBe('Paid. Creating your sticker…');
    await look();
    expect(title()).toBe('Your sticker is ready');
    await look();
    expect(server.requests).toHaveLength(2);
  });

  it('shows the invoice, which follows the payment, as soon as it exists', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const paid = { plan: BUNDLE, invoice_url: null };
    const server = await show(order(paid), [order(paid), order({ plan: BUNDLE })]);
    const invoice = () => screen.queryByRole('link', { name: 'Open invoice (PDF)' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your 3 credits are ready');
    await look();
    expect(invoice()).toBeNull();
    await look();
    expect(invoice()).not.toBeNull();
    await look();
    expect(server.requests).toHaveLength(2);
  });

  it('stops polling after about two minutes, and refers to the email', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const server = await show(order({ state: 'pending' }));
    for (let minute = 0; minute < 60; minute++) await look();
    expect(server.requests).toHaveLength(30);
    expect(screen.getByText(/Check your inbox in a few minutes/)).toBeDefined();
  });

  it('shows why a payment was declined, and links back with plan, coupon, and vehicle', async () => {
    const named = { plate: '7ABC123', state: 'CA', year: '2014', make: 'FORD', model: 'Escape', trim: 'SE' };
    const vehicle = { ...named, region: 'CA' };
    await show(
      order({
        state: 'declined',
        declined: 'The bank said no. Nothing was charged.',
        coupon: 'SPRING-20',
        vin: VIN,
        vehicle,
      }),
    );
    await heading('Your payment didn’t go through');
    expect(screen.getByText('The bank said no. Nothing was charged.')).toBeDefined();
    expect(hrefOf('Pay another way')).toBe(
      `/checkout?product=sticker&plan=sticker-single&coupon=SPRING-20&vin=${VIN}&plate=7ABC123&state=CA&year=2014&make=FORD&model=Escape&trim=SE&region=CA`,
    );
  });

  it.each<[string, Partial<OrderView>, boolean]>([
    ['paid', { plan: BUNDLE }, true],
    ['partly refunded', { plan: BUNDLE, refunded: 100 }, true],
    ['one that cost nothing', { plan: BUNDLE, amount: 0 }, false],
    ['declined', { state: 'declined' }, false],
    ['refunded', { state: 'refunded', refunded: 799 }, false],
  ])('offers a refund request by email with the order number: %s', async (_what, changes, isOffered) => {
    await show(order(changes));
    const href = screen.queryByRole('link', { name: 'Request a refund' })?.getAttribute('href');
    expect(href?.replace(/^mailto:.*\?/, '')).toBe(isOffered ? 'subject=Refund%20for%20order%20K7Q2-9M4X' : undefined);
  });

  it('lists the credit notes of a refunded order, each with its PDF', async () => {
    const credit_notes = [{ number: 'CN-2026-00007', url: '/api-cwa/invoice?key=note' }];
    await show(order({ state: 'refunded', refunded: 799, credit_notes }));
    expect(hrefOf('Credit note CN-2026-00007 (PDF)')).toBe('/api-cwa/invoice?key=note');
  });

  it('promises no refund if the credit was used for another vehicle', async () => {
    const empty = { kind: 'report', id: 'R1', title: '2019 Mazda3', pdf_url: '/p', credit_returned: true } as const;
    await show(order({ plan: plan({ product: 'report' }), document: empty, credit_used: true }));
    expect(screen.getByText(/used for another vehicle, so there’s nothing to refund/)).toBeDefined();
    expect(screen.queryByText(/refunding/)).toBeNull();
  });

  it('lets the buyer pay another way instead of confirming with the bank', async () => {
    await show(order({ state: 'action', action_url: 'http://bank/ask', coupon: 'SPRING-20' }));
    expect(hrefOf('Go to my bank')).toBe('http://bank/ask');
    expect(hrefOf('Pay another way')).toBe('/checkout?product=sticker&plan=sticker-single&coupon=SPRING-20');
  });

  it("keeps the buyer's vehicle when credits are bought for later", async () => {
    const vehicle = { plate: '', state: '', year: '1967', make: 'FORD', model: 'Mustang', trim: '', region: '' };
    await show(order({ plan: BUNDLE, vehicle }));
    await heading('Your 3 credits are ready');
    expect(screen.getByText(/To use a credit for the 1967 FORD Mustang/)).toBeDefined();
    expect(hrefOf('Create a sticker')).toBe('/members/dashboard?year=1967&make=FORD&model=Mustang#window-sticker');
  });

  it('spec §3: calls them credits if the brand’s credits pay for everything, in Spanish too', async () => {
    await show(order({ plan: BUNDLE }), [], 'es');
    await heading('Ya tienes tus 3 créditos');
  });

  it('shows no progress for a bundle bought with a VIN, and links to that VIN', async () => {
    await show(order({ plan: BUNDLE, vin: VIN }));
    await heading('Your 3 credits are ready');
    expect(hrefOf('Create a sticker')).toBe(`/members/dashboard?vin=${VIN}#window-sticker`);
  });

  it('mentions no credits for an unlimited plan', async () => {
    await show(order({ plan: UNLIMITED }));
    await heading('Your plan is active');
    expect(screen.getByText(/included in your plan/)).toBeDefined();
    expect(document.body.textContent).not.toContain('don’t expire');
  });

  it('shows when a plan renews and at what price', async () => {
    await show(order({ plan: MONTHLY, renews_at: '2026-12-20T10:00:00Z' }));
    expect(screen.getByText(/renews on Dec 20, 2026 for \$14\.99/)).toBeDefined();
  });

  it.each([
    [{ document_failed: true, vin: VIN }, 'Paid, but we couldn’t create the sticker'],
    [{ state: 'action', action_url: '/checkout/bank' }, 'Confirm this payment with your bank'],
    [{ state: 'refunded', refunded: 799 }, 'This order was refunded'],
  ] as const)('%j', async (changes, title) => {
    await show(order(changes));
    await heading(title);
  });

  it('says that the credit is unused if no source has data for the report', async () => {
    await show(order({ document_failed: true, vin: VIN, plan: plan({ product: 'report' }) }));
    await heading('Paid, but we couldn’t create a report');
    expect(screen.getByText(/have no data on this vehicle.*Your credit wasn’t used/)).toBeDefined();
  });

  it('says that an empty report’s credit was returned, and counts it among those left', async () => {
    const empty = { ...DOCUMENT, kind: 'report', credit_returned: true } as const;
    await show(order({ vin: VIN, document: empty, plan: plan({ product: 'report' }) }));
    await heading('No records found – your credit was returned');
    expect(screen.getByText(/1 more credit in your account/)).toBeDefined();
  });

  it.each(['paid', 'refunded'] as const)(
    'docs/decisions.md §4: refunds an empty report, which stays available (%s)',
    async (state) => {
      const document = { ...DOCUMENT, kind: 'report', credit_returned: true } as const;
      await show(order({ state, vin: VIN, document, plan: plan({ product: 'report' }), money_back: true }));
      await heading('No records found – you’re getting a refund');
      expect(screen.getByText(/to your original payment method/)).toBeDefined();
      expect(screen.getByRole('link', { name: 'Open report (PDF)' })).toBeDefined();
      expect(screen.queryByText(/more credit/)).toBeNull();
    },
  );

  it('docs/decisions.md §4: lets a visitor read the report on a page without an account', async () => {
    const page_url = '/your-report?id=R1&signature=s';
    await show(order({ vin: VIN, document: { ...DOCUMENT, kind: 'report', page_url } }));
    await heading('Your report is ready');
    expect(screen.getByRole('link', { name: 'View report' }).getAttribute('href')).toBe(page_url);
    expect(screen.getByRole('link', { name: 'Open report (PDF)' })).toBeDefined();
  });

  it('lets a visitor open the report as a PDF', async () => {
    await show(order({ vin: VIN, document: { ...DOCUMENT, kind: 'report' } }));
    await heading('Your report is ready');
    expect(screen.getByRole('link', { name: 'Open report (PDF)' }).getAttribute('href')).toBe(DOCUMENT.pdf_url);
    expect(screen.queryByRole('link', { name: 'View report' })).toBeNull();
  });

  it('is available in Spanish', async () => {
    await show(order({ vin: VIN, document: DOCUMENT }), [], 'es');
    await heading('Tu etiqueta está lista');
  });
});
