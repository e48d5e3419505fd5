import {
  decodeElements,
  type DecodedVin,
  decodeVin,
  type ElementValue,
  kindIn,
  normalizeVin,
  type VpicIndex,
} from '@vinlore/vehicle-vpic';

/** No VIN is longer. */
const LONGEST = 17;

/** Decodes VINs over one index. Nothing else is loaded for it, so that a command has its first answer soon. */
export interface LocalDecoder {
  /** Any text is answered; what is wrong with it is in `errorCodes`. Without suggestions where none are wanted. */
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
}

/** @param clock says on which day VINs are read */
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
