import { brandContract, type PublicBrand, type SiteSettings } from '@vinlore/brand';
import type { Call } from '@vinlore/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { atom, type createStore } from 'jotai';
import type { LocalStore } from './local-store.ts';

/** What start-up needs. */
export interface StartUp {
  readonly call: Call;
  readonly store: LocalStore;
  readonly brand: Pick<PublicBrand, 'domain' | 'settings'>;
}

/**
 * Host-specific configuration (spec §1, §7): shown from the local copy at once, fetched again in the background, kept
 * locally.
 */
export function configQuery({ call, store }: StartUp) {
  return queryOptions({
    queryKey: ['config'],
    queryFn: async ({ signal }) => {
      const config = await call(brandContract.config, {}, { signal });
      store.write('config', config);
      return config;
    },
    initialData: () => store.read('config'),
    // Older than anything: a local copy is always fetched again (spec §4).
    initialDataUpdatedAt: 0,
  });
}

/**
 * Site settings (spec §3, §4). The page itself brings those the server knew when it sent the page, which are newer than
 * the local copy; the copy serves the next start-up's other tabs and tools that read `site_settings`.
 */
export function siteSettingsQuery({ call, store, brand }: StartUp) {
  return queryOptions<SiteSettings>({
    queryKey: ['site_settings'],
    queryFn: async ({ signal }) => {
      const settings = await call(brandContract.siteSettings, { domain: brand.domain }, { signal });
      store.write('site_settings', settings);
      return settings;
    },
    initialData: brand.settings,
    initialDataUpdatedAt: 0,
  });
}

/** The site settings as they are known: the page's first, then what was fetched (spec §4). Null before `loadSiteSettings`. */
export const siteSettingsAtom = atom<SiteSettings | null>(null);

/** What `loadSiteSettings` goes between. */
export interface SettingsLoading {
  readonly startUp: StartUp;
  readonly queries: QueryClient;
  readonly atoms: ReturnType<typeof createStore>;
}

/**
 * Loads the site settings in the background and pushes them to the store. A load that fails is swallowed: what was known
 * stays, and loading ends (spec §4). Whether they are loading is the query's own state, which nothing doubles.
 */
export async function loadSiteSettings({ startUp, queries, atoms }: SettingsLoading): Promise<void> {
  const options = siteSettingsQuery(startUp);
  atoms.set(siteSettingsAtom, startUp.brand.settings);
  try {
    atoms.set(siteSettingsAtom, await queries.fetchQuery(options));
  } catch {
    // Swallowed; the next start-up asks again.
  }
}
