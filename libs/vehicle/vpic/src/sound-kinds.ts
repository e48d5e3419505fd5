import { type Distinctions, distinctionsOf, type VinAnswer } from './answer-cache.ts';
import type { ElementValue } from './element-value.ts';
import type { YearAnswer } from './year-answer.ts';
import type { DecodedVin } from './decoded-vin.ts';
import { KEY_ALPHABET } from './format/pattern-key.mjs';
import type { VpicIndex } from './format/vpic-index.ts';
import { unusedPositions } from './impossible-positions.ts';
import { LETTER_VALUES, WEIGHTS } from './rules/check-digit.ts';
import type { ChosenYear } from './rules/choose-year.ts';
import { serialFrom, usesValidChars } from './rules/error-codes.ts';

/** What VINs of one kind share once they are known to be sound. The parts are filled as they are asked for. */
export interface SoundKind {
  /** The answer of any VIN of the kind, apart from its VIN. Without suggestions. */
  decoded: DecodedVin | undefined;
  /** Whether each VIN of the kind has to be looked at for suggestions. */
  suggests: boolean;
  elements: readonly ElementValue[] | undefined;
}

/** A kind with what is left to check of a VIN of it. */
interface KeptKind extends SoundKind {
  /** Place (from 0) from which a VIN has digits alone. */
  readonly digitsFrom: number;
  /** Valid characters of positions 12–14, two words each; null where every character will do. */
  readonly valid: Int32Array | null;
}

/** The VINs that agree in positions 1–8, 10, and 11; those of small makers in 12–14 as well. */
class Family {
  /** The kind of all of them, where no pattern tells the other positions apart. */
  private only: KeptKind | undefined;
  /** Else by the classes of the other positions. */
  private readonly kinds: Map<number, KeptKind> | undefined;

  constructor(private readonly distinctions: Distinctions) {
    if (distinctions.length > 0) this.kinds = new Map();
  }

  get size(): number {
    return this.kinds?.size ?? (this.only ? 1 : 0);
  }

  get(codes: Uint8Array): KeptKind | undefined {
    return this.kinds === undefined ? this.only : this.kinds.get(classesOf(codes, this.distinctions));
  }

  set(codes: Uint8Array, kind: KeptKind): void {
    if (this.kinds === undefined) {
      this.only = kind;
      return;
    }
    // Where patterns tell serial numbers apart, some of a family's kinds are kept, not all.
    if (this.kinds.size >= OF_A_FAMILY) this.kinds.clear();
    this.kinds.set(classesOf(codes, this.distinctions), kind);
  }
}

const VIN_LENGTH = 17;
const [ZERO, NINE, UPPER_X] = [48, 57, 88];
/** More than the sum of any VIN. */
const IMPOSSIBLE = 2048;

/** Of each character its place in `KEY_ALPHABET`. */
const PLACES = new Uint8Array(128);
/** What each character adds to the check digit's sum, by position; so much that it shows in the sum where none may be. */
const ADDENDS = new Uint16Array(VIN_LENGTH * 128).fill(IMPOSSIBLE);
for (let place = 0; place < KEY_ALPHABET.length; place += 1) {
  const code = KEY_ALPHABET.charCodeAt(place);
  const value = code <= NINE ? code - ZERO : (LETTER_VALUES[code - 65] as number);
  PLACES[code] = place;
  if (value >= 0) WEIGHTS.forEach((weight, at) => (ADDENDS[at * 128 + code] = value * weight));
}

/** Kinds kept in each of two generations, and of one family; the table is twice as large, so that few families meet. */
const GENERATION = 4096;
const OF_A_FAMILY = 256;
const TABLE = GENERATION * 2;

/** Families by their characters: open addressing over rows of four words. Keys are compared in full. */
class FamilyTable {
  /** Three words of characters, then the family's place among all, counted from 1; 0 for a row without a family. */
  private readonly rows = new Int32Array(TABLE * 4);
  private readonly families: Family[] = [];

  get(one: number, two: number, three: number): Family | undefined {
    const number = this.rows[this.rowOf(one, two, three) + 3] as number;
    return number === 0 ? undefined : this.families[number - 1];
  }

  set(one: number, two: number, three: number, family: Family): void {
    const { rows, families } = this;
    const row = this.rowOf(one, two, three);
    const number = rows[row + 3] as number;
    if (number > 0) {
      families[number - 1] = family;
      return;
    }
    rows[row] = one;
    rows[row + 1] = two;
    rows[row + 2] = three;
    rows[row + 3] = families.push(family);
  }

  /** Where a family's row is, or where it would go. */
  private rowOf(one: number, two: number, three: number): number {
    const { rows } = this;
    const mixed = Math.imul(Math.imul(one, 0x9e3779b1) ^ two, 0x85ebca77) ^ Math.imul(three, 0xc2b2ae3d);
    for (let place = (mixed ^ (mixed >>> 15)) & (TABLE - 1); ; place = (place + 1) & (TABLE - 1)) {
      const row = place * 4;
      if (rows[row + 3] === 0) return row;
      if (rows[row] === one && rows[row + 1] === two && rows[row + 2] === three) return row;
    }
  }
}

/**
 * What sound VINs share, found by nothing but a look at their characters. A VIN is sound when it has 17 characters that may
 * stand where they are, the right check digit, and no character that its manufacturer doesn't use there. Such VINs of one
 * WMI and model-year code that agree in positions 4–8 and 11, and in what that year's patterns tell apart in the others,
 * get the same answer; all others are decoded on their own.
 */
export class SoundKinds {
  private recent = new FamilyTable();
  private older: FamilyTable | undefined;
  private recentKinds = 0;
  private readonly exceptions: ReadonlySet<string>;
  /** No year with a character that its manufacturer doesn't use weighs more; all other errors make it less. */
  private readonly typingWeight: number;
  // The VIN last looked at, and what `read` found in it: three words of its family.
  private readonly codes = new Uint8Array(VIN_LENGTH);
  private one = 0;
  private two = 0;
  private three = 0;

  constructor(
    private readonly index: VpicIndex,
    readonly day: number,
  ) {
    const { exceptions, errors } = index.meta;
    // Those with the wrong check digit are not sound anyway.
    this.exceptions = new Set([...exceptions].filter((vin) => this.readText(vin)));
    const harmful = errors.filter(({ id }) => id >= 2 && id <= 5).map(({ weight }) => weight ?? 0);
    const addUp = errors.every(({ weight }) => (weight ?? 0) <= 0);
    this.typingWeight = addUp && harmful.length === 4 ? Math.max(...harmful) : Infinity;
  }

  /** The kind of a VIN that is sound, undefined for all other texts and for kinds that are not kept. */
  find(vin: string): SoundKind | undefined {
    return this.readText(vin) ? this.known() : undefined;
  }

  /** The same for a VIN in a text of bytes: its 17 characters from one place on. */
  findIn(text: Uint8Array, from: number): SoundKind | undefined {
    if (text.length - from < VIN_LENGTH) return undefined;
    let all = 0;
    for (let at = 0; at < VIN_LENGTH; at += 1) {
      const code = text[from + at] as number;
      this.codes[at] = code;
      all |= code;
    }
    return all < 128 && this.read() ? this.known() : undefined;
  }

  private readText(vin: string): boolean {
    if (vin.length !== VIN_LENGTH) return false;
    let all = 0;
    for (let at = 0; at < VIN_LENGTH; at += 1) {
      const code = vin.charCodeAt(at);
      this.codes[at] = code;
      all |= code;
    }
    return all < 128 && this.read();
  }

  private known(): SoundKind | undefined {
    const family = this.family();
    if (family === undefined) return undefined;
    const kind = family.get(this.codes);
    if (kind === undefined || !this.hasDigits(kind.digitsFrom)) return undefined;
    if (kind.valid !== null && !areValid(this.codes, kind.valid)) return undefined;
    return this.isException() ? undefined : kind;
  }

  private isException(): boolean {
    return this.exceptions.size > 0 && this.exceptions.has(String.fromCharCode(...this.codes));
  }

  /**
   * The kind of a VIN, for its answer to be filled in; undefined for a VIN that is not sound.
   *
   * @param found the VIN's answers
   * @param chosen of them, with the VIN's errors
   */
  keep(vin: string, found: VinAnswer, chosen: ChosenYear): SoundKind | undefined {
    if (!this.readText(vin) || this.isException()) return undefined;
    const digitsFrom = serialFrom(vin, found.record) - 1;
    if (!this.hasDigits(digitsFrom) || !this.isTheSame(vin, found.years, chosen)) return undefined;
    let family = this.family();
    if (family === undefined) {
      family = new Family(distinctionsOf(this.index, found));
      this.add(family);
    }
    let kind = family.get(this.codes);
    if (kind === undefined) {
      const asked = this.index.meta.complete && vin.charCodeAt(2) !== NINE;
      const valid = asked ? validLast(found.years.filter((year) => this.fits(vin, year))) : null;
      kind = { decoded: undefined, suggests: false, elements: undefined, digitsFrom, valid };
      family.set(this.codes, kind);
      this.age(1);
    }
    return kind;
  }

  /**
   * Whether all VINs of a sound one's kind get the year that was chosen, and the same errors: all years fit them, or do not
   * for a character that they share and are then told from the chosen one by NHTSA's weight of such errors.
   */
  private isTheSame(vin: string, years: readonly YearAnswer[], { answer, errors }: ChosenYear): boolean {
    if (years.some(({ tried }) => tried.year === null) || !this.fits(vin, answer)) return false;
    const others = years.filter((year) => !this.fits(vin, year));
    return others.every(({ valid }) => unusedPositions(valid, vin).length > 0 && this.typingWeight < errors.weight);
  }

  private fits(vin: string, year: YearAnswer): boolean {
    return !year.hasData || usesValidChars(this.index, vin, year);
  }

  /** Whether the VIN in `codes`, all of them ASCII, has characters that may stand in one, and the right check digit. */
  private read(): boolean {
    const { codes } = this;
    let sum = 0;
    for (let at = 0; at < VIN_LENGTH; at += 1) sum += ADDENDS[at * 128 + (codes[at] as number)] as number;
    const rest = sum % 11;
    if (sum >= IMPOSSIBLE || codes[8] !== (rest === 10 ? UPPER_X : ZERO + rest)) return false;
    this.one = packed(codes, 0, 5);
    this.two = (packed(codes, 5, 8) << 12) | packed(codes, 9, 11);
    this.three = codes[2] === NINE ? packed(codes, 11, 14) : 0;
    return true;
  }

  /** Whether there are only digits from a place on. */
  private hasDigits(from: number): boolean {
    for (let at = from; at < VIN_LENGTH; at += 1) if ((this.codes[at] as number) > NINE) return false;
    return true;
  }

  private family(): Family | undefined {
    const { one, two, three } = this;
    const known = this.recent.get(one, two, three);
    if (known !== undefined) return known;
    const older = this.older?.get(one, two, three);
    if (older !== undefined) this.add(older);
    return older;
  }

  private add(family: Family): void {
    this.recent.set(this.one, this.two, this.three, family);
    this.age(family.size);
  }

  private age(kinds: number): void {
    this.recentKinds += kinds;
    if (this.recentKinds < GENERATION) return;
    this.older = this.recent;
    this.recent = new FamilyTable();
    this.recentKinds = 0;
  }
}

const placeIn = (codes: Uint8Array, at: number): number => PLACES[codes[at] as number] as number;

/** Some characters as one number, six bits each. */
function packed(codes: Uint8Array, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) number = (number << 6) | placeIn(codes, at);
  return number;
}

/** The classes of positions 12–17 as one number; exact, since six of them take no more than 36 bits. */
function classesOf(codes: Uint8Array, distinctions: Distinctions): number {
  let classes = 0;
  for (let at = 0; at < distinctions.length; at += 1) {
    const known = distinctions[at] as Uint8Array | null;
    if (known !== null) classes = classes * 36 + (known[placeIn(codes, at + 11)] as number);
  }
  return classes;
}

/** The characters of positions 12–14 that are valid in each of some years, null where all are. */
function validLast(years: readonly YearAnswer[]): Int32Array | null {
  const valid = new Int32Array(6).fill(-1);
  for (const year of years) {
    if (!year.hasData) continue;
    for (let at = 0; at < 6; at += 2) {
      const [low, high] = [year.valid[16 + at] as number, year.valid[17 + at] as number];
      // Nothing at all means that nothing is known.
      if (low === 0 && high === 0) continue;
      valid[at] = (valid[at] as number) & low;
      valid[at + 1] = (valid[at + 1] as number) & high;
    }
  }
  return valid.every((word) => word === -1) ? null : valid;
}

function areValid(codes: Uint8Array, valid: Int32Array): boolean {
  for (let at = 0; at < 3; at += 1) {
    const place = placeIn(codes, at + 11);
    const word = valid[at * 2 + (place < 32 ? 0 : 1)] as number;
    if (((word >>> (place & 31)) & 1) === 0) return false;
  }
  return true;
}

const ofIndex = new WeakMap<VpicIndex, SoundKinds>();
const DAY = 86_400_000;
/** Those asked for last: looking them up takes as long as looking at a VIN. */
let last: { readonly index: VpicIndex; readonly kinds: SoundKinds } | undefined;

/**
 * The kinds of sound VINs of an index; none yet on another day, on which other makers are public.
 *
 * @param time on which VINs are read, milliseconds since 1970
 */
export function soundKinds(index: VpicIndex, time: number): SoundKinds {
  const day = Math.floor(time / DAY);
  if (last !== undefined && last.index === index && last.kinds.day === day) return last.kinds;
  let kinds = ofIndex.get(index);
  if (kinds === undefined || kinds.day !== day) ofIndex.set(index, (kinds = new SoundKinds(index, day)));
  last = { index, kinds };
  return kinds;
}

/**
 * What a VIN in a text of bytes has in common with others: all VINs for which this is the same object get the same answers
 * of `decodeVin`, without suggestions, and of `decodeElements`, apart from the VIN itself.
 *
 * @param from where its 17 characters begin
 * @returns undefined for all that is no sound VIN, and for kinds of which no VIN was decoded lately
 */
export function kindIn(index: VpicIndex, text: Uint8Array, from: number, today: Date): object | undefined {
  return soundKinds(index, today.getTime()).findIn(text, from);
}
