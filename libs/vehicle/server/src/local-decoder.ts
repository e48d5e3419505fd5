import {
  decodeElements,
  type DecodedVin,
  decodeVin,
  type ElementValue,
  kindIn,
  normalizeVin,
  type VpicIndex,
} from '@vinlore/vehicle-vpic';

/** Maximum VIN length. */
const LONGEST = 17;

/** Decodes VINs with a single index. Loads nothing else, to keep command-line startup fast. */
export interface LocalDecoder {
  /** Accepts any text; faults are in `errorCodes`. Suggestions can be turned off. */
  raw(vin: string, options?: { readonly suggest?: boolean }): DecodedVin;
  /**
   * Returns every element as NHTSA's procedure does, with vPIC ids and the origin of each value. Empty for a text
   * longer than 17 characters.
   */
  elements(vin: string): readonly ElementValue[];
  /**
   * For bulk decoding: returns an object shared by all VINs of the same kind as the 17 characters at an offset. VINs
   * with the same object get the same result apart from the VIN, without suggestions. Undefined if not known yet; may
   * be known after the VIN is decoded.
   */
  kindIn(text: Uint8Array, from: number): object | undefined;
  /** Date of the vPIC data, `YYYY-MM-DD`. */
  readonly asOf: string;
  /**
   * NHTSA's name for the imported release, such as `vPICList_lite_2026_09`; null for the data bundled with the build.
   */
  readonly release: string | null;
}

/** @param clock the current time, which decides the date VINs are decoded for */
export function localDecoder(
  index: VpicIndex,
  { clock, release }: { readonly clock: () => Date; readonly release: string | null },
): LocalDecoder {
  return {
    raw: (vin, options) => decodeVin(index, vin, { today: clock(), ...options }),
    elements: (vin) => {
      const plain = normalizeVin(vin);
      return plain.length > LONGEST ? [] : decodeElements(index, plain, { today: clock() });
    },
    kindIn: (text, from) => kindIn(index, text, from, clock()),
    asOf: index.asOf,
    release,
  };
}
