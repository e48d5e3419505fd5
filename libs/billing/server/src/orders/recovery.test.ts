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
/** What stands between us and the gateway, and the maker of documents. */
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

describe('orders that wait come to their end by themselves', () => {
  it('one that was charged without an answer is paid at the next turn', async () => {
    const { token } = await buy('sandbox-timeout');
    bench.pass(MINUTE / 2);
    await bench.recover();
    expect((await bench.balance(token)).sticker).toBe(3);
    await bench.recover();
    expect((await bench.balance(token)).sticker).toBe(3);
  });

  it('one whose charge was lost is given up, and cannot be charged later', async () => {
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

  it('one that its buyer left at the bank is given up after an hour', async () => {
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

  it('one that its buyer confirmed at the bank without coming back is paid', async () => {
    const { data, token } = await buy('sandbox-challenge');
    await answerSandboxChallenge(bench.database, data.id, true);
    bench.pass(MINUTE);
    await bench.recover();
    expect((await bench.balance(token)).sticker).toBe(3);
  });

  it('while the gateway does not answer, it waits; the others have their turn', async () => {
    const waiting = await buy('sandbox-timeout');
    trouble.down = true;
    bench.pass(MINUTE);
    await bench.recover();
    expect((await bench.update(waiting.data.key)).data.state).toBe('pending');
    trouble.down = false;
    await bench.recover();
    expect((await bench.update(waiting.data.key)).data.state).toBe('paid');
  });

  it('a charge of another amount or currency settles nothing', async () => {
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

  it('a payment that arrives after we have given up counts all the same', async () => {
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

describe('what follows a purchase is done once, whoever was killed in between', () => {
  it('a document that could not be made for now is made later, with one receipt', async () => {
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

  it('a rush is followed up by itself: a receipt for each, and invoices without a gap', async () => {
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

it('ADR 11: orders stay for the books, and say no longer whose they were', async () => {
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
