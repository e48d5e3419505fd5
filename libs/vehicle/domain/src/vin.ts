/** Length of a VIN since model year 1981 (49 CFR 565.13). */
export const VIN_LENGTH = 17;

/**
 * VINs of this many characters or fewer are classic (spec §4, §9). Decided on submit, never while typing
 * (docs/decisions.md §4).
 */
const CLASSIC_VIN_MAX_LENGTH = 14;

/** Whether a submitted VIN is a classic one (spec §4). */
export function isClassicVin(vin: string): boolean {
  return vin.length <= CLASSIC_VIN_MAX_LENGTH;
}

/** Why a text isn't a valid 17-character VIN. */
export type VinFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'length'; readonly length: number }
  /** A letter that VINs don't use, and the digit it's mistaken for (49 CFR 565.15: no I, O, or Q). */
  | { readonly kind: 'letter'; readonly position: number; readonly found: string; readonly instead: string }
  | { readonly kind: 'character'; readonly position: number; readonly found: string };

const MISTAKEN: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };

/**
 * Returns the first fault of a VIN, or null if it may be valid. Doesn't check the check digit.
 *
 * @param vin as returned by `normalizeVin`
 * @param unknown whether `*` may stand for an unknown character
 */
export function vinFault(vin: string, unknown = false): VinFault | null {
  if (vin === '') return { kind: 'empty' };
  const characters = [...vin];
  for (const [index, found] of characters.entries()) {
    const position = index + 1;
    const instead = MISTAKEN[found];
    if (instead) return { kind: 'letter', position, found, instead };
    if (!/^[A-Z0-9]$/.test(found) && !(unknown && found === '*')) return { kind: 'character', position, found };
  }
  return characters.length === VIN_LENGTH ? null : { kind: 'length', length: characters.length };
}

/** Splits a 17-character VIN into its groups: manufacturer, vehicle, serial number (ISO 3779: 3–6–8). */
export function vinGroups(vin: string): string[] {
  return vin.length === VIN_LENGTH ? [vin.slice(0, 3), vin.slice(3, 9), vin.slice(9)] : [vin];
}

/** Length of the serial number at the end of a VIN, which identifies the individual vehicle. */
const SERIAL = 6;

/** Replacement for a hidden character. */
const DOT = '•';

/**
 * Returns a VIN with its serial number hidden. The visible part reveals no more than year, make, and model; the serial
 * number would make it nearly the full VIN, so it's never shown.
 */
export function maskedVin(vin: string): string {
  const start = vin.slice(0, Math.max(0, vin.length - SERIAL));
  return start + DOT.repeat(vin.length - start.length);
}

/**
 * Whether a wrong check digit proves the VIN wrong. North American manufacturers must set it (49 CFR 565.15(c));
 * elsewhere position 9 may mean something else.
 */
export function checkDigitIsMandatory(vin: string): boolean {
  return /^[1-5]/.test(vin);
}
