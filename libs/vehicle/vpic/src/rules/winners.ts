import { ELEMENT, KEEPS_ALL } from '../elements.ts';
import type { Match } from '../format/schema-matcher.ts';
import type { VpicIndex, WmiRecord } from '../format/vpic-index.ts';
import type { FormulaInput, SchemaLink } from '../format/write-index.mjs';

/** Marks an element without a value. */
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
 * Picks the winning pattern for each element among those that match a model year's schemas. A schema that applies from
 * a later year goes first, then the newer pattern, then the shorter key, then by key and id; the index already has this
 * order (see build-index/order-patterns.mjs). Some elements keep every value.
 *
 * Instances are reused, since new arrays for each decode would cost more than the decode itself: results are valid
 * until the next call of `decide`.
 */
export class Contest {
  /** Value of each element slot; `NONE` if no pattern matches. */
  readonly values: Int32Array;
  /** First year of the winner's link, by slot. */
  readonly from: Int32Array;
  /** Age of displacements (1 newest), by slot. */
  readonly age: Int32Array;
  /** Which of positions 4–8 and 11 the winner's key names, as bits 0–4 and 6, by slot. */
  readonly named: Uint8Array;
  /** Values of the elements that keep more than one. */
  readonly kept: KeptValue[] = [];
  /** Matching formula patterns, best first, one per element. */
  formulas: { formula: FormulaInput; named: number }[] = [];
  engine: EnginePick | undefined;
  /** Valid characters of positions 4–14, two words each. */
  readonly valid = new Int32Array(22);
  /** Origin of each winner: rank, schema, index among its patterns. */
  private readonly rank: Int32Array;
  private readonly schema: Int32Array;
  private readonly place: Int32Array;
  private readonly keepsAll: readonly boolean[];
  private readonly engineSlot: number;
  /** The link being matched, and the schemas matched so far. */
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
   * @param year null uses the schemas of all years
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
   * Whether a pattern beats the current winner. If schemas that apply from the same year disagree, all candidates have
   * ranks; otherwise the order within the schema decides (see build-index/order-patterns.mjs).
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

  /** Keeps the first formula pattern of each element, or all for elements that keep every value. */
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
   * Returns the slots whose winner could be beaten by a pattern if the unknown positions matched it.
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
