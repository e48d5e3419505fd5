import type { BlobList } from './blob-list.ts';
import { ANY, CLASS } from './pattern-key.mjs';
import { VarintReader } from './varint-reader.ts';
import { VpicIndexError } from './vpic-index-error.ts';

/** Code of a position that is not known (`*`, or not typed yet); others are places in `KEY_ALPHABET`. */
export const UNKNOWN = ANY;

/** The first class of a schema; the next ones count on. */
const FIRST_CLASS = CLASS;

/** A slot takes the low bits of a packed pattern, its value the others. */
const SLOT_BITS = 6;
const SLOT_MASK = 2 ** SLOT_BITS - 1;

/**
 * One schema's patterns, made ready for matching: the keys as rows of codes, one a position, and for each key its
 * patterns. A VIN is compared row by row, and most rows end at the first or second position; no pattern is ever run as
 * a regular expression, so the time does not depend on what patterns look like. Making one costs little more than
 * reading it, which keeps the first decode and those of rare makers fast.
 */
export class SchemaMatcher {
  /** How many positions (4–8, then 10–17) the keys speak of. */
  readonly positions: number;
  private readonly rows: Uint8Array;
  private readonly classes: Int32Array;
  /** For each key where its patterns start in `patterns`, two words each. */
  private readonly starts: Uint32Array;
  private readonly patterns: Uint32Array;

  /**
   * @param bytes as `encodeSchema` wrote them
   * @param keys all stored keys (from `encodeKey`)
   */
  constructor(bytes: Uint8Array, keys: BlobList) {
    const read = new VarintReader(bytes);
    const places: number[] = [];
    for (let left = read.count(), place = 0; left > 0; left -= 1) places.push((place += read.unsigned()));
    const texts = places.map((place) => [keys.start(place), keys.size(place)] as const);
    [this.rows, this.classes, this.positions] = rowsOf(keys.bytes, texts);
    [this.starts, this.patterns] = readPatterns(read, places.length);
  }

  /** Rough size in memory, bytes. */
  get size(): number {
    return this.rows.length + this.classes.byteLength + this.starts.byteLength + this.patterns.byteLength + 1000;
  }

  /**
   * Visits every pattern that matches for certain (or, with `possibly`, every one that some completion matches).
   *
   * @param subject codes of positions 4–8 and 10–17
   * @param visit gets the pattern's slot, value, place in winning order, and rank (0 for none)
   */
  match(
    subject: Uint8Array,
    visit: (slot: number, value: number, place: number, rank: number) => void,
    possibly = false,
  ): void {
    const { rows, positions, starts, patterns } = this;
    const keys = starts.length - 1;
    for (let key = 0, row = 0; key < keys; key += 1, row += positions) {
      let position = 0;
      for (; position < positions; position += 1) {
        const wanted = rows[row + position] as number;
        const code = subject[position] as number;
        if (wanted === code || wanted === ANY || (possibly && code === UNKNOWN)) continue;
        if (wanted < FIRST_CLASS || code === UNKNOWN || !this.inClass(wanted, code)) break;
      }
      if (position < positions) continue;
      const end = starts[key + 1] as number;
      for (let at = starts[key] as number; at < end; at += 2) {
        const packed = patterns[at] as number;
        const order = patterns[at + 1] as number;
        visit(packed & SLOT_MASK, packed >>> SLOT_BITS, order & 0xffff, order >>> 16);
      }
    }
  }

  private inClass(wanted: number, code: number): boolean {
    const at = (wanted - FIRST_CLASS) * 2 + (code < 32 ? 0 : 1);
    return (((this.classes[at] as number) >>> (code & 31)) & 1) === 1;
  }

  /** Whether some key asks for particular characters at a position (place in the subject). */
  names(position: number): boolean {
    return this.someRow(position, () => true);
  }

  /** Whether some key that asks for particular characters at a position asks for this one. */
  accepts(position: number, code: number): boolean {
    return this.someRow(
      position,
      (wanted) => wanted === code || (wanted >= FIRST_CLASS && code !== UNKNOWN && this.inClass(wanted, code)),
    );
  }

  private someRow(position: number, test: (wanted: number) => boolean): boolean {
    if (position >= this.positions) return false;
    for (let at = position; at < this.rows.length; at += this.positions) {
      const wanted = this.rows[at] as number;
      if (wanted !== ANY && test(wanted)) return true;
    }
    return false;
  }
}

/** The keys as rows of equal length; what a key does not cover accepts anything. */
function rowsOf(
  bytes: Uint8Array,
  keys: readonly (readonly [start: number, size: number])[],
): [rows: Uint8Array, classes: Int32Array, positions: number] {
  let positions = 0;
  for (const [start, size] of keys) positions = Math.max(positions, coveredPositions(bytes, start, start + size));
  const rows = new Uint8Array(keys.length * positions).fill(ANY);
  const classes: number[] = [];
  keys.forEach(([start, size], row) => {
    for (let at = start, cell = row * positions; at < start + size; cell += 1) {
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
  });
  return [rows, Int32Array.from(classes), positions];
}

/** How many positions a stored key covers: a class takes six bytes. */
function coveredPositions(bytes: Uint8Array, start: number, end: number): number {
  let positions = 0;
  for (let at = start; at < end; at += bytes[at] === CLASS ? 6 : 1) positions += 1;
  return positions;
}

/** The code of a class within a schema; equal classes share one. */
function placeOfClass(classes: number[], low: number, high: number): number {
  let at = 0;
  while (at < classes.length && (classes[at] !== low || classes[at + 1] !== high)) at += 2;
  if (at === classes.length) classes.push(low, high);
  const code = FIRST_CLASS + at / 2;
  if (code > 0xff) throw new VpicIndexError('A schema of the VIN index has too many classes.');
  return code;
}

/** The patterns by key: slot and value in one word, place in winning order and rank in the next. */
function readPatterns(read: VarintReader, keys: number): [starts: Uint32Array, patterns: Uint32Array] {
  const keyOf: number[] = [];
  const packed: number[] = [];
  for (let groups = read.count(); groups > 0; groups -= 1) {
    const slot = read.unsigned();
    const count = read.count();
    for (let left = count, key = -1; left > 0; left -= 1) keyOf.push((key += 1 + read.signed()));
    for (let left = count; left > 0; left -= 1) packed.push(((read.unsigned() << SLOT_BITS) | slot) >>> 0);
  }
  const ranks = new Map<number, number>();
  for (let left = read.count(), pattern = 0; left > 0; left -= 1) {
    ranks.set((pattern += read.unsigned()), read.unsigned());
  }
  const starts = new Uint32Array(keys + 1);
  for (const key of keyOf) {
    if (key < 0 || key >= keys) throw new VpicIndexError('A pattern of the VIN index has no key.');
    starts[key + 1] = (starts[key + 1] as number) + 2;
  }
  for (let key = 0; key < keys; key += 1) starts[key + 1] = (starts[key + 1] as number) + (starts[key] as number);
  const next = starts.slice();
  const patterns = new Uint32Array(keyOf.length * 2);
  for (let pattern = 0; pattern < keyOf.length; pattern += 1) {
    const key = keyOf[pattern] as number;
    const at = next[key] as number;
    patterns[at] = packed[pattern] as number;
    patterns[at + 1] = pattern | ((ranks.get(pattern) ?? 0) << 16);
    next[key] = at + 2;
  }
  return [starts, patterns];
}
