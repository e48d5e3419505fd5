/** Length of a VIN since model year 1981 (49 CFR 565.13). */
export const VIN_LENGTH = 17;

/** A VIN of this many characters or fewer is a classic one (spec §4, §9). Decided on submit, never while typing (docs/decisions.md §4). */
const CLASSIC_VIN_MAX_LENGTH = 14;

/** Whether a submitted VIN is a classic one (spec §4). */
export function isClassicVin(vin: string): boolean {
  return vin.length <= CLASSIC_VIN_MAX_LENGTH;
}

/** What stands in the way of reading a text as a 17-character VIN. */
export type VinFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'length'; readonly length: number }
  /** A letter no VIN has, and the digit it is mistaken for (49 CFR 565.15: no I, O or Q). */
  | { readonly kind: 'letter'; readonly position: number; readonly found: string; readonly instead: string }
  | { readonly kind: 'character'; readonly position: number; readonly found: string };

const MISTAKEN: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };

/**
 * The first fault of a VIN, or null for one that may be right. The check digit is not judged here.
 *
 * @param vin as `normalizeVin` gives it
 * @param unknown whether `*` may stand for a character that is not known
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

/** Groups of a 17-character VIN as people read it: maker, vehicle, serial (ISO 3779: 3–6–8). */
export function vinGroups(vin: string): string[] {
  return vin.length === VIN_LENGTH ? [vin.slice(0, 3), vin.slice(3, 9), vin.slice(9)] : [vin];
}

/** Characters at a VIN's end that tell one vehicle from the next: the serial number. */
const SERIAL = 6;

/** What stands in place of a hidden character. */
const DOT = '•';

/**
 * A VIN whose serial number is hidden. Its beginning tells no more than year, make, and model do; the serial number beside
 * those would nearly be the whole VIN, so it's never the part that is shown.
 */
export function maskedVin(vin: string): string {
  const start = vin.slice(0, Math.max(0, vin.length - SERIAL));
  return start + DOT.repeat(vin.length - start.length);
}

/**
 * Whether a wrong check digit proves the VIN wrong. North American makers must set it (49 CFR 565.15(c)); elsewhere
 * position 9 may mean something else.
 */
export function checkDigitIsMandatory(vin: string): boolean {
  return /^[1-5]/.test(vin);
}
