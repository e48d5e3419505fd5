import type { BlobList } from './blob-list.ts';
import { ANY, CLASS, KEY_POSITIONS, NEGATED, RANGE } from './pattern-key.mjs';
import { readSchema, type StoredSchema } from './read-schema.ts';
import { VpicIndexError } from './vpic-index-error.mjs';
import type { FormulaInput } from './write-index.mjs';

/** Codes of VIN positions beyond the indexes in `KEY_ALPHABET`: any other character, and one not typed. */
export const OTHER = ANY;
export const ABSENT = ANY + 1;

/** Cells of a key beyond single characters: any character, and positions past the end of the key. */
const ANY_CHARACTER = ANY;
const REST = ANY + 1;
/** First class of a schema; the others follow. */
const FIRST_CLASS = ANY + 2;

/** Positions 4–14, whose valid characters NHTSA checks; two words each. Key cells skip position 9. */
const VALID_WORDS = 22;
const VALID_CELLS = 10;

/** Positions 4–8 and 11, for which NHTSA reports whether patterns name them. */
const NAMED_CELLS = 0b1011111;

/** A class takes six bytes. */
const LONGEST_KEY = KEY_POSITIONS * 6;

/** Indexes of I, O, and Q in `KEY_ALPHABET`. */
const NEVER = new Set([18, 24, 26]);
const NEVER_BITS = (1 << 18) | (1 << 24) | (1 << 26);

/** A matching pattern, passed by `match`. The object is reused for the next one. */
export interface Match {
  slot: number;
  value: number;
  /** Its index in the schema's winning order. */
  place: number;
  /** Rank across schemas that meet (1 first), 0 for none. */
  rank: number;
  /** Age of a displacement (1 newest), 0 for none. */
  age: number;
  /** Picking order of an engine model (1 first), 0 for none. */
  pick: number;
  /** Which of positions 4–8 and 11 its key names, as bits 0–4 and 6. */
  named: number;
}

/**
 * One schema's patterns, prepared for matching: keys as rows of codes, one per position, with the patterns of each key.
 * A VIN is compared row by row, and most rows fail at the first or second position. No pattern is ever run as a regular
 * expression, so matching time doesn't depend on the patterns. Preparing costs little more than reading, which keeps
 * first decodes and rare manufacturers fast.
 */
export class SchemaMatcher {
  /** Number of positions (4–8, then 10–17) the keys cover. */
  readonly positions: number;
  /** Characters named by keys at positions 4–14, two words each: what NHTSA treats as valid. */
  readonly validChars: Int32Array;
  /** Positions at which keys or formulas distinguish characters, as bits counted from position 4, skipping 9. */
  readonly distinguishing: number;
  private readonly rows: Uint8Array;
  private readonly classes: readonly number[];
  /** Named positions of each key; the upper half has those named by a range. */
  private readonly named: Uint16Array;
  /** Start of each key's patterns in `patterns`, three words each: slot, value, index. */
  private readonly starts: Uint32Array;
  private readonly patterns: Uint32Array;
  private readonly ranks: ReadonlyMap<number, number>;
  private readonly ages: ReadonlyMap<number, number>;
  private readonly picks: ReadonlyMap<number, number>;
  private readonly formulas: readonly FormulaInput[];
  private readonly found: Match = { slot: 0, value: 0, place: 0, rank: 0, age: 0, pick: 0, named: 0 };

  /**
   * @param bytes as written by `encodeSchema`
   * @param keys all stored keys (from `encodeKey`)
   */
  constructor(bytes: Uint8Array, keys: BlobList) {
    const stored = readSchema(bytes);
    const count = stored.keys.length;
    const starts = keys.starts(stored.keys);
    const sizes = stored.keys.map((place) => keys.size(place));
    this.positions = coveredPositions(keys.bytes, starts, sizes);
    // One allocation: schemas are created by the ten thousand, and small arrays cost more than their content.
    const words = VALID_WORDS + count + 1 + stored.keyOf.length * 3;
    const memory = new ArrayBuffer(words * 4 + count * (2 + this.positions));
    this.validChars = new Int32Array(memory, 0, VALID_WORDS);
    this.starts = new Uint32Array(memory, VALID_WORDS * 4, count + 1);
    this.patterns = new Uint32Array(memory, (VALID_WORDS + count + 1) * 4, stored.keyOf.length * 3);
    this.named = new Uint16Array(memory, words * 4, count);
    this.rows = new Uint8Array(memory, words * 4 + count * 2, count * this.positions);
    this.classes = fillRows(this.rows, this.positions, keys.bytes, starts, sizes);
    fillPatterns(this.starts, this.patterns, stored);
    this.ranks = numbersOf(stored.ranks);
    this.ages = numbersOf(stored.ages);
    this.picks = numbersOf(stored.picks);
    this.formulas = stored.formulas;
    this.distinguishing = this.readKeys(count);
    for (const [at, low, high] of stored.extras) {
      this.validChars[at * 2] = (this.validChars[at * 2] ?? 0) ^ low;
      this.validChars[at * 2 + 1] = (this.validChars[at * 2 + 1] ?? 0) ^ high;
    }
  }

  /** Approximate memory size in bytes. */
  get size(): number {
    const numbers = this.ranks.size + this.ages.size + this.picks.size + this.formulas.length;
    return this.rows.buffer.byteLength + this.classes.length * 8 + numbers * 40 + 1200;
  }

  /**
   * Visits every matching pattern (or, with `possibly`, every one that some completion matches).
   *
   * @param subject codes of positions 4–8 and 10–17
   */
  match(subject: Uint8Array, visit: (found: Match) => void, possibly = false): void {
    const { starts, patterns, ranks, ages, picks, found } = this;
    const keys = starts.length - 1;
    for (let key = 0; key < keys; key += 1) {
      const end = starts[key + 1] as number;
      let at = starts[key] as number;
      if (at === end || !this.matches(key, subject, possibly)) continue;
      found.named = this.namedBy(key, subject);
      for (; at < end; at += 3) {
        const place = patterns[at + 2] as number;
        found.slot = patterns[at] as number;
        found.value = patterns[at + 1] as number;
        found.place = place;
        found.rank = ranks.size === 0 ? 0 : (ranks.get(place) ?? 0);
        found.age = ages.size === 0 ? 0 : (ages.get(place) ?? 0);
        found.pick = picks.size === 0 ? 0 : (picks.get(place) ?? 0);
        visit(found);
      }
    }
  }

  /** Visits every matching formula pattern, with the positions its key names. */
  matchFormulas(subject: Uint8Array, visit: (formula: FormulaInput, named: number) => void): void {
    for (const formula of this.formulas) {
      if (this.matches(formula.key, subject, false)) visit(formula, this.namedBy(formula.key, subject));
    }
  }

  /**
   * Splits the characters of a position into classes that no key of this schema distinguishes.
   *
   * @param cell counted from 0: positions 4–8, then 10–17
   * @param classes class of each character, by its index in `KEY_ALPHABET`; changed in place
   */
  tellApart(cell: number, classes: Uint8Array): void {
    if (this.takesText(cell)) {
      for (let code = 0; code < classes.length; code += 1) classes[code] = code;
      return;
    }
    if ((this.distinguishing & (1 << cell)) === 0) return;
    const seen = new Set<number>();
    for (let row = cell; row < this.rows.length; row += this.positions) {
      const wanted = this.rows[row] as number;
      if (wanted === ANY_CHARACTER || wanted === REST || seen.has(wanted)) continue;
      seen.add(wanted);
      split(classes, (code) => (wanted < FIRST_CLASS ? wanted === code : this.inClass(wanted, code)));
    }
  }

  /** Whether a formula reads its value from a position, so that its text depends on the character. */
  private takesText(cell: number): boolean {
    const at = cell < 5 ? cell : cell + 1;
    return this.formulas.some(({ from, length }) => from <= at && at < from + length);
  }

  private matches(key: number, subject: Uint8Array, possibly: boolean): boolean {
    const { rows, positions } = this;
    for (let position = 0, row = key * positions; position < positions; position += 1, row += 1) {
      const wanted = rows[row] as number;
      const code = subject[position] as number;
      if (wanted === REST) return true;
      if (wanted === ANY_CHARACTER ? code !== ABSENT || possibly : wanted === code && code < OTHER) continue;
      if (possibly && code >= OTHER) continue;
      if (wanted < FIRST_CLASS || code >= OTHER || !this.inClass(wanted, code)) return false;
    }
    return true;
  }

  private inClass(wanted: number, code: number): boolean {
    const at = (wanted - FIRST_CLASS) * 2 + (code < 32 ? 0 : 1);
    return (((this.classes[at] as number) >>> (code & 31)) & 1) === 1;
  }

  /** Returns the positions a matching key names. A letter that VINs don't use is never named by a range. */
  private namedBy(key: number, subject: Uint8Array): number {
    const both = this.named[key] as number;
    const ranges = both >>> 8;
    let named = both & 0xff;
    for (let cell = 0, left = ranges; left !== 0; cell += 1, left >>>= 1) {
      if (left & 1 && NEVER.has(subject[cell] as number)) named &= ~(1 << cell);
    }
    return named;
  }

  /**
   * Computes what each key names: fills `named` and `validChars`.
   *
   * @returns `distinguishing`
   */
  private readKeys(keys: number): number {
    const { rows, positions, named, validChars: valid, classes } = this;
    let distinguishing = 0;
    for (let key = 0, row = 0; key < keys; key += 1, row += positions) {
      let positionsNamed = 0;
      for (let cell = 0; cell < positions; cell += 1) {
        const wanted = rows[row + cell] as number;
        if (wanted === ANY_CHARACTER || wanted === REST) continue;
        distinguishing |= 1 << cell;
        const word = (cell < 5 ? cell : cell + 1) * 2;
        const isNamed = (1 << cell) & NAMED_CELLS;
        if (wanted < OTHER) {
          positionsNamed |= isNamed;
          if (cell >= VALID_CELLS) continue;
          const at = word + (wanted < 32 ? 0 : 1);
          valid[at] = (valid[at] as number) | (1 << (wanted & 31));
          continue;
        }
        const low = classes[(wanted - FIRST_CLASS) * 2] as number;
        const high = classes[(wanted - FIRST_CLASS) * 2 + 1] as number;
        if ((high & NEGATED) === 0) positionsNamed |= isNamed | (high & RANGE ? isNamed << 8 : 0);
        if (cell >= VALID_CELLS) continue;
        valid[word] = (valid[word] as number) | (high & RANGE ? low & ~NEVER_BITS : low);
        valid[word + 1] = (valid[word + 1] as number) | (high & 0xf);
      }
      named[key] = positionsNamed;
    }
    for (let cell = 0; this.formulas.length > 0 && cell < KEY_POSITIONS; cell += 1) {
      if (this.takesText(cell)) distinguishing |= 1 << cell;
    }
    return distinguishing;
  }
}

/** Moves the characters of each class that are `inside` to a new class, unless all of them are. */
function split(classes: Uint8Array, inside: (code: number) => boolean): void {
  const numbers = new Map<number, number>();
  for (let code = 0; code < classes.length; code += 1) {
    const both = (classes[code] as number) * 2 + (inside(code) ? 1 : 0);
    let own = numbers.get(both);
    if (own === undefined) numbers.set(both, (own = numbers.size));
    classes[code] = own;
  }
}

/** Returns the number of positions the longest key covers; a class takes six bytes. */
function coveredPositions(bytes: Uint8Array, starts: Int32Array, sizes: Int32Array): number {
  let most = 0;
  for (let key = 0; key < starts.length; key += 1) {
    const size = sizes[key] as number;
    if (size > LONGEST_KEY) throw new VpicIndexError('A VIN index key is too long.');
    const end = (starts[key] as number) + size;
    let positions = 0;
    for (let at = starts[key] as number; at < end; at += bytes[at] === CLASS ? 6 : 1) positions += 1;
    if (positions > most) most = positions;
  }
  return most;
}

/**
 * Expands the keys to rows of equal length, padded with `REST`.
 *
 * @returns the classes that occur, two words each
 */
function fillRows(
  rows: Uint8Array,
  positions: number,
  bytes: Uint8Array,
  starts: Int32Array,
  sizes: Int32Array,
): readonly number[] {
  const classes: number[] = [];
  rows.fill(REST);
  for (let key = 0; key < starts.length; key += 1) {
    const end = (starts[key] as number) + (sizes[key] as number);
    for (let at = starts[key] as number, cell = key * positions; at < end; cell += 1) {
      const code = bytes[at] as number;
      if (code !== CLASS) {
        rows[cell] = code;
        at += 1;
        continue;
      }
      const byte = (offset: number): number => bytes[at + offset] ?? 0;
      rows[cell] = placeOfClass(classes, byte(1) | (byte(2) << 8) | (byte(3) << 16) | (byte(4) << 24), byte(5));
      at += 6;
    }
  }
  return classes;
}

/** Returns the code of a class within a schema; equal classes share one. */
function placeOfClass(classes: number[], low: number, high: number): number {
  let at = 0;
  while (at < classes.length && (classes[at] !== low || classes[at + 1] !== high)) at += 2;
  if (at === classes.length) classes.push(low, high);
  const code = FIRST_CLASS + at / 2;
  if (code > 0xff) throw new VpicIndexError('A VIN index schema has too many classes.');
  return code;
}

/** Groups the patterns by key: slot, value, and index in winning order. */
function fillPatterns(starts: Uint32Array, patterns: Uint32Array, { keyOf, slots, values }: StoredSchema): void {
  // Counted one key too far, so filling moves each start to its place.
  for (const key of keyOf) if (key + 2 < starts.length) starts[key + 2] = (starts[key + 2] as number) + 3;
  for (let key = 2; key < starts.length; key += 1) starts[key] = (starts[key] as number) + (starts[key - 1] as number);
  for (let pattern = 0; pattern < keyOf.length; pattern += 1) {
    const next = (keyOf[pattern] as number) + 1;
    const at = starts[next] as number;
    patterns[at] = slots[pattern] as number;
    patterns[at + 1] = values[pattern] as number;
    patterns[at + 2] = pattern;
    starts[next] = at + 3;
  }
}

const NO_NUMBERS: ReadonlyMap<number, number> = new Map();

const numbersOf = (numbers: StoredSchema['ranks']): ReadonlyMap<number, number> =>
  numbers.length === 0 ? NO_NUMBERS : new Map(numbers);
