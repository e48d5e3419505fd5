import { ELEMENT, KEEPS_ALL, SOURCES, SPECS_ADD } from './elements.ts';
import type { VpicIndex, WmiRecord } from './format/vpic-index.ts';
import { convert } from './rules/conversions.ts';
import type { YearToTry } from './rules/model-year.ts';
import { keyTextOf } from './rules/vin-key.ts';
import { Contest, NONE } from './rules/winners.ts';
import {
  NO_CHARS,
  NO_TEXTS,
  NOT_APPLICABLE,
  unknownMaker,
  VALID_WORDS,
  type ValidMasks,
  type YearAnswer,
} from './year-answer.ts';

const [PATTERN, FORMULA, ENGINE, SPEC, CONVERSION, DEFAULT] = SOURCES.map((_, at) => at) as [
  number,
  number,
  number,
  number,
  number,
  number,
];

/**
 * NHTSA's priority of formula patterns and engine models among an element's values; a pattern's priority is its first
 * year.
 */
const FORMULA_PRIORITY = 100;
const ENGINE_PRIORITY = 50;

/** Body classes that trigger an NHTSA warning: a glider, off-road vehicles, and incomplete vehicles. */
const GLIDER = 64;
const OFF_ROAD = new Set([69, 84, 86, 88, 97, 105, 113, 124, 126, 127]);
const INCOMPLETE = new Set([65, 107, 70, 74, 63, 72, 112, 62, 64, 76, 78, 71, 77, 67, 116, 75]);
const INCOMPLETE_TYPE = 10;

/** Positions 4–8 and 11, as bits 0–4 and 6. */
const ALL_NAMED = 0b1011111;

/**
 * Decodes for one model year like NHTSA's `spVinDecode_Core`: patterns, engine model, formulas, make, conversions,
 * vehicle specs, and defaults, in NHTSA's order.
 *
 * @param vin upper case, up to 17 characters; `*` for unknown ones
 * @param subject from `subjectOf`
 * @param record of the VIN's WMI, if it's published
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
  let decoder = decoders.get(index);
  if (!decoder) decoders.set(index, (decoder = new YearDecoder(index)));
  return decoder.answer(vin, record, tried, subject, certain);
}

const decoders = new WeakMap<VpicIndex, YearDecoder>();

/** A source value for displacement, in conversion order. */
interface Displacement {
  slot: number;
  attribute: string;
  priority: number;
  age: number;
}

/** Properties of an element that the rules need. */
interface SlotRules {
  readonly id: number;
  readonly weight: number | null;
  readonly keepsAll: boolean;
  readonly specsAdd: boolean;
  /** Whether the WMI or the VIN itself provides it if no pattern does: vehicle type and manufacturer, always. */
  readonly given: boolean;
  /** Displacement conversions; null for all other elements. */
  readonly conversions: readonly Conversion[] | null;
}

interface Conversion {
  readonly id: number;
  readonly to: number;
  readonly formula: string;
}

const DISPLACEMENTS: ReadonlySet<number> = new Set([
  ELEMENT.displacementCc,
  ELEMENT.displacementCi,
  ELEMENT.displacementL,
]);

/** Cache of conversion results, since displacements repeat. */
const KEPT_CONVERSIONS = 4096;

/**
 * Decodes one year after another. Its arrays are reused for the next year, since new ones would cost more than the
 * decode itself.
 */
class YearDecoder {
  private readonly contest: Contest;
  private readonly rules: readonly SlotRules[];
  private readonly converted = new Map<string, string | null>();
  private readonly modelSlot: number;
  private readonly makeSlot: number;
  private readonly bodySlot: number;
  private readonly yearSlot: number;
  /** Total weight of what every published WMI provides; null if none of it has a weight. */
  private readonly givenWeight: number | null;
  /** First entry of each slot. */
  private readonly entryOf: Int32Array;
  private readonly slots: number[] = [];
  private readonly values: number[] = [];
  private readonly sources: number[] = [];
  private texts: Map<number, string> | undefined;
  private readonly displacements: Displacement[] = [];
  private named = 0;
  private patterns = 0;
  // State of the current year.
  private record!: WmiRecord;
  private year: number | null = null;

  constructor(private readonly index: VpicIndex) {
    const { meta } = index;
    this.contest = new Contest(index);
    this.rules = meta.elements.map(({ id, weight }, slot) => ({
      id,
      weight,
      keepsAll: KEEPS_ALL.has(id),
      specsAdd: SPECS_ADD.has(id),
      given: id === ELEMENT.vehicleType || id === ELEMENT.manufacturer,
      conversions: DISPLACEMENTS.has(id)
        ? meta.conversions
            .filter(({ from }) => meta.slot(from) === slot)
            .map(({ id: conversion, to, formula }) => ({ id: conversion, to: meta.slot(to), formula }))
        : null,
    }));
    this.modelSlot = meta.slot(ELEMENT.model);
    this.makeSlot = meta.slot(ELEMENT.make);
    this.bodySlot = meta.slot(ELEMENT.bodyClass);
    this.yearSlot = meta.slot(ELEMENT.modelYear);
    this.givenWeight = added(
      this.weightOf(meta.slot(ELEMENT.vehicleType)),
      this.weightOf(meta.slot(ELEMENT.manufacturer)),
    );
    this.entryOf = new Int32Array(meta.elements.length);
  }

  answer(vin: string, record: WmiRecord, tried: YearToTry, subject: Uint8Array, certain: boolean): YearAnswer {
    const { index, contest } = this;
    this.begin(record, tried.year);
    // Without a year NHTSA uses the schemas of all years, which makes nothing certain.
    const asked = certain && tried.year === null ? { ...record, links: [] } : record;
    contest.decide(asked, tried.year, subject);
    if (certain) for (const slot of contest.uncertain(asked, tried.year, subject)) contest.values[slot] = NONE;
    const valid = this.validChars();
    this.takePatterns();
    if (contest.formulas.length > 0) this.takeFormulas(vin);
    this.takeEngine();
    const modelEntry = this.entryOf[this.modelSlot] as number;
    const model = modelEntry === NONE ? NONE : (this.values[modelEntry] as number);
    const makes = model === NONE ? this.makesOfMaker() : index.makesOfModel(model);
    if (this.displacements.length > 0) this.convertDisplacements();
    if (model !== NONE) this.takeSpecs(model, makes);
    const hasData = this.slots.length > 0;
    const body = this.bodyClass();
    this.takeDefaults();
    const incompleteBody = this.bodyClass();
    const hasModel = this.entryOf[this.modelSlot] !== NONE;
    const [glider, offRoad] = [body === GLIDER, body !== null && OFF_ROAD.has(body)];
    const { year, contradicted } = tried;
    const warns = !hasData || glider || offRoad || year === null || contradicted;
    const explained = !index.meta.complete || (hasModel && this.named === ALL_NAMED);
    return {
      tried,
      wmi: record,
      // Slices take exactly the memory they need.
      slots: this.slots.slice(),
      values: this.values.slice(),
      sources: this.sources.slice(),
      texts: this.texts ?? NO_TEXTS,
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

  private begin(record: WmiRecord, year: number | null): void {
    this.record = record;
    this.year = year;
    this.entryOf.fill(NONE);
    this.slots.length = 0;
    this.values.length = 0;
    this.sources.length = 0;
    this.texts = undefined;
    this.displacements.length = 0;
    this.named = 0;
    this.patterns = 0;
  }

  /** Adds a value and returns the entry's index. */
  private enter(slot: number, value: number, source: number): number {
    const entry = this.slots.push(slot) - 1;
    this.values.push(value);
    this.sources.push(source);
    if (this.entryOf[slot] === NONE) this.entryOf[slot] = entry;
    return entry;
  }

  private enterText(slot: number, value: number, source: number, text: string): void {
    (this.texts ??= new Map()).set(this.enter(slot, value, source), text);
  }

  private takePatterns(): void {
    const { contest } = this;
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
    return this.entryOf[slot] === NONE || (this.rules[slot] as SlotRules).keepsAll;
  }

  private takeFormulas(vin: string): void {
    const keyText = keyTextOf(vin);
    for (const { formula, named } of this.contest.formulas) {
      const { slot, value, from, length } = formula;
      if (!this.isFree(slot)) continue;
      this.enterText(slot, value, FORMULA, keyText.slice(from, from + length));
      this.count(named);
      this.noteDisplacement(slot, value, FORMULA_PRIORITY, 0);
    }
  }

  /** Fills missing values from what is known about the engine model named by the patterns. */
  private takeEngine(): void {
    const { engine } = this.contest;
    if (!engine) return;
    for (const { slot, value, age } of this.index.engine(engine.value) ?? []) {
      if (!this.isFree(slot)) continue;
      this.enter(slot, value, ENGINE);
      this.count(engine.named);
      this.noteDisplacement(slot, value, ENGINE_PRIORITY, age);
    }
  }

  /** If there is no model, uses the manufacturer's make if it has exactly one. */
  private makesOfMaker(): readonly number[] {
    return this.record.makes.length === 1 ? this.record.makes : [];
  }

  private noteDisplacement(slot: number, value: number, priority: number, age: number): void {
    if ((this.rules[slot] as SlotRules).conversions === null) return;
    this.displacements.push({ slot, attribute: this.index.value(slot, value), priority, age });
  }

  /** Converts displacement to missing units, starting from the newest pattern's unit. */
  private convertDisplacements(): void {
    const steps: (Displacement & { conversion: Conversion })[] = [];
    for (const from of this.displacements) {
      for (const conversion of (this.rules[from.slot] as SlotRules).conversions ?? []) {
        if (this.entryOf[conversion.to] === NONE) steps.push({ ...from, conversion });
      }
    }
    steps.sort(
      (one, other) => other.priority - one.priority || one.age - other.age || one.conversion.id - other.conversion.id,
    );
    for (const { attribute, conversion } of steps) {
      if (this.entryOf[conversion.to] !== NONE) continue;
      const text = this.convert(conversion, attribute);
      if (text !== null) this.enterText(conversion.to, NONE, CONVERSION, text);
    }
  }

  private convert({ id, formula }: Conversion, attribute: string): string | null {
    const key = `${id} ${attribute}`;
    let known = this.converted.get(key);
    if (known === undefined) {
      known = convert(formula, attribute);
      if (this.converted.size >= KEPT_CONVERSIONS) this.converted.clear();
      this.converted.set(key, known);
    }
    return known;
  }

  /** Adds the model's specs by make, type, year, and the values known so far. */
  private takeSpecs(model: number, makes: readonly number[]): void {
    const { record, year } = this;
    let best: Map<number, { value: number; age: number }> | undefined;
    for (const { make, vehicleType, years, groups } of this.index.specs(model)) {
      if (vehicleType !== record.vehicleType || !record.makes.includes(make)) continue;
      if (years.length > 0 && (year === null || !years.includes(year))) continue;
      for (const { keys, facts } of groups) {
        if (!keys.every(([slot, value]) => this.has(slot, value, makes))) continue;
        for (const [slot, value, age] of facts) {
          if (this.isThere(slot, makes) && !(this.rules[slot] as SlotRules).specsAdd) continue;
          best ??= new Map();
          const so = best.get(slot);
          if (!so || age < so.age) best.set(slot, { value, age });
        }
      }
    }
    if (best) for (const [slot, { value }] of best) this.enter(slot, value, SPEC);
  }

  /** Whether the decode has a value that vehicle specs require: compared by attribute, ignoring case. */
  private has(slot: number, value: number, makes: readonly number[]): boolean {
    const { index } = this;
    const { id } = this.rules[slot] as SlotRules;
    if (id === ELEMENT.modelYear) return index.value(slot, value) === String(this.year);
    if (id === ELEMENT.vehicleType) return index.valueId(slot, value) === this.record.vehicleType;
    if (id === ELEMENT.make) return makes.some((make) => index.make(make) === index.value(slot, value));
    for (let entry = 0; entry < this.slots.length; entry += 1) {
      if (this.slots[entry] !== slot) continue;
      if (this.values[entry] === value) return true;
      if (this.attribute(entry).toLowerCase() === this.attributeOf(slot, value).toLowerCase()) return true;
    }
    return false;
  }

  private attribute(entry: number): string {
    const value = this.values[entry] as number;
    return value < 0 ? (this.texts?.get(entry) ?? '') : this.attributeOf(this.slots[entry] as number, value);
  }

  private attributeOf(slot: number, value: number): string {
    const id = this.index.valueId(slot, value);
    return id === null ? this.index.value(slot, value) : String(id);
  }

  /** Whether an element has a value, including year, make, type, and manufacturer. */
  private isThere(slot: number, makes: readonly number[]): boolean {
    if (this.entryOf[slot] !== NONE) return true;
    const { id, given } = this.rules[slot] as SlotRules;
    if (id === ELEMENT.make) return makes.length > 0;
    return given || (id === ELEMENT.modelYear && this.year !== null);
  }

  private takeDefaults(): void {
    const there = this.slots.length;
    for (const [slot, value] of this.index.meta.defaults[this.record.vehicleType] ?? []) {
      const entry = this.entryOf[slot] as number;
      const isThere = entry === NONE ? this.isThere(slot, []) : entry < there;
      if (!isThere) this.enter(slot, value ?? NOT_APPLICABLE, DEFAULT);
    }
  }

  /** Returns vPIC's id of the body class; null if unknown. */
  private bodyClass(): number | null {
    const entry = this.entryOf[this.bodySlot] ?? NONE;
    const value = entry === NONE ? NONE : (this.values[entry] as number);
    return value < 0 ? null : this.index.valueId(this.bodySlot, value);
  }

  /** Sum of weights as NHTSA computes it: each element once, including those from manufacturer and year. */
  private weight(hasMake: boolean): number | null {
    let sum = this.givenWeight;
    for (let entry = 0; entry < this.slots.length; entry += 1) {
      const slot = this.slots[entry] as number;
      if (this.entryOf[slot] === entry && this.texts?.get(entry) !== '') sum = added(sum, this.weightOf(slot));
    }
    if (this.year !== null) sum = added(sum, this.weightOf(this.yearSlot));
    return hasMake ? added(sum, this.weightOf(this.makeSlot)) : sum;
  }

  private weightOf(slot: number): number | null {
    return this.rules[slot]?.weight ?? null;
  }

  /** Returns the year's valid characters: those of the patterns, or of NHTSA's cache where it differs. */
  private validChars(): ValidMasks {
    if (this.year === null) return NO_CHARS;
    const valid: number[] = [];
    for (let at = 0; at < VALID_WORDS; at += 1) valid.push(this.contest.valid[at] as number);
    if (this.record.cached.length === 0) return valid;
    const cached = this.record.cached.find(({ year }) => year === this.year);
    for (const [position, low, high] of cached?.masks ?? []) {
      valid[(position - 4) * 2] = low;
      valid[(position - 4) * 2 + 1] = high;
    }
    return valid;
  }
}

/** Adds values, ignoring those without a weight; null if none has one. */
function added(sum: number | null, weight: number | null): number | null {
  return weight === null ? sum : (sum ?? 0) + weight;
}
