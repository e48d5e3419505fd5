import { brandContract, type PublicBrand, type SiteSettings } from '@vinlore/brand';
import type { Call } from '@vinlore/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { atom, type createStore } from 'jotai';
import type { LocalStore } from './local-store.ts';

/** Dependencies of startup. */
export interface StartUp {
  readonly call: Call;
  readonly store: LocalStore;
  readonly brand: Pick<PublicBrand, 'domain' | 'settings'>;
}

/**
 * Host-specific configuration (spec §1, §7): from the local copy first, refetched in the background, stored locally.
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
    // Marked as stale: a local copy is always refetched (spec §4).
    initialDataUpdatedAt: 0,
  });
}

/**
 * Site settings (spec §3, §4). The page embeds those the server had when it sent the page, which are newer than the
 * local copy; the copy is for other tabs and tools that read `site_settings`.
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

/** The current site settings: the page's first, then the fetched ones (spec §4). Null before `loadSiteSettings`. */
export const siteSettingsAtom = atom<SiteSettings | null>(null);

/** Dependencies of `loadSiteSettings`. */
export interface SettingsLoading {
  readonly startUp: StartUp;
  readonly queries: QueryClient;
  readonly atoms: ReturnType<typeof createStore>;
}

/**
 * Loads the site settings in the background into the store. A failed load is swallowed: the previous settings stay, and
 * loading ends (spec §4). The loading state is the query's own.
 */
export async function loadSiteSettings({ startUp, queries, atoms }: SettingsLoading): Promise<void> {
  const options = siteSettingsQuery(startUp);
  atoms.set(siteSettingsAtom, startUp.brand.settings);
  try {
    atoms.set(siteSettingsAtom, await queries.fetchQuery(options));
  } catch {
    // Swallowed; retried on the next startup.
  }
}
