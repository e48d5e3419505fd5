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

/** Data shared by VINs of one kind once they're known to be valid. Filled on demand. */
export interface SoundKind {
  /** The answer for any VIN of the kind, apart from the VIN. Without suggestions. */
  decoded: DecodedVin | undefined;
  /** Whether each VIN of the kind has to be checked for suggestions. */
  suggests: boolean;
  elements: readonly ElementValue[] | undefined;
}

/** A kind, plus what remains to be checked for each VIN. */
interface KeptKind extends SoundKind {
  /** Index (from 0) from which a VIN has only digits. */
  readonly digitsFrom: number;
  /** Valid characters of positions 12–14, two words each; null if all are valid. */
  readonly valid: Int32Array | null;
}

/** VINs that agree in positions 1–8, 10, and 11, plus 12–14 for small manufacturers. */
class Family {
  /** The kind of all of them if no pattern distinguishes the other positions. */
  private only: KeptKind | undefined;
  /** Otherwise by the classes of the other positions. */
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
    // If patterns distinguish serial numbers, only some of a family's kinds are cached.
    if (this.kinds.size >= OF_A_FAMILY) this.kinds.clear();
    this.kinds.set(classesOf(codes, this.distinctions), kind);
  }
}

const VIN_LENGTH = 17;
const [ZERO, NINE, UPPER_X] = [48, 57, 88];
/** More than any VIN's sum. */
const IMPOSSIBLE = 2048;

/** Index in `KEY_ALPHABET` by character code. */
const PLACES = new Uint8Array(128);
/**
 * Contribution of each character to the check digit sum, by position; huge for invalid ones, so they show in the sum.
 */
const ADDENDS = new Uint16Array(VIN_LENGTH * 128).fill(IMPOSSIBLE);
for (let place = 0; place < KEY_ALPHABET.length; place += 1) {
  const code = KEY_ALPHABET.charCodeAt(place);
  const value = code <= NINE ? code - ZERO : (LETTER_VALUES[code - 65] as number);
  PLACES[code] = place;
  if (value >= 0) WEIGHTS.forEach((weight, at) => (ADDENDS[at * 128 + code] = value * weight));
}

/** Cached kinds in each of two generations, and per family; the table is twice as large to keep collisions rare. */
const GENERATION = 4096;
const OF_A_FAMILY = 256;
const TABLE = GENERATION * 2;

/** Families by their characters: open addressing over rows of four words. Keys are compared in full. */
class FamilyTable {
  /** Three words of characters, then the family's 1-based index; 0 for an empty row. */
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

  /** Returns the row of a family, or where it would be inserted. */
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
 * Cache for valid VINs, looked up by their characters alone. A VIN is valid if it has 17 characters that are allowed in
 * their positions, a matching check digit, and no character that its manufacturer doesn't use there. Such VINs with the
 * same WMI, model-year code, positions 4–8 and 11, and equivalent characters at the positions that year's patterns look
 * at get the same answer; all others are decoded individually.
 */
export class SoundKinds {
  private recent = new FamilyTable();
  private older: FamilyTable | undefined;
  private recentKinds = 0;
  private readonly exceptions: ReadonlySet<string>;
  /** A year with a character its manufacturer doesn't use weighs at least this much; all other errors weigh less. */
  private readonly typingWeight: number;
  // The last VIN checked, and what `read` found: three words of its family.
  private readonly codes = new Uint8Array(VIN_LENGTH);
  private one = 0;
  private two = 0;
  private three = 0;

  constructor(
    private readonly index: VpicIndex,
    readonly day: number,
  ) {
    const { exceptions, errors } = index.meta;
    // A VIN with a wrong check digit isn't valid anyway.
    this.exceptions = new Set([...exceptions].filter((vin) => this.readText(vin)));
    const harmful = errors.filter(({ id }) => id >= 2 && id <= 5).map(({ weight }) => weight ?? 0);
    const addUp = errors.every(({ weight }) => (weight ?? 0) <= 0);
    this.typingWeight = addUp && harmful.length === 4 ? Math.max(...harmful) : Infinity;
  }

  /** Returns the kind of a valid VIN; undefined for any other text and for kinds that aren't cached. */
  find(vin: string): SoundKind | undefined {
    return this.readText(vin) ? this.known() : undefined;
  }

  /** Same for a VIN in a byte buffer: 17 characters from an offset. */
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
   * Returns the kind of a VIN so its answer can be stored; undefined for an invalid VIN.
   *
   * @param found the VIN's answers
   * @param chosen one of them, with the VIN's errors
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
   * Whether all VINs of this VIN's kind get the same year and errors: either all years accept them, or they're rejected
   * for a shared character and lose to the chosen one by NHTSA's weight for such errors.
   */
  private isTheSame(vin: string, years: readonly YearAnswer[], { answer, errors }: ChosenYear): boolean {
    if (years.some(({ tried }) => tried.year === null) || !this.fits(vin, answer)) return false;
    const others = years.filter((year) => !this.fits(vin, year));
    return others.every(({ valid }) => unusedPositions(valid, vin).length > 0 && this.typingWeight < errors.weight);
  }

  private fits(vin: string, year: YearAnswer): boolean {
    return !year.hasData || usesValidChars(this.index, vin, year);
  }

  /** Whether the VIN in `codes`, all ASCII, has only valid characters and a matching check digit. */
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

  /** Whether there are only digits from an index on. */
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

/** Packs characters into a number, six bits each. */
function packed(codes: Uint8Array, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) number = (number << 6) | placeIn(codes, at);
  return number;
}

/** Packs the classes of positions 12–17 into a number; exact, since six of them take at most 36 bits. */
function classesOf(codes: Uint8Array, distinctions: Distinctions): number {
  let classes = 0;
  for (let at = 0; at < distinctions.length; at += 1) {
    const known = distinctions[at] as Uint8Array | null;
    if (known !== null) classes = classes * 36 + (known[placeIn(codes, at + 11)] as number);
  }
  return classes;
}

/** Returns the characters of positions 12–14 that are valid in all these years; null if all are. */
function validLast(years: readonly YearAnswer[]): Int32Array | null {
  const valid = new Int32Array(6).fill(-1);
  for (const year of years) {
    if (!year.hasData) continue;
    for (let at = 0; at < 6; at += 2) {
      const [low, high] = [year.valid[16 + at] as number, year.valid[17 + at] as number];
      // An empty mask means that nothing is known.
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
/** Cache of the last lookup: finding a kind takes as long as checking a VIN. */
let last: { readonly index: VpicIndex; readonly kinds: SoundKinds } | undefined;

/**
 * Returns the kinds of valid VINs of an index; empty on a new day, when other manufacturers are public.
 *
 * @param time decode time, milliseconds since 1970
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
 * Returns an object shared by all VINs of the same kind as the one in a byte buffer: VINs with the same object get the
 * same answers from `decodeVin`, without suggestions, and from `decodeElements`, apart from the VIN itself.
 *
 * @param from offset of its 17 characters
 * @returns undefined for anything that isn't a valid VIN, and for kinds that weren't decoded recently
 */
export function kindIn(index: VpicIndex, text: Uint8Array, from: number, today: Date): object | undefined {
  return soundKinds(index, today.getTime()).findIn(text, from);
}
