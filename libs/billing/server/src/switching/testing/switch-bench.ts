import { randomUUID } from 'node:crypto';
import { balancesOf, spendCredit } from '@vinlore/billing-ledger';
import type { SubscriptionView, SwitchOption } from '@vinlore/billing-domain';
import { type Brand, brandsByHost } from '@vinlore/brand';
import { type Database, tables } from '@vinlore/database';
import type { Letter } from '@vinlore/mail';
import { type Actor, createApi, createLogger, type Logger, newCookieKey, textSigner } from '@vinlore/server-kit';
import { createTestDatabase, hostFor, NO_LIMITS, testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';
import type { Gateway } from '../../gateways/gateway.ts';
import { createIntake } from '../../gateways/intake/intake.ts';
import { intakeMigrations } from '../../gateways/intake/migrations.ts';
import { runSandboxRenewals } from '../../gateways/sandbox/renewals.ts';
import { createSandboxGateway } from '../../gateways/sandbox/sandbox-gateway.ts';
import { stripeMigrations } from '../../gateways/stripe/migrations.ts';
import { createInvoices } from '../../invoices/invoices.ts';
import type { DocumentMaker } from '../../orders/deps.ts';
import { returnDispute, takeDispute } from '../../orders/take-dispute.ts';
import type { OrderTables } from '../../orders/tables.ts';
import { createPurchaseModule } from '../../purchase/purchase-module.ts';
import { buyingMigrations } from '../../purchase/testing/buying-api.ts';
import { formOf, purchaseOf } from '../../purchase/testing/cart.ts';
import { refundMigrations } from '../../refunds/migrations.ts';
import { createRefundModule } from '../../refunds/refund-module.ts';
import { takeGatewayRefund } from '../../refunds/take-gateway-refund.ts';
import { subscriptionEvents } from '../../subscriptions/subscription-events.ts';
import { subscriptionKeeper } from '../../subscriptions/subscription-keeper.ts';
import { createSubscriptionModule } from '../../subscriptions/subscription-module.ts';
import { jobsByHand } from '../../testing/jobs-by-hand.ts';
import { membersByToken } from '../../testing/members-by-token.ts';
import { secondPersonByHand } from '../../testing/second-person-by-hand.ts';
import { createSubscriptionDeskModule } from '../../subscription-desk/subscription-desk-module.ts';
import { createSwitchModule } from '../switch-module.ts';

/** The time when each test begins. */
const BEGIN = new Date('2026-11-01T10:00:00Z');

function plan(of: object): Brand['plans'][number] {
  const common = { product: 'sticker', audience: 'user', currency: 'USD', interval: 'month' } as const;
  return { ...common, ...of } as Brand['plans'][number];
}
const named = (en: string, es: string) => ({ name: { en, es }, description: { en, es } });

/** Plans of the bench’s brand, in ascending order of price. */
export const PLANS = {
  three: plan({ id: 'three', kind: 'subscription', credits: 3, price: 1_500, ...named('Three', 'Tres') }),
  ten: plan({ id: 'ten', kind: 'subscription', credits: 10, price: 3_000, ...named('Ten', 'Diez') }),
  all: plan({ id: 'all', kind: 'unlimited', fair_use: 40, price: 9_000, ...named('All', 'Todo') }),
  year: plan({
    id: 'year',
    kind: 'unlimited',
    fair_use: 500,
    price: 96_000,
    interval: 'year',
    ...named('Year', 'Año'),
  }),
};
const brand = testBrand({ key: 'open', name: 'Open House', plans: Object.values(PLANS) });
export const other = testBrand({ key: 'dos', language: 'es', plans: Object.values(PLANS) });

/** Dependencies of the bench's gateway. */
export interface GatewayDeps {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Logger;
}

const sandboxIn = ({ database, clock }: GatewayDeps): Gateway =>
  createSandboxGateway({ database, clock, silenceMs: 0 });

/** Bench for plan switches: a real API on a real database, with a gateway. */
export async function createSwitchBench(gatewayIn: (deps: GatewayDeps) => Gateway | Promise<Gateway> = sandboxIn) {
  const database = await createTestDatabase({
    migrations: [
      ...buyingMigrations,
      { slice: 'gateway', migrations: [...intakeMigrations, ...stripeMigrations] },
      { slice: 'refund', migrations: refundMigrations },
    ],
  });
  let now = BEGIN;
  const clock = () => now;
  const letters: Letter[] = [];
  const members = new Map<string, { readonly actor: Actor; readonly brand: string }>();
  const { jobs, run, work } = jobsByHand();
  const log = createLogger('silent');
  const signer = textSigner([newCookieKey()]);
  const gateway = await gatewayIn({ database, clock, log });
  const origin = ({ key }: Brand) => `https://${key}.example`;
  const suspended = new Set<string>();
  const second = secondPersonByHand();
  const ports = {
    database,
    jobs: jobs as Parameters<typeof createPurchaseModule>[0]['jobs'],
    mail: { send: (_: unknown, letter: Letter) => Promise.resolve(void letters.push(letter)) },
    brands: [brand, other],
    originOf: origin,
    gateways: [gateway],
    contactOf: (_: unknown, __: string, accountId: string) =>
      Promise.resolve({ email: `${accountId}@example.com`, language: null }),
    invoices: createInvoices({ links: signer, buyerOf: () => Promise.resolve(null), clock }),
    secondPerson: second.port,
    staffAddresses: () => Promise.resolve(new Map<string, string>()),
    clock,
    log,
  };
  const never = () => Promise.reject(new Error('Members of this bench have accounts and buy no documents.'));
  const purchases = createPurchaseModule({
    ...ports,
    accounts: { ensure: never, offer: never },
    openGate: () => null,
    documents: { makes: never, make: never, pagePath: () => null, pdfUrl: () => '' } as DocumentMaker,
    signer,
    origin,
  });
  const switchPorts = { ...ports, orders: purchases.orders, followUps: purchases.followUps };
  const api = await createApi({
    modules: [
      purchases.module,
      createSubscriptionModule(ports),
      createSwitchModule(switchPorts),
      createSubscriptionDeskModule({
        ...switchPorts,
        memberOf: (_: unknown, key: string, accountId: string) => {
          const found = members.get(accountId);
          const held = found?.brand === key ? found.actor : null;
          return Promise.resolve(
            held && { email: held.email, language: null, dealer: held.dealer, suspended: suspended.has(accountId) },
          );
        },
        isOwn: second.port.isOwn,
      }),
      createRefundModule(ports),
    ],
    authenticator: membersByToken(members),
    brandOfHost: brandsByHost([brand, other]),
    log,
    ...NO_LIMITS,
    trustProxy: ['192.0.2.1'],
  });
  let visitors = 0;
  const intake = createIntake({
    ...ports,
    orders: {
      refresh: purchases.orders.refresh,
      disputed: takeDispute,
      disputeWon: returnDispute,
      refunded: takeGatewayRefund(ports),
      refundFailed: () => Promise.resolve(null),
    },
    subscriptions: subscriptionEvents(ports),
  });

  const ask = async (path: string, init: RequestInit, token: string, of = brand) => {
    const headers = { host: hostFor(`${of.key}.localhost`, path), bearer: token, ...init.headers };
    visitors += 1;
    const from = { 'x-forwarded-for': `198.51.${Math.floor(visitors / 250)}.${visitors % 250}` };
    const proxy = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
    const asked = { method: 'POST', ...init, headers: { ...headers, ...from } };
    const answer = await api.request(`http://${headers.host}${path}`, asked, proxy);
    const { message, data } = (await answer.json()) as { message?: string; data?: unknown };
    return { status: answer.status, message, data };
  };
  const post = (path: string, body: object, token: string, of = brand) =>
    ask(path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, token, of);
  const read = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(database.kysely)).rows;
  const list = async (token: string) =>
    (await post('/api/user/subscriptions', {}, token)).data as readonly SubscriptionView[];
  const named = (id: string) => ({ gateway: gateway.name, subscription_id: id });
  const options = async (id: string, token: string) =>
    (await post('/api/user/switch-options', named(id), token)).data as readonly SwitchOption[];
  /** What a member confirms: the option with its amount. */
  const readSwitch = async (id: string, to: string, token: string) => {
    const { when, charged } = (await options(id, token)).find(({ plan }) => plan.id === to)!;
    return { ...named(id), plan: to, when, amount: charged };
  };
  const confirmSwitch = (asked: object, token: string) => post('/api/user/switch-plan', asked, token);

  return {
    database,
    letters,
    samePerson: second.samePerson,
    /** Suspends a member as staff do, with the effect on their plans. */
    suspend: async (accountId: string) => {
      suspended.add(accountId);
      const owner = { id: accountId, brand, email: `${accountId}@example.com` };
      await database.transaction((tx) => subscriptionKeeper(ports).suspend!(tx, owner));
    },
    intake,
    ask,
    orderKeepers: purchases.module.keepers,
    brand,
    now: clock,
    /** Resets the clock to the beginning. */
    reset: () => (now = BEGIN),
    pass: (ms: number) => (now = new Date(now.getTime() + ms)),
    /** Lets days pass, with their renewals. */
    /** Moves the clock while no jobs run; what was due meanwhile happens later. */
    stand: (days: number) => {
      now = new Date(now.getTime() + days * 86_400_000);
    },
    passDays: async (days: number) => {
      await work();
      for (let day = 0; day < days; day += 1) {
        now = new Date(now.getTime() + 86_400_000);
        await runSandboxRenewals({ database, intake, clock });
      }
      await work();
    },
    work,
    run,
    recover: () => run('billing.recover-orders'),
    member: ({ dealer = false, of = brand, roles = [] as readonly string[] } = {}): string => {
      const accountId = randomUUID();
      const email = `${accountId}@example.com`;
      const actor = { accountId, sessionId: 's', email, dealer, roles, secondFactor: roles.includes('staff') };
      members.set(accountId, { brand: of.key, actor });
      return accountId;
    },
    /** Buys a plan. @returns the subscription id */
    subscribe: async (bought: Brand['plans'][number], token: string, card = 'sandbox-success') => {
      const form = formOf(purchaseOf(bought, { payment_token: card, email: `${token}@example.com` }));
      const { status, message } = await ask('/api-cwa/cwa_sticker_registration', { body: form }, token);
      if (status !== 200) throw new Error(message);
      return (await list(token)).find(({ plan: { id } }) => id === bought.id)!.id;
    },
    list,
    post,
    options,
    readSwitch,
    confirmSwitch,
    /** Switches for the amount of the option. */
    switch: async (id: string, to: string, token: string, amount?: number) =>
      confirmSwitch({ ...(await readSwitch(id, to, token)), ...(amount !== undefined && { amount }) }, token),
    undo: (id: string, token: string) => post('/api/user/undo-switch', named(id), token),
    /** The amounts charged, oldest first. */
    charges: async (token: string) =>
      (
        await read(sql<{ amount: number }>`select amount from billing_order
          where account_id = ${token} and state in ('paid', 'refunded') order by ordered_at, switched is not null, id`)
      ).map(({ amount }) => amount),
    orders: (token: string) =>
      tables<OrderTables>(database)
        .selectFrom('billing_order')
        .selectAll()
        .where('account_id', '=', token)
        .orderBy('ordered_at')
        .orderBy('settled_at')
        .execute(),
    acts: async (subject: string) =>
      (await read(sql<{ act: string }>`select act from audit_entry where subject_id = ${subject} order by id`)).map(
        ({ act }) => act,
      ),
    balance: async (token: string) => (await balancesOf(database, brand.key, token)).sticker,
    make: (token: string) =>
      database.transaction((tx) =>
        spendCredit(tx, {
          brand,
          accountId: token,
          product: 'sticker',
          document: { kind: 'sticker', id: randomUUID(), title: '2014 Ford Escape' },
          at: now,
        }),
      ),
    read,
    end: () => database.drop(),
  };
}
