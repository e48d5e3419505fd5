import { type Brand, brandsByHost, SERVICES } from '@vinlore/brand';
import { createApi, createLogger, type Place } from '@vinlore/server-kit';
import { NO_LIMITS, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import { describe, expect, it } from 'vitest';
import { createBrandModule } from './brand.ts';
import type { ServiceStatus } from './status/status.ts';

const VIEW: Awaited<ReturnType<ServiceStatus['view']>> = {
  at: '2026-11-30T10:00:00.000Z',
  services: SERVICES.map((name) => ({ name, state: 'ok', days: [] })),
};

async function apiOf(brands: readonly Brand[], place: Place | null = null) {
  const brandOfHost = brandsByHost(brands);
  return createApi({
    modules: [createBrandModule(brandOfHost, { view: () => Promise.resolve(VIEW) })],
    brandOfHost,
    authenticator: {
      actorOfToken: async () => null,
      ...OPEN_GATES,
    },
    log: createLogger('silent'),
    ...NO_LIMITS,
    placeOf: () => place,
  });
}

async function ipDataOf(place: Place | null): Promise<unknown> {
  const api = await apiOf([testBrand({ key: 'open' })], place);
  const answer = await api.request('http://open.localhost/api/config', { headers: { host: 'open.localhost' } });
  return ((await answer.json()) as { data: { ip_data: unknown } }).data.ip_data;
}

describe('spec §7: the site for a host', () => {
  const one = testBrand({ key: 'one', domains: ['one.example', 'localhost'] });
  const two = testBrand({ key: 'two', domains: ['two.example'], language: 'es' });

  async function ask(host: string, domain: string, uri = domain) {
    const api = await apiOf([one, two]);
    const headers = { host, uri };
    const config = await api.request(`http://${host}/api/config`, { headers });
    const settings = await api.request(`http://${host}/api-cwa/site_settings`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ domain }),
    });
    return { config: await config.json(), settings: await settings.json(), status: settings.status };
  }

  it.each(['one.example', 'members.one.example', 'dev.one.example', 'app.one.example', 'localhost:3000'])(
    '%s is the brand’s own domain, also in development',
    async (host) => {
      const { config, settings } = await ask(host, 'one.example');
      expect(config).toMatchObject({ data: { domain: 'one.example', language: 'en', spanish: false } });
      expect(settings).toMatchObject({ status: 'success', data: one.settings });
    },
  );

  it('the Spanish host has its flag', async () => {
    expect((await ask('two.example', 'two.example')).config).toMatchObject({ data: { spanish: true } });
  });

  it("reveals no other brand's settings", async () => {
    expect((await ask('one.example', 'two.example', 'one.example')).status).toBe(404);
  });
});

describe('docs/decisions.md §4: ip_data of GET /api/config', () => {
  it('has country, region, and currency, never the IP address', async () => {
    expect(await ipDataOf({ country: 'US', region: 'CA' })).toEqual({ country: 'US', region: 'CA', currency: 'USD' });
    expect(await ipDataOf({ country: 'MX', region: null })).toEqual({ country: 'MX', region: null, currency: 'MXN' });
  });

  it('is null if unknown or not a country code', async () => {
    expect(await ipDataOf(null)).toBeNull();
    expect(await ipDataOf({ country: 'QQ', region: null })).toBeNull();
  });
});

it('the status of a brand leaves out what it doesn’t sell', async () => {
  const brand = testBrand({ key: 'one', features: { sticker: false, report: true, model_report: true } });
  const api = await apiOf([brand]);
  const answer = await api.request('http://one.localhost/api-cwa/status', { headers: { host: 'one.localhost' } });
  const { data } = (await answer.json()) as { data: typeof VIEW };
  expect(data.services.map(({ name }) => name)).toEqual(SERVICES.filter((name) => name !== 'stickers'));
});
