import type { QueryClient } from '@tanstack/react-query';
import { atom, type createStore } from 'jotai';
import type { Stored } from './local-store.ts';
import { configQuery, type StartUp } from './start-up.ts';

/** The visitor's location according to the server; never the IP address (docs/decisions.md §4). */
export type IpData = Stored<'config'>['ip_data'];

/** Whether the member is a dealer (spec §3); the members app sets it with the session. */
export const isDealerAtom = atom(false);

/** Whether the guided sticker popup has been shown in this visit (spec §3 `gsp`, docs/decisions.md §4). */
export const gspAtom = atom(false);

/**
 * Whether the sticker popup is open: the step that asks for trim, colors and packages (spec §3, docs/decisions.md §4).
 */
export const showPopupAtom = atom(false);

/** The visitor's location from `GET /api/config` (spec §3 `ip_data`); `followConfig` updates it. */
export const ipDataAtom = atom<IpData>(null);

/** Dependencies of `followConfig`. */
export interface ConfigFollowing {
  readonly startUp: StartUp;
  readonly queries: QueryClient;
  readonly atoms: ReturnType<typeof createStore>;
}

/**
 * Keeps `ip_data` in sync with the configuration: from the local copy first, then on each fetch. Returns a function
 * that stops it. It subscribes to the cache directly: an observer would be the only one on an app's first page, and
 * adds 4 KB.
 */
export function followConfig({ startUp, queries, atoms }: ConfigFollowing): () => void {
  const { queryKey } = configQuery(startUp);
  const take = () => {
    const config = queries.getQueryData(queryKey) ?? startUp.store.read('config');
    atoms.set(ipDataAtom, config?.ip_data ?? null);
  };
  take();
  return queries.getQueryCache().subscribe(take);
}
