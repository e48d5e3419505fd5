import { NO_LIMITS } from '@vinlore/billing-domain';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCoupon } from '../coupons/administration.ts';
import { checkCoupon } from '../coupons/coupon-store.ts';
import { PLANS, spanish } from './testing/buying-api.ts';
import { purchaseOf, VIN } from './testing/cart.ts';
import { createPurchaseBench } from './testing/purchase-bench.ts';

const bench = await createPurchaseBench();
afterAll(() => bench.end());
beforeEach(() => {
  bench.letters.length = 0;
  bench.offered.length = 0;
});

const MINUTE = 60_000;
const fresh = () => `${randomUUID()}@example.com`;
const NO_VEHICLE = { plate: '', state: '', year: '', make: '', model: '', trim: '', region: '' };

/** Waits for the receipt that follows a purchase. */
const told = (to: string) =>
  vi.waitFor(() => {
    const letter = bench.letters.find((each) => each.to === to);
    if (!letter) throw new Error('No letter yet.');
    return letter;
  });

describe('spec §3: a purchase', () => {
  it('of a bundle gives a member credits, a receipt, an invoice, and an audit entry', async () => {
    const email = fresh();
    const token = bench.member(email);
    const bought = await bench.buy(purchaseOf(PLANS.bundle), { token });
    expect(bought).toMatchObject({
      status: 200,
      data: {
        state: 'paid',
        number: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/) as string,
        plan: { id: 'three', name: 'Plan for cars' },
        amount: 1999,
        discount: 0,
        refunded: 0,
        coupon: null,
        vin: null,
        vehicle: NO_VEHICLE,
        document: null,
        renews_at: null,
        invoice_url: null,
      },
    });
    expect(await bench.balance(token)).toEqual({ vhr: 0, sticker: 3, global: 0 });
    const receipt = await told(email);
    expect(receipt.subject).toBe('Your receipt from Test Brand: Plan for cars');
    for (const words of [
      '$19.99',
      bought.data.number,
      '3 sticker credits are in your account',
      'https://open.example/invoice#key=',
    ])
      expect(receipt.text).toContain(words);
    expect(receipt.text).toContain(`https://open.example/checkout/thanks#order=${bought.data.key}`);
    const now = await vi.waitFor(async () => {
      const update = await bench.update(bought.data.key);
      expect(update.data.invoice_url).toMatch(/^\/api-cwa\/invoice\?key=/);
      return update;
    });
    expect(now.data).toMatchObject({ state: 'paid', number: bought.data.number });
    expect(await bench.acts(bought.data.id)).toEqual(['order.paid']);
  });

  it('of a single sticker for a VIN returns the sticker and spends the credit', async () => {
    const token = bench.member();
    const bought = await bench.buy(purchaseOf(PLANS.single, { vin: VIN.toLowerCase() }), { token });
    expect(bought).toMatchObject({
      status: 200,
      data: { vin: VIN, document: { kind: 'sticker', title: `Car ${VIN}` }, document_failed: false },
    });
    expect(bought.data.document!.pdf_url).toBe(`/pdf/${bought.data.document!.id}`);
    expect((await bench.balance(token)).sticker).toBe(0);
  });

  it('keeps the credit if no document can be made from the VIN, and says so', async () => {
    const email = fresh();
    const token = bench.member(email);
    const bought = await bench.buy(purchaseOf(PLANS.single, { vin: 'BADVIN' }), { token });
    expect(bought.data).toMatchObject({ state: 'paid', document: null, document_failed: true });
    expect((await bench.balance(token)).sticker).toBe(1);
    expect((await told(email)).text).toContain('We couldn’t create a sticker from the VIN BADVIN');
  });

  it('of a bundle with a VIN stores the VIN and leaves the document to the member', async () => {
    const token = bench.member();
    const bought = await bench.buy(purchaseOf(PLANS.bundle, { vin: VIN }), { token });
    expect(bought.data).toMatchObject({ vin: VIN, document: null, document_failed: false });
    expect((await bench.balance(token)).sticker).toBe(3);
  });

  it('returns plate or year, make, and model, and the region with the order', async () => {
    const named = { plate: 'ABC1', state: 'CA', year: '1967', make: 'Tatra', model: '603', trim: 'II' };
    const vehicle = { ...named, region: 'CA' };
    const bought = await bench.buy(purchaseOf(PLANS.single, vehicle), { token: bench.member() });
    expect(bought.data).toMatchObject({ vin: null, vehicle, document: null, making: false, document_failed: false });
    expect((await bench.update(bought.data.key)).data.vehicle).toEqual(vehicle);
  });

  it('of a single sticker for a described vehicle returns its sticker; of a bundle gives credits', async () => {
    const token = bench.member();
    const vehicle = { year: '1967', make: 'Ford', model: 'Mustang', trim: 'GT' };
    const bought = await bench.buy(purchaseOf(PLANS.single, vehicle), { token });
    expect(bought.data).toMatchObject({
      vin: null,
      vehicle: { ...NO_VEHICLE, ...vehicle },
      document: { kind: 'sticker', title: 'Car 1967 Ford Mustang GT' },
      making: false,
    });
    expect((await bench.balance(token)).sticker).toBe(0);
    const credits = await bench.buy(purchaseOf(PLANS.bundle, vehicle), { token });
    expect(credits.data).toMatchObject({ vehicle: { ...NO_VEHICLE, ...vehicle }, document: null, making: false });
    expect((await bench.balance(token)).sticker).toBe(3);
  });

  it('keeps the credit if no document can be made from the description, and names the vehicle in the receipt', async () => {
    const email = fresh();
    const token = bench.member(email);
    const vehicle = { year: '1958', make: 'Ford', model: 'Edsel' };
    const bought = await bench.buy(purchaseOf(PLANS.single, vehicle), { token });
    expect(bought.data).toMatchObject({ document: null, document_failed: true, making: false });
    expect((await bench.balance(token)).sticker).toBe(1);
    expect((await told(email)).text).toContain(
      'We couldn’t create a sticker from the details you entered: 1958 Ford Edsel.',
    );
  });

  it('of a renewing plan starts a subscription and says when it renews', async () => {
    const email = fresh();
    const token = bench.member(email);
    const bought = await bench.buy(purchaseOf(PLANS.monthly), { token });
    expect(bought.data).toMatchObject({ state: 'paid', renews_at: '2026-12-20T10:00:00.000Z' });
    expect((await bench.balance(token)).sticker).toBe(2);
    expect((await told(email)).text).toContain('renews on Dec 20, 2026 for $15.99');
    expect((await bench.update(bought.data.key)).data.renews_at).toBe(bought.data.renews_at);
    const cancel = sql`update billing_subscription set ends_with_period = true where order_id = ${bought.data.id}`;
    await cancel.execute(bench.database.kysely);
    expect((await bench.update(bought.data.key)).data.renews_at).toBeNull();
    const unlimited = await bench.buy(purchaseOf(PLANS.unlimited), { token });
    expect(unlimited.data.renews_at).toBe('2027-11-20T10:00:00.000Z');
    expect((await bench.balance(token)).sticker).toBe(2);
  });

  it('docs/decisions.md §1: grants the brand’s kind of credit, in its language', async () => {
    const email = fresh();
    const token = bench.member(email, { of: spanish });
    const bought = await bench.buy(purchaseOf(PLANS.bundle), { token, of: spanish });
    expect(bought.data.plan.name).toBe('Plan para carros');
    expect(await bench.balance(token, spanish)).toEqual({ vhr: 0, sticker: 0, global: 3 });
    const receipt = await told(email);
    expect(receipt.subject).toBe('Tu recibo de Test Brand: Plan para carros');
    expect(receipt.text).toContain('Tienes 3 créditos más en tu cuenta');
  });
});

describe('docs/decisions.md §4: a visitor buys without an account', () => {
  it('gets the document without an account, and one email that explains the order’s link', async () => {
    const email = fresh();
    const bought = await bench.buy(purchaseOf(PLANS.single, { email: email.toUpperCase(), vin: VIN }));
    expect(bought).toMatchObject({ status: 200, data: { document: { title: `Car ${VIN}` }, account_offered: true } });
    await told(email);
    expect(bench.offered).toEqual([]);
    const letters = bench.letters.filter(({ to }) => to === email);
    expect(letters).toHaveLength(1);
    expect(letters[0]!.text).toContain('opens your order for 90 days, no account needed');
    expect(letters[0]!.text).not.toContain('/members/orders/');
  });

  it('gets an email to the order’s address when asking for an account with the order’s key', async () => {
    const email = fresh();
    const { data } = await bench.buy(purchaseOf(PLANS.bundle, { email }));
    const ask = (key: string) => bench.post('/api-cwa/order-account', new URLSearchParams({ custom_data: key }));
    const asked = await ask(data.key);
    expect(asked).toMatchObject({ status: 200, message: expect.stringContaining('Check your inbox') as string });
    expect(JSON.stringify(asked)).not.toContain(email);
    expect(bench.offered).toEqual([email]);
    expect((await ask(`${data.key}x`)).status).toBe(404);
  });

  it('learns nothing about whether the email has an account, and gets no offer for a member’s or unpaid order', async () => {
    const owned = await bench.buy(purchaseOf(PLANS.bundle, { email: `owner-${fresh()}` }));
    const free = await bench.buy(purchaseOf(PLANS.bundle, { email: fresh() }));
    expect([owned.data.account_offered, free.data.account_offered]).toEqual([true, true]);
    const member = await bench.buy(purchaseOf(PLANS.bundle), { token: bench.member() });
    expect(member.data.account_offered).toBeUndefined();
    const ask = async (key: string) =>
      (await bench.post('/api-cwa/order-account', new URLSearchParams({ custom_data: key }))).status;
    expect(await ask(member.data.key)).toBe(404);
    const declined = await bench.buy(purchaseOf(PLANS.bundle, { payment_token: 'sandbox-decline' }));
    expect(declined.data.account_offered).toBeUndefined();
    expect(await ask(declined.data.key)).toBe(409);
  });

  it('is matched by a known email, and the credits add up', async () => {
    const email = fresh();
    await bench.buy(purchaseOf(PLANS.bundle, { email }));
    await told(email);
    bench.letters.length = 0;
    await bench.buy(purchaseOf(PLANS.bundle, { email }));
    await told(email);
    expect((await bench.balance(email)).sticker).toBe(6);
  });
});

describe('refuses with an explanation what cannot be bought, before anything is stored', () => {
  it.each([
    ['a plan that there is not', { cart_plan: 'nothing' }, 'This plan is no longer available. Choose another one.'],
    [
      'a plan of the other path',
      { cart_plan: 'report-one', report_single: true, decal: false },
      'This plan is no longer available',
    ],
    ['a cart with other credits', { nos: 4 }, 'doesn’t match the plan'],
    ['a cart without its sticker', { decal: false }, 'doesn’t match the plan'],
    ['another currency', { currency: 'EUR' }, 'doesn’t match the plan'],
    [
      'another price',
      { price: 1 },
      'The price changed to $19.99. You weren’t charged. Review the new price before you pay.',
    ],
    [
      'no card',
      { payment_token: undefined },
      'Choose a payment method: send payment_gateway (sandbox) and, in test mode, a payment_token.',
    ],
  ])('%s', async (_what, changes, words) => {
    const before = await bench.count('billing_order');
    const refused = await bench.buy(purchaseOf(PLANS.bundle, changes));
    expect(refused.status).toBe(422);
    expect(refused.message).toContain(words);
    expect(await bench.count('billing_order')).toBe(before);
  });

  it('returns the new price', async () => {
    expect((await bench.buy(purchaseOf(PLANS.bundle, { price: 1 }))).data).toEqual({ price: 1999 });
  });

  it('sells a dealer plan only to dealers', async () => {
    const refused = await bench.buy(purchaseOf(PLANS.dealer), { token: bench.member() });
    expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('for dealers') as string });
    expect((await bench.buy(purchaseOf(PLANS.dealer))).status).toBe(422);
    const dealer = bench.member(fresh(), { dealer: true });
    expect((await bench.buy(purchaseOf(PLANS.dealer), { token: dealer })).status).toBe(200);
  });

  it('refuses an expired token instead of selling to the caller as a visitor', async () => {
    expect((await bench.buy(purchaseOf(PLANS.bundle), { token: 'out-of-date' })).status).toBe(401);
  });

  it('refuses a gateway that is not configured', async () => {
    const down = await bench.buy(purchaseOf(PLANS.bundle, { payment_gateway: 'stripe' }));
    expect(down).toMatchObject({ status: 503, message: expect.stringContaining('You weren’t charged') as string });
    const { payment_gateway: _gateway, payment_token: _token, ...input } = purchaseOf();
    const form = new URLSearchParams(Object.entries(input).map(([field, value]) => [field, String(value)]));
    expect((await bench.post('/landing/app-stripe-payment', form)).status).toBe(501);
  });

  it('spec §7: sells report plans on their path and any plan on the landing path; sells no reports where they are disabled', async () => {
    const report = () => purchaseOf(PLANS.report);
    expect((await bench.buy(report(), { path: '/api-cwa/cwa_register' })).status).toBe(200);
    expect((await bench.buy(purchaseOf(), { path: '/api-cwa/cwa_register' })).status).toBe(422);
    const landing = '/landing/window-sticker-registration';
    for (const input of [report(), purchaseOf()]) expect((await bench.buy(input, { path: landing })).status).toBe(200);
    const notYet = await bench.buy(report(), { path: landing, of: spanish });
    expect(notYet).toMatchObject({
      status: 422,
      message: 'Los reportes aún no están disponibles. Las etiquetas sí.',
    });
  });
});

describe('the sandbox’s cards', () => {
  const pay = (payment_token: string, token = bench.member()) =>
    bench.buy(purchaseOf(PLANS.bundle, { payment_token }), { token });

  it('are listed if the sandbox takes payments', async () => {
    const answer = await bench.api.request('http://dos.localhost/api-cwa/payment-methods', {
      headers: { host: 'dos.localhost' },
    });
    const { data } = (await answer.json()) as { data: { gateway: string; test_cards: { name: string }[] }[] };
    expect(data).toMatchObject([{ gateway: 'sandbox' }]);
    expect(data[0]!.test_cards[0]).toEqual({ token: 'sandbox-success', name: 'Pago exitoso' });
  });

  it('decline with a reason and what to do, and give nothing', async () => {
    const token = bench.member();
    const declined = await pay('sandbox-decline', token);
    expect(declined).toMatchObject({ status: 422, data: { state: 'declined' } });
    expect(declined.message).toBe(
      'Your bank declined the card. You weren’t charged. Try another card or contact your bank.',
    );
    expect(declined.data.declined).toBe(declined.message);
    expect((await bench.balance(token)).sticker).toBe(0);
  });

  it('ask first: the order is paid only after the buyer confirms at the bank', async () => {
    const token = bench.member();
    const asked = await pay('sandbox-challenge', token);
    const { key } = asked.data;
    expect(asked).toMatchObject({ status: 200, data: { state: 'action' } });
    expect(asked.data.action_url).toBe(`https://open.example/checkout/bank?in=account#order=${key}`);
    expect((await bench.update(key)).data.state).toBe('action');
    expect((await bench.balance(token)).sticker).toBe(0);
    expect(await bench.answer(key, 'approve')).toMatchObject({
      status: 200,
      data: { state: 'paid', action_url: null },
    });
    expect((await bench.balance(token)).sticker).toBe(3);
    expect((await bench.answer(key, 'refuse')).status).toBe(409);
  });

  it('ask first and decline with an explanation if the buyer refuses', async () => {
    const asked = await bench.buy(purchaseOf(PLANS.bundle, { payment_token: 'sandbox-challenge' }));
    expect(asked.data.action_url).toBe(`https://open.example/checkout/bank#order=${asked.data.key}`);
    const refused = await bench.answer(asked.data.key, 'refuse');
    expect(refused).toMatchObject({
      status: 200,
      data: { state: 'declined', declined: expect.stringContaining('couldn’t confirm') as string },
    });
  });

  it('answer late: the order stays open and is later found paid', async () => {
    const token = bench.member();
    const waiting = await pay('sandbox-timeout', token);
    expect(waiting).toMatchObject({ status: 200, data: { state: 'pending' } });
    expect((await bench.update(waiting.data.key)).data.state).toBe('paid');
    expect((await bench.balance(token)).sticker).toBe(3);
  });

  it('lose the charge: the order stays open and is given up once no charge can arrive anymore', async () => {
    const lost = await pay('sandbox-lost');
    expect((await bench.update(lost.data.key)).data.state).toBe('pending');
    bench.pass(MINUTE);
    expect((await bench.update(lost.data.key)).data).toMatchObject({
      state: 'declined',
      declined: expect.stringContaining('didn’t reach') as string,
    });
  });
});

describe('coupons', () => {
  const coupon = async (percent: number, code = `C-${randomUUID().slice(0, 8).toUpperCase()}`, uses_in_all = 1) => {
    await createCoupon(
      bench.database,
      {
        brand: 'open',
        code,
        percent,
        amount: null,
        currency: null,
        ...NO_LIMITS,
        uses_in_all,
      },
      bench.now(),
    );
    return code;
  };

  it('reduce the price, and the price shown must match', async () => {
    const code = await coupon(10);
    const told = await bench.buy(purchaseOf(PLANS.bundle, { coupon: code }));
    expect(told).toMatchObject({ status: 422, data: { price: 1799 } });
    const bought = await bench.buy(purchaseOf(PLANS.bundle, { coupon: code, price: 1799 }));
    expect(bought.data).toMatchObject({ state: 'paid', amount: 1799, discount: 200, coupon: code });
    const again = await bench.buy(purchaseOf(PLANS.bundle, { coupon: code, price: 1799 }));
    expect(again).toMatchObject({ status: 422, message: expect.stringContaining('reached its usage limit') as string });
  });

  it('can be used again after a decline', async () => {
    const code = await coupon(10);
    const declined = purchaseOf(PLANS.bundle, { coupon: code, price: 1799, payment_token: 'sandbox-decline' });
    expect((await bench.buy(declined)).status).toBe(422);
    expect((await bench.buy(purchaseOf(PLANS.bundle, { coupon: code, price: 1799 }))).status).toBe(200);
  });

  it('can be reused by a buyer who leaves their bank and pays again; the abandoned order is closed', async () => {
    const code = await coupon(10);
    const mine = { coupon: code, price: 1799, email: fresh() };
    const left = await bench.buy(purchaseOf(PLANS.bundle, { ...mine, payment_token: 'sandbox-challenge' }));
    expect(left.data.state).toBe('action');
    const other = purchaseOf(PLANS.bundle, { coupon: code, price: 1799, email: fresh() });
    expect((await bench.buy(other)).status).toBe(422);
    const question = { brand: 'open', code, plan: PLANS.bundle.id, now: bench.now(), accountId: null };
    const [{ browser }] = (await bench.database.kysely
      .withTables<{ billing_order: { id: string; browser: string } }>()
      .selectFrom('billing_order')
      .select('browser')
      .where('id', '=', left.data.id)
      .execute()) as [{ browser: string }];
    expect(await checkCoupon(bench.database, { ...question, browser })).toMatchObject({ percent: 10 });
    expect(await checkCoupon(bench.database, { ...question, browser: null })).toEqual({ refused: 'used-up' });
    const { cookie } = left;
    expect((await bench.buy(purchaseOf(PLANS.bundle, mine), { cookie })).data).toMatchObject({
      state: 'paid',
      coupon: code,
    });
    expect((await bench.answer(left.data.key, 'approve')).status).toBe(409);
    expect((await bench.update(left.data.key)).data.state).toBe('declined');
  });

  it('held by an order in a member’s account are not released to a stranger with the same email', async () => {
    const code = await coupon(10);
    const email = fresh();
    const terms = { coupon: code, price: 1799, email };
    const waits = purchaseOf(PLANS.bundle, { ...terms, payment_token: 'sandbox-challenge' });
    const { data } = await bench.buy(waits, { token: bench.member(email) });
    expect((await bench.buy(purchaseOf(PLANS.bundle, terms))).status).toBe(422);
    expect((await bench.update(data.key)).data.state).toBe('action');
  });

  it('of 100 percent need no gateway', async () => {
    const code = await coupon(100, undefined, 2);
    const before = await bench.count('sandbox_charge');
    const token = bench.member();
    const free = purchaseOf(PLANS.single, { coupon: code, price: 0, payment_token: undefined, vin: VIN });
    expect(await bench.buy(free, { token })).toMatchObject({
      status: 200,
      data: { state: 'paid', amount: 0, discount: 799, document: { title: `Car ${VIN}` } },
    });
    expect(await bench.count('sandbox_charge')).toBe(before);
    const renewing = await bench.buy(purchaseOf(PLANS.monthly, { coupon: code, price: 0 }));
    expect(renewing.message).toContain('isn’t possible');
  });

  it('are refused if unknown, and the key stays valid for the purchase without a coupon', async () => {
    const input = purchaseOf(PLANS.bundle, { coupon: 'NOBODY-KNOWS' });
    expect((await bench.buy(input)).status).toBe(422);
    expect((await bench.buy({ ...input, coupon: '' })).status).toBe(200);
  });
});

describe('spec §7: total orders', () => {
  it('lists the member’s orders, newest first, in pages', async () => {
    const token = bench.member();
    for (let count = 0; count < 3; count += 1) {
      await bench.buy(purchaseOf(), { token });
      bench.pass(MINUTE);
    }
    interface Page {
      readonly total: number;
      readonly orders: readonly { readonly id: string; readonly ordered_at: string }[];
      readonly next: string | null;
    }
    const page = async (query: Record<string, string>, by = token) =>
      (await bench.post('/api-cwa/total-orders', new URLSearchParams(query), { token: by })).data as unknown as Page;
    const first = await page({ limit: '2' });
    expect(first).toMatchObject({ total: 3, orders: [{}, {}] });
    const second = await page({ limit: '2', cursor: first.next! });
    expect(second).toMatchObject({ total: 3, orders: [{}], next: null });
    const times = [...first.orders, ...second.orders].map(({ ordered_at }) => ordered_at);
    expect(times).toEqual(times.toSorted().reverse());
    expect(await page({ cursor: first.next! }, bench.member())).toEqual({ total: 0, orders: [], next: null });
  });
});
