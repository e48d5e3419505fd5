import type { PurchaseInput } from '@vinlore/billing-domain';
import { afterAll, describe, expect, it } from 'vitest';
import { PLANS } from './testing/buying-api.ts';
import { purchaseOf } from './testing/cart.ts';
import { createPurchaseBench } from './testing/purchase-bench.ts';

const tokens: (string | null)[] = [];
const bench = await createPurchaseBench({
  gateway: (sandbox) => ({
    ...sandbox,
    pay: (request) => {
      tokens.push(request.token);
      return sandbox.pay(request);
    },
  }),
});
afterAll(() => bench.end());

/** A purchase with only the specification's fields (spec §3). */
const alone = (changes: Partial<PurchaseInput> = {}) =>
  purchaseOf(PLANS.bundle, {
    ...changes,
    idempotency_key: undefined,
    payment_gateway: undefined,
    payment_token: undefined,
  });

describe('docs/decisions.md §6: a purchase without a payment choice', () => {
  it('is charged to the renewal card of the member’s plan, and only once if sent twice', async () => {
    const token = bench.member();
    const card = 'sandbox-renewal-decline';
    expect((await bench.buy(purchaseOf(PLANS.monthly, { payment_token: card }), { token })).data.state).toBe('paid');
    tokens.length = 0;
    const first = await bench.buy(alone(), { token });
    expect(first).toMatchObject({ status: 200, data: { state: 'paid', amount: 1999 } });
    expect((await bench.buy(alone(), { token })).data.id).toBe(first.data.id);
    expect(tokens).toEqual([card]);
    expect((await bench.balance(token)).sticker).toBe(5);
  });

  it('says what to send if the account has no default method or the buyer is a visitor, and charges nothing', async () => {
    tokens.length = 0;
    for (const asking of [{ token: bench.member() }, {}])
      expect(await bench.buy(alone(), asking)).toMatchObject({
        status: 422,
        message: 'Choose a payment method: send payment_gateway (sandbox) and, in test mode, a payment_token.',
      });
    expect(tokens).toEqual([]);
  });

  it('security: never charges another account’s card, even with its email', async () => {
    const email = 'rich@example.com';
    await bench.buy(purchaseOf(PLANS.monthly), { token: bench.member(email) });
    expect((await bench.buy(alone({ email }), { token: bench.member() })).status).toBe(422);
    expect((await bench.buy(alone({ email }))).status).toBe(422);
  });

  it('keeps the member’s own choice, and does not replace an invalid one', async () => {
    const token = bench.member();
    await bench.buy(purchaseOf(PLANS.monthly), { token });
    tokens.length = 0;
    const declined = purchaseOf(PLANS.bundle, { payment_token: 'sandbox-decline' });
    expect((await bench.buy(declined, { token })).status).toBe(422);
    const half = { ...alone(), payment_gateway: 'sandbox' } as const;
    expect((await bench.buy(half, { token })).status).toBe(422);
    expect(tokens).toEqual(['sandbox-decline']);
  });
});
