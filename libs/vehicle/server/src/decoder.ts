import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type DecodedVehicle, decodedVehicleOf, plainVin, VIN_LENGTH } from '@vinlore/vehicle-domain';
import {
  decodeElements,
  type DecodedVin,
  decodeVin,
  type ElementValue,
  kindIn,
  makeNames,
  makeShard,
  openIndex,
  VpicIndexError,
} from '@vinlore/vehicle-vpic';

/** Decodes VINs from the local vPIC index. */
export interface Decoder {
  /** Any text is answered; what is wrong with it is in `errorCodes`. Microseconds, no network. */
  decode(vin: string): DecodedVehicle;
  /** The same as the decoder itself says it, for the command line and tests; without suggestions where none are wanted. */
  raw(vin: string, options?: { readonly suggest?: boolean }): DecodedVin;
  /**
   * Every element as NHTSA's procedure gives it, with vPIC's ids and where each value comes from. None for a text of more
   * than 17 characters.
   */
  elements(vin: string): readonly ElementValue[];
  /**
   * What the 17 characters from a place on have in common with other VINs, for whoever goes through many: all those for
   * which this is the same object get the same answers apart from the VIN, without suggestions. Undefined where that is
   * not known; it may be once the VIN is decoded.
   */
  kindIn(text: Uint8Array, from: number): object | undefined;
  /** The day of the vPIC data, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** NHTSA's name of the imported release, such as `vPICList_lite_2026_09`; null for the data of the build. */
  readonly release: string | null;
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
  const raw: Decoder['raw'] = (vin, options) => decodeVin(index, vin, { today: clock(), ...options });
  // People are told of a VIN that is not whole only what holds for every completion, as in their browser.
  const decode = (vin: string) => decodeVin(index, vin, { today: clock(), certain: true });
  const decoder: Decoder = {
    raw,
    elements: (vin) => {
      const plain = plainVin(vin);
      return plain.length > VIN_LENGTH ? [] : decodeElements(index, plain, { today: clock() });
    },
    kindIn: (text, from) => kindIn(index, text, from, clock()),
    decode: (vin) => decodedVehicleOf(decode(vin), index.asOf, release),
    asOf: index.asOf,
    release,
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
