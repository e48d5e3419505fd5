import { randomUUID } from 'node:crypto';
import { brandsByHost } from '@vinlore/brand';
import { sql } from 'kysely';
import { type Authenticator, createApi, createLogger } from '@vinlore/server-kit';
import { testBrand } from '@vinlore/testing-node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGatewayModule, type GatewayModuleDeps } from './gateway-module.ts';
import { createIntake } from './intake/intake.ts';
import { intakeMigrations } from './intake/migrations.ts';
import { configuredStripe } from './stripe/configured-stripe.ts';
import type { FakeEvent } from './stripe/testing/fake-objects.ts';
import { paymentOf, stripeBench, type StripeBench, WEBHOOK_SECRET } from './stripe/testing/stripe-bench.ts';

const OLDER_SECRET = 'whsec_olderOLDER0123456789';
const PATH = '/api-cwa/payment-webhook/stripe';
const nobody: Authenticator = {
  actorOfToken: () => Promise.resolve(null),
  demandProof: async () => {},
  passedGate: () => false,
  xsrfMatches: () => false,
};

let bench: StripeBench;
let refreshed: string[] = [];
let scopes: string[] = [];
let broken: Error | null = null;
let event: FakeEvent;
let orderId: string;

beforeAll(async () => {
  bench = await stripeBench([{ slice: 'gateway', migrations: intakeMigrations }]);
});
afterAll(() => bench.close());
beforeEach(async () => {
  refreshed = [];
  scopes = [];
  broken = null;
  bench.logged.length = 0;
  bench.stripe.faults.length = 0;
  orderId = randomUUID();
  const begun = await bench.gateway.pay(paymentOf(orderId));
  if (begun.state !== 'action') throw new Error(`The payment is ${begun.state}.`);
  bench.account.pay(begun.reference);
  event = bench.account.events.at(-1)!;
});

const apiWith = (stripe: GatewayModuleDeps['stripe']) => {
  const { database, clock, log } = bench;
  const nothing = () => Promise.resolve();
  const intake = createIntake({
    database,
    orders: {
      refresh: async (id) => {
        refreshed.push(id);
        const { rows } = await sql<{ of: string }>`select current_setting('vinlore.brand') as of`.execute(
          database.kysely,
        );
        scopes.push(rows[0]!.of);
        if (broken) throw broken;
      },
      disputed: () => Promise.resolve(null),
      disputeWon: () => Promise.resolve(null),
      refunded: () => Promise.resolve(null),
      refundFailed: () => Promise.resolve(null),
    },
    subscriptions: {
      renewed: nothing,
      renewalFailed: nothing,
      pauseChanged: nothing,
      ended: nothing,
      cardGiven: () => Promise.resolve(null),
    },
    clock,
    log,
  });
  return createApi({
    modules: [createGatewayModule({ intake, stripe })],
    // A brand behind a password gate; gateways have no password.
    brandOfHost: brandsByHost([testBrand({ settings: { security: 'enabled' } })]),
    authenticator: nobody,
    log: createLogger('silent'),
    secure: true,
    requestsPerMinute: 0,
    trustProxy: [],
  });
};
const post = async (
  { body, signature }: { readonly body: string; readonly signature: string | null },
  { type = 'application/json; charset=utf-8', stripe = bench as GatewayModuleDeps['stripe'] } = {},
) => {
  const api = await apiWith(stripe);
  const response = await api.request(`https://testbrand.localhost${PATH}`, {
    method: 'POST',
    body,
    headers: {
      host: 'testbrand.localhost',
      'content-type': type,
      ...(signature !== null && { 'stripe-signature': signature }),
    },
  });
  return response.status;
};
const seconds = () => Math.floor(bench.clock().getTime() / 1000);

describe('Stripe’s webhook', () => {
  it('accepts a signed event once', async () => {
    const signed = bench.stripe.signed(event, WEBHOOK_SECRET);
    expect([await post(signed), await post(signed)]).toEqual([200, 200]);
    expect(refreshed).toEqual([orderId]);
  });

  it('finds orders of all brands, whichever brand’s host receives the event', async () => {
    expect(await post(bench.stripe.signed(event, WEBHOOK_SECRET))).toBe(200);
    expect(scopes).toEqual(['*']);
  });

  it('accepts an event that it does not use', async () => {
    const other = { ...event, id: 'evt_other', type: 'product.created' };
    expect(await post(bench.stripe.signed(other, WEBHOOK_SECRET))).toBe(200);
    expect(refreshed).toEqual([]);
  });

  it.each([
    ['without a signature', (body: string) => ({ body, signature: null })],
    ['with an empty one', (body: string) => ({ body, signature: '' })],
    ['with an empty part', (body: string) => ({ body, signature: 't=1,v1=ff,v1=' })],
    ['with letters of two bytes', (body: string) => ({ body, signature: `t=${seconds()},v1=${'ñ'.repeat(64)}` })],
    ['with a short one', (body: string) => ({ body, signature: 't=x,v1=ff' })],
    ['signed by somebody else', () => bench.stripe.signed(event, 'whsec_somebodyElse0123456789')],
    [
      'signed over another body',
      (body: string) => ({ ...bench.stripe.signed(event, WEBHOOK_SECRET), body: `${body} ` }),
    ],
    ['signed six minutes ago', () => bench.stripe.signed(event, WEBHOOK_SECRET, seconds() - 360)],
  ])('refuses an event %s and does nothing', async (_how, make) => {
    expect(await post(make(JSON.stringify(event)))).toBe(422);
    expect(refreshed).toEqual([]);
    expect(bench.logged.join()).not.toContain(WEBHOOK_SECRET);
  });

  it('accepts an event signed four minutes ago, because delivery may be slow', async () => {
    expect(await post(bench.stripe.signed(event, WEBHOOK_SECRET, seconds() - 240))).toBe(200);
  });

  it('accepts both secrets while one is being replaced, and only the new one afterwards', async () => {
    const { database, clock, log, stripe } = bench;
    const keys = { STRIPE_SECRET_KEY: stripe.secretKey, STRIPE_API_HOST: stripe.host };
    const having = (...secrets: string[]) =>
      configuredStripe({ ...keys, STRIPE_WEBHOOK_SECRET: secrets }, { database, clock, log });
    const older = stripe.signed(event, OLDER_SECRET);
    expect(await post(older, { stripe: having(WEBHOOK_SECRET, OLDER_SECRET) })).toBe(200);
    expect(await post(older, { stripe: having(WEBHOOK_SECRET) })).toBe(422);
  });

  it('refuses an event that could not be handled, so that Stripe sends it again', async () => {
    const signed = bench.stripe.signed(event, WEBHOOK_SECRET);
    broken = new Error('The database is away.');
    expect(await post(signed)).toBe(503);
    broken = null;
    expect([await post(signed), await post(signed)]).toEqual([200, 200]);
    expect(refreshed).toEqual([orderId, orderId]);
  });

  it('returns 503 and records nothing while Stripe does not answer', async () => {
    const dispute = bench.account.dispute([...bench.account.intents.keys()].at(-1)!);
    const signed = bench.stripe.signed(bench.account.events.at(-1)!, WEBHOOK_SECRET);
    bench.stripe.faults.push(503, 503);
    expect(await post(signed)).toBe(503);
    expect(bench.logged.join()).not.toContain(dispute.id);
  });

  it('refuses an event of another account, whose object Stripe does not show us', async () => {
    const other = { ...event, id: 'evt_elsewhere', type: 'invoice.paid', data: { object: { id: 'in_elsewhere' } } };
    expect(await post(bench.stripe.signed(other, WEBHOOK_SECRET))).toBe(422);
  });

  it('returns 501 if Stripe is not configured', async () => {
    expect(await post(bench.stripe.signed(event, WEBHOOK_SECRET), { stripe: null })).toBe(501);
  });

  it('accepts JSON of at most 256 KB', async () => {
    const signed = bench.stripe.signed(event, WEBHOOK_SECRET);
    expect(await post(signed, { type: 'text/plain' })).toBe(415);
    const long = bench.stripe.signed({ ...event, type: 'x'.repeat(262_144) }, WEBHOOK_SECRET);
    expect(await post(long)).toBe(413);
  });
});

describe('configuration errors', () => {
  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: null }, 'STRIPE_WEBHOOK_SECRET is required'],
    [{ STRIPE_SECRET_KEY: null, STRIPE_WEBHOOK_SECRET: ['whsec_1'] }, 'STRIPE_SECRET_KEY is required'],
  ])('refuses to start with half of Stripe’s settings and names the missing one', (half, message) => {
    const { database, clock, log } = bench;
    expect(() => configuredStripe({ ...half, STRIPE_API_HOST: null }, { database, clock, log })).toThrow(message);
  });

  it('does not set up Stripe without settings', () => {
    const { database, clock, log } = bench;
    const none = { STRIPE_SECRET_KEY: null, STRIPE_WEBHOOK_SECRET: null, STRIPE_API_HOST: null };
    expect(configuredStripe(none, { database, clock, log })).toBeNull();
  });
});
