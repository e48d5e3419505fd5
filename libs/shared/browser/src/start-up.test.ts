import { CallError, type Call } from '@vinlore/contract';
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  configQuery,
  createQueryClient,
  loadSiteSettings,
  openLocalStore,
  siteSettingsAtom,
  siteSettingsQuery,
} from './index.ts';

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
  features: { sticker: true, report: true, model_report: true },
  support_email: 'help@vinlore.localhost',
  ip_data: null,
};
const brand = { domain: 'vinlore.localhost', settings };

/** A client that returns the same value for every call, or fails. */
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

  it('spec §4: a failed load is swallowed and keeps the previous settings', async () => {
    const store = openLocalStore();
    store.write('config', config);
    const query = new QueryClient();
    const options = configQuery({ call: answering(new CallError('network', '', 0)), store, brand });
    await query.prefetchQuery({ ...options, retry: false });
    expect(query.getQueryData(options.queryKey)).toEqual(config);
    expect(query.isFetching()).toBe(0);
  });

  it('spec §7: requests the configuration, and the settings by domain, once each', async () => {
    const asked: unknown[] = [];
    const call = (async (row: { path: string }, input: unknown) => {
      asked.push([row.path, input]);
      return row.path === '/api/config' ? config : settings;
    }) as unknown as Call;
    const startUp = { call, store: openLocalStore(), brand };
    const query = new QueryClient();
    await query.fetchQuery(configQuery(startUp));
    await query.fetchQuery(siteSettingsQuery(startUp));
    expect(asked).toEqual([
      ['/api/config', {}],
      ['/api-cwa/site_settings', { domain: 'vinlore.localhost' }],
    ]);
    expect(JSON.parse(localStorage.getItem('config')!)).toEqual(config);
    expect(JSON.parse(localStorage.getItem('site_settings')!)).toEqual(settings);
  });
});

describe('spec §4: loading the settings', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  /** Loads with the product's own query defaults and records every state of the store. */
  async function load(call: Call) {
    const [atoms, store] = [createStore(), openLocalStore()];
    const queries = createQueryClient();
    const states: boolean[] = [];
    const note = () => states.push(queries.isFetching({ queryKey: ['site_settings'] }) > 0);
    const loading = loadSiteSettings({ startUp: { call, store, brand }, queries, atoms });
    note();
    const atOnce = atoms.get(siteSettingsAtom);
    await vi.runAllTimersAsync();
    await loading;
    note();
    return { states, atOnce, settings: atoms.get(siteSettingsAtom), kept: store.read('site_settings') };
  }

  it('sets loading to true, then false, and stores and caches the result', async () => {
    const fresh = { ...settings, primary_color: '#6a1b9a' };
    const seen = await load(answering(fresh));
    expect(seen).toEqual({ states: [true, false], atOnce: settings, settings: fresh, kept: fresh });
  });

  it('swallows a failed load after the retries of spec §9 and stops loading', async () => {
    let calls = 0;
    const failing = (async () => {
      calls += 1;
      throw new CallError('network', '', 0);
    }) as Call;
    const seen = await load(failing);
    expect(seen).toEqual({ states: [true, false], atOnce: settings, settings, kept: undefined });
    expect(calls).toBe(4);
  });
});
