import { VarintReader } from './varint-reader.ts';
import { VpicIndexError } from './vpic-index-error.ts';
import type { FormulaInput, ValidChars } from './write-index.mjs';

/** A schema as it is stored: one entry a pattern, by slot, in winning order. */
export interface StoredSchema {
  /** Places of the keys in the list of keys, ascending. */
  keys: number[];
  slots: number[];
  /** The key of each pattern, as a place in `keys`. */
  keyOf: number[];
  values: number[];
  /** Numbers of some patterns: rank across schemas, age of displacements, order of picking engine models. */
  ranks: [pattern: number, rank: number][];
  ages: [pattern: number, age: number][];
  picks: [pattern: number, order: number][];
  formulas: FormulaInput[];
  /** Valid characters to flip, by position − 4. */
  extras: ValidChars[];
}

/**
 * Reads what `encodeSchema` wrote.
 *
 * @throws VpicIndexError when the bytes are none
 */
export function readSchema(bytes: Uint8Array): StoredSchema {
  const read = new VarintReader(bytes);
  const keys: number[] = [];
  for (let left = read.count(), place = 0; left > 0; left -= 1) keys.push((place += read.unsigned()));
  const [slots, keyOf, values]: [number[], number[], number[]] = [[], [], []];
  for (let groups = read.count(); groups > 0; groups -= 1) {
    const slot = read.unsigned();
    const count = read.count();
    for (let left = count, key = -1; left > 0; left -= 1) {
      key += 1 + read.signed();
      if (key < 0 || key >= keys.length) throw new VpicIndexError('A pattern of the VIN index has no key.');
      slots.push(slot);
      keyOf.push(key);
    }
    for (let left = count; left > 0; left -= 1) values.push(read.unsigned());
  }
  const ranks = readNumbers(read);
  const ages = readNumbers(read);
  const picks = readNumbers(read);
  const formulas: FormulaInput[] = [];
  for (let left = read.count(); left > 0; left -= 1) {
    const [slot, key, value] = [read.unsigned(), read.unsigned(), read.unsigned()];
    if (key >= keys.length) throw new VpicIndexError('A formula of the VIN index has no key.');
    formulas.push({ slot, key, value, order: read.unsigned(), from: read.unsigned(), length: read.unsigned() });
  }
  const extras: ValidChars[] = [];
  for (let left = read.count(); left > 0; left -= 1) {
    extras.push([read.unsigned(), read.unsigned() | 0, read.unsigned()]);
  }
  return { keys, slots, keyOf, values, ranks, ages, picks, formulas, extras };
}

function readNumbers(read: VarintReader): [pattern: number, number: number][] {
  const list: [number, number][] = [];
  for (let left = read.count(), pattern = 0; left > 0; left -= 1) {
    list.push([(pattern += read.unsigned()), read.unsigned()]);
  }
  return list;
}
