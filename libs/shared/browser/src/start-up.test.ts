import { CallError, type Call } from '@vinlore/contract';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { configQuery, openLocalStore, siteSettingsQuery } from './index.ts';

const settings = {
  primary_color: '#142b4f',
  secondary_color: '#0b8049',
  teritary_color: '#475069',
  clarity: '',
  google_analytics: '',
  google_tag: '',
  security: 'disabled' as const,
  credit_type: 'separate' as const,
};
const config = {
  name: 'Vinlore',
  domain: 'vinlore.localhost',
  language: 'en' as const,
  spanish: false,
  features: { sticker: true },
  support_email: 'help@vinlore.localhost',
  ip_data: null,
};
const brand = { domain: 'vinlore.localhost', settings };

/** A client that answers every call with one value, or fails. */
function answering(answer: unknown): Call {
  return (async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  }) as Call;
}

describe('start-up', () => {
  beforeEach(() => localStorage.clear());

  it('spec §4: settings are fetched in the background and cached locally', async () => {
    const store = openLocalStore();
    const query = new QueryClient();
    const fresh = { ...settings, security: 'enabled' as const };
    const options = siteSettingsQuery({ call: answering(fresh), store, brand });
    await expect(query.ensureQueryData(options)).resolves.toEqual(settings);
    await query.fetchQuery(options);
    expect(query.getQueryData(options.queryKey)).toEqual(fresh);
    expect(store.read('site_settings')).toEqual(fresh);
  });

  it('spec §4: a failed load is swallowed; what was known stays', async () => {
    const store = openLocalStore();
    store.write('config', config);
    const query = new QueryClient();
    const options = configQuery({ call: answering(new CallError('network', '', 0)), store, brand });
    await query.prefetchQuery({ ...options, retry: false });
    expect(query.getQueryData(options.queryKey)).toEqual(config);
    expect(query.isFetching()).toBe(0);
  });
});
