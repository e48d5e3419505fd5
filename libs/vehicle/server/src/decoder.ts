import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type DecodedVehicle, decodedVehicleOf } from '@vinlore/vehicle-domain';
import { decodeVin, makeNames, makeShard, openIndex, VpicIndexError } from '@vinlore/vehicle-vpic';
import { type LocalDecoder, localDecoder } from './local-decoder.ts';

/** Decodes VINs from the local vPIC index. */
export interface Decoder extends LocalDecoder {
  /** Any text is answered; what is wrong with it is in `errorCodes`. Microseconds, no network. */
  decode(vin: string): DecodedVehicle;
  /**
   * Address of the folder of excerpts. It names this very index by its release (else the data's day) and a hash of its
   * bytes, so that what lies below it never changes and may be kept for ever.
   */
  readonly shardFolder: string;
  /** The excerpt of the index for one `shardKey`, with which a browser decodes; undefined where there is none. */
  shard(key: string): Uint8Array | undefined;
  /**
   * The names of a WMI's vehicles as JSON, with which a browser names a VIN's beginning; `null` as JSON for a WMI that is not
   * known. Classic numbers and typos begin with such ones, and that is no error for a browser to report.
   */
  names(wmi: string): Uint8Array;
  /** The decoder over the data in use now, and over no other even where another release is imported meanwhile. */
  pinned(): Decoder;
}

/**
 * Builds the decoder over the bytes of an index.
 *
 * @param hash SHA-256 of the bytes, in hex
 * @param release NHTSA's name of the data; null for the data of the build
 * @throws VpicIndexError where the bytes are not a whole index
 */
export function decoderOf(
  bytes: Uint8Array,
  { clock, hash, release }: { readonly clock: () => Date; readonly hash: string; readonly release: string | null },
): Decoder {
  const index = openIndex(bytes);
  // People are told of a VIN that is not whole only what holds for every completion, as in their browser.
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
 * Opens the index that the build made (`dist/vpic/vpic.index`).
 *
 * @throws VpicIndexError saying what to do where the file is missing or damaged
 */
export function loadDecoder(file: string, clock: () => Date = () => new Date()): Decoder {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new VpicIndexError(`The VIN index ${file} is not there. Build it: npm run build.`);
  }
  return decoderOf(bytes, { clock, hash: createHash('sha256').update(bytes).digest('hex'), release: null });
}
