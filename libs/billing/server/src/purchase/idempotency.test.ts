import { NO_LIMITS } from '@vinlore/billing-domain';
import { sql } from 'kysely';
import { createCoupon } from '../coupons/administration.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { createBuyingApi, PLANS } from './testing/buying-api.ts';
import { formOf, purchaseOf, VIN } from './testing/cart.ts';
import { createDoorBench } from './testing/purchase-bench.ts';

const { bench, door } = await createDoorBench();
afterAll(() => bench.end());
const elsewhere = await createBuyingApi(bench.database, { clock: bench.now });

/** Sends a purchase to another process of the product. */
async function buyElsewhere(input: object) {
  const host = 'open.localhost';
  const answer = await elsewhere.api.request(`http://${host}/api-cwa/cwa_sticker_registration`, {
    method: 'POST',
    body: formOf(input),
    headers: { host },
  });
  const { data } = (await answer.json()) as { data: unknown };
  return { status: answer.status, data };
}

/** Blocks the gateway. @returns a function that unblocks it */
function shut(): () => void {
  let open = () => {};
  door.shut = new Promise((done) => (open = done));
  return open;
}

describe('an order whose process was killed before it checked the price', () => {
  it('is not charged by a repeat with a price that does not match coupon and plan', async () => {
    const coupon = {
      brand: 'open',
      code: 'TENTH',
      percent: 10,
      amount: null,
      currency: null,
      ...NO_LIMITS,
      uses_in_all: 1,
    } as const;
    await createCoupon(bench.database, coupon, bench.now());
    const { database } = bench;
    const input = purchaseOf(PLANS.bundle, { coupon: 'TENTH', price: 1 });
    // The drop is the step that the killed process did not reach.
    const drop = sql`alter function billing_drop_order(jsonb) rename to billing_drop_later`;
    await database.asOwner((owner) => drop.execute(owner));
    expect((await bench.buy(input)).status).toBe(500);
    const back = sql`alter function billing_drop_later(jsonb) rename to billing_drop_order`;
    await database.asOwner((owner) => back.execute(owner));
    const charged = door.charged;
    expect(await bench.buy(input)).toMatchObject({ status: 422, data: { price: 1799 } });
    expect(door.charged).toBe(charged);
    expect((await bench.buy({ ...input, price: 1799 })).status).toBe(200);
  });
});

describe('an idempotency key per purchase', () => {
  it('returns the first answer to a repeat and charges once', async () => {
    const input = purchaseOf(PLANS.bundle, { email: 'once@example.com' });
    const charged = door.charged;
    const first = await bench.buy(input);
    for (let repeat = 0; repeat < 3; repeat += 1) expect(await bench.buy(input)).toEqual(first);
    expect(door.charged).toBe(charged + 1);
    expect((await bench.balance(input.email)).sticker).toBe(3);
  });

  it('declines a declined purchase again without calling the gateway', async () => {
    const input = purchaseOf(PLANS.bundle, { payment_token: 'sandbox-decline' });
    const first = await bench.buy(input);
    const charged = door.charged;
    expect(await bench.buy(input)).toEqual(first);
    expect(door.charged).toBe(charged);
  });

  it.each([
    ['another plan', purchaseOf(PLANS.single)],
    ['another email', { ...purchaseOf(), email: 'other@example.com' }],
    ['another VIN', { ...purchaseOf(), vin: VIN }],
    ['another card', { ...purchaseOf(), payment_token: 'sandbox-decline' }],
  ])('returns 409 for a repeat with %s', async (_what, other) => {
    const input = purchaseOf();
    await bench.buy(input);
    expect(await bench.buy({ ...other, idempotency_key: input.idempotency_key })).toMatchObject({
      status: 409,
      message: 'This page was already used for another purchase. Reload it to buy again.',
    });
  });

  it('is separate per buyer: the same key from a member and a visitor means two purchases', async () => {
    const input = purchaseOf();
    await bench.buy(input);
    expect((await bench.buy(input, { token: bench.member(input.email) })).status).toBe(409);
  });

  it('makes concurrent duplicates in two processes wait for the first and get its answer', async () => {
    const input = purchaseOf(PLANS.bundle, { email: 'twice@example.com' });
    const open = shut();
    const charged = door.charged;
    const asked = [bench.buy(input), bench.buy(input)];
    await expect.poll(() => door.charged).toBe(charged + 1);
    const duplicates = [buyElsewhere(input), buyElsewhere(input)];
    await expect.poll(() => bench.count('billing_order')).toBeGreaterThan(0);
    open();
    const answers = await Promise.all([...asked, ...duplicates]);
    for (const { status, data } of answers) {
      expect(status).toBe(200);
      expect(data).toEqual(answers[0]!.data);
    }
    expect(door.charged).toBe(charged + 1);
    expect((await bench.balance(input.email)).sticker).toBe(3);
  });

  it('finds the purchase paid if the process was killed after the charge', async () => {
    // The process that charges dies before it settles.
    const killed = await createBuyingApi(bench.database, {
      clock: bench.now,
      gateway: (sandbox) => ({
        ...sandbox,
        pay: async (request) => {
          await sandbox.pay(request);
          return new Promise(() => {});
        },
      }),
    });
    const host = 'open.localhost';
    const input = purchaseOf(PLANS.bundle, { email: 'killed@example.com' });
    void killed.api.request(`http://${host}/api-cwa/cwa_sticker_registration`, {
      method: 'POST',
      body: formOf(input),
      headers: { host },
    });
    await expect
      .poll(async () => (await buyElsewhere(input)).data, { timeout: 20_000 })
      .toMatchObject({ state: 'paid' });
    expect((await bench.balance(input.email)).sticker).toBe(3);
  });
});
