import { ELEMENT } from '../elements.ts';
import { type StoredSchema, readSchema } from '../format/read-schema.ts';
import type { VpicIndex, WmiRecord } from '../format/vpic-index.ts';
import {
  type ElementInput,
  encodeEngine,
  encodeSchema,
  encodeSpecs,
  encodeWmi,
  type EngineInput,
  type MetaInput,
  type SchemaLink,
  type SpecInput,
  writeIndex,
} from '../format/write-index.mjs';
import { ERROR_TEXTS, type ErrorCode } from '../rules/error-codes.ts';
import { yearsOfCode } from '../rules/model-year.ts';
import { shardKey } from './shard-key.ts';

/** Elements used by the rules, whether or not a pattern sets them. */
const ALWAYS = [
  ELEMENT.modelYear,
  ELEMENT.make,
  ELEMENT.model,
  ELEMENT.vehicleType,
  ELEMENT.manufacturer,
  ELEMENT.bodyClass,
  ELEMENT.displacementCc,
  ELEMENT.displacementCi,
  ELEMENT.displacementL,
];

const NO_MAKE = 0xffff;

/**
 * Builds the excerpt of the index for VINs of one WMI and model-year code, in the index's own format. Built per request
 * (usually under a millisecond), then compressed and cached forever by the CDN under the data's date.
 *
 * @param key from `shardKey`
 * @returns undefined if the index doesn't know the WMI or the key is invalid
 */
export function makeShard(index: VpicIndex, key: string): Uint8Array | undefined {
  const [text, code, ...rest] = key.split('-');
  const wmi = text === undefined ? undefined : index.wmi(text);
  const years = code?.length === 1 ? yearsOfCode(code) : [];
  if (!wmi || years.length === 0 || rest.length > 0) return undefined;
  return new Excerpt(index, wmi).write(key, years);
}

/** Renumbers items in order of first use. */
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
  private readonly values: Renumbered[];
  private readonly slots = new Set<number>();
  private readonly makes = new Renumbered();
  private readonly schemas = new Renumbered();

  constructor(
    private readonly index: VpicIndex,
    private readonly wmi: WmiRecord,
  ) {
    this.values = index.meta.elements.map(() => new Renumbered());
    for (const element of ALWAYS) {
      const slot = index.meta.slot(element);
      if (slot >= 0) this.slots.add(slot);
    }
  }

  write(key: string, years: readonly number[]): Uint8Array {
    const { index, wmi } = this;
    const { meta } = index;
    const links = wmi.links
      .filter(({ from, to }) => years.some((year) => from <= year && (to === null || year <= to)))
      .map((link): SchemaLink => ({ ...link, schema: this.schemas.place(link.schema) }));
    const stored = this.schemas.places.map((place) => readSchema(index.schemaBytes(place)));
    const keys = [...new Set(stored.flatMap((schema) => [...schema.keys]))].sort((one, other) => one - other);
    const placeOfKey = new Map(keys.map((old, place) => [old, place]));
    this.value(meta.slot(ELEMENT.vehicleType), this.typeValue());
    for (const schema of stored) this.visitSchema(schema);
    const engines = this.engineFacts();
    const specs = this.specsOf(years);
    const defaults = this.defaults();
    // All slots in use are now known, so they can be renumbered in their old order.
    const kept = [...this.slots].sort((one, other) => one - other);
    const newSlot = new Map(kept.map((old, slot) => [old, slot]));
    const slot = (old: number): number => newSlot.get(old) as number;
    const models = this.valuesOf(meta.slot(ELEMENT.model));
    const modelMakes = models.map((model) => index.makesOfModel(model).map((make) => this.makes.place(make)));
    const record = encodeWmi({
      ...wmi,
      manufacturer: 0,
      makes: wmi.makes.map((make) => this.makes.place(make)),
      links,
      cached: wmi.cached.filter(({ year }) => years.includes(year)),
    });
    const specBytes = specs.map((list) =>
      encodeSpecs(
        list.map((spec) => ({
          ...spec,
          make: this.makes.place(spec.make),
          groups: spec.groups.map(({ keys: asked, facts }) => ({
            keys: asked.map(([old, value]) => [slot(old), value] as const),
            facts: facts.map(([old, value, age]) => [slot(old), value, age] as const),
          })),
        })),
      ),
    );
    const lists = [
      ...kept.map((old) => this.valuesOf(old).map((value) => index.value(old, value))),
      this.makes.places.map((make) => index.make(make)),
      [index.manufacturer(wmi.manufacturer)],
    ];
    const bases: number[] = [];
    lists.reduce((base, list) => (bases.push(base), base + list.length), 0);
    return writeIndex({
      shardKey: key,
      asOf: Number(index.asOf.replaceAll('-', '')),
      meta: {
        release: meta.release,
        complete: meta.complete,
        elements: kept.map((old) => meta.elements[old] as ElementInput),
        errors: meta.errors.map(withoutKnownText),
        conversions: meta.conversions,
        defaults: { [wmi.vehicleType]: defaults.map(([old, value]) => [slot(old), value] as const) },
        exceptions: [...meta.exceptions].filter((vin) => shardKey(vin) === key),
        moreMakes: modelMakes.flatMap((makes, model) => makes.slice(1).map((make) => [model, make] as const)),
      },
      wmiTexts: [wmi.wmi],
      wmis: [record],
      strings: lists.flat(),
      bases,
      ids: kept.map((old) => this.idsOf(old)),
      modelMakes: modelMakes.map(([make]) => make ?? NO_MAKE),
      keys: keys.map((old) => index.key(old)),
      schemas: stored.map((schema) => this.excerptSchema(schema, placeOfKey, slot)),
      engines: engines.map(({ model, facts }) =>
        encodeEngine({ model, facts: facts.map((fact) => ({ ...fact, slot: slot(fact.slot) })) }),
      ),
      specs: specBytes,
    });
  }

  private valuesOf(slot: number): number[] {
    return (this.values[slot] as Renumbered).places;
  }

  private idsOf(slot: number): number[] | null {
    if (!this.index.meta.elements[slot]?.lookup) return null;
    return this.valuesOf(slot).map((value) => this.index.valueId(slot, value) ?? -1);
  }

  private value(slot: number, old: number): number {
    this.slots.add(slot);
    return (this.values[slot] as Renumbered).place(old);
  }

  /** Returns the index of the WMI's vehicle type among that element's values. */
  private typeValue(): number {
    const slot = this.index.meta.slot(ELEMENT.vehicleType);
    for (let value = 0; value < this.index.values(slot); value += 1) {
      if (this.index.valueId(slot, value) === this.wmi.vehicleType) return value;
    }
    return 0;
  }

  private visitSchema(schema: StoredSchema): void {
    schema.slots.forEach((slot, pattern) => this.value(slot, schema.values[pattern] as number));
    for (const { slot, value } of schema.formulas) this.value(slot, value);
  }

  private excerptSchema(
    schema: StoredSchema,
    placeOfKey: ReadonlyMap<number, number>,
    newSlot: (old: number) => number,
  ): Uint8Array {
    const groups: { slot: number; patterns: [key: number, value: number][] }[] = [];
    schema.slots.forEach((old, pattern) => {
      const slot = newSlot(old);
      if (groups.at(-1)?.slot !== slot) groups.push({ slot, patterns: [] });
      const value = this.value(old, schema.values[pattern] as number);
      groups.at(-1)?.patterns.push([schema.keyOf[pattern] as number, value]);
    });
    return encodeSchema({
      ...schema,
      keys: Array.from(schema.keys, (key) => placeOfKey.get(key) as number),
      groups,
      formulas: schema.formulas.map((formula) => ({
        ...formula,
        slot: newSlot(formula.slot),
        value: this.value(formula.slot, formula.value),
      })),
    });
  }

  /** Returns the facts about engine models in the excerpt's patterns; slots are still those of the index. */
  private engineFacts(): EngineInput[] {
    const slot = this.index.meta.slot(ELEMENT.engineModel);
    if (slot < 0) return [];
    return this.valuesOf(slot).flatMap((old, model) => {
      const facts = this.index.engine(old);
      if (!facts) return [];
      return [{ model, facts: facts.map((fact) => ({ ...fact, value: this.value(fact.slot, fact.value) })) }];
    });
  }

  /** Returns the applicable vehicle specs by model of the excerpt; slots are still those of the index. */
  private specsOf(years: readonly number[]): SpecInput[][] {
    const { index, wmi } = this;
    return this.valuesOf(index.meta.slot(ELEMENT.model)).map((model) =>
      index
        .specs(model)
        .filter(
          (spec) =>
            spec.vehicleType === wmi.vehicleType &&
            wmi.makes.includes(spec.make) &&
            (spec.years.length === 0 || spec.years.some((year) => years.includes(year))),
        )
        .map((spec) => ({
          ...spec,
          years: spec.years.filter((year) => years.includes(year)),
          groups: spec.groups.map(({ keys, facts }) => ({
            keys: keys.map(([slot, value]) => [slot, this.value(slot, value)] as const),
            facts: facts.map(([slot, value, age]) => [slot, this.value(slot, value), age] as const),
          })),
        })),
    );
  }

  /** Returns the vehicle type defaults worth including: those with a value or a weight. */
  private defaults(): [slot: number, value: number | null][] {
    const { meta } = this.index;
    return (meta.defaults[this.wmi.vehicleType] ?? [])
      .filter(([slot, value]) => value !== null || meta.elements[slot]?.weight !== null)
      .map(([slot, value]) => {
        this.slots.add(slot);
        return [slot, value === null ? null : this.value(slot, value)];
      });
  }
}

/** The decoder has NHTSA's texts built in; an excerpt contains only differences. */
function withoutKnownText(error: MetaInput['errors'][number]): MetaInput['errors'][number] {
  const known: string | undefined = ERROR_TEXTS[error.id as ErrorCode];
  const same = known !== undefined && error.name.trim() === `${error.id} - ${known}`;
  return same && error.additional === '' ? { ...error, name: '' } : error;
}
