import { ELEMENT, KEEPS_ALL, SOURCES, SPECS_ADD } from './elements.ts';
import type { VpicIndex, WmiRecord } from './format/vpic-index.ts';
import { convert } from './rules/conversions.ts';
import type { YearToTry } from './rules/model-year.ts';
import { keyTextOf } from './rules/vin-key.ts';
import { contestOf, NONE } from './rules/winners.ts';

const [PATTERN, FORMULA, ENGINE, SPEC, CONVERSION, DEFAULT] = SOURCES.map((_, at) => at) as [
  number,
  number,
  number,
  number,
  number,
  number,
];

/** NHTSA's priority of formula patterns and of engine models among values of one element; a pattern's is its first year. */
const FORMULA_PRIORITY = 100;
const ENGINE_PRIORITY = 50;

/** Body classes that NHTSA warns of: a glider, off-road vehicles, and vehicles that are not complete. */
const GLIDER = 64;
const OFF_ROAD = new Set([69, 84, 86, 88, 97, 105, 113, 124, 126, 127]);
const INCOMPLETE = new Set([65, 107, 70, 74, 63, 72, 112, 62, 64, 76, 78, 71, 77, 67, 116, 75]);
const INCOMPLETE_TYPE = 10;

/** Positions 4–8 and 11, as bits 0–4 and 6. */
const ALL_NAMED = 0b1011111;

/** "Not Applicable", NHTSA's default where a look-up table has nothing to say. */
export const NOT_APPLICABLE = -2;

/** What a VIN says for one model year, without its errors. Frozen once made: years are shared by VINs that agree in them. */
export interface YearAnswer {
  readonly tried: YearToTry;
  /** undefined where the manufacturer is not known or not published. */
  readonly wmi: WmiRecord | undefined;
  /** One entry a value: slot, place of the value (`NOT_APPLICABLE`, or `NONE` where `texts` has it), place in `SOURCES`. */
  readonly slots: Uint8Array;
  readonly values: Int32Array;
  readonly sources: Uint8Array;
  /** Texts of values that stand in no list, by entry: formulas and conversions. */
  readonly texts: ReadonlyMap<number, string>;
  /** Places of the makes' names. */
  readonly makes: readonly number[];
  readonly hasModel: boolean;
  /** Whether the make is that of the model rather than of the manufacturer. */
  readonly makeOfModel: boolean;
  /** Whether anything is known beyond manufacturer and year. */
  readonly hasData: boolean;
  readonly glider: boolean;
  readonly offRoad: boolean;
  readonly incomplete: boolean;
  /** Whether it has nothing to say against a VIN that is sound: a model, no warning, and every position is named. */
  readonly quiet: boolean;
  /** Sum of the weights of the elements known, null where none has a weight. */
  readonly weight: number | null;
  /** How many values patterns, formulas, and engine models gave. */
  readonly patterns: number;
  /** The positions 4–8 and 11 that some pattern in use names, as bits 0–4 and 6. */
  readonly named: number;
  /** The valid characters of positions 4–14, two words each; all 0 at a position of which nothing is known. */
  readonly valid: Int32Array;
}

const NO_CHARS = new Int32Array(22);
const NO_TEXTS: ReadonlyMap<number, string> = new Map();

/**
 * What NHTSA's `spVinDecode_Core` finds for one model year: patterns, engine model, formulas, make, conversions,
 * vehicle specs, and defaults, in NHTSA's order.
 *
 * @param vin upper case, up to 17 characters; `*` for what is not known
 * @param subject from `subjectOf`
 * @param record of the VIN's WMI where it is published
 */
export function decodeYear(
  index: VpicIndex,
  vin: string,
  subject: Uint8Array,
  record: WmiRecord | undefined,
  tried: YearToTry,
  certain = false,
): YearAnswer {
  if (!record) return unknownMaker(tried);
  return new YearDecode(index, vin, record, tried).answer(subject, certain);
}

function unknownMaker(tried: YearToTry): YearAnswer {
  return {
    tried,
    wmi: undefined,
    slots: new Uint8Array(),
    values: new Int32Array(),
    sources: new Uint8Array(),
    texts: NO_TEXTS,
    makes: [],
    hasModel: false,
    makeOfModel: false,
    hasData: false,
    glider: false,
    offRoad: false,
    incomplete: false,
    quiet: false,
    weight: null,
    patterns: 0,
    named: 0,
    valid: NO_CHARS,
  };
}

/** A source of displacement, as conversions are ordered. */
interface Displacement {
  slot: number;
  attribute: string;
  priority: number;
  age: number;
}

class YearDecode {
  private readonly slots: number[] = [];
  private readonly values: number[] = [];
  private readonly sources: number[] = [];
  private readonly texts = new Map<number, string>();
  private readonly entryOf: Int32Array;
  private readonly displacements: Displacement[] = [];
  private named = 0;
  private patterns = 0;

  constructor(
    private readonly index: VpicIndex,
    private readonly vin: string,
    private readonly record: WmiRecord,
    private readonly tried: YearToTry,
  ) {
    this.entryOf = new Int32Array(index.meta.elements.length).fill(NONE);
  }

  answer(subject: Uint8Array, certain: boolean): YearAnswer {
    const { index, record } = this;
    const contest = contestOf(index);
    // Without a year NHTSA asks the schemas of all years, of which nothing is certain.
    const asked = certain && this.tried.year === null ? { ...record, links: [] } : record;
    contest.decide(asked, this.tried.year, subject);
    if (certain) for (const slot of contest.uncertain(asked, this.tried.year, subject)) contest.values[slot] = NONE;
    const valid = this.validChars(contest.valid);
    this.takePatterns();
    this.takeFormulas();
    this.takeEngine();
    const model = this.placeOf(ELEMENT.model);
    const makes = model === NONE ? this.makesOfMaker() : index.makesOfModel(model);
    this.convertDisplacements();
    this.takeSpecs(model, makes);
    const hasData = this.slots.length > 0;
    const body = this.bodyClass();
    this.takeDefaults();
    const incompleteBody = this.bodyClass();
    const hasModel = this.entryOf[index.meta.slot(ELEMENT.model)] !== NONE;
    const [glider, offRoad] = [body === GLIDER, body !== null && OFF_ROAD.has(body)];
    const { year, contradicted } = this.tried;
    const warns = !hasData || glider || offRoad || year === null || contradicted;
    const explained = !index.meta.complete || (hasModel && this.named === ALL_NAMED);
    return {
      tried: this.tried,
      wmi: record,
      slots: Uint8Array.from(this.slots),
      values: Int32Array.from(this.values),
      sources: Uint8Array.from(this.sources),
      texts: this.texts.size > 0 ? this.texts : NO_TEXTS,
      makes,
      hasModel,
      makeOfModel: model !== NONE,
      hasData,
      glider,
      offRoad,
      quiet: !warns && explained,
      incomplete: record.vehicleType === INCOMPLETE_TYPE || (incompleteBody !== null && INCOMPLETE.has(incompleteBody)),
      weight: this.weight(makes.length > 0),
      patterns: this.patterns,
      named: this.named,
      valid,
    };
  }

  /** Enters a value; the entry's place. */
  private enter(slot: number, value: number, source: number): number {
    const entry = this.slots.push(slot) - 1;
    this.values.push(value);
    this.sources.push(source);
    if (this.entryOf[slot] === NONE) this.entryOf[slot] = entry;
    return entry;
  }

  private placeOf(element: number): number {
    const entry = this.entryOf[this.index.meta.slot(element)] ?? NONE;
    return entry === NONE ? NONE : (this.values[entry] as number);
  }

  private takePatterns(): void {
    const contest = contestOf(this.index);
    for (let slot = 0; slot < contest.values.length; slot += 1) {
      const value = contest.values[slot] as number;
      if (value === NONE) continue;
      this.enter(slot, value, PATTERN);
      this.count(contest.named[slot] as number);
      this.noteDisplacement(slot, value, contest.from[slot] as number, contest.age[slot] as number);
    }
    for (const { slot, value, named } of contest.kept) {
      this.enter(slot, value, PATTERN);
      this.count(named);
    }
  }

  private count(named: number): void {
    this.named |= named;
    this.patterns += 1;
  }

  private isFree(slot: number): boolean {
    return this.entryOf[slot] === NONE || KEEPS_ALL.has(this.index.meta.elements[slot]?.id ?? 0);
  }

  private takeFormulas(): void {
    const keyText = keyTextOf(this.vin);
    for (const { formula, named } of contestOf(this.index).formulas) {
      const { slot, value, from, length } = formula;
      if (!this.isFree(slot)) continue;
      this.texts.set(this.enter(slot, value, FORMULA), keyText.slice(from, from + length));
      this.count(named);
      this.noteDisplacement(slot, value, FORMULA_PRIORITY, 0);
    }
  }

  /** What is known of the engine model that the patterns name fills what is still missing. */
  private takeEngine(): void {
    const { engine } = contestOf(this.index);
    if (!engine) return;
    for (const { slot, value, age } of this.index.engine(engine.value) ?? []) {
      if (!this.isFree(slot)) continue;
      this.enter(slot, value, ENGINE);
      this.count(engine.named);
      this.noteDisplacement(slot, value, ENGINE_PRIORITY, age);
    }
  }

  /** Without a model, the manufacturer's make where it has exactly one. */
  private makesOfMaker(): readonly number[] {
    return this.record.makes.length === 1 ? this.record.makes : [];
  }

  private noteDisplacement(slot: number, value: number, priority: number, age: number): void {
    const { id } = this.index.meta.elements[slot] as { id: number };
    if (id !== ELEMENT.displacementCc && id !== ELEMENT.displacementCi && id !== ELEMENT.displacementL) return;
    this.displacements.push({ slot, attribute: this.index.value(slot, value), priority, age });
  }

  /** Displacement in the units that are missing, from the unit of the newest pattern. */
  private convertDisplacements(): void {
    const { meta } = this.index;
    const steps = this.displacements
      .flatMap((from) => meta.conversions.map((conversion) => ({ ...from, conversion })))
      .filter(({ slot, conversion }) => meta.slot(conversion.from) === slot)
      .sort(
        (one, other) => other.priority - one.priority || one.age - other.age || one.conversion.id - other.conversion.id,
      );
    for (const { attribute, conversion } of steps) {
      const slot = meta.slot(conversion.to);
      if (this.entryOf[slot] !== NONE) continue;
      const text = convert(conversion.formula, attribute);
      if (text !== null) this.texts.set(this.enter(slot, NONE, CONVERSION), text);
    }
  }

  /** What the model has by its make, type, year, and the values known so far. */
  private takeSpecs(model: number, makes: readonly number[]): void {
    if (model === NONE) return;
    const { meta } = this.index;
    const best = new Map<number, { value: number; age: number }>();
    for (const { make, vehicleType, years, groups } of this.index.specs(model)) {
      if (vehicleType !== this.record.vehicleType || !this.record.makes.includes(make)) continue;
      if (years.length > 0 && (this.tried.year === null || !years.includes(this.tried.year))) continue;
      for (const { keys, facts } of groups) {
        if (!keys.every(([slot, value]) => this.has(slot, value, makes))) continue;
        for (const [slot, value, age] of facts) {
          if (this.isThere(slot, makes) && !SPECS_ADD.has(meta.elements[slot]?.id ?? 0)) continue;
          const so = best.get(slot);
          if (!so || age < so.age) best.set(slot, { value, age });
        }
      }
    }
    for (const [slot, { value }] of best) this.enter(slot, value, SPEC);
  }

  /** Whether the decode has a value, as vehicle specs ask for it: by the attribute, in any case. */
  private has(slot: number, value: number, makes: readonly number[]): boolean {
    const { id } = this.index.meta.elements[slot] as { id: number };
    if (id === ELEMENT.modelYear) return this.index.value(slot, value) === String(this.tried.year);
    if (id === ELEMENT.vehicleType) return this.index.valueId(slot, value) === this.record.vehicleType;
    if (id === ELEMENT.make) return makes.some((make) => this.index.make(make) === this.index.value(slot, value));
    for (let entry = 0; entry < this.slots.length; entry += 1) {
      if (this.slots[entry] !== slot) continue;
      if (this.values[entry] === value) return true;
      if (this.attribute(entry).toLowerCase() === this.attributeOf(slot, value).toLowerCase()) return true;
    }
    return false;
  }

  private attribute(entry: number): string {
    const value = this.values[entry] as number;
    return value < 0 ? (this.texts.get(entry) ?? '') : this.attributeOf(this.slots[entry] as number, value);
  }

  private attributeOf(slot: number, value: number): string {
    const id = this.index.valueId(slot, value);
    return id === null ? this.index.value(slot, value) : String(id);
  }

  /** Whether an element has a value, those of year, make, type, and manufacturer included. */
  private isThere(slot: number, makes: readonly number[]): boolean {
    if (this.entryOf[slot] !== NONE) return true;
    const { id } = this.index.meta.elements[slot] as { id: number };
    if (id === ELEMENT.make) return makes.length > 0;
    if (id === ELEMENT.modelYear) return this.tried.year !== null;
    return id === ELEMENT.vehicleType || id === ELEMENT.manufacturer;
  }

  private takeDefaults(): void {
    const there = this.slots.slice();
    for (const [slot, value] of this.index.meta.defaults[this.record.vehicleType] ?? []) {
      if (there.includes(slot) || this.isFixed(slot)) continue;
      this.enter(slot, value ?? NOT_APPLICABLE, DEFAULT);
    }
  }

  private isFixed(slot: number): boolean {
    return this.entryOf[slot] === NONE && this.isThere(slot, []);
  }

  /** vPIC's number of the body class, null where it is not known. */
  private bodyClass(): number | null {
    const slot = this.index.meta.slot(ELEMENT.bodyClass);
    const entry = slot < 0 ? NONE : (this.entryOf[slot] as number);
    const value = entry === NONE ? NONE : (this.values[entry] as number);
    return value < 0 ? null : this.index.valueId(slot, value);
  }

  /** NHTSA's sum of weights: each element once, those that the manufacturer and the year give included. */
  private weight(hasMake: boolean): number | null {
    const { elements } = this.index.meta;
    let sum: number | null = null;
    const add = (slot: number): void => {
      const weight = elements[slot]?.weight ?? null;
      if (weight !== null) sum = (sum ?? 0) + weight;
    };
    this.entryOf.forEach((entry, slot) => {
      if (entry !== NONE && this.texts.get(entry) !== '') add(slot);
    });
    for (const id of [ELEMENT.vehicleType, ELEMENT.manufacturer]) add(this.index.meta.slot(id));
    if (this.tried.year !== null) add(this.index.meta.slot(ELEMENT.modelYear));
    if (hasMake) add(this.index.meta.slot(ELEMENT.make));
    return sum;
  }

  /** The valid characters of the year: those of the patterns, or of NHTSA's cache where it says something else. */
  private validChars(derived: Int32Array): Int32Array {
    if (this.tried.year === null) return NO_CHARS;
    const valid = derived.slice();
    const cached = this.record.cached.find(({ year }) => year === this.tried.year);
    for (const [position, low, high] of cached?.masks ?? []) {
      valid[(position - 4) * 2] = low;
      valid[(position - 4) * 2 + 1] = high;
    }
    return valid;
  }
}
