import { type DecodedVehicle, decodedVehicleOf, VIN_LENGTH } from '@vinlore/vehicle-domain';
import { decodeVin, namesSoFar, type NamesSoFar, shardKey } from '@vinlore/vehicle-vpic';
import { type Fetch, fetchNames, fetchShard } from './fetch-excerpt.ts';

/** What the browser's own decoder says of a VIN, whole or being typed. */
interface BrowserAnswer {
  readonly vehicle: DecodedVehicle;
  /** Positions (1–17) whose character cannot be right, ascending. */
  readonly impossible: readonly number[];
}

/** What is known of a VIN: decoded, or before the tenth character its names. */
export type Reading = ({ readonly kind: 'decoded' } & BrowserAnswer) | ({ readonly kind: 'named' } & NamesSoFar);

/** Decodes VINs where they are typed. */
export interface BrowserDecoder {
  /**
   * What is certain of a VIN; null where the server has to be asked: its excerpt is not determined yet, unknown,
   * damaged twice, or out of reach.
   */
  decode(vin: string): Promise<BrowserAnswer | null>;
  /** The same, or the names of a beginning whose excerpt is not there. */
  read(vin: string): Promise<Reading | null>;
  /** What `read` says, where all that it needs is here already; else undefined. */
  peek(vin: string): Reading | null | undefined;
}

/** Files that are fetched once; one that did not come is asked for again the next time. */
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

/** The WMI of a beginning whose names are told: characters that a VIN may hold, and none that small manufacturers share. */
function namesKey(vin: string): string | null {
  return vin.length < VIN_LENGTH && /^[A-HJ-NPR-Z0-9]{2}[A-HJ-NPR-Z0-8]/.test(vin) ? vin.slice(0, 3) : null;
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
        // Offline, damaged, not in time: the server knows as much, and never a wrong answer is given.
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
