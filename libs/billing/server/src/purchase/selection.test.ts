import { type DataOwner, refuse } from '@vinlore/server-kit';
import type { DocumentRequest } from '@vinlore/vehicle-domain';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { brand, PLANS } from './testing/buying-api.ts';
import { purchaseOf, VIN } from './testing/cart.ts';
import { createPurchaseBench } from './testing/purchase-bench.ts';

/** Selections are opaque to orders; the test's document maker refuses one value. */
const GREEN = '{"color":"green"}';
const UNREADABLE = '{';

const asked: Pick<DocumentRequest, 'selection' | 'vin'>[] = [];
const bench = await createPurchaseBench({
  documents: (maker) => ({
    ...maker,
    makes: (request, text) =>
      request.selection === UNREADABLE ? refuse(422, 'Choose again.') : maker.makes(request, text),
    make: (request) => {
      asked.push({ selection: request.selection, vin: request.vin });
      return maker.make(request);
    },
  }),
});
afterAll(() => bench.end());
beforeEach(() => {
  asked.length = 0;
});

const MINUTE = 60_000;
const chosenFor = (vin: string, changes: object = {}) =>
  purchaseOf(PLANS.single, { vin, email: `${vin.toLowerCase()}@example.com`, selection: GREEN, ...changes });

describe('docs/decisions.md §6: an order carries the buyer’s selection', () => {
  it('to the document of a visitor who pays at once', async () => {
    const bought = await bench.buy(chosenFor(VIN));
    expect(bought).toMatchObject({ status: 200, data: { document: { title: `Car ${VIN}` } } });
    expect(asked).toEqual([{ selection: GREEN, vin: VIN }]);
  });

  it('through the bank’s challenge', async () => {
    const waits = await bench.buy(chosenFor('1HGCM82633A004001', { payment_token: 'sandbox-challenge' }));
    expect(waits.data.state).toBe('action');
    expect(asked).toEqual([]);
    await bench.answer(waits.data.key, 'approve');
    await bench.update(waits.data.key);
    expect(asked).toEqual([{ selection: GREEN, vin: '1HGCM82633A004001' }]);
  });

  it('to a payment that the gateway reports later in the background', async () => {
    const waits = await bench.buy(chosenFor('1HGCM82633A004002', { payment_token: 'sandbox-timeout' }));
    expect(waits.data.state).toBe('pending');
    await bench.orders.refresh(waits.data.id);
    bench.pass(MINUTE);
    await bench.recover();
    expect(asked).toEqual([{ selection: GREEN, vin: '1HGCM82633A004002' }]);
    expect((await bench.update(waits.data.key)).data).toMatchObject({ state: 'paid', document_failed: false });
  });

  it('and carries nothing if nothing was selected', async () => {
    await bench.buy(chosenFor('1HGCM82633A004003', { selection: undefined }));
    expect(asked).toEqual([{ selection: null, vin: '1HGCM82633A004003' }]);
  });
});

describe('docs/decisions.md §6: one purchase has one selection', () => {
  it('makes one order and one document on a double click', async () => {
    const input = chosenFor('1HGCM82633A004004');
    const [one, other] = await Promise.all([bench.buy(input), bench.buy(input)]);
    expect(one.data.id).toBe(other.data.id);
    expect(asked).toHaveLength(1);
  });

  it('treats the same key with another selection as a different purchase, and changes nothing', async () => {
    const input = chosenFor('1HGCM82633A004005');
    const first = await bench.buy(input);
    const orders = await bench.count('billing_order');
    expect(await bench.buy({ ...input, selection: '{"color":"red"}' })).toMatchObject({ status: 409 });
    expect((await bench.buy(input)).data.id).toBe(first.data.id);
    expect(await bench.count('billing_order')).toBe(orders);
    expect(asked).toEqual([{ selection: GREEN, vin: '1HGCM82633A004005' }]);
  });

  it('refuses an unusable selection with an explanation, and neither stores nor charges it', async () => {
    const before = [await bench.count('billing_order'), await bench.count('sandbox_charge')];
    const refused = await bench.buy(chosenFor('1HGCM82633A004006', { selection: UNREADABLE }));
    expect(refused).toMatchObject({ status: 422, message: 'Choose again.' });
    expect([await bench.count('billing_order'), await bench.count('sandbox_charge')]).toEqual(before);
  });

  it.each([
    ['a bundle', PLANS.bundle, VIN],
    ['a credit for no vehicle', PLANS.single, 'CREDIT'],
  ])('refuses a selection with %s, which makes no document, before payment', async (_what, plan, vin) => {
    const before = await bench.count('sandbox_charge');
    const refused = await bench.buy(purchaseOf(plan, { vin, selection: GREEN }));
    expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('You weren’t charged') as string });
    expect(await bench.count('sandbox_charge')).toBe(before);
  });

  it.each(['/api-cwa/cwa_sticker_registration', '/api-cwa/cwa_register', '/landing/window-sticker-registration'])(
    'limits the size of a selection to what a sticker can show: %s',
    async (path) => {
      const long = 'x'.repeat(60_001);
      expect((await bench.buy(chosenFor(VIN, { selection: long }), { path })).status).toBe(400);
      expect((await bench.buy(chosenFor(VIN, { selection: long.repeat(2) }), { path })).status).toBe(413);
      expect((await bench.buy(chosenFor(VIN, { selection: '' }), { path })).status).toBe(400);
    },
  );
});

describe('docs/decisions.md §6: a selection belongs to its buyer', () => {
  const keptChoice = async (order: string) => {
    const { rows } = await sql<{ selection: string | null }>`
      select selection from billing_order where id = ${order}`.execute(bench.database.kysely);
    return rows[0]!.selection;
  };

  it('is exported with their data and erased with it', async () => {
    const email = 'leaver@example.com';
    const token = bench.member(email);
    const waits = chosenFor('1HGCM82633A004007', { payment_token: 'sandbox-challenge' });
    const { data } = await bench.buy(waits, { token });
    const keeper = bench.keepers.find(({ name }) => name === 'orders')!;
    const account: DataOwner = { id: token, email, brand };
    expect(await keeper.exportOf(account)).toMatchObject([{ selection: GREEN }]);
    await bench.database.transaction((tx) => keeper.erase(tx, account));
    expect(await keptChoice(data.id)).toBeNull();
  });

  it('is deleted once the document is made', async () => {
    const { data } = await bench.buy(chosenFor('1HGCM82633A004008', { payment_token: 'sandbox-challenge' }));
    expect(await keptChoice(data.id)).toBe(GREEN);
    await bench.answer(data.key, 'approve');
    await bench.update(data.key);
    expect(asked).toEqual([{ selection: GREEN, vin: '1HGCM82633A004008' }]);
    expect(await keptChoice(data.id)).toBeNull();
  });
});
