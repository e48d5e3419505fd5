import { randomUUID } from 'node:crypto';
import { newCookieKey, textSigner } from '@vinlore/server-kit';
import { afterAll, describe, expect, it } from 'vitest';
import { MOST_DECLINES } from '../orders/decline-limits.ts';
import { PLANS, spanish } from './testing/buying-api.ts';
import { purchaseOf } from './testing/cart.ts';
import { createPurchaseBench } from './testing/purchase-bench.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const bench = await createPurchaseBench();
afterAll(() => bench.end());

describe('an order’s key', () => {
  it('opens its order without a login, for 90 days, and nothing of it says who bought', async () => {
    const { data } = await bench.buy(purchaseOf(PLANS.bundle, { email: 'secret@example.com' }));
    const opened = await bench.update(data.key);
    expect(opened.status).toBe(200);
    expect(JSON.stringify(opened.data)).not.toContain('secret');
    bench.pass(90 * DAY);
    expect(await bench.update(data.key)).toMatchObject({
      status: 404,
      message: 'This link opens no order, or is too old. Your orders are in your account.',
    });
  });

  it('of another brand, forged, or for another use opens nothing', async () => {
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
  it('are their own: neither another member nor the same e-mail in another brand sees them', async () => {
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

  it('are under the member’s own e-mail, whatever the form says', async () => {
    const token = bench.member('own@example.com');
    await bench.buy(purchaseOf(PLANS.bundle, { email: 'victim@example.com' }), { token });
    expect((await bench.balance(token)).sticker).toBe(3);
    expect(bench.letters.map(({ to }) => to)).not.toContain('victim@example.com');
  });
});

describe('issue 6: nobody tests stolen cards here', () => {
  const declined = { payment_token: 'sandbox-decline' };
  const fresh = () => `${randomUUID()}@example.com`;

  it('after some declines of an e-mail it is told to wait, from wherever; then it may again', async () => {
    const email = fresh();
    for (let count = 0; count < MOST_DECLINES.email; count += 1)
      expect((await bench.buy(purchaseOf(PLANS.bundle, { ...declined, email }))).status).toBe(422);
    const limited = await bench.buy(purchaseOf(PLANS.bundle, { email }));
    expect(limited).toMatchObject({
      status: 429,
      message: expect.stringContaining('Try again in 60 minutes') as string,
    });
    expect(Number(limited.retryAfter)).toBe(3600);
    expect((await bench.buy(purchaseOf(PLANS.bundle, { email: fresh() }))).status).toBe(200);
    bench.pass(HOUR);
    expect((await bench.buy(purchaseOf(PLANS.bundle, { email }))).status).toBe(200);
  });

  it('after some declines of an address, whatever the e-mail; a proxy of ours passes the visitor’s on', async () => {
    const from = '203.0.113.7';
    for (let count = 0; count < MOST_DECLINES.address; count += 1)
      await bench.buy(purchaseOf(PLANS.bundle, { ...declined, email: fresh() }), { from });
    const input = () => purchaseOf(PLANS.bundle, { email: fresh() });
    expect((await bench.buy(input(), { from })).status).toBe(429);
    expect((await bench.buy(input(), { from: '203.0.113.8' })).status).toBe(200);
    // What stands left of the entry that the proxy wrote, the visitor may have made up.
    expect((await bench.buy(input(), { from: `203.0.113.9, ${from}` })).status).toBe(429);
    expect((await bench.buy(input(), { from: `${from}, 203.0.113.9` })).status).toBe(200);
  });

  it('the count names nobody', async () => {
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
