import { brandsByHost } from '@vinlore/brand';
import { createApi, createLogger, type Place } from '@vinlore/server-kit';
import { testBrand } from '@vinlore/testing-node';
import { describe, expect, it } from 'vitest';
import { createBrandSlice } from './brand.ts';

async function ipDataOf(place: Place | null): Promise<unknown> {
  const brandOfHost = brandsByHost([testBrand({ key: 'open' })]);
  const api = await createApi({
    slices: [createBrandSlice(brandOfHost)],
    brandOfHost,
    authenticator: { actorOfToken: async () => null, passedGate: () => true, xsrfMatches: () => true },
    log: createLogger('silent'),
    secure: false,
    requestsPerMinute: 0,
    trustProxy: [],
    placeOf: () => place,
  });
  const answer = await api.request('http://open.localhost/api/config', { headers: { host: 'open.localhost' } });
  return ((await answer.json()) as { data: { ip_data: unknown } }).data.ip_data;
}

describe('decisions §4: ip_data of GET /api/config', () => {
  it('is country, region and currency, never the address', async () => {
    expect(await ipDataOf({ country: 'US', region: 'CA' })).toEqual({ country: 'US', region: 'CA', currency: 'USD' });
    expect(await ipDataOf({ country: 'MX', region: null })).toEqual({ country: 'MX', region: null, currency: 'MXN' });
  });

  it('is null where nothing is known, and for letters that name no country', async () => {
    expect(await ipDataOf(null)).toBeNull();
    expect(await ipDataOf({ country: 'QQ', region: null })).toBeNull();
  });
});
