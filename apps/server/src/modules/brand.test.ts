import { type Brand, brandsByHost } from '@vinlore/brand';
import { createApi, createLogger, type Place } from '@vinlore/server-kit';
import { NO_LIMITS, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import { describe, expect, it } from 'vitest';
import { createBrandModule } from './brand.ts';

async function apiOf(brands: readonly Brand[], place: Place | null = null) {
  const brandOfHost = brandsByHost(brands);
  return createApi({
    modules: [createBrandModule(brandOfHost)],
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
