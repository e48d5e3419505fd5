import { randomUUID } from 'node:crypto';
import type { OrderView } from '@vinlore/billing-domain';
import { tables } from '@vinlore/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuyingApi, buyingMigrations, createBuyingApi, PLANS } from '../../purchase/testing/buying-api.ts';
import { formOf, purchaseOf, VIN } from '../../purchase/testing/cart.ts';
import { purgeGateways } from '../../purchase/purge-gateways.ts';
import { noteEvent } from '../intake/intake.ts';
import { intakeMigrations } from '../intake/migrations.ts';
import type { IntakeTables } from '../intake/tables.ts';
import type { StripeTables } from './tables.ts';
import { stripeBench, type StripeBench } from './testing/stripe-bench.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let bench: StripeBench;
let buying: BuyingApi;
beforeAll(async () => {
  bench = await stripeBench([...buyingMigrations, { slice: 'gateway', migrations: intakeMigrations }]);
  buying = await createBuyingApi(bench.database, { clock: bench.clock, gateway: () => bench.gateway });
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.stripe.faults.length = 0;
});

const post = async (path: string, fields: object, cookie = 'language=en') => {
  const response = await buying.api.request(`http://open.localhost${path}`, {
    method: 'POST',
    headers: { host: 'open.localhost', cookie },
    body: formOf(fields),
  });
  const { data, message } = (await response.json()) as { data: OrderView; message?: string };
  return { status: response.status, data, message };
};
const buy = (changes: Parameters<typeof purchaseOf>[1] = {}, plan = PLANS.single) => {
  const { payment_gateway: _gateway, payment_token: _token, ...fields } = purchaseOf(plan, { vin: VIN, ...changes });
  return post('/landing/app-stripe-payment', fields);
};
const ask = (order: OrderView) => post('/api-cwa/payment-update', { custom_data: order.key });
const pageOf = ({ id }: OrderView) =>
  [...bench.account.sessions.values()].filter(({ metadata }) => metadata['order'] === id);

describe('a visitor buys with Stripe', () => {
  it('goes to Stripe’s page, pays, and returns to the document', async () => {
    const email = 'mia@example.com';
    const begun = await buy({ email });
    expect(begun).toMatchObject({ status: 200, data: { state: 'action', gateway: 'stripe', amount: 799 } });
    expect(begun.data.action_url).toMatch(/^https:\/\/checkout\.stripe/);
    bench.account.pay(pageOf(begun.data)[0]!.id);
    const { data } = await ask(begun.data);
    expect(data).toMatchObject({ state: 'paid', action_url: null, document: { title: `Car ${VIN}` } });
    expect(buying.letters.map(({ to }) => to)).toContain(email);
  });

  it.each([
    ['en', 'en', 'Test Brand: Plan for cars'],
    ['es', 'es-419', 'Test Brand: Plan para carros'],
  ])('shows the page in the buyer’s language, with the plan’s name: %s', async (language, locale, product) => {
    const cart = purchaseOf(PLANS.single, { payment_gateway: 'stripe', payment_token: undefined });
    const { data } = await post('/api-cwa/cwa_sticker_registration', cart, `language=${language}`);
    expect(pageOf(data)).toMatchObject([{ locale, product, amount_total: 799, currency: 'usd' }]);
  });

  it('returns the same page for a repeated purchase', async () => {
    const idempotency_key = randomUUID();
    const [one, other] = [await buy({ idempotency_key }), await buy({ idempotency_key })];
    expect(other.data.id).toBe(one.data.id);
    expect(pageOf(one.data)).toHaveLength(1);
  });

  it('refuses a card token, because Stripe asks for the card itself', async () => {
    const cart = purchaseOf(PLANS.single, { payment_gateway: 'stripe', payment_token: 'tok_visa' });
    expect((await post('/api-cwa/cwa_sticker_registration', cart)).status).toBe(422);
  });

  it('starts a subscription and says when it renews', async () => {
    const begun = await buy({ vin: 'CREDIT' }, PLANS.monthly);
    bench.account.pay(pageOf(begun.data)[0]!.id);
    const { data } = await ask(begun.data);
    expect(data.state).toBe('paid');
    expect(data.renews_at).toBe(new Date(bench.clock().getTime() + 30 * DAY).toISOString());
  });

  it('keeps the order open while Stripe is down, and finds it again', async () => {
    bench.stripe.faults.push('unreachable', 'unreachable');
    const begun = await buy();
    expect(begun.data).toMatchObject({ state: 'pending', action_url: null });
    expect((await ask(begun.data)).data).toMatchObject({ state: 'action' });
    expect(pageOf(begun.data)).toHaveLength(1);
  });

  it('gives up after an hour on a buyer who does not return, who then can no longer pay', async () => {
    const { data } = await buy();
    bench.pass(61 * MINUTE);
    await buying.recover();
    expect((await ask(data)).data.state).toBe('declined');
    expect(pageOf(data)).toMatchObject([{ status: 'expired' }]);
  });
});

describe('purging gateway data', () => {
  it('deletes the email of a request that Stripe never answered after two days', async () => {
    bench.stripe.faults.push('unreachable', 'unreachable');
    const { data } = await buy({ email: 'lost@example.com' });
    const kept = async () => {
      const rows = await tables<StripeTables>(bench.database)
        .selectFrom('stripe_session')
        .select('plan')
        .where('order_id', '=', data.id)
        .execute();
      return JSON.stringify(rows);
    };
    await purgeGateways(bench.database, bench.clock());
    expect(await kept()).toContain('lost@example.com');
    bench.pass(2 * DAY + 1);
    await purgeGateways(bench.database, bench.clock());
    expect(await kept()).toBe('[]');
  });

  it('deletes events after 90 days, except disputes', async () => {
    const { database, clock } = bench;
    await noteEvent(database, 'stripe', { id: 'evt_purged', kind: 'payment' }, clock());
    await noteEvent(database, 'stripe', { id: 'dp_kept', kind: 'disputed' }, clock());
    const kept = async () =>
      (await tables<IntakeTables>(database).selectFrom('gateway_event').select('id').orderBy('id').execute()).map(
        ({ id }) => id,
      );
    bench.pass(90 * DAY);
    await purgeGateways(database, clock());
    expect(await kept()).toEqual(['dp_kept', 'evt_purged']);
    bench.pass(1);
    await purgeGateways(database, clock());
    expect(await kept()).toEqual(['dp_kept']);
  });
});
