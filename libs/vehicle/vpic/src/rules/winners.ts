import { ELEMENT, KEEPS_ALL } from '../elements.ts';
import type { Match } from '../format/schema-matcher.ts';
import type { VpicIndex, WmiRecord } from '../format/vpic-index.ts';
import type { FormulaInput, SchemaLink } from '../format/write-index.mjs';

/** A value that no element has. */
export const NONE = -1;

/** A value of an element that keeps every value. */
export interface KeptValue {
  slot: number;
  value: number;
  named: number;
}

/** The engine model that enriches a decode. */
interface EnginePick {
  value: number;
  from: number;
  rank: number;
  pick: number;
  schema: number;
  place: number;
  named: number;
}

/**
 * For each element the pattern that wins among those that match a model year's schemas. A schema that applies from a
 * later year goes first; then the newer pattern, then the shorter key, then by key and id, an order that the index
 * already holds (see build-index/order-patterns.mjs). Some elements keep every value.
 *
 * A contest is used for one decode after another, since its arrays for each would cost more than the decode itself:
 * what it says holds until `decide` is called again.
 */
export class Contest {
  /** Value of each element slot, `NONE` where no pattern matches. */
  readonly values: Int32Array;
  /** First year of the winner's link, by slot. */
  readonly from: Int32Array;
  /** Age of displacements (1 newest), by slot. */
  readonly age: Int32Array;
  /** The positions 4–8 and 11 that the winner's key names, as bits 0–4 and 6, by slot. */
  readonly named: Uint8Array;
  /** Values of the elements that keep more than one. */
  readonly kept: KeptValue[] = [];
  /** Formula patterns that match, best first, one an element. */
  formulas: { formula: FormulaInput; named: number }[] = [];
  engine: EnginePick | undefined;
  /** The valid characters of positions 4–14, two words each. */
  readonly valid = new Int32Array(22);
  /** Where each winner comes from: rank, schema, place among its patterns. */
  private readonly rank: Int32Array;
  private readonly schema: Int32Array;
  private readonly place: Int32Array;
  private readonly keepsAll: readonly boolean[];
  private readonly engineSlot: number;
  /** The link whose patterns are matched, and the schemas that were. */
  private matching: SchemaLink = { schema: NONE, from: 0, to: null };
  private readonly seen: number[] = [];
  private readonly visit = (found: Match): void => this.enter(found);

  constructor(private readonly index: VpicIndex) {
    const { elements } = index.meta;
    this.values = new Int32Array(elements.length);
    this.from = new Int32Array(elements.length);
    this.age = new Int32Array(elements.length);
    this.named = new Uint8Array(elements.length);
    this.rank = new Int32Array(elements.length);
    this.schema = new Int32Array(elements.length);
    this.place = new Int32Array(elements.length);
    this.keepsAll = elements.map(({ id }) => KEEPS_ALL.has(id));
    this.engineSlot = index.meta.slot(ELEMENT.engineModel);
  }

  /**
   * @param year null asks the schemas of all years
   * @param subject from `subjectOf`
   */
  decide(wmi: WmiRecord, year: number | null, subject: Uint8Array): void {
    this.values.fill(NONE);
    this.named.fill(0);
    this.valid.fill(0);
    this.kept.length = 0;
    this.formulas.length = 0;
    this.engine = undefined;
    this.seen.length = 0;
    for (const link of wmi.links) {
      if (year !== null && (link.from > year || (link.to !== null && link.to < year))) continue;
      const schema = this.index.schema(link.schema);
      this.matching = link;
      schema.match(subject, this.visit);
      if (this.seen.includes(link.schema)) continue;
      this.seen.push(link.schema);
      schema.matchFormulas(subject, (formula, named) => this.formulas.push({ formula, named }));
      for (let at = 0; at < this.valid.length; at += 1) {
        this.valid[at] = (this.valid[at] as number) | (schema.validChars[at] as number);
      }
    }
    this.orderFormulas();
  }

  private enter(found: Match): void {
    const { slot } = found;
    const { schema, from } = this.matching;
    if (slot === this.engineSlot) this.pickEngine(schema, from, found);
    if (this.keepsAll[slot]) {
      this.kept.push({ slot, value: found.value, named: found.named });
      return;
    }
    if (this.values[slot] !== NONE && !this.beats(schema, from, found)) return;
    this.values[slot] = found.value;
    this.from[slot] = from;
    this.age[slot] = found.age;
    this.named[slot] = found.named;
    this.rank[slot] = found.rank;
    this.schema[slot] = schema;
    this.place[slot] = found.place;
  }

  /**
   * Whether a pattern goes before the winner so far. Where schemas that apply from one year disagree, all patterns in
   * question have ranks; otherwise the order within the schema decides (see build-index/order-patterns.mjs).
   */
  private beats(schema: number, from: number, { slot, rank, place }: Match): boolean {
    if (from !== this.from[slot]) return from > (this.from[slot] as number);
    const winner = this.rank[slot] as number;
    if (rank !== 0 && winner !== 0) return rank < winner;
    return schema === this.schema[slot] && place < (this.place[slot] as number);
  }

  private pickEngine(schema: number, from: number, { value, rank, pick, place, named }: Match): void {
    const so = this.engine;
    if (so) {
      const first =
        from !== so.from
          ? from > so.from
          : pick !== 0 && so.pick !== 0
            ? pick < so.pick
            : rank !== 0 && so.rank !== 0
              ? rank < so.rank
              : schema === so.schema && place < so.place;
      if (!first) return;
    }
    this.engine = { value, from, rank, pick, schema, place, named };
  }

  /** Of formula patterns the first of each element stays, of elements that keep all values every one. */
  private orderFormulas(): void {
    if (this.formulas.length < 2) return;
    const taken = new Set<number>();
    this.formulas = this.formulas
      .sort((one, other) => one.formula.order - other.formula.order)
      .filter(({ formula: { slot } }) => {
        if (this.keepsAll[slot]) return true;
        const first = !taken.has(slot);
        taken.add(slot);
        return first;
      });
  }

  /**
   * The slots whose winner a pattern could beat if the positions that are not known fitted it.
   *
   * @param year as in `decide`
   */
  uncertain(wmi: WmiRecord, year: number | null, subject: Uint8Array): Set<number> {
    const uncertain = new Set<number>();
    for (const link of wmi.links) {
      if (year !== null && (link.from > year || (link.to !== null && link.to < year))) continue;
      const challenge = (found: Match): void => {
        const { slot, value } = found;
        if (this.values[slot] === NONE || this.values[slot] === value || this.keepsAll[slot]) return;
        if (this.beats(link.schema, link.from, found)) uncertain.add(slot);
      };
      this.index.schema(link.schema).match(subject, challenge, true);
    }
    return uncertain;
  }
}
