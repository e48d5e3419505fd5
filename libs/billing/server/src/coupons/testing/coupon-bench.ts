import { NO_LIMITS } from '@vinlore/billing-domain';
import { auditMigrations } from '@vinlore/audit';
import { brandsByHost, type Plan } from '@vinlore/brand';
import { tables } from '@vinlore/database';
import { type Authenticator, createApi, createLogger, newCookieKey, textSigner } from '@vinlore/server-kit';
import { createTestDatabase, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import { orderMigrations, ordersOfBrowsers } from '../../orders/migrations.ts';
import { orderRoutines } from '../../orders/routines.ts';
import type { OrderTables } from '../../orders/tables.ts';
import { type CouponToCreate, createCoupon } from '../administration.ts';
import { createCouponModule } from '../coupon-module.ts';
import { couponMigrations } from '../migrations.ts';
import { couponRoutines } from '../routines.ts';

const description = { en: 'A plan.', es: 'Un plan.' };
const common = { description, audience: 'user', product: 'sticker', currency: 'USD' } as const;
const PLANS: Plan[] = [
  { ...common, id: 'single', kind: 'single', name: { en: 'One sticker', es: 'Una etiqueta' }, price: 799, credits: 1 },
  {
    ...common,
    id: 'monthly',
    kind: 'subscription',
    name: { en: 'Stickers monthly', es: 'Etiquetas cada mes' },
    price: 1499,
    credits: 3,
    interval: 'month',
  },
];

const BRANDS = [testBrand({ key: 'one', plans: PLANS }), testBrand({ key: 'dos', language: 'es', plans: PLANS })];

const nobody: Authenticator = {
  actorOfToken: () => Promise.resolve(null),
  ...OPEN_GATES,
};

/** A 10% coupon without limits, changed as the test needs. */
const couponOf = (changes: Partial<CouponToCreate> = {}) =>
  ({
    brand: 'one',
    code: `C-${crypto.randomUUID().slice(0, 8).toUpperCase()}`,
    percent: 10,
    amount: null,
    currency: null,
    ...NO_LIMITS,
    ...changes,
  }) as CouponToCreate;

/** The coupon module behind a real API on a real database, together with the orders whose uses it counts. */
export async function createCouponBench() {
  const database = await createTestDatabase({
    migrations: [
      auditMigrations,
      { slice: 'coupon', migrations: couponMigrations, routines: couponRoutines },
      { slice: 'purchase', migrations: [...orderMigrations, ordersOfBrowsers], routines: orderRoutines },
    ],
  });
  let now = new Date('2026-11-20T10:00:00Z');
  const api = await createApi({
    modules: [createCouponModule({ database, signer: textSigner([newCookieKey()]), clock: () => now })],
    brandOfHost: brandsByHost(BRANDS),
    authenticator: nobody,
    log: createLogger('silent'),
    secure: false,
    requestsPerMinute: 0,
    trustProxy: ['192.0.2.1'],
  });
  let callers = 0;
  return {
    database,
    now: () => now,
    turnTo: (moment: string) => void (now = new Date(moment)),
    /** Creates a coupon. @returns its code */
    coupon: async (changes: Partial<CouponToCreate> = {}) => {
      const coupon = couponOf(changes);
      await createCoupon(database, coupon, now);
      return coupon.code;
    },
    /** Sends a coupon call, each time from a different IP address. */
    ask: async (path: string, body: object, brand = 'one') => {
      const host = `${brand}.localhost`;
      const from = `198.51.${Math.floor(++callers / 250)}.${callers % 250}`;
      const response = await api.request(
        `http://${host}${path}`,
        {
          method: 'POST',
          headers: { host, 'content-type': 'application/json', 'x-forwarded-for': from },
          body: JSON.stringify(body),
        },
        { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
      );
      const { message, data } = (await response.json()) as { message?: string; data: Record<string, unknown> };
      return { status: response.status, message, data };
    },
    /** Inserts a paid order of a person, with or without a coupon. */
    bought: async (email: string, { brand = 'one', accountId }: { brand?: string; accountId?: string } = {}) => {
      const id = crypto.randomUUID();
      await tables<OrderTables>(database)
        .insertInto('billing_order')
        .values({
          id,
          brand,
          account_id: accountId ?? null,
          email,
          plan: JSON.stringify(PLANS[0]),
          product: 'sticker',
          credits: 1,
          pot: 'sticker',
          amount: 799,
          discount: 0,
          currency: 'USD',
          coupon: null,
          gateway: 'sandbox',
          state: 'paid',
          idempotency_key: id,
          request_hash: Buffer.from(''),
          vehicle: '{}',
          wants_document: false,
          language: 'en',
          ordered_at: now,
        })
        .execute();
      return id;
    },
  };
}
