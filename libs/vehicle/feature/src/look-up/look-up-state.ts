import { isClassicVin, mayBeClassic, VIN_LENGTH, vinFault } from '@vinlore/vehicle-domain';

/** State of the text in the VIN field. */
export type LookUp =
  | { readonly kind: 'empty' }
  /**
   * Valid so far. While typing, a VIN is never called too short and at most possibly classic (docs/decisions.md §4).
   */
  | { readonly kind: 'typing'; readonly vin: string; readonly mayBeClassic: boolean }
  /** Contains characters that VINs don't use; `fixed` replaces letters with the digits they're mistaken for. */
  | {
      readonly kind: 'wrong';
      readonly positions: readonly number[];
      readonly found: string;
      readonly instead: string | null;
      readonly fixed: string;
    }
  | { readonly kind: 'long'; readonly length: number }
  /** 17 valid characters. */
  | { readonly kind: 'whole' }
  /** Decided on submit. */
  | { readonly kind: 'classic'; readonly length: number }
  | { readonly kind: 'short'; readonly length: number };

/** Returns the fault of a single character, or null. */
function faultOf(character: string) {
  const fault = vinFault(character);
  return fault?.kind === 'letter' || fault?.kind === 'character' ? fault : null;
}

/**
 * Returns the state of the VIN field.
 *
 * @param vin as returned by `plainVin`
 * @param submitted whether exactly this text was submitted; only then is its length checked
 */
export function lookUpOf(vin: string, submitted: boolean): LookUp {
  const characters = [...vin];
  const { length } = characters;
  if (length === 0) return submitted ? { kind: 'short', length } : { kind: 'empty' };
  const faults = characters.map(faultOf);
  const positions = faults.flatMap((fault, index) => (fault ? [index + 1] : []));
  const first = faults.find((fault) => fault !== null);
  // Before model year 1981, numbers could contain I, O, or Q.
  const classic = mayBeClassic(vin);
  if (first && !classic) {
    const fixed = characters
      .map((character, index) => {
        const fault = faults[index];
        return fault?.kind === 'letter' ? fault.instead : character;
      })
      .join('');
    return {
      kind: 'wrong',
      positions,
      found: first.found,
      instead: first.kind === 'letter' ? first.instead : null,
      fixed,
    };
  }
  if (length > VIN_LENGTH) return { kind: 'long', length };
  if (length === VIN_LENGTH) return { kind: 'whole' };
  if (!submitted) return { kind: 'typing', vin, mayBeClassic: classic };
  return isClassicVin(vin) ? { kind: 'classic', length } : { kind: 'short', length };
}

/** Whether a submitted text can be sent to the server: a complete VIN or a classic one. */
export function mayBeSent({ kind }: LookUp): boolean {
  return kind === 'whole' || kind === 'classic';
}

/** Ends of the VIN groups (3–6–8, ISO 3779). */
const GROUP_ENDS = [3, 9];

/** One drawn cell of the field. */
export interface Cell {
  /** 1-based position in the VIN. */
  readonly position: number;
  /** The character; null for an empty cell. */
  readonly character: string | null;
  readonly wrong: boolean;
}

/**
 * Returns the cells to draw, by group. Text treated as classic has one group and no empty cells.
 *
 * @param vin as returned by `plainVin`
 * @param impossible positions the decoder reports as impossible
 */
export function cellsOf(vin: string, look: LookUp, impossible: readonly number[] = []): Cell[][] {
  const characters = [...vin];
  const classic = look.kind === 'classic';
  const places = classic ? characters.length : Math.max(VIN_LENGTH, characters.length);
  const wrong = new Set(look.kind === 'wrong' ? look.positions : impossible);
  const groups: Cell[][] = [[]];
  for (let index = 0; index < places; index++) {
    if (!classic && GROUP_ENDS.includes(index)) groups.push([]);
    const position = index + 1;
    groups.at(-1)!.push({ position, character: characters[index] ?? null, wrong: wrong.has(position) });
  }
  return groups;
}
