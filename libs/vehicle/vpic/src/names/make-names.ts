import { ELEMENT } from '../elements.ts';
import { ANY, CLASS, KEY_ALPHABET } from '../format/pattern-key.mjs';
import { readSchema } from '../format/read-schema.ts';
import type { VpicIndex } from '../format/vpic-index.ts';
import { isPublic, isSmallMaker } from '../rules/wmi.ts';
import type { WmiNames } from './names-so-far.ts';

/** Positions 4–8. From the tenth character on, the excerpt itself is fetched. */
const POSITIONS = 5;

/**
 * Returns what a browser needs to name a vehicle before the tenth character: the makes of a WMI, and the characters at
 * 4–8 that identify each of its models, over all years.
 *
 * @param wmi three characters
 * @returns undefined for a WMI that is unknown, not public yet, or shared by small manufacturers
 */
export function makeNames(index: VpicIndex, wmi: string, today: Date): WmiNames | undefined {
  const record = wmi.length === 3 && !isSmallMaker(wmi) ? index.wmi(wmi) : undefined;
  if (!record || !isPublic(record, today)) return undefined;
  const nameOf = (make: number) => index.make(make).toUpperCase().trim();
  const makes = record.makes.map(nameOf);
  const slot = index.meta.slot(ELEMENT.model);
  const models = new Map<string, { makes: Set<string>; keys: Set<string> }>();
  for (const schema of new Set(record.links.map((link) => link.schema))) {
    const { keys, slots, keyOf, values } = readSchema(index.schemaBytes(schema));
    slots.forEach((each, pattern) => {
      if (each !== slot) return;
      const value = values[pattern] as number;
      const name = index.value(slot, value).replace(/\s+/g, ' ').trim();
      const model = models.get(name) ?? { makes: new Set(), keys: new Set() };
      models.set(name, model);
      model.keys.add(keyText(index.key(keys[keyOf[pattern] as number] as number)));
      for (const make of index.makesOfModel(value)) model.makes.add(nameOf(make));
    });
  }
  return {
    makes,
    manufacturer: index.manufacturer(record.manufacturer).toUpperCase().trim() || null,
    models: [...models].map(([name, model]) => ({
      name,
      makes: model.makes.size > 0 ? [...model.makes] : makes,
      keys: [...model.keys],
    })),
  };
}

/** Returns positions 4–8 of a stored key as text, such as `CM8[26]`; trailing wildcards are omitted. */
function keyText(key: Uint8Array): string {
  let text = '';
  for (let at = 0, cell = 0; at < key.length && cell < POSITIONS; cell += 1) {
    const code = key[at] as number;
    if (code !== CLASS) {
      text += code === ANY ? '*' : KEY_ALPHABET[code];
      at += 1;
      continue;
    }
    const bit = (place: number) => ((key[at + 1 + (place >> 3)] as number) >> (place & 7)) & 1;
    text += `[${[...KEY_ALPHABET].filter((_, place) => bit(place)).join('')}]`;
    at += 6;
  }
  return text.replace(/\*+$/, '');
}
