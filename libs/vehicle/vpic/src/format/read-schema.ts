import { VarintReader } from './varint-reader.ts';
import { VpicIndexError } from './vpic-index-error.mjs';
import type { FormulaInput, ValidChars } from './write-index.mjs';

/** A stored schema: one entry per pattern, by slot, in winning order. */
export interface StoredSchema {
  /** Indexes of the keys in the key list, ascending. */
  keys: Int32Array;
  slots: Int32Array;
  /** Key of each pattern, as an index in `keys`. */
  keyOf: Int32Array;
  values: Int32Array;
  /** Extra numbers of some patterns: rank across schemas, age of displacements, picking order of engine models. */
  ranks: [pattern: number, rank: number][];
  ages: [pattern: number, age: number][];
  picks: [pattern: number, order: number][];
  formulas: FormulaInput[];
  /** Valid characters to flip, by position − 4. */
  extras: ValidChars[];
}

type Lists = [slots: Int32Array, keyOf: Int32Array, values: Int32Array];

/**
 * Decodes what `encodeSchema` wrote.
 *
 * @throws VpicIndexError if the bytes are invalid
 */
export function readSchema(bytes: Uint8Array): StoredSchema {
  const read = new VarintReader(bytes);
  const keys = new Int32Array(read.count());
  for (let at = 0, place = 0; at < keys.length; at += 1) keys[at] = place += read.unsigned();
  // A pattern takes at least two bytes. Preallocating avoids the garbage of growing lists.
  const most = bytes.length >> 1;
  const memory = new Int32Array(most * 3);
  const [slots, keyOf, values] = [0, 1, 2].map((at) => memory.subarray(at * most, (at + 1) * most)) as Lists;
  let patterns = 0;
  for (let groups = read.count(); groups > 0; groups -= 1) {
    const slot = read.unsigned();
    const end = patterns + read.count();
    if (end > most) throw new VpicIndexError('A VIN index schema has a count that is too high.');
    for (let at = patterns, key = -1; at < end; at += 1) {
      key += 1 + read.signed();
      if (key < 0 || key >= keys.length) throw new VpicIndexError('A VIN index pattern has no key.');
      slots[at] = slot;
      keyOf[at] = key;
    }
    for (; patterns < end; patterns += 1) values[patterns] = read.unsigned();
  }
  const ranks = readNumbers(read);
  const ages = readNumbers(read);
  const picks = readNumbers(read);
  const formulas: FormulaInput[] = [];
  for (let left = read.count(); left > 0; left -= 1) {
    const [slot, key, value] = [read.unsigned(), read.unsigned(), read.unsigned()];
    if (key >= keys.length) throw new VpicIndexError('A VIN index formula has no key.');
    formulas.push({ slot, key, value, order: read.unsigned(), from: read.unsigned(), length: read.unsigned() });
  }
  const extras: ValidChars[] = [];
  for (let left = read.count(); left > 0; left -= 1) {
    extras.push([read.unsigned(), read.unsigned() | 0, read.unsigned()]);
  }
  const inUse = (list: Int32Array): Int32Array => list.subarray(0, patterns);
  return {
    ...{ keys, slots: inUse(slots), keyOf: inUse(keyOf), values: inUse(values) },
    ...{ ranks, ages, picks, formulas, extras },
  };
}

function readNumbers(read: VarintReader): [pattern: number, number: number][] {
  const list: [number, number][] = [];
  for (let left = read.count(), pattern = 0; left > 0; left -= 1) {
    list.push([(pattern += read.unsigned()), read.unsigned()]);
  }
  return list;
}
