import type { QueryClient } from '@tanstack/react-query';
import { atom, type createStore } from 'jotai';
import type { Stored } from './local-store.ts';
import { configQuery, type StartUp } from './start-up.ts';

/** Where the visitor is, as far as the server tells; never the address itself (docs/decisions.md §4). */
export type IpData = Stored<'config'>['ip_data'];

/** Whether the member is a dealer (spec §3); the members app sets it with the session. */
export const isDealerAtom = atom(false);

/** Whether the guided sticker popup has been shown in this visit (spec §3 `gsp`, docs/decisions.md §4). */
export const gspAtom = atom(false);

/** Whether the sticker popup is open: the step that asks for trim, colors and packages (spec §3, docs/decisions.md §4). */
export const showPopupAtom = atom(false);

/** What `GET /api/config` says of the visitor's place (spec §3 `ip_data`); `followConfig` keeps it. */
export const ipDataAtom = atom<IpData>(null);

/** What `followConfig` goes between. */
export interface ConfigFollowing {
  readonly startUp: StartUp;
  readonly queries: QueryClient;
  readonly atoms: ReturnType<typeof createStore>;
}

/**
 * Keeps `ip_data` as the configuration says: from the local copy at once, then as it is fetched. Answers how to stop. It
 * listens to the cache itself: an observer would be the only one on an app's first page, and costs it 4 KB.
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
