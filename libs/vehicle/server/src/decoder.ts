import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type DecodedVehicle, decodedVehicleOf } from '@vinlore/vehicle-domain';
import {
  type DecodedVin,
  decodeVin,
  makeShard,
  openIndex,
  type VpicIndex,
  VpicIndexError,
} from '@vinlore/vehicle-vpic';

/** Decodes VINs from the local vPIC index. */
export interface Decoder {
  /** Any text is answered; what is wrong with it is in `errorCodes`. Microseconds, no network. */
  decode(vin: string): DecodedVehicle;
  /** The same as the decoder itself says it, for the command line and tests. */
  raw(vin: string): DecodedVin;
  /** The day of the vPIC data, `YYYY-MM-DD`. */
  readonly asOf: string;
  /**
   * Address of the folder of excerpts. It names this very index by the data's day and a hash of its bytes, so that what
   * lies below it never changes and may be kept for ever.
   */
  readonly shardFolder: string;
  /** The excerpt of the index for one `shardKey`, with which a browser decodes; undefined where there is none. */
  shard(key: string): Uint8Array | undefined;
}

/**
 * Builds the decoder over an opened index.
 *
 * @param hash of the index's bytes
 */
function decoderOver(index: VpicIndex, clock: () => Date, hash: string): Decoder {
  const raw = (vin: string) => decodeVin(index, vin, { today: clock() });
  return {
    raw,
    decode: (vin) => decodedVehicleOf(raw(vin), index.asOf),
    asOf: index.asOf,
    shardFolder: `/assets/vpic/${index.asOf}-${hash}/`,
    shard: (key) => makeShard(index, key),
  };
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
  return decoderOver(openIndex(bytes), clock, createHash('sha256').update(bytes).digest('hex').slice(0, 8));
}
