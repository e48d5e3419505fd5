import { isClassicVin, mayBeClassic, VIN_LENGTH, vinFault } from '@vinlore/vehicle-domain';

/** What the text in the VIN field amounts to. */
export type LookUp =
  | { readonly kind: 'empty' }
  /** Right so far. Never called too short while someone types, and classic only perhaps (docs/decisions.md §4). */
  | { readonly kind: 'typing'; readonly vin: string; readonly mayBeClassic: boolean }
  /** Characters that no VIN has; `fixed` is the text with letters replaced by the digits they are mistaken for. */
  | {
      readonly kind: 'wrong';
      readonly positions: readonly number[];
      readonly found: string;
      readonly instead: string | null;
      readonly fixed: string;
    }
  | { readonly kind: 'long'; readonly length: number }
  /** 17 characters that may be a VIN. */
  | { readonly kind: 'whole' }
  /** Decided on submit. */
  | { readonly kind: 'classic'; readonly length: number }
  | { readonly kind: 'short'; readonly length: number };

/** A fault of one character on its own, or null. */
function faultOf(character: string) {
  const fault = vinFault(character);
  return fault?.kind === 'letter' || fault?.kind === 'character' ? fault : null;
}

/**
 * Judges the text in the VIN field.
 *
 * @param vin as `plainVin` gives it
 * @param submitted whether this very text was submitted: only then is its length judged
 */
export function lookUpOf(vin: string, submitted: boolean): LookUp {
  const characters = [...vin];
  const { length } = characters;
  if (length === 0) return submitted ? { kind: 'short', length } : { kind: 'empty' };
  const faults = characters.map(faultOf);
  const positions = faults.flatMap((fault, index) => (fault ? [index + 1] : []));
  const first = faults.find((fault) => fault !== null);
  // Before model year 1981 numbers had an I, an O, or a Q like any letter.
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

/** Whether a submitted text can go to the server: a whole VIN, or a classic one. */
export function mayBeSent({ kind }: LookUp): boolean {
  return kind === 'whole' || kind === 'classic';
}

/** Where the groups of a VIN end (3–6–8, ISO 3779). */
const GROUP_ENDS = [3, 9];

/** One drawn place of the field. */
export interface Cell {
  /** Position in the VIN, from 1. */
  readonly position: number;
  /** The character, or null for a place still free. */
  readonly character: string | null;
  readonly wrong: boolean;
}

/**
 * The places to draw, by group. A text that is read as classic has one group and no free places.
 *
 * @param vin as `plainVin` gives it
 * @param impossible positions that the decoder says cannot be right
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
