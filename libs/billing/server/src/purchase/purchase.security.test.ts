import { NO_LIMITS } from '@vinlore/billing-domain';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { newCookieKey, textSigner } from '@vinlore/server-kit';
import { createCoupon } from '../coupons/administration.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { MOST_REFUSALS } from '../orders/coupon-guesses.ts';
import { ALARM_DECLINES, declineLimits, MOST_DECLINES, MOST_IN_ALARM } from '../orders/decline-limits.ts';
import { PLANS, SIGNER, spanish } from './testing/buying-api.ts';
import { purchaseOf } from './testing/cart.ts';
import { type Asking, createPurchaseBench } from './testing/purchase-bench.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const bench = await createPurchaseBench();
afterAll(() => bench.end());

describe('an order’s key', () => {
  it('opens its order without a login for 90 days, and does not reveal the buyer', async () => {
    const { data } = await bench.buy(purchaseOf(PLANS.bundle, { email: 'secret@example.com' }));
    const opened = await bench.update(data.key);
    expect(opened.status).toBe(200);
    expect(JSON.stringify(opened.data)).not.toContain('secret');
    bench.pass(90 * DAY);
    expect(await bench.update(data.key)).toMatchObject({
      status: 404,
      message: 'This order link is invalid or has expired. You can find your orders in your account.',
    });
  });

  it('opens nothing if it is from another brand, forged, or for another purpose', async () => {
    const { data } = await bench.buy(purchaseOf());
    expect((await bench.update(data.key, { of: spanish })).status).toBe(404);
    const stranger = textSigner([newCookieKey()]);
    const expires = new Date(bench.now().getTime() + DAY);
    const forged = [
      stranger.sign('billing.order', data.id, expires),
      data.key.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      `${data.key}x`,
      data.id,
    ];
    for (const key of forged) expect((await bench.update(key)).status, key).toBe(404);
    for (const key of forged) expect((await bench.answer(key, 'approve')).status, key).toBe(404);
  });
});

describe('a member’s orders', () => {
  it('are visible neither to another member nor to the same email in another brand', async () => {
    const email = `${randomUUID()}@example.com`;
    const owner = bench.member(email);
    await bench.buy(purchaseOf(), { token: owner });
    const total = async (token: string, of?: typeof spanish) =>
      (await bench.post('/api-cwa/total-orders', new URLSearchParams(), { token, ...(of && { of }) })).data;
    expect(await total(owner)).toMatchObject({ total: 1 });
    expect(await total(bench.member())).toMatchObject({ total: 0, orders: [] });
    expect(await total(bench.member(email, { of: spanish }), spanish)).toMatchObject({ total: 0, orders: [] });
    expect((await bench.post('/api-cwa/total-orders', new URLSearchParams())).status).toBe(401);
  });

  it('use the member’s own email, whatever the form contains', async () => {
    const token = bench.member('own@example.com');
    await bench.buy(purchaseOf(PLANS.bundle, { email: 'victim@example.com' }), { token });
    expect((await bench.balance(token)).sticker).toBe(3);
    expect(bench.letters.map(({ to }) => to)).not.toContain('victim@example.com');
  });
});

describe('stops card testers', () => {
  const declined = { payment_token: 'sandbox-decline' };
  const fresh = () => `${randomUUID()}@example.com`;

  const declineFrom = async (asking: Asking, times: number) => {
    for (let count = 0; count < times; count += 1)
      await bench.buy(purchaseOf(PLANS.bundle, { ...declined, email: fresh() }), asking);
  };

  it('blocks a browser for an hour after several declines, from any address', async () => {
    const email = fresh();
    const { cookie } = await bench.buy(purchaseOf(PLANS.bundle, { ...declined, email }));
    for (let count = 1; count < MOST_DECLINES.browser; count += 1)
      expect((await bench.buy(purchaseOf(PLANS.bundle, { ...declined, email }), { cookie })).status).toBe(422);
    const limited = await bench.buy(purchaseOf(PLANS.bundle, { email: fresh() }), { cookie });
    expect(limited).toMatchObject({
      status: 429,
      message: expect.stringContaining('Try again in 60 minutes') as string,
    });
    expect(Number(limited.retryAfter)).toBe(3600);
    bench.pass(HOUR);
    expect((await bench.buy(purchaseOf(PLANS.bundle, { email }), { cookie })).status).toBe(200);
  });

  it('does not block the real buyer or the member after a stranger’s five declines with their email', async () => {
    const email = fresh();
    for (let count = 0; count < 3 * MOST_DECLINES.browser; count += 1)
      await bench.buy(purchaseOf(PLANS.bundle, { ...declined, email }));
    expect((await bench.buy(purchaseOf(PLANS.bundle, { email }))).status).toBe(200);
    expect((await bench.buy(purchaseOf(), { token: bench.member(email) })).status).toBe(200);
  });

  it('blocks an account after several declines, from any address', async () => {
    const token = bench.member();
    await declineFrom({ token }, MOST_DECLINES.account);
    expect((await bench.buy(purchaseOf(), { token })).status).toBe(429);
    expect((await bench.buy(purchaseOf(), { token: bench.member() })).status).toBe(200);
  });

  it('treats a forged cookie or one of another brand as a new browser', async () => {
    const { cookie } = await bench.buy(purchaseOf(PLANS.bundle, { ...declined, email: fresh() }));
    const forged = cookie!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const other = await bench.buy(purchaseOf(PLANS.bundle, { email: fresh() }), { cookie: forged });
    expect(other.cookie, 'it gets a name of its own').not.toBeNull();
    const elsewhere = await bench.buy(purchaseOf(PLANS.bundle, { email: fresh() }), { cookie, of: spanish });
    expect(elsewhere.cookie).not.toBeNull();
    expect((await bench.buy(purchaseOf(PLANS.bundle, { email: fresh() }), { cookie })).cookie).toBeNull();
  });

  it('blocks an IPv6 /48 after several declines, across all networks in it', async () => {
    for (let count = 0; count < MOST_DECLINES.network; count += 1)
      await declineFrom({ from: `2001:db8:7:${count.toString(16)}::1` }, 1);
    const from = (network: string) => bench.buy(purchaseOf(PLANS.bundle, { email: fresh() }), { from: network });
    expect((await from('2001:db8:7:ffff::1')).status).toBe(429);
    expect((await from('2001:db8:8:1::1')).status).toBe(200);
  });

  it('blocks after two declines while a brand is under attack, but accepts first payments and other brands', async () => {
    bench.pass(2 * HOUR);
    const before = '203.0.113.77';
    await declineFrom({ from: before }, MOST_IN_ALARM.address);
    expect((await bench.buy(purchaseOf(PLANS.bundle, { email: fresh() }), { from: before })).status).toBe(200);
    const alarm = declineLimits(SIGNER, { brand: 'open', accountId: null, browser: '', address: '127.0.0.1' }).alarm;
    await sql`update billing_decline set count = ${ALARM_DECLINES} where key = ${alarm.key}`.execute(
      bench.database.kysely,
    );
    expect((await bench.buy(purchaseOf(PLANS.bundle, { email: fresh() }), { from: before })).status).toBe(429);
    expect((await bench.buy(purchaseOf(PLANS.bundle, { email: fresh() }))).status).toBe(200);
    expect((await bench.buy(purchaseOf(), { from: before, of: spanish })).status).toBe(200);
    bench.pass(HOUR);
  });

  it('blocks an address after several declines with any email, and trusts the visitor’s address from our own proxy', async () => {
    const from = '203.0.113.7';
    for (let count = 0; count < MOST_DECLINES.address; count += 1)
      await bench.buy(purchaseOf(PLANS.bundle, { ...declined, email: fresh() }), { from });
    const input = () => purchaseOf(PLANS.bundle, { email: fresh() });
    expect((await bench.buy(input(), { from })).status).toBe(429);
    expect((await bench.buy(input(), { from: '203.0.113.8' })).status).toBe(200);
    // The visitor may have made up anything to the left of the entry that the proxy wrote.
    expect((await bench.buy(input(), { from: `203.0.113.9, ${from}` })).status).toBe(429);
    expect((await bench.buy(input(), { from: `${from}, 203.0.113.9` })).status).toBe(200);
  });

  it('stores no personal data with the counts', async () => {
    const email = fresh();
    await bench.buy(purchaseOf(PLANS.bundle, { ...declined, email }), { from: '203.0.113.10' });
    const kept = await bench.database.kysely
      .withTables<{ billing_decline: { key: string } }>()
      .selectFrom('billing_decline')
      .selectAll()
      .execute();
    expect(JSON.stringify(kept)).not.toMatch(/example\.com|203\.0\.113/);
  });
});

describe('a stranger who knows a buyer’s email', () => {
  const fresh = () => `${randomUUID()}@example.com`;
  const coupon = async (changes: { uses_in_all?: number; first_purchase?: boolean }) => {
    const code = `C-${randomUUID().slice(0, 8).toUpperCase()}`;
    await createCoupon(
      bench.database,
      {
        brand: 'open',
        code,
        percent: 10,
        amount: null,
        currency: null,
        ...NO_LIMITS,
        ...changes,
      },
      bench.now(),
    );
    return code;
  };
  /** A buyer who is at their bank with a coupon. */
  const waiting = async (code: string, email = fresh(), asking: Asking = {}) => {
    const terms = { email, coupon: code, price: 1799 };
    const left = await bench.buy(purchaseOf(PLANS.bundle, { ...terms, payment_token: 'sandbox-challenge' }), asking);
    expect(left.data.state).toBe('action');
    return { terms, left };
  };
  const validate = async (code: string, asking: Asking) =>
    (
      await bench.post('/api/validate-coupon', new URLSearchParams(), {
        ...asking,
        json: { code, email: fresh() },
      })
    ).status;

  it('cannot end the order that waits for the buyer or take its coupon', async () => {
    const { terms, left } = await waiting(await coupon({ uses_in_all: 1 }));
    const stranger = await bench.buy(purchaseOf(PLANS.bundle, { email: fresh() }));
    for (const cookie of [null, stranger.cookie])
      expect((await bench.buy(purchaseOf(PLANS.bundle, terms), { cookie })).status).toBe(422);
    expect((await bench.update(left.data.key)).data.state).toBe('action');
    expect((await bench.answer(left.data.key, 'approve')).data.state).toBe('paid');
  });

  it('cannot keep the buyer from a first-purchase coupon by leaving an order at a bank', async () => {
    const { terms, left } = await waiting(await coupon({ first_purchase: true }));
    expect((await bench.buy(purchaseOf(PLANS.bundle, terms))).data).toMatchObject({ state: 'paid', discount: 200 });
    expect((await bench.update(left.data.key)).data.state, 'and it is not ended either').toBe('action');
  });

  it('cannot find out that a coupon is held: only the browser or account that left it can', async () => {
    const code = await coupon({ uses_in_all: 1 });
    const { left } = await waiting(code);
    expect(await validate(code, {})).toBe(422);
    expect(await validate(code, { cookie: left.cookie })).toBe(200);
    const ofMember = await coupon({ uses_in_all: 1 });
    const token = bench.member();
    await waiting(ofMember, fresh(), { token });
    expect(await validate(ofMember, { token })).toBe(200);
    expect(await validate(ofMember, { token: bench.member() })).toBe(422);
  });

  it('is not merged into the buyer’s order by sending the same request from another browser', async () => {
    const { cookie } = await bench.buy(purchaseOf(PLANS.bundle, { email: fresh() }));
    const stranger = await bench.buy(purchaseOf(PLANS.bundle, { email: fresh() }));
    const input = purchaseOf(PLANS.bundle, { email: fresh() });
    const bought = await bench.buy(input, { cookie });
    for (const by of [null, stranger.cookie]) {
      const merged = await bench.buy(input, { cookie: by });
      expect(merged.status).toBe(409);
      expect(JSON.stringify(merged.data ?? null)).not.toContain(bought.data.id);
    }
    expect((await bench.buy(input, { cookie })).data.id).toBe(bought.data.id);
    expect((await bench.balance(input.email)).sticker).toBe(3);
  });

  it('spec §4: merges the same buyer’s duplicates into one order, even if the first answer with the cookie was lost', async () => {
    const input = purchaseOf(PLANS.bundle, { email: fresh() });
    const [first, second] = await Promise.all([bench.buy(input), bench.buy(input)]);
    expect(second.cookie, 'whichever answer comes last, the order is that browser’s').toBe(first.cookie);
    const stranger = await bench.buy(purchaseOf(PLANS.bundle, { email: fresh() }));
    const again = [{}, { cookie: first.cookie }];
    for (const asking of again) expect((await bench.buy(input, asking)).data.id).toBe(first.data.id);
    expect((await bench.buy(input, { cookie: stranger.cookie })).status).toBe(409);
    expect((await bench.balance(input.email)).sticker).toBe(3);
  });

  it('cannot find out from a purchase or its order whether the email belongs to a customer', async () => {
    const told = async (email: string) => {
      const bought = await bench.buy(purchaseOf(PLANS.bundle, { email }));
      const { data } = await bench.update(bought.data.key);
      const plain = ({ id: _i, number: _n, key: _k, invoice_url: _u, ...view }: typeof data) => view;
      return [bought.status, bought.message, plain(bought.data), plain(data)];
    };
    const customer = fresh();
    await bench.buy(purchaseOf(PLANS.bundle, { email: customer }));
    expect(await told(customer)).toEqual(await told(fresh()));
  });

  describe('and tries coupons with rules about the person', () => {
    /** Buys with a coupon as a customer and as a new buyer, and expects the same answer. */
    const tellsApart = async (terms: Parameters<typeof purchaseOf>[1]) => {
      const customer = fresh();
      await bench.buy(purchaseOf(PLANS.bundle, { email: customer }));
      const [known, unknown] = [
        await bench.buy(purchaseOf(PLANS.bundle, { ...terms, email: customer })),
        await bench.buy(purchaseOf(PLANS.bundle, { ...terms, email: fresh() })),
      ];
      expect([unknown.status, unknown.message, unknown.data]).toEqual([known.status, known.message, known.data]);
      return unknown;
    };

    it('learns nothing from an impossible purchase, because rules about the email are checked last', async () => {
      const first = await coupon({ first_purchase: true });
      expect(await tellsApart({ coupon: first, price: 1 }), 'a wrong price').toMatchObject({
        status: 422,
        data: { price: 1799 },
      });
      const used = await coupon({ first_purchase: true, uses_in_all: 1 });
      await bench.buy(purchaseOf(PLANS.bundle, { email: fresh(), coupon: used, price: 1799 }));
      expect((await tellsApart({ coupon: used, price: 1799 })).message, 'a code that is used up').toMatch(
        /reached its usage limit/,
      );
    });

    it('learns about at most ten emails per hour from one address; after that everyone there gets the same refusal', async () => {
      const from = '203.0.113.200';
      const code = await coupon({ first_purchase: true });
      const terms = { coupon: code, price: 1799 };
      const customer = fresh();
      await bench.buy(purchaseOf(PLANS.bundle, { email: customer }));
      const attempt = (email: string, at = from) =>
        bench.buy(purchaseOf(PLANS.bundle, { ...terms, email }), { from: at });
      for (let count = 0; count < MOST_REFUSALS.address; count += 1)
        expect(await attempt(customer)).toMatchObject({
          status: 422,
          message: expect.stringMatching(/first purchase/),
        });
      const [known, unknown] = [await attempt(customer), await attempt(fresh())];
      expect(known).toMatchObject({ status: 429, retryAfter: '3600', message: expect.stringMatching(/60 minutes/) });
      expect([unknown.status, unknown.message, unknown.retryAfter]).toEqual([
        known.status,
        known.message,
        known.retryAfter,
      ]);
      const email = fresh();
      expect((await bench.buy(purchaseOf(PLANS.bundle, { email }), { from })).status, 'without a code').toBe(200);
      expect((await attempt(fresh(), '203.0.113.201')).status, 'elsewhere').toBe(200);
      const everybodys = { coupon: await coupon({}), price: 1799, email: fresh() };
      expect((await bench.buy(purchaseOf(PLANS.bundle, everybodys), { from })).status, 'a code for everybody').toBe(
        200,
      );
      const member = { token: bench.member(), from };
      expect((await bench.buy(purchaseOf(PLANS.bundle, terms), member)).status, 'a member, by their own email').toBe(
        200,
      );
      bench.pass(HOUR);
      expect((await attempt(fresh())).status).toBe(200);
    });
  });
});
