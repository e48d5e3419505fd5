import { auditMigrations } from '@vinlore/audit';
import { brandsByHost, type Plan } from '@vinlore/brand';
import type { Typesetter } from '@vinlore/documents';
import { type Authenticator, createApi, createLogger, newCookieKey, textSigner } from '@vinlore/server-kit';
import { createTestDatabase, NO_LIMITS, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import { createInvoiceModule } from '../invoice-module.ts';
import { createInvoices } from '../invoices.ts';
import { invoiceMigrations } from '../migrations.ts';
import type { Sale } from '../sale.ts';

const PLAN: Plan = {
  id: 'monthly',
  product: 'sticker',
  audience: 'user',
  kind: 'subscription',
  name: { en: 'Stickers monthly', es: 'Etiquetas cada mes' },
  description: { en: 'Three stickers each month.', es: 'Tres etiquetas cada mes.' },
  price: 1499,
  currency: 'USD',
  credits: 3,
  interval: 'month',
};

export const ONE = testBrand({ key: 'one', name: 'One' });
export const DOS = testBrand({ key: 'dos', name: 'Dos', language: 'es' });

/** An account with a known name and address. */
export const ANA = '11111111-1111-4111-8111-111111111111';
/** An account with only an email. */
export const SAM = '22222222-2222-4222-8222-222222222222';

const nobody: Authenticator = {
  actorOfToken: () => Promise.resolve(null),
  ...OPEN_GATES,
};

/**
 * The invoice module behind a real API on a real database, with a clock that tests set.
 *
 * @param typesetter replaces Typst
 */
export async function createInvoiceBench(typesetter: Pick<Typesetter, 'typeset'>) {
  const database = await createTestDatabase({
    migrations: [auditMigrations, { slice: 'invoice', migrations: invoiceMigrations }],
  });
  let now = new Date('2026-11-20T10:00:00Z');
  const links = textSigner([newCookieKey()]);
  const clock = () => now;
  const ana = { name: 'Ana Núñez', company: 'Ana’s Cars', address: ['1 Main Street', 'Fresno, CA 93650'] };
  const invoices = createInvoices({
    links,
    clock,
    buyerOf: (_tx, accountId) => Promise.resolve(accountId === ANA ? ana : null),
  });
  const api = await createApi({
    modules: [createInvoiceModule({ database, typesetter, links, clock })],
    brandOfHost: brandsByHost([ONE, DOS]),
    authenticator: nobody,
    log: createLogger('silent'),
    ...NO_LIMITS,
  });
  return {
    database,
    invoices,
    turnTo: (moment: string) => void (now = new Date(moment)),
    /** A new sale, changed as the test needs. */
    sale: (changes: Partial<Sale> = {}): Sale => ({
      brand: ONE,
      accountId: ANA,
      cause: { kind: 'order', id: crypto.randomUUID() },
      tax: null,
      plan: PLAN,
      period: { from: now, to: new Date(now.getTime() + 30 * 86_400_000) },
      vin: '1HGCM82633A004352',
      email: 'ana@cars.example',
      language: 'en',
      amount: 1349,
      discount: 150,
      coupon: 'WELCOME10',
      currency: 'USD',
      gateway: 'stripe',
      paidAt: now,
      ...changes,
    }),
    /** Issues a sale's invoice in its own transaction. */
    issue: (sale: Sale) => database.transaction((tx) => invoices.invoiceFor(tx, sale)),
    /** Requests a link with the key from an email. */
    open: async (key: string, brand = 'one') => {
      const response = await api.request(`http://${brand}.localhost/api-cwa/invoice-link`, {
        method: 'POST',
        headers: { host: `${brand}.localhost`, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ key }).toString(),
      });
      const { data } = (await response.json()) as { data: { url: string; number: string } };
      return { status: response.status, data };
    },
    get: (path: string, brand = 'one', headers: Record<string, string> = {}) =>
      api.request(`http://${brand}.localhost${path}`, { headers: { host: `${brand}.localhost`, ...headers } }),
  };
}
