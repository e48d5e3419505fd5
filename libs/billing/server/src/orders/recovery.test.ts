import { randomUUID } from 'node:crypto';
import { placesOf } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { GatewayDown, type Payment } from '../gateways/gateway.ts';
import { answerSandboxChallenge } from '../gateways/sandbox/sandbox-gateway.ts';
import { brand, PLANS } from '../purchase/testing/buying-api.ts';
import { purchaseOf, VIN } from '../purchase/testing/cart.ts';
import { createPurchaseBench } from '../purchase/testing/purchase-bench.ts';
import { ABANDONED_MS } from './orders.ts';

const MINUTE = 60_000;
/** Failures to simulate in the gateway and the document maker. */
const trouble = { down: false, answer: null as Payment | null, maker: false };
const bench = await createPurchaseBench({
  gateway: (sandbox) => ({
    ...sandbox,
    look: async (orderId) => {
      if (trouble.down) throw new GatewayDown('No answer.');
      return trouble.answer ?? sandbox.look(orderId);
    },
  }),
  documents: (maker) => ({
    ...maker,
    make: (request) => {
      if (trouble.maker) return Promise.reject(new Error('Query read timeout'));
      return maker.make(request);
    },
  }),
});
afterAll(() => bench.end());
beforeEach(() => {
  Object.assign(trouble, { down: false, answer: null, maker: false });
  bench.letters.length = 0;
});

const buy = (payment_token: string, plan = PLANS.bundle, changes = {}) => {
  const token = bench.member();
  return bench.buy(purchaseOf(plan, { payment_token, ...changes }), { token }).then((bought) => ({ ...bought, token }));
};

describe('resolves open orders automatically', () => {
  it('settles an order that was charged without an answer in the next run', async () => {
    const { token } = await buy('sandbox-timeout');
    bench.pass(MINUTE / 2);
    await bench.recover();
    expect((await bench.balance(token)).sticker).toBe(3);
    await bench.recover();
    expect((await bench.balance(token)).sticker).toBe(3);
  });

  it('gives up an order whose charge was lost, so that it cannot be charged later', async () => {
    const { data } = await buy('sandbox-lost');
    bench.pass(MINUTE);
    await bench.recover();
    expect((await bench.update(data.key)).data.state).toBe('declined');
    const rows = await bench.database.kysely
      .withTables<{ sandbox_charge: { order_id: string; state: string } }>()
      .selectFrom('sandbox_charge')
      .select('state')
      .where('order_id', '=', data.id)
      .execute();
    expect(rows).toEqual([{ state: 'declined' }]);
  });

  it('gives up an order left at the bank after an hour', async () => {
    const { data } = await buy('sandbox-challenge');
    bench.pass(ABANDONED_MS - MINUTE);
    await bench.recover();
    expect((await bench.update(data.key)).data.state).toBe('action');
    bench.pass(MINUTE);
    await bench.recover();
    expect((await bench.update(data.key)).data).toMatchObject({
      state: 'declined',
      declined: expect.stringContaining('wasn’t completed in time') as string,
    });
    expect((await bench.answer(data.key, 'approve')).status).toBe(409);
  });

  it('settles an order confirmed at the bank by a buyer who did not return', async () => {
    const { data, token } = await buy('sandbox-challenge');
    await answerSandboxChallenge(bench.database, data.id, true);
    bench.pass(MINUTE);
    await bench.recover();
    expect((await bench.balance(token)).sticker).toBe(3);
  });

  it('keeps an order open while the gateway does not answer, and continues with the others', async () => {
    const waiting = await buy('sandbox-timeout');
    trouble.down = true;
    bench.pass(MINUTE);
    await bench.recover();
    expect((await bench.update(waiting.data.key)).data.state).toBe('pending');
    trouble.down = false;
    await bench.recover();
    expect((await bench.update(waiting.data.key)).data.state).toBe('paid');
  });

  it('does not settle a charge of a different amount or currency', async () => {
    const { data, token } = await buy('sandbox-timeout');
    for (const charged of [
      { amount: 1, currency: 'USD' },
      { amount: 1999, currency: 'MXN' },
    ]) {
      trouble.answer = { state: 'paid', reference: 'x', subscription: null, charged };
      expect((await bench.update(data.key)).data.state).toBe('pending');
    }
    expect((await bench.balance(token)).sticker).toBe(0);
  });

  it('accepts a payment that arrives after the order was given up', async () => {
    const { data, token } = await buy('sandbox-decline');
    const payment = { state: 'paid', reference: 'late', subscription: null } as const;
    const order = { ...purchaseOf(), id: data.id, brand: brand.key, account_id: token, email: 'x@example.com' };
    const facts = {
      plan: PLANS.bundle,
      amount: 1999,
      gateway: 'sandbox',
      language: 'en',
      ordered_at: bench.now(),
      switched: null,
    } as const;
    await bench.orders.apply({ ...order, ...facts }, payment);
    expect((await bench.update(data.key)).data).toMatchObject({ state: 'paid', declined: null });
    expect((await bench.balance(token)).sticker).toBe(3);
  });
});

describe('follows up a purchase exactly once, even after a crash', () => {
  it('makes a document later if it could not be made at first, with one receipt', async () => {
    trouble.maker = true;
    const { data, token } = await buy('sandbox-success', PLANS.single, { vin: VIN });
    expect(data).toMatchObject({ state: 'paid', document: null, document_failed: false });
    expect((await bench.balance(token)).sticker).toBe(1);
    trouble.maker = false;
    bench.pass(MINUTE);
    await Promise.all([bench.recover(), bench.recover()]);
    await bench.recover();
    expect((await bench.update(data.key)).data.document).toMatchObject({ title: `Car ${VIN}` });
    expect((await bench.balance(token)).sticker).toBe(0);
    const receipts = bench.letters.filter(({ text }) => text.includes(data.number));
    expect(receipts).toHaveLength(1);
  });

  it('follows up a rush of orders with one receipt each and invoice numbers without gaps', async () => {
    const bought = await Promise.all(Array.from({ length: 50 }, () => buy('sandbox-success')));
    const numbers = bought.map(({ data }) => data.number);
    const ids = bought.map(({ data }) => data.id);
    const receiptsOf = (number: string) => bench.letters.filter(({ text }) => text.includes(number)).length;
    await expect.poll(() => numbers.map(receiptsOf)).toEqual(numbers.map(() => 1));
    const unnumbered = () =>
      sql<{ gaps: number; left: number }>`select
        (select max(serial) - count(*) from invoice where brand = ${brand.key} and kind = 'invoice')::int as gaps,
        (select count(*) from billing_order where id = any(${ids}) and followed_up_at is null)::int as left`.execute(
        bench.database.kysely,
      );
    await expect.poll(async () => (await unnumbered()).rows).toEqual([{ gaps: 0, left: 0 }]);
  });
});

it('ADR 11: keeps erased orders for the books, without data about the buyer', async () => {
  const email = `${randomUUID()}@erase.example`;
  const token = bench.member(email);
  const vin = '2HGES16575H591234';
  await bench.buy(purchaseOf(PLANS.bundle, { vin, make: 'Makexyz' }), { token });
  await expect.poll(() => bench.letters.map(({ to }) => to)).toContain(email);
  const [keeper] = bench.keepers;
  const owner = { id: token, brand, email };
  expect(await keeper!.exportOf(owner)).toMatchObject([{ email, vin, amount: 1999, state: 'paid' }]);
  await bench.database.transaction((tx) => keeper!.erase(tx, owner));
  const places = (text: string) =>
    placesOf(bench.database, text).then((all) => all.filter((place) => place.includes('order')));
  for (const told of [email, vin, 'Makexyz']) expect(await places(told), told).toEqual([]);
  expect(await places(token)).toEqual(['public.billing_order.account_id']);
});
