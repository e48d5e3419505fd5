import { type DecodedVehicle, decodedVehicleOf } from '@vinlore/vehicle-domain';
import { decodeVin, openShard, shardKey, type VpicIndex, VpicIndexError } from '@vinlore/vehicle-vpic';

/** What the browser's own decoder says of a VIN, whole or being typed. */
interface BrowserAnswer {
  readonly vehicle: DecodedVehicle;
  /** Positions (1–17) whose character cannot be right, ascending. */
  readonly impossible: readonly number[];
}

/** Decodes VINs where they are typed. */
export interface BrowserDecoder {
  /**
   * What is certain of a VIN; null where the server has to be asked: its excerpt is not determined yet, unknown,
   * damaged twice, or out of reach.
   */
  decode(vin: string): Promise<BrowserAnswer | null>;
}

/** An excerpt is a few kilobytes: one that takes longer than this is not waited for. */
const PATIENCE_MS = 4_000;

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** An excerpt's bytes; null for a maker that the index does not know. */
async function fetchBytes(address: string, fetch: Fetch, cache: RequestCache): Promise<Uint8Array | null> {
  const answer = await fetch(address, { cache, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Fetches and opens an excerpt. A damaged one is fetched once more, past every cache. */
async function fetchShard(address: string, fetch: Fetch): Promise<VpicIndex | null> {
  const bytes = await fetchBytes(address, fetch, 'default');
  if (!bytes) return null;
  try {
    return openShard(bytes);
  } catch (error) {
    if (!(error instanceof VpicIndexError)) throw error;
    const again = await fetchBytes(address, fetch, 'reload');
    return again && openShard(again);
  }
}

/**
 * Builds the decoder of a page. Each excerpt is fetched once; one that did not come is asked for again with the next
 * character.
 *
 * @param folder address of the excerpts, `vehicleWays` tells it
 * @param release NHTSA's name of the data in them; null for the data of the build
 */
export function createBrowserDecoder(
  folder: string,
  release: string | null = null,
  fetch: Fetch = (address, init) => globalThis.fetch(address, init),
): BrowserDecoder {
  const shards = new Map<string, Promise<VpicIndex | null>>();
  const shardOf = (key: string) => {
    const known = shards.get(key);
    if (known) return known;
    const coming = fetchShard(`${folder}${key}.shard`, fetch);
    shards.set(key, coming);
    coming.catch(() => shards.delete(key));
    return coming;
  };
  return {
    async decode(vin) {
      const key = shardKey(vin);
      if (key === null) return null;
      try {
        const shard = await shardOf(key);
        if (!shard) return null;
        const decoded = decodeVin(shard, vin, { certain: true });
        return { vehicle: decodedVehicleOf(decoded, shard.asOf, release), impossible: decoded.impossiblePositions };
      } catch {
        // Offline, damaged, not in time: the server knows as much, and never a wrong answer is given.
        return null;
      }
    },
  };
}
