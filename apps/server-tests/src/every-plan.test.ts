import { join } from 'node:path';
import { createAccount } from '@vinlore/account-server';
import { spendCredit } from '@vinlore/billing-ledger';
import { passSandboxTime } from '@vinlore/billing-server';
import {
  cartOf,
  type CreditPayload,
  NO_VIN,
  offerOf,
  type OrderView,
  purchaseRow,
  purchaseType,
  subscriptionFlags,
  type SubscriptionView,
} from '@vinlore/billing-domain';
import type { Brand, Plan } from '@vinlore/brand';
import { workspaceRoot } from '@vinlore/documents';
import { loadBrands } from '@vinlore/server-kit';
import { createProductApi } from '@vinlore/server/product-api';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { callerOf } from './testing/caller.ts';
import { openTestProduct, PASSWORD } from './testing/test-product.ts';

const DAY = 86_400_000;
const VIN = '1HGCM82633A004352';

/** The shipped brands with reports on sale and without a gate, neither of which depends on plans. */
const brands = loadBrands(join(workspaceRoot(), 'apps/brands')).map((brand) => ({
  ...brand,
  features: { ...brand.features, report: true, sticker: true },
  settings: { ...brand.settings, security: 'disabled' as const },
}));
const plans = brands.flatMap((brand) => brand.plans.map((plan) => ({ brand, plan })));

const { product, database, setPasswords, close } = await openTestProduct({}, brands);
afterAll(close);
await product.jobs.start();
const { ask, form } = callerOf(await createProductApi(product));

const emailOf = (plan: Plan) => `${plan.id}@plans.example`;
for (const { brand, plan } of plans)
  await createAccount(product.database, {
    brand: brand.key,
    email: emailOf(plan),
    password: PASSWORD,
    dealer: plan.audience === 'dealer',
  });
await setPasswords();

/** A buyer of one plan. */
async function buyerOf(brand: Brand, plan: Plan) {
  const headers = { host: brand.domains[0]! };
  const login = await form('/api-cwa/login', { email: emailOf(plan), pass: PASSWORD }, { headers });
  const { token, user } = login.data as { token: string; user: { id: string } };
  const asMember = { headers, token };
  const json = async <T>(path: `/${string}`, body: object = {}) =>
    (
      await ask(
        { method: 'POST', path },
        { token, body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } },
      )
    ).data as T;
  return {
    accountId: user.id,
    buy: async (vin: string) => {
      const offer = offerOf(plan, brand.language);
      const cart = Object.entries(cartOf(offer)).map(([field, value]) => [field, String(value)] as const);
      const { path } = purchaseRow(purchaseType(offer));
      const answer = await form(
        path,
        {
          ...Object.fromEntries(cart),
          email: emailOf(plan),
          price: String(plan.price),
          currency: plan.currency,
          payment_gateway: 'sandbox',
          payment_token: 'sandbox-success',
          cart_plan: plan.id,
          vin,
          idempotency_key: crypto.randomUUID(),
        },
        asMember,
      );
      expect(answer, answer.text).toMatchObject({ status: 200, data: { state: 'paid' } });
      return answer.data as OrderView;
    },
    payload: async () => (await form('/api-cwa/offer_credit', {}, asMember)).data as CreditPayload,
    orders: async () =>
      (await form('/api-cwa/total-orders', {}, asMember)).data as { total: number; orders: OrderView[] },
    sticker: () => form('/api-cwa/generate-sticker', { vin: VIN }, asMember),
    subscription: async () => (await json<SubscriptionView[]>('/api/user/subscriptions'))[0],
    cancel: ({ gateway, id }: SubscriptionView) =>
      json<SubscriptionView>('/api/user/cancel-subscription', { gateway, subscription_id: id }),
  };
}
type Buyer = Awaited<ReturnType<typeof buyerOf>>;

/** The payload of spec §3 for a member with one plan. @param credits of the plan's type */
function payloadOf(brand: Brand, plan: Plan, credits: number, running: boolean): CreditPayload {
  const global = brand.settings.credit_type === 'global';
  const own = (product: Plan['product']) => (!global && plan.product === product ? credits : 0);
  const unlimited = running && plan.kind === 'unlimited';
  const reports = running && plan.product === 'report';
  return {
    sticker_credit: unlimited && plan.product === 'sticker' ? 'Unlimited' : own('sticker'),
    vhr_credit: own('report'),
    credit: global ? credits : 0,
    vhr_credit_subscription: !reports ? 0 : plan.kind === 'unlimited' ? 'Unlimited' : creditsIn(plan),
  };
}

const renews = (plan: Plan) => plan.kind === 'subscription' || plan.kind === 'unlimited';
const creditsIn = (plan: Plan) => (plan.kind === 'unlimited' ? 0 : plan.credits);

/** Creates a document: a sticker through the API; a report's credit is spent directly. */
async function spend(brand: Brand, plan: Plan, buyer: Buyer): Promise<void> {
  if (plan.product === 'sticker') return expect((await buyer.sticker()).status).toBe(200);
  const document = { kind: 'report', id: crypto.randomUUID(), title: 'A car' } as const;
  const paid = await product.database.transaction((tx) =>
    spendCredit(tx, { brand, accountId: buyer.accountId, product: 'report', document, at: product.clock() }),
  );
  expect(paid.spent).toBe(true);
}

/** Advances the sandbox's clock past a plan's next period. */
async function passPeriod(plan: Plan): Promise<void> {
  const days = 'interval' in plan && plan.interval === 'year' ? 366 : 31;
  await passSandboxTime(product.sandbox!, days * DAY);
}

/** Number of renewal reminders sent to a subscriber. */
async function remindersOf({ id }: SubscriptionView): Promise<number> {
  const { rows } = await sql`
    select from audit_entry where act = 'subscription.reminded' and subject_id = ${id}`.execute(database.kysely);
  return rows.length;
}

/** Renews, cancels, and ends a plan that was bought and used once. */
async function liveOn(brand: Brand, plan: Plan, buyer: Buyer): Promise<void> {
  const flag = { report: plan.product === 'report', sticker: plan.product === 'sticker' && plan.kind === 'unlimited' };
  const left = plan.kind === 'unlimited' ? 0 : 2 * plan.credits - 1;
  expect(subscriptionFlags(await buyer.payload())).toEqual(flag);
  const used = plan.kind === 'unlimited' ? 1 : null;
  expect(await buyer.subscription()).toMatchObject({ state: 'active', next_amount: plan.price, used });

  await passPeriod(plan);
  expect(await buyer.payload()).toMatchObject(payloadOf(brand, plan, left, true));
  const renewed = await buyer.subscription();
  expect(renewed).toMatchObject({ state: 'active', used: used && 0 });
  expect(await remindersOf(renewed!), 'who lets a period pass sees the reminder of its end').toBe(1);
  const { total, orders } = await buyer.orders();
  expect({ total, amounts: orders.map(({ amount }) => amount) }).toEqual({
    total: 2,
    amounts: [plan.price, plan.price],
  });

  const canceled = await buyer.cancel(renewed!);
  expect(canceled).toMatchObject({ state: 'ending', next_amount: null });
  expect(await buyer.payload()).toMatchObject(payloadOf(brand, plan, left, true));
  await vi.waitFor(async () => {
    const { rows } = await sql<{ told: boolean }>`
      select wish = wish_told as told from billing_subscription where id = ${canceled.id}`.execute(database.kysely);
    expect(rows).toEqual([{ told: true }]);
  }, 10_000);

  await passPeriod(plan);
  expect(await buyer.subscription()).toMatchObject({ state: 'ended' });
  expect(await buyer.payload()).toMatchObject(payloadOf(brand, plan, left, false));
  expect(subscriptionFlags(await buyer.payload())).toEqual({ report: false, sticker: false });
  expect((await buyer.orders()).total).toBe(2);
}

describe('every plan in brand data can be bought, used, renewed, and canceled', { timeout: 60_000 }, () => {
  it('covers every kind, product, and audience', () => {
    const kinds = new Set(plans.map(({ plan }) => `${plan.product} ${plan.audience} ${plan.kind}`));
    for (const kind of ['single', 'bundle', 'subscription', 'unlimited'])
      expect([...kinds].some((each) => each.endsWith(kind))).toBe(true);
    for (const whom of ['report user', 'report dealer', 'sticker user', 'sticker dealer'])
      expect([...kinds].some((each) => each.startsWith(whom))).toBe(true);
  });

  it.each(plans.map(({ brand, plan }) => [brand.key, plan.id, brand, plan] as const))(
    '%s: %s',
    async (_, __, brand, plan) => {
      const buyer = await buyerOf(brand, plan);
      expect(await buyer.payload()).toMatchObject(payloadOf(brand, plan, 0, false));
      await buyer.buy(NO_VIN);
      expect(await buyer.payload()).toMatchObject(payloadOf(brand, plan, creditsIn(plan), renews(plan)));
      await spend(brand, plan, buyer);
      const left = plan.kind === 'unlimited' ? 0 : plan.credits - 1;
      expect(await buyer.payload()).toMatchObject(payloadOf(brand, plan, left, renews(plan)));
      if (renews(plan)) await liveOn(brand, plan, buyer);
      else expect(await buyer.subscription()).toBeUndefined();
    },
  );
});
