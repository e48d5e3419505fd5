import { createHash, randomUUID } from 'node:crypto';
import { spendCredit } from '@vinlore/billing-ledger';
import { auditMigrations } from '@vinlore/audit';
import { type Brand, brandsByHost } from '@vinlore/brand';
import { type Database, type SliceMigrations, tables, type Tx } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Letter } from '@vinlore/mail';
import { type Actor, createApi, createLogger, type TextSigner, textSigner } from '@vinlore/server-kit';
import { testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { creditMigrations } from '../../credits/migrations.ts';
import { creditRoutines } from '../../credits/routines.ts';
import { createCouponModule } from '../../coupons/coupon-module.ts';
import { couponMigrations } from '../../coupons/migrations.ts';
import { couponRoutines } from '../../coupons/routines.ts';
import type { Gateway } from '../../gateways/gateway.ts';
import { createSandboxGateway } from '../../gateways/sandbox/sandbox-gateway.ts';
import { createInvoices } from '../../invoices/invoices.ts';
import { invoiceMigrations } from '../../invoices/migrations.ts';
import type { Buyer, BuyerAccounts, DocumentMaker } from '../../orders/deps.ts';
import { subscriptionMigrations } from '../../subscriptions/migrations.ts';
import { subscriptionRoutines } from '../../subscriptions/routines.ts';
import { purchaseMigrations } from '../migrations.ts';
import { purchaseRoutines } from '../routines.ts';
import { createPurchaseModule } from '../purchase-module.ts';
import { membersByToken } from '../../testing/members-by-token.ts';

function plan(of: object): Brand['plans'][number] {
  const name = { en: 'Plan for cars', es: 'Plan para carros' };
  const common = { product: 'sticker', audience: 'user', currency: 'USD', credits: 1 } as const;
  return { ...common, name, description: name, ...of } as Brand['plans'][number];
}

/** The brands' plans. */
export const PLANS = {
  single: plan({ id: 'one', kind: 'single', price: 799 }),
  bundle: plan({ id: 'three', kind: 'bundle', credits: 3, price: 1999 }),
  monthly: plan({ id: 'monthly', kind: 'subscription', credits: 2, price: 1599, interval: 'month' }),
  unlimited: plan({ id: 'unlimited', kind: 'unlimited', fair_use: 10, price: 9900, interval: 'year' }),
  report: plan({ id: 'report-one', kind: 'single', product: 'report', price: 999 }),
  dealer: plan({ id: 'dealer-one', kind: 'single', audience: 'dealer', price: 599 }),
};

export const brand = testBrand({ key: 'open', plans: Object.values(PLANS) });
export const spanish = testBrand({
  key: 'dos',
  language: 'es',
  plans: Object.values(PLANS),
  settings: { credit_type: 'global' },
  features: { sticker: true, report: false, model_report: true },
});

/** Migrations that buying needs. */
export const buyingMigrations: readonly SliceMigrations[] = [
  auditMigrations,
  { slice: 'credits', migrations: creditMigrations, routines: creditRoutines },
  { slice: 'coupon', migrations: couponMigrations, routines: couponRoutines },
  { slice: 'purchase', migrations: purchaseMigrations, routines: purchaseRoutines },
  { slice: 'subscription', migrations: subscriptionMigrations, routines: subscriptionRoutines },
  { slice: 'invoice', migrations: invoiceMigrations },
  {
    slice: 'bench',
    migrations: [
      {
        name: '0001-others',
        async up(db) {
          await sql`create table bench_account (
            id uuid primary key default gen_random_uuid(), brand text, email text, unique (brand, email))`.execute(db);
          await sql`create table bench_document (id uuid primary key, account_id uuid, vin text)`.execute(db);
        },
      },
    ],
  },
];

/**
 * Accounts in a table of the bench, without the account module. Only emails that start with "owner" have an account.
 */
const accountsIn = (offered: string[]): BuyerAccounts => ({
  ensure: async (tx: Tx, { brand: key, email }: Buyer) => {
    const { rows } = await sql<{ id: string }>`
      with made as (insert into bench_account (brand, email) values (${key}, ${email}) on conflict do nothing returning id)
      select id from made
      union all select id from bench_account where brand = ${key} and email = ${email}
      limit 1`.execute(tables(tx));
    return { accountId: rows[0]!.id, isHolder: !email.startsWith('owner') };
  },
  offer: (_tx, { email }) => Promise.resolve(void offered.push(email)),
});

/**
 * Makes documents of VINs that do not start with `BAD` for one credit each, and the same VIN again for free. Of
 * described vehicles it accepts Fords, except the Edsel.
 */
const makerIn = (database: Database, clock: () => Date): DocumentMaker => ({
  makes: ({ vin, vehicle }) => Promise.resolve(vin !== null || vehicle.make === 'Ford'),
  make: ({ brand: of, accountId, product, vin: number, vehicle }) =>
    database.transaction(async (tx) => {
      const vin = number ?? [vehicle.year, vehicle.make, vehicle.model, vehicle.trim].filter(Boolean).join(' ');
      if (vin.startsWith('BAD') || vehicle.model === 'Edsel') return null;
      const hex = createHash('sha256')
        .update(accountId + vin)
        .digest('hex');
      const id = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
      const document = { kind: product, id, title: `Car ${vin}` };
      const { numAffectedRows } = await sql`
        insert into bench_document values (${id}, ${accountId}, ${vin}) on conflict do nothing`.execute(tables(tx));
      if (numAffectedRows === 0n) return document;
      const spending = await spendCredit(tx, { brand: of, accountId, product, document, at: clock() });
      if (!spending.spent) throw new Error('No credit.');
      return document;
    }),
  pagePath: ({ id, kind }) => (kind === 'report' ? `/your-report?id=${id}` : null),
  pdfUrl: ({ id }) => `/pdf/${id}`,
});

/** Options of a test. */
export interface BuyingOptions {
  readonly clock?: () => Date;
  readonly signer?: TextSigner;
  /** Wraps the sandbox gateway. */
  readonly gateway?: (sandbox: Gateway) => Gateway;
  readonly documents?: (maker: DocumentMaker) => DocumentMaker;
}

/** A fixed key, so that several processes share it. */
export const SIGNER = textSigner([{ id: 'bench', secret: Buffer.alloc(32, 7).toString('base64') }]);

/** The purchase calls behind the real API, on the caller's database, with the sandbox as gateway. */
export async function createBuyingApi(database: Database, options: BuyingOptions = {}) {
  const { clock = () => new Date(), signer = SIGNER } = options;
  const offered: string[] = [];
  const letters: Letter[] = [];
  const jobs = new Map<string, () => Promise<void>>();
  const members = new Map<string, { readonly brand: string; readonly actor: Actor }>();
  const sandbox = createSandboxGateway({ database, clock, silenceMs: 0 });
  const maker = makerIn(database, clock);
  const purchases = createPurchaseModule({
    database,
    jobs: {
      define: (name: string, _schema: unknown, handler: (payload: object, run: object) => Promise<void>) => {
        jobs.set(name, () => handler({}, {}));
      },
    } as unknown as Jobs,
    brands: [brand, spanish],
    gateways: [options.gateway?.(sandbox) ?? sandbox],
    accounts: accountsIn(offered),
    openGate: () => null,
    documents: options.documents?.(maker) ?? maker,
    invoices: createInvoices({ links: signer, buyerOf: () => Promise.resolve(null), clock }),
    mail: { send: (_tx, letter) => Promise.resolve(void letters.push(letter)) },
    signer,
    origin: ({ key }) => `https://${key}.example`,
    clock,
    log: createLogger('silent'),
  });
  const api = await createApi({
    modules: [purchases.module, createCouponModule({ database, signer, clock })],
    authenticator: membersByToken(members),
    brandOfHost: brandsByHost([brand, spanish]),
    log: createLogger('silent'),
    secure: false,
    requestsPerMinute: 0,
    trustProxy: ['192.0.2.1', '127.0.0.1'],
  });
  return {
    api,
    orders: purchases.orders,
    keepers: purchases.module.keepers,
    letters,
    offered,
    /** Runs the job of each minute. */
    recover: () => jobs.get('billing.recover-orders')!(),
    /** Creates a member with an account. @returns their token, which is also the account id */
    member: (email = `${randomUUID()}@example.com`, { of = brand, dealer = false } = {}): string => {
      const accountId = randomUUID();
      members.set(accountId, { brand: of.key, actor: { accountId, sessionId: 's', email, dealer, roles: [] } });
      return accountId;
    },
  };
}
export type BuyingApi = Awaited<ReturnType<typeof createBuyingApi>>;
