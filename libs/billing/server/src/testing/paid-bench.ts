import { randomUUID } from 'node:crypto';
import { balancesOf, spendCredit } from '@vinlore/billing-ledger';
import { type AuditTables, auditMigrations } from '@vinlore/audit';
import { type Brand, brandsByHost } from '@vinlore/brand';
import { tables } from '@vinlore/database';
import type { Letter } from '@vinlore/mail';
import { type Actor, createApi, createLogger, newCookieKey, textSigner } from '@vinlore/server-kit';
import { createTestDatabase, hostFor, NO_LIMITS, testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { creditMigrations } from '../credits/migrations.ts';
import { creditRoutines } from '../credits/routines.ts';
import { createCouponModule } from '../coupons/coupon-module.ts';
import { couponMigrations } from '../coupons/migrations.ts';
import { couponRoutines } from '../coupons/routines.ts';
import { createCouponDeskModule } from '../coupons/staff/coupon-desk-module.ts';
import { createCreditsModule } from '../credits/credits-module.ts';
import { createCreditDeskModule } from '../credits/staff/credit-desk-module.ts';
import { createFigureDeskModule } from '../figures/figure-desk-module.ts';
import { figureMigrations } from '../figures/migrations.ts';
import { figureRoutines } from '../figures/routines.ts';
import { intakeMigrations } from '../gateways/intake/migrations.ts';
import { createInvoices } from '../invoices/invoices.ts';
import { invoiceMigrations } from '../invoices/migrations.ts';
import {
  orderMigrations,
  ordersOfBrowsers,
  ordersOfVisitors,
  ordersWithPriceKept,
  ordersThatSwitch,
  ordersWithSelection,
  ordersWithTax,
} from '../orders/migrations.ts';
import { orderRoutines } from '../orders/routines.ts';
import { orderListMigration, orderListsBehindWall } from '../order-desk/migrations.ts';
import { createOrderDeskModule } from '../order-desk/order-desk-module.ts';
import { orderById } from '../orders/order-store.ts';
import { receiptsOf } from '../orders/receipt-of.ts';
import type { OrderTables } from '../orders/tables.ts';
import { createPlanDeskModule } from '../plans/plan-desk-module.ts';
import { refundMigrations } from '../refunds/migrations.ts';
import { carryOutRefund } from '../refunds/ask-second-person.ts';
import { createRefundModule } from '../refunds/refund-module.ts';
import { subscriptionMigrations } from '../subscriptions/migrations.ts';
import { subscriptionEvents } from '../subscriptions/subscription-events.ts';
import { subscriptionKeeper } from '../subscriptions/subscription-keeper.ts';
import { createSubscriptionModule } from '../subscriptions/subscription-module.ts';
import { buyPlan } from './buy-plan.ts';
import { jobsByHand } from './jobs-by-hand.ts';
import { obedientGateway } from './obedient-gateway.ts';
import { overlayByHand } from './overlay-by-hand.ts';
import { secondPersonByHand } from './second-person-by-hand.ts';
import { membersByToken } from './members-by-token.ts';

export const DAY = 86_400_000;
export { PERIOD } from './buy-plan.ts';
/** The time when each test begins. */
const BEGIN = new Date('2026-11-20T10:00:00Z');

/** Plans of the bench’s brands. */
export const PLANS = {
  single: plan({ id: 'single', kind: 'single', credits: 1, price: 999 }),
  bundle: plan({ id: 'three', kind: 'bundle', credits: 3, price: 2499 }),
  monthly: plan({ id: 'monthly', kind: 'subscription', credits: 2, price: 1599, interval: 'month' }),
  unlimited: plan({ id: 'unlimited', kind: 'unlimited', fair_use: 10, price: 9900, interval: 'month' }),
};

function plan(of: object): Brand['plans'][number] {
  const name = { en: 'Plan for cars', es: 'Plan para carros' };
  const common = { product: 'sticker', audience: 'user', currency: 'USD' } as const;
  return { ...common, name, description: name, ...of } as Brand['plans'][number];
}

export const brand = testBrand({ key: 'open', name: 'Open House', plans: Object.values(PLANS) });
export const spanish = testBrand({ key: 'dos', name: 'Casa Dos', language: 'es', plans: Object.values(PLANS) });

/** Bench for subscriptions and refunds: a real API on a real database, with paid plans and an adjustable clock. */
export async function createPaidBench() {
  const database = await createTestDatabase({
    migrations: [
      auditMigrations,
      { slice: 'ledger', migrations: creditMigrations, routines: creditRoutines },
      {
        slice: 'orders',
        migrations: [
          ...orderMigrations,
          orderListMigration,
          ordersOfBrowsers,
          orderListsBehindWall,
          ...ordersOfVisitors,
          ordersWithPriceKept,
          ordersWithSelection,
          ...ordersThatSwitch,
          ordersWithTax,
        ],
        routines: orderRoutines,
      },
      { slice: 'subscription', migrations: subscriptionMigrations },
      { slice: 'coupon', migrations: couponMigrations, routines: couponRoutines },
      { slice: 'refund', migrations: refundMigrations },
      { slice: 'figure-desk', migrations: figureMigrations, routines: figureRoutines },
      { slice: 'invoice', migrations: invoiceMigrations },
      { slice: 'gateway', migrations: intakeMigrations },
    ],
  });
  let now = BEGIN;
  const clock = () => now;
  const letters: Letter[] = [];
  const logged: string[] = [];
  const members = new Map<string, { readonly actor: Actor; readonly brand: string }>();
  const { gateway, told, refunds, state } = obedientGateway(clock);
  const { jobs, run, work } = jobsByHand();
  const second = secondPersonByHand();
  const invoices = createInvoices({
    links: textSigner([newCookieKey()]),
    buyerOf: () => Promise.resolve(null),
    clock,
  });
  const ports = {
    database,
    jobs,
    mail: {
      send: (_: unknown, letter: Letter) => {
        letters.push(letter);
        return Promise.resolve();
      },
    },
    brands: [brand, spanish],
    originOf: ({ key }: Brand) => `https://${key}.example`,
    gateways: [gateway],
    contactOf: (_: unknown, key: string, accountId: string) => {
      const found = [...members.values()].find(({ actor, brand: of }) => of === key && actor.accountId === accountId);
      return Promise.resolve(found ? { email: found.actor.email, language: null } : null);
    },
    secondPerson: second.port,
    staffAddresses: (key: string, ids: readonly string[]) =>
      Promise.resolve(
        new Map(
          [...members.values()]
            .filter(({ actor, brand: of }) => of === key && ids.includes(actor.accountId))
            .map(({ actor }) => [actor.accountId, actor.email] as const),
        ),
      ),
    invoices,
    clock,
    log: createLogger('error', { write: (line) => void logged.push(line) }),
  };
  const api = await createApi({
    modules: [
      createSubscriptionModule(ports),
      createRefundModule(ports),
      createOrderDeskModule({
        ...ports,
        receiptOf: receiptsOf({ ...ports, origin: ports.originOf, signer: textSigner([newCookieKey()]) }),
      }),
      createCreditsModule(ports),
      createCreditDeskModule(ports),
      createCouponModule({ ...ports, signer: textSigner([newCookieKey()]) }),
      createCouponDeskModule(ports),
      createFigureDeskModule({ ...ports, jobs }),
      createPlanDeskModule({ ...ports, overlay: overlayByHand([brand, spanish], clock) }),
    ],
    authenticator: membersByToken(members),
    brandOfHost: brandsByHost([brand, spanish]),
    log: createLogger('silent'),
    askSecond: async (request) => ({
      id: await database.transaction((tx) => second.port.ask(tx, request)),
      alone: false,
    }),
    ...NO_LIMITS,
    trustProxy: ['192.0.2.1'],
  });
  let visitors = 0;

  /** Creates a member. @returns their token, which is also their account id */
  const member = (of = brand, roles: readonly string[] = []): string => {
    const accountId = randomUUID();
    const email = `${accountId}@example.com`;
    members.set(accountId, {
      brand: of.key,
      actor: { accountId, sessionId: 's', email, dealer: false, roles, secondFactor: roles.includes('staff') },
    });
    return accountId;
  };

  const buy = (bought: Brand['plans'][number], accountId: string, of = brand) =>
    buyPlan({ database, invoices }, { plan: bought, accountId, brand: of, now });

  const ask = async (path: string, init: RequestInit, token: string, of = brand) => {
    const host = hostFor(`${of.key}.localhost`, path);
    // Use a different IP address for each request, since rate limits are not under test.
    visitors += 1;
    const from = { 'x-forwarded-for': `198.51.${Math.floor(visitors / 250)}.${visitors % 250}` };
    const headers = { host, bearer: token, 'content-type': 'application/json', ...from };
    const proxy = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
    const answer = await api.request(`http://${host}${path}`, { ...init, headers }, proxy);
    const body = await answer.text();
    // A file has no JSON envelope.
    const isEnvelope = answer.headers.get('content-type')?.startsWith('application/json');
    const { message, data } = (isEnvelope ? JSON.parse(body) : {}) as { message?: string; data?: unknown };
    return { status: answer.status, message, data, body };
  };

  return {
    database,
    events: subscriptionEvents(ports),
    keeper: subscriptionKeeper(ports),
    ports,
    /** Requested approvals and their decisions. */
    asked: second.asked,
    decline: second.decline,
    approve: (approvedBy: string = randomUUID()) => second.approve(approvedBy),
    carryOut: carryOutRefund(ports),
    gateway: state,
    told,
    refunds,
    letters,
    /** Errors in the log. */
    logged,
    run,
    work,
    member,
    buy,
    post: (path: string, body: object, token: string, of = brand) =>
      ask(path, { method: 'POST', body: JSON.stringify(body) }, token, of),
    get: (path: string, token: string, of = brand) => ask(path, { method: 'GET' }, token, of),
    pass: (ms: number) => (now = new Date(now.getTime() + ms)),
    now: clock,
    order: (id: string) => orderById(database, id),
    balance: async (accountId: string, of = brand) => (await balancesOf(database, of.key, accountId)).sticker,
    spend: (accountId: string, of = brand) =>
      database.transaction((tx) =>
        spendCredit(tx, {
          brand: of,
          accountId,
          product: 'sticker',
          document: { kind: 'sticker', id: randomUUID(), title: '2014 Ford Escape' },
          at: now,
        }),
      ),
    /** Names of the acts logged for a subject, oldest first. */
    acts: async (subject: string) => {
      const found = await tables<AuditTables>(database)
        .selectFrom('audit_entry')
        .select('act')
        .where('subject_id', '=', subject)
        .orderBy('id')
        .execute();
      return found.map(({ act }) => act);
    },
    /** Audit log entries of a subject, oldest first. */
    entries: (subject: string) =>
      tables<AuditTables>(database)
        .selectFrom('audit_entry')
        .select(['act', 'actor', 'detail', 'before', 'after'])
        .where('subject_id', '=', subject)
        .orderBy('id')
        .execute(),
    /** A member's renewal orders. */
    renewals: async (accountId: string) => {
      const { rows } = await sql<{ id: string; amount: number; payment: string }>`
        select id, amount, payment from billing_order
        where account_id = ${accountId} and id in (select order_id from billing_renewal) order by payment`.execute(
        database.kysely,
      );
      return rows;
    },
    /** Adds a purchase started now and declined. */
    declined: () =>
      sql`insert into billing_order (id, brand, plan, product, credits, pot, amount, discount, currency, gateway, state,
          idempotency_key, request_hash, vehicle, wants_document, language, ordered_at)
        select gen_random_uuid(), brand, plan, product, credits, pot, amount, discount, currency, gateway, 'declined',
          gen_random_uuid()::text, request_hash, vehicle, wants_document, language, ${now}
        from billing_order where brand = ${brand.key} limit 1`.execute(database.kysely),
    /** Total refunded, from the orders. */
    sumOfRefunds: () =>
      sql<{ refunded: number }>`select coalesce(sum(refunded), 0)::int as refunded from billing_order`.execute(
        database.kysely,
      ),
    /** Marks an order as followed up, as if its receipt was sent. */
    followUp: async (id: string) => {
      const orders = tables<OrderTables>(database).updateTable('billing_order');
      await orders.set({ followed_up_at: now }).where('id', '=', id).execute();
    },
    end: () => database.drop(),
  };
}
export type PaidBench = Awaited<ReturnType<typeof createPaidBench>>;
