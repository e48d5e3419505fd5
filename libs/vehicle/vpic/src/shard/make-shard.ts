import { ELEMENTS, SLOT } from '../elements.ts';
import { type StoredSchema, readSchema } from '../format/read-schema.ts';
import type { VpicIndex, WmiRecord } from '../format/vpic-index.ts';
import { encodeEngine, encodeSchema, encodeWmi, type SchemaLink, writeIndex } from '../format/write-index.mjs';
import { yearsOfCode } from '../rules/model-year.ts';

/**
 * Makes the excerpt of the index that VINs of one WMI and model-year code need, in the index's own format. It is made
 * at request time (under a millisecond for most), then compressed and kept by the CDN for ever under the data's date.
 *
 * @param key from `shardKey`
 * @returns undefined when the index does not know the WMI or the key is none
 */
export function makeShard(index: VpicIndex, key: string): Uint8Array | undefined {
  const [text, code, ...rest] = key.split('-');
  const wmi = text === undefined ? undefined : index.wmi(text);
  const years = code?.length === 1 ? yearsOfCode(code) : [];
  if (!wmi || years.length === 0 || rest.length > 0) return undefined;
  return new Excerpt(index, wmi).write(key, years);
}

/** Numbers things again in the order in which they are first used. */
class Renumbered {
  readonly places: number[] = [];
  private readonly known = new Map<number, number>();

  place(old: number): number {
    let place = this.known.get(old);
    if (place === undefined) this.known.set(old, (place = this.places.push(old) - 1));
    return place;
  }
}

class Excerpt {
  private readonly values = ELEMENTS.map(() => new Renumbered());
  private readonly makes = new Renumbered();
  private readonly schemas = new Renumbered();

  constructor(
    private readonly index: VpicIndex,
    private readonly wmi: WmiRecord,
  ) {}

  write(key: string, years: readonly number[]): Uint8Array {
    const { index, wmi } = this;
    const links = wmi.links
      .filter(({ from, to }) => years.some((year) => from <= year && (to === null || year <= to)))
      .map((link): SchemaLink => ({ ...link, schema: this.schemas.place(link.schema) }));
    const stored = this.schemas.places.map((place) => readSchema(index.schemaBytes(place)));
    const keys = [...new Set(stored.flatMap((schema) => schema.keys))].sort((one, other) => one - other);
    const placeOfKey = new Map(keys.map((old, place) => [old, place]));
    const schemas = stored.map((schema) => this.excerptSchema(schema, placeOfKey));
    const engines = this.excerptEngines();
    const record = encodeWmi({
      ...wmi,
      manufacturer: 0,
      makes: wmi.makes.map((make) => this.makes.place(make)),
      links,
    });
    const modelMakes = this.valuesOf(SLOT.model).map((model) => this.makes.place(index.makeOfModel(model)));
    const lists = [
      ...ELEMENTS.map((_, slot) => this.textsOf(slot)),
      this.makes.places.map((make) => index.make(make)),
      [index.manufacturer(wmi.manufacturer)],
    ];
    const bases: number[] = [];
    lists.reduce((base, list) => (bases.push(base), base + list.length), 0);
    return writeIndex({
      shardKey: key,
      asOf: Number(index.asOf.replaceAll('-', '')),
      wmiTexts: [wmi.wmi],
      wmis: [record],
      strings: lists.flat(),
      bases,
      modelMakes,
      keys: keys.map((old) => index.key(old)),
      schemas,
      engines,
    });
  }

  private valuesOf(slot: number): number[] {
    return (this.values[slot] as Renumbered).places;
  }

  private value(slot: number, old: number): number {
    return (this.values[slot] as Renumbered).place(old);
  }

  private excerptSchema(schema: StoredSchema, placeOfKey: ReadonlyMap<number, number>): Uint8Array {
    const groups: { slot: number; patterns: [key: number, value: number][] }[] = [];
    schema.slots.forEach((slot, pattern) => {
      if (groups.at(-1)?.slot !== slot) groups.push({ slot, patterns: [] });
      groups
        .at(-1)
        ?.patterns.push([schema.keyOf[pattern] as number, this.value(slot, schema.values[pattern] as number)]);
    });
    return encodeSchema({
      keys: schema.keys.map((key) => placeOfKey.get(key) as number),
      groups,
      ranks: schema.ranks,
    });
  }

  /** What is known of the engine models that the excerpt's patterns name. */
  private excerptEngines(): Uint8Array[] {
    return this.valuesOf(SLOT.engineModel).flatMap((old, model) => {
      const facts = this.index.engine(old);
      if (!facts) return [];
      return [encodeEngine({ model, facts: facts.map(([slot, value]) => [slot, this.value(slot, value)]) })];
    });
  }

  /** Vehicle types keep vPIC's ids as their places, since rules speak of the ids. */
  private textsOf(slot: number): string[] {
    const { index, wmi } = this;
    if (slot !== SLOT.vehicleType) return this.valuesOf(slot).map((value) => index.value(slot, value));
    const texts = Array.from({ length: wmi.vehicleType + 1 }, () => '');
    texts[wmi.vehicleType] = index.value(slot, wmi.vehicleType);
    return texts;
  }
}
