import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type DecodedVehicle, decodedVehicleOf } from '@vinlore/vehicle-domain';
import { decodeVin, makeNames, makeShard, openIndex, VpicIndexError } from '@vinlore/vehicle-vpic';
import { type LocalDecoder, localDecoder } from './local-decoder.ts';

/** Decodes VINs with the local vPIC index. */
export interface Decoder extends LocalDecoder {
  /** Accepts any text; faults are in `errorCodes`. Takes microseconds, no network. */
  decode(vin: string): DecodedVehicle;
  /**
   * Base URL of the excerpts. Contains the release name (or the date of the data) and a hash of the index bytes, so
   * anything below it is immutable and can be cached forever.
   */
  readonly shardFolder: string;
  /** Returns the index excerpt for a `shardKey`, which lets a browser decode; undefined if there is none. */
  shard(key: string): Uint8Array | undefined;
  /**
   * Returns the names of a WMI's vehicles as JSON, so a browser can name a partly typed VIN; JSON `null` for an unknown
   * WMI. Classic numbers and typos often start with an unknown WMI, and the browser shouldn't log that as an error.
   */
  names(wmi: string): Uint8Array;
  /** Returns a decoder pinned to the current data, even if another release is imported later. */
  pinned(): Decoder;
}

/**
 * Builds a decoder over the bytes of an index.
 *
 * @param hash SHA-256 of the bytes, in hex
 * @param release NHTSA's name for the data; null for the data bundled with the build
 * @throws VpicIndexError if the bytes aren't a complete index
 */
export function decoderOf(
  bytes: Uint8Array,
  { clock, hash, release }: { readonly clock: () => Date; readonly hash: string; readonly release: string | null },
): Decoder {
  const index = openIndex(bytes);
  // For a partial VIN, return only what holds for every completion, as the browser does.
  const decode = (vin: string) => decodeVin(index, vin, { today: clock(), certain: true });
  const decoder: Decoder = {
    ...localDecoder(index, { clock, release }),
    decode: (vin) => decodedVehicleOf(decode(vin), index.asOf, release),
    shardFolder: `/assets/vpic/${(release ?? index.asOf).replace(/[^\w-]/g, '_')}-${hash.slice(0, 8)}/`,
    shard: (key) => makeShard(index, key),
    names: (wmi) => new TextEncoder().encode(JSON.stringify(makeNames(index, wmi, clock()) ?? null)),
    pinned: () => decoder,
  };
  return decoder;
}

/**
 * Opens the index produced by the build (`dist/vpic/vpic.index`).
 *
 * @throws VpicIndexError with instructions if the file is missing or damaged
 */
export function loadDecoder(file: string, clock: () => Date = () => new Date()): Decoder {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new VpicIndexError(`The VIN index ${file} is missing. Build it: npm run build.`);
  }
  return decoderOf(bytes, { clock, hash: createHash('sha256').update(bytes).digest('hex'), release: null });
}
