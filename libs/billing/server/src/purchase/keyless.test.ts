import type { PurchaseInput } from '@vinlore/billing-domain';
import { afterAll, describe, expect, it } from 'vitest';
import { PLANS } from './testing/buying-api.ts';
import { purchaseOf, VIN } from './testing/cart.ts';
import { createPurchaseBench } from './testing/purchase-bench.ts';

const door = { charged: 0 };
const bench = await createPurchaseBench({
  gateway: (sandbox) => ({
    ...sandbox,
    pay: (request) => {
      door.charged += 1;
      return sandbox.pay(request);
    },
  }),
});
afterAll(() => bench.end());

const MINUTE = 60_000;
const WINDOW = 10 * MINUTE;
const keyless = (changes: Partial<PurchaseInput> = {}) =>
  purchaseOf(PLANS.bundle, { ...changes, idempotency_key: undefined });
/** Sets the clock to the given time after the start of a window. */
const toWindow = (after: number) => bench.pass(WINDOW - (bench.now().getTime() % WINDOW) + after);
const JUST_NOW =
  'You made this same purchase in the last 10 minutes, so you weren’t charged again. We’ll email the receipt. To buy it again, send an idempotency_key.';

describe('docs/decisions.md §6: a purchase with only the specification’s payload', () => {
  it('is one purchase no matter how often it is sent, and a new one ten minutes later', async () => {
    const token = bench.member();
    toWindow(0);
    const first = await bench.buy(keyless(), { token });
    expect(first.data.state).toBe('paid');
    bench.pass(WINDOW - 1);
    expect((await bench.buy(keyless(), { token })).data.id).toBe(first.data.id);
    bench.pass(1);
    expect((await bench.buy(keyless(), { token })).data.id).not.toBe(first.data.id);
    expect((await bench.balance(token)).sticker).toBe(6);
  });

  it('is the same purchase across the boundary of two windows', async () => {
    const token = bench.member();
    toWindow(WINDOW - 1_000);
    const first = await bench.buy(keyless(), { token });
    bench.pass(2_000);
    expect((await bench.buy(keyless(), { token })).data.id).toBe(first.data.id);
  });

  it('is charged once on a double click', async () => {
    const token = bench.member();
    const charged = door.charged;
    const both = await Promise.all([bench.buy(keyless(), { token }), bench.buy(keyless(), { token })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect([both[0].data.id, door.charged]).toEqual([both[1].data.id, charged + 1]);
  });

  it.each<[string, Partial<PurchaseInput>]>([
    ['another VIN', { vin: VIN }],
    ['another email of a visitor', { email: 'else@example.com' }],
  ])('is a different purchase with %s', async (_what, changes) => {
    toWindow(0);
    const input = { email: `${bench.now().getTime()}@example.com` };
    const first = await bench.buy(keyless(input));
    const other = await bench.buy(keyless({ ...input, ...changes }));
    expect([first.status, other.status]).toEqual([200, 200]);
    expect(other.data.id).not.toBe(first.data.id);
  });

  it('is a different purchase from another account', async () => {
    const [first, other] = await Promise.all(
      [bench.member(), bench.member()].map((token) => bench.buy(keyless(), { token })),
    );
    expect(first!.data.id).not.toBe(other!.data.id);
  });

  it('can be retried after a declined card', async () => {
    const token = bench.member();
    expect((await bench.buy(keyless({ payment_token: 'sandbox-decline' }), { token })).status).toBe(422);
    expect((await bench.buy(keyless(), { token })).data.state).toBe('paid');
  });

  it('is refused with an explanation if details differ, and charges nothing', async () => {
    const token = bench.member();
    await bench.buy(keyless(), { token });
    const charged = door.charged;
    expect(await bench.buy(keyless({ make: 'Tatra' }), { token })).toMatchObject({ status: 409, message: JUST_NOW });
    expect(door.charged).toBe(charged);
  });

  it('security: opens a visitor’s order only to their browser, because anyone can type the rest', async () => {
    const input = keyless({ email: 'ana@example.com' });
    const first = await bench.buy(input);
    expect((await bench.buy(input, { cookie: first.cookie })).data.id).toBe(first.data.id);
    const stranger = await bench.buy(input);
    expect(stranger).toMatchObject({ status: 409, message: JUST_NOW });
    expect(stranger.data).toBeUndefined();
  });

  it('says what to send if the payment choice is missing', async () => {
    const message = 'Choose a payment method: send payment_gateway (sandbox) and, in test mode, a payment_token.';
    for (const missing of [{ payment_gateway: undefined }, { payment_token: undefined }])
      expect(await bench.buy(keyless(missing), { token: bench.member() })).toMatchObject({ status: 422, message });
  });

  it('counts products in plans or in documents, and no more than the plan covers', async () => {
    const of = (total_product: number, plan = PLANS.bundle) =>
      bench.buy(purchaseOf(plan, { total_product }), { token: bench.member() });
    expect((await of(3)).status).toBe(200);
    expect((await of(4)).status).toBe(422);
    expect((await of(2, PLANS.single)).status).toBe(422);
    expect((await of(10, PLANS.unlimited)).status).toBe(200);
    expect((await of(0)).status).toBe(400);
  });
});
