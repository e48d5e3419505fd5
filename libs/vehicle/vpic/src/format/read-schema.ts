import { VarintReader } from './varint-reader.ts';
import { VpicIndexError } from './vpic-index-error.ts';

/** A schema as it is stored: one entry a pattern, by slot, in winning order. */
export interface StoredSchema {
  /** Places of the keys in the list of keys, ascending. */
  keys: number[];
  slots: number[];
  /** The key of each pattern, as a place in `keys`. */
  keyOf: number[];
  values: number[];
  /** Rank by age of the patterns that other schemas contradict. */
  ranks: [pattern: number, rank: number][];
}

/** Reads what `encodeSchema` wrote. */
export function readSchema(bytes: Uint8Array): StoredSchema {
  const read = new VarintReader(bytes);
  const schema: StoredSchema = { keys: [], slots: [], keyOf: [], values: [], ranks: [] };
  for (let left = read.count(), place = 0; left > 0; left -= 1) schema.keys.push((place += read.unsigned()));
  for (let groups = read.count(); groups > 0; groups -= 1) {
    const slot = read.unsigned();
    const count = read.count();
    for (let left = count, key = -1; left > 0; left -= 1) {
      key += 1 + read.signed();
      if (key < 0 || key >= schema.keys.length) throw new VpicIndexError('A pattern of the VIN index has no key.');
      schema.slots.push(slot);
      schema.keyOf.push(key);
    }
    for (let left = count; left > 0; left -= 1) schema.values.push(read.unsigned());
  }
  for (let left = read.count(), pattern = 0; left > 0; left -= 1) {
    schema.ranks.push([(pattern += read.unsigned()), read.unsigned()]);
  }
  return schema;
}
