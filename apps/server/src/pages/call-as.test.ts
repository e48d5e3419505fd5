import { createBillingModule } from '@vinlore/billing-server';
import { billingContract } from '@vinlore/billing-domain';
import { brandsByHost, type Plan } from '@vinlore/brand';
import { createApi, createLogger, placeReader } from '@vinlore/server-kit';
import { NO_LIMITS, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import { describe, expect, it } from 'vitest';
import { createCallAs } from './call-as.ts';

const PROXY = '192.0.2.1';
const VISITOR = '198.51.100.7';
const plan = {
  id: 'one',
  product: 'report',
  audience: 'user',
  kind: 'single',
  name: { en: 'One report', es: 'Un reporte' },
  description: { en: 'One.', es: 'Uno.' },
  price: 1299,
  currency: 'USD',
  credits: 1,
} as Plan;
const tax = (country: string, percent: number) => ({ country, name: { en: 'VAT', es: 'IVA' }, percent });
const brand = testBrand({
  key: 'open',
  plans: [plan],
  taxes: [tax('MX', 16), tax('GT', 12)].map((each) => ({ ...each, from: '2026-01-01' })),
});
const placeOf = placeReader({
  trustProxy: [PROXY],
  countryHeader: 'x-country',
  regionHeader: 'x-region',
  geoFile: (address) => (address === VISITOR ? { country: 'GT', region: null } : null),
});
const api = await createApi({
  modules: [createBillingModule(() => new Date('2026-11-20T10:00:00Z'))],
  authenticator: { actorOfToken: () => Promise.resolve(null), ...OPEN_GATES },
  brandOfHost: brandsByHost([brand]),
  log: createLogger('silent'),
  ...NO_LIMITS,
  trustProxy: [PROXY],
  placeOf,
});

/** The tax rate on a visitor's page, and the one the API returns to the same visitor. */
async function rates(remoteAddress: string, sent: Record<string, string>, address = remoteAddress) {
  const socket = { remoteAddress };
  const headers = { host: 'open.localhost', ...sent };
  const call = createCallAs(api, placeOf)(brand, 'en', { address, request: { headers, socket } as never });
  const [onPage] = await call(billingContract.plans, {});
  const answer = await api.request('/api-cwa/plans', { headers }, { incoming: { headers, socket } });
  const { data } = (await answer.json()) as { data: { tax?: { rate: number } }[] };
  return { page: onPage!.tax?.rate ?? null, api: data[0]!.tax?.rate ?? null };
}

describe('a server-rendered page uses the same visitor location as the API', () => {
  it.each([
    ['from the header of a trusted proxy', PROXY, { 'x-country': 'MX', 'x-forwarded-for': VISITOR }, 16_000],
    ['from the geo file where the proxy says none', PROXY, { 'x-forwarded-for': VISITOR }, 12_000],
    ['never from a header that the visitor wrote', '203.0.113.9', { 'x-country': 'MX' }, null],
    ['not at all where nothing says it', PROXY, { 'x-forwarded-for': '203.0.113.9' }, null],
  ] as const)('%s', async (_, from, headers, rate) => {
    const address = 'x-forwarded-for' in headers ? headers['x-forwarded-for'] : from;
    expect(await rates(from, headers, address)).toEqual({ page: rate, api: rate });
  });
});
