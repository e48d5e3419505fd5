import { openShard, type VpicIndex, VpicIndexError, type WmiNames } from '@vinlore/vehicle-vpic';
import * as v from 'valibot';

/** Timeout for an excerpt, which is only a few kilobytes. */
const PATIENCE_MS = 4_000;

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** The server's response; null for a manufacturer missing from the index. */
async function fetchFile(address: string, fetch: Fetch, cache: RequestCache): Promise<Response | null> {
  const answer = await fetch(address, { cache, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address} returned ${answer.status}.`);
  return answer;
}

/** Fetches and opens an excerpt. If it's damaged, refetches it once, bypassing all caches. */
export async function fetchShard(address: string, fetch: Fetch): Promise<VpicIndex | null> {
  const bytes = async (cache: RequestCache) => {
    const answer = await fetchFile(address, fetch, cache);
    return answer && new Uint8Array(await answer.arrayBuffer());
  };
  const first = await bytes('default');
  if (!first) return null;
  try {
    return openShard(first);
  } catch (error) {
    if (!(error instanceof VpicIndexError)) throw error;
    const again = await bytes('reload');
    return again && openShard(again);
  }
}

const names = v.array(v.string());
const NamesSchema = v.nullable(
  v.object({
    makes: names,
    manufacturer: v.nullable(v.string()),
    models: v.array(v.object({ name: v.string(), makes: names, keys: names })),
  }),
);

/** Fetches the vehicle names of a WMI; null if the WMI is unknown. */
export async function fetchNames(address: string, fetch: Fetch): Promise<WmiNames | null> {
  const answer = await fetchFile(address, fetch, 'default');
  return answer && v.parse(NamesSchema, await answer.json());
}
