import { type Brand, brandsByHost, type Plan } from '@vinlore/brand';
import { createApi, createLogger } from '@vinlore/server-kit';
import { NO_LIMITS, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import { expect, it } from 'vitest';
import { createBillingModule } from '../billing-module.ts';

const plan = (id: string, changes: Partial<Plan> = {}): Plan =>
  ({
    id,
    product: 'report',
    audience: 'user',
    kind: 'single',
    name: { en: 'One report', es: 'Un reporte' },
    description: { en: 'One.', es: 'Uno.' },
    price: 1299,
    currency: 'USD',
    credits: 1,
    ...changes,
  }) as Plan;

const brands: readonly Brand[] = [
  testBrand({
    key: 'open',
    taxes: [{ country: 'MX', name: { en: 'VAT', es: 'IVA' }, percent: 16, from: '2026-01-01' }],
    plans: [
      plan('one'),
      plan('dealer-one', { audience: 'dealer' }),
      plan('label', { product: 'sticker' }),
      plan('all', { kind: 'unlimited', interval: 'month', fair_use: 150 } as Partial<Plan>),
    ],
  }),
  testBrand({ key: 'otro', language: 'es', plans: [plan('uno')] }),
];
const api = await createApi({
  modules: [createBillingModule(() => new Date('2026-11-20T10:00:00Z'))],
  authenticator: {
    actorOfToken: () => Promise.resolve(null),
    ...OPEN_GATES,
  },
  brandOfHost: brandsByHost(brands),
  log: createLogger('silent'),
  placeOf: ({ header }) => {
    const country = header('x-country');
    return country === undefined ? null : { country, region: null };
  },
  ...NO_LIMITS,
});

async function offers(path: string, host = 'open.localhost', headers: Record<string, string> = {}) {
  const answer = await api.request(`http://${host}${path}`, { headers: { host, ...headers } });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { id: string; name: string }[] }).data;
}

it('spec §6: lists plans by user_type, user or dealer', async () => {
  expect((await offers('/api-cwa/plans?user_type=user')).map(({ id }) => id)).toEqual(['one', 'all']);
  expect((await offers('/api-cwa/plans?user_type=dealer')).map(({ id }) => id)).toEqual(['dealer-one']);
  expect((await offers('/api-cwa/sticker-plans')).map(({ id }) => id)).toEqual(['label']);
});

it('states the fair use limit of an unlimited plan instead of a number of credits', async () => {
  expect((await offers('/api-cwa/plans')).at(-1)).toMatchObject({ credits: null, interval: 'month', fair_use: 150 });
});

it('docs/decisions.md §1: lists each brand’s own plans in its language', async () => {
  expect(await offers('/api-cwa/plans', 'otro.localhost')).toMatchObject([{ id: 'uno', name: 'Un reporte' }]);
});

it('refuses another user_type', async () => {
  const answer = await api.request('http://open.localhost/api-cwa/plans?user_type=friend', {
    headers: { host: 'open.localhost' },
  });
  expect(answer.status).toBe(400);
});

it('says which tax the prices include at the caller’s location', async () => {
  const tax = { name: 'VAT', rate: 16_000 };
  expect((await offers('/api-cwa/plans', 'open.localhost', { 'x-country': 'MX' }))[0]).toMatchObject({
    price: 1299,
    tax,
  });
  for (const headers of [{}, { 'x-country': 'US' }] as Record<string, string>[])
    expect((await offers('/api-cwa/plans', 'open.localhost', headers))[0]).not.toHaveProperty('tax');
});
