import { KEY_ALPHABET, parseKey } from './pattern-key.mjs';
import { type StoredSchema, readSchema } from './read-schema.ts';

/** Code of a position that is not known (`*`, or not typed yet); others are places in `KEY_ALPHABET`. */
export const UNKNOWN = KEY_ALPHABET.length;

const ROWS = KEY_ALPHABET.length + 1;

/**
 * One schema's patterns, made ready for matching: per position and character a set of the keys that accept it, one
 * bit a key. The keys that match a VIN are the intersection of one set per position: no pattern is ever run as a
 * regular expression, and the time does not depend on what the patterns look like.
 */
export class SchemaMatcher {
  /** Element slot of each pattern, in winning order within its slot. */
  readonly slots: Uint8Array;
  /** Value of each pattern. */
  readonly values: Uint32Array;
  /** Rank by age of patterns that other schemas contradict, 0 for all others. */
  readonly ranks: Uint16Array | undefined;
  /** How many positions (4–8, then 10–17) its keys speak of. */
  readonly positions: number;
  private readonly words: number;
  private readonly sets: Int32Array;
  private readonly keyStart: Uint32Array;
  private readonly byKey: Uint32Array;

  /**
   * @param bytes as `encodeSchema` wrote them
   * @param keyText the text of a key by its place
   */
  constructor(bytes: Uint8Array, keyText: (place: number) => string) {
    const schema = readSchema(bytes);
    const keys = schema.keys.map((place) => parseKey(keyText(place)) ?? new Int32Array());
    this.slots = Uint8Array.from(schema.slots);
    this.values = Uint32Array.from(schema.values);
    this.ranks = schema.ranks.length > 0 ? ranksOf(schema) : undefined;
    [this.keyStart, this.byKey] = patternsByKey(schema.keyOf, keys.length);
    this.positions = keys.reduce((most, key) => Math.max(most, key.length / 2), 0);
    this.words = Math.max(1, Math.ceil(keys.length / 32));
    this.sets = keySets(keys, this.positions, this.words);
  }

  /** Rough size in memory, bytes. */
  get size(): number {
    return this.sets.byteLength + this.slots.length * 13 + this.keyStart.byteLength + 400;
  }

  /** Whether some key asks for particular characters at a position (place in the subject). */
  names(position: number): boolean {
    for (let code = 0; code < UNKNOWN; code += 1) if (this.accepts(position, code)) return true;
    return false;
  }

  /** Whether some key that asks for particular characters at a position asks for this one. */
  accepts(position: number, code: number): boolean {
    if (position >= this.positions) return false;
    for (let word = 0; word < this.words; word += 1) {
      const all = this.sets[(position * ROWS + code) * this.words + word] as number;
      const whatever = this.sets[(position * ROWS + UNKNOWN) * this.words + word] as number;
      if ((all & ~whatever) !== 0) return true;
    }
    return false;
  }

  /**
   * Visits every pattern that matches for certain (or, with `possibly`, every one that some completion matches).
   *
   * @param subject codes of positions 4–8 and 10–17
   */
  match(subject: Uint8Array, visit: (pattern: number) => void, possibly = false): void {
    const { words, sets, positions, keyStart, byKey } = this;
    for (let word = 0; word < words; word += 1) {
      let set = -1;
      for (let position = 0; position < positions && set !== 0; position += 1) {
        const code = subject[position] as number;
        if (possibly && code === UNKNOWN) continue;
        set &= sets[(position * ROWS + code) * words + word] as number;
      }
      while (set !== 0) {
        const key = word * 32 + 31 - Math.clz32(set & -set);
        set &= set - 1;
        const end = keyStart[key + 1] ?? 0;
        for (let at = keyStart[key] ?? end; at < end; at += 1) visit(byKey[at] as number);
      }
    }
  }
}

function ranksOf({ slots, ranks }: StoredSchema): Uint16Array {
  const all = new Uint16Array(slots.length);
  for (const [pattern, rank] of ranks) all[pattern] = rank;
  return all;
}

/** For each key the patterns that have it. */
function patternsByKey(keyOf: readonly number[], keys: number): [start: Uint32Array, patterns: Uint32Array] {
  const start = new Uint32Array(keys + 1);
  for (const key of keyOf) start[key + 1] = (start[key + 1] as number) + 1;
  for (let key = 0; key < keys; key += 1) start[key + 1] = (start[key + 1] as number) + (start[key] as number);
  const next = start.slice();
  const patterns = new Uint32Array(keyOf.length);
  keyOf.forEach((key, pattern) => {
    patterns[next[key] as number] = pattern;
    next[key] = (next[key] as number) + 1;
  });
  return [start, patterns];
}

/** Bit sets of keys by position and character; a position that a key does not speak of accepts anything. */
function keySets(keys: readonly Int32Array[], positions: number, words: number): Int32Array {
  const sets = new Int32Array(positions * ROWS * words);
  keys.forEach((masks, key) => {
    const word = key >> 5;
    const bit = 1 << (key & 31);
    for (let position = 0; position < positions; position += 1) {
      const any = position * 2 >= masks.length;
      const low = any ? -1 : (masks[position * 2] as number);
      const high = any ? 0xf : (masks[position * 2 + 1] as number);
      const wild = low === -1 && high === 0xf;
      const row = position * ROWS;
      for (let rest = low; rest !== 0; rest &= rest - 1)
        setBit(sets, (row + 31 - Math.clz32(rest & -rest)) * words + word, bit);
      for (let rest = high; rest !== 0; rest &= rest - 1)
        setBit(sets, (row + 63 - Math.clz32(rest & -rest)) * words + word, bit);
      if (wild) setBit(sets, (row + UNKNOWN) * words + word, bit);
    }
  });
  return sets;
}

function setBit(sets: Int32Array, at: number, bit: number): void {
  sets[at] = (sets[at] as number) | bit;
}
