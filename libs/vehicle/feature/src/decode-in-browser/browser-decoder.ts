import { type DecodedVehicle, decodedVehicleOf, VIN_LENGTH } from '@vinlore/vehicle-domain';
import { decodeVin, namesSoFar, type NamesSoFar, shardKey } from '@vinlore/vehicle-vpic';
import { type Fetch, fetchNames, fetchShard } from './fetch-excerpt.ts';

/** Browser-side decode result for a complete or partial VIN. */
interface BrowserAnswer {
  readonly vehicle: DecodedVehicle;
  /** Positions (1–17) with an impossible character, ascending. */
  readonly impossible: readonly number[];
}

/** What's known about a VIN: a decode, or just names before the tenth character is typed. */
export type Reading = ({ readonly kind: 'decoded' } & BrowserAnswer) | ({ readonly kind: 'named' } & NamesSoFar);

/** Decodes VINs in the browser. */
export interface BrowserDecoder {
  /**
   * Decodes what is certain; null if the server has to be asked because the excerpt isn't determined yet, unknown,
   * damaged twice, or unreachable.
   */
  decode(vin: string): Promise<BrowserAnswer | null>;
  /** Same, but falls back to the names for a prefix without an excerpt. */
  read(vin: string): Promise<Reading | null>;
  /** Synchronous `read` if everything it needs is loaded; otherwise undefined. */
  peek(vin: string): Reading | null | undefined;
}

/** Caches fetched files. A failed fetch is retried next time. */
function keptFiles<T>(fetchOne: (name: string) => Promise<T | null>) {
  const coming = new Map<string, Promise<T | null>>();
  const here = new Map<string, T | null>();
  return {
    here,
    get(name: string): Promise<T | null> {
      const known = coming.get(name);
      if (known) return known;
      const file = fetchOne(name);
      coming.set(name, file);
      file.then(
        (value) => here.set(name, value),
        () => coming.delete(name),
      );
      return file;
    },
  };
}

/** Returns the WMI of a prefix that has names: only valid VIN characters, and not shared by small manufacturers. */
function namesKey(vin: string): string | null {
  return vin.length < VIN_LENGTH && /^[A-HJ-NPR-Z0-9]{2}[A-HJ-NPR-Z0-8]/.test(vin) ? vin.slice(0, 3) : null;
}

/**
 * Builds the page's decoder. Each excerpt is fetched once; a failed fetch is retried with the next character.
 *
 * @param folder base URL of the excerpts, from `vehicleWays`
 * @param release NHTSA's name for their data; null for the data of the build
 */
export function createBrowserDecoder(
  folder: string,
  release: string | null = null,
  fetch: Fetch = (address, init) => globalThis.fetch(address, init),
): BrowserDecoder {
  const shards = keptFiles((key) => fetchShard(`${folder}${key}.shard`, fetch));
  const names = keptFiles((wmi) => fetchNames(`${folder}${wmi}.names`, fetch));

  const decoded = (key: string, vin: string): BrowserAnswer | null => {
    const shard = shards.here.get(key);
    if (!shard) return null;
    const answer = decodeVin(shard, vin, { certain: true });
    return { vehicle: decodedVehicleOf(answer, shard.asOf, release), impossible: answer.impossiblePositions };
  };
  const named = (wmi: string | null, vin: string): Reading | null => {
    const known = wmi === null ? null : names.here.get(wmi);
    return known ? { kind: 'named', ...namesSoFar(known, vin) } : null;
  };

  const decoder: BrowserDecoder = {
    async decode(vin) {
      const key = shardKey(vin);
      if (key === null) return null;
      try {
        await shards.get(key);
        return decoded(key, vin);
      } catch {
        // Offline, damaged, or timed out: let the server answer rather than risk a wrong one.
        return null;
      }
    },
    async read(vin) {
      const answer = await decoder.decode(vin);
      if (answer) return { kind: 'decoded', ...answer };
      const wmi = namesKey(vin);
      if (wmi !== null) await names.get(wmi).catch(() => null);
      return named(wmi, vin);
    },
    peek(vin) {
      const key = shardKey(vin);
      if (key !== null && !shards.here.has(key)) return undefined;
      try {
        const answer = key === null ? null : decoded(key, vin);
        if (answer) return { kind: 'decoded', ...answer };
      } catch {
        return null;
      }
      const wmi = namesKey(vin);
      return wmi !== null && !names.here.has(wmi) ? undefined : named(wmi, vin);
    },
  };
  return decoder;
}
