import { ELEMENTS, SLOT_COUNT } from '../elements.ts';
import { UNKNOWN } from '../format/schema-matcher.ts';
import type { VpicIndex, WmiRecord } from '../format/vpic-index.ts';

/** A value that no element has. */
export const NONE = -1;

const KEEPS_ALL = ELEMENTS.map((element) => element.many === true);
const WEIGHTS = ELEMENTS.map((element) => element.weight);

/** What the patterns of one model year say of a VIN. */
export interface Facts {
  year: number;
  /** Value of each element slot, `NONE` where nothing is known. */
  values: Int32Array;
  /** All values of the elements that keep more than one, by slot. */
  all: Map<number, number[]> | undefined;
  /** Sum of the weights of the elements known (rule 3). */
  weight: number;
  /** Whether any pattern matches. */
  matched: boolean;
  /** Whether the WMI has a schema for this year at all. */
  hasSchema: boolean;
  /** How many positions (4–8, then 10–17) the year's patterns look at. */
  positions: number;
}

/**
 * Rule 5: for each element the pattern that wins among those that match. A schema that applies from a later year goes
 * first; then the newer pattern, then the shorter key, then by key and id, an order that the index already holds
 * (see build-index/order-patterns.mjs). Some elements keep every value.
 *
 * With unknown positions (`*`) only what holds for every completion is kept: a value that some pattern would override,
 * if the unknown characters fitted it, is dropped.
 *
 * A contest is used for one decode after another, since five arrays for each would cost more than the decode itself:
 * the facts that `decide` returns hold until it is called again.
 */
export class Contest implements Facts {
  year = 0;
  readonly values = new Int32Array(SLOT_COUNT);
  all: Map<number, number[]> | undefined;
  weight = 0;
  matched = false;
  hasSchema = false;
  positions = 0;
  /** Where the winner comes from, by slot: first year of its link, rank, schema, place among its patterns. */
  private readonly from = new Int32Array(SLOT_COUNT);
  private readonly rank = new Int32Array(SLOT_COUNT);
  private readonly schema = new Int32Array(SLOT_COUNT);
  private readonly place = new Int32Array(SLOT_COUNT);

  /** @param subject from `subjectOf` */
  decide(index: VpicIndex, wmi: WmiRecord, year: number, subject: Uint8Array): Facts {
    this.year = year;
    this.values.fill(NONE);
    this.all = undefined;
    this.weight = 0;
    this.matched = false;
    this.hasSchema = false;
    this.positions = 0;
    const { links } = wmi;
    for (let at = 0; at < links.length; at += 1) {
      const link = links[at] as (typeof links)[number];
      if (link.from > year || (link.to !== null && link.to < year)) continue;
      this.enter(index, link.schema, link.from, subject);
    }
    if (subject.includes(UNKNOWN)) this.dropUncertain(index, wmi, subject);
    return this;
  }

  private enter(index: VpicIndex, place: number, from: number, subject: Uint8Array): void {
    const schema = index.schema(place);
    this.hasSchema = true;
    if (schema.positions > this.positions) this.positions = schema.positions;
    schema.match(subject, (slot, value, pattern, rank) => {
      this.matched = true;
      if (this.values[slot] === NONE) this.weight += WEIGHTS[slot] as number;
      else if (!KEEPS_ALL[slot] && !this.beats(slot, place, from, pattern, rank)) return;
      if (KEEPS_ALL[slot]) this.keep(slot, value);
      this.values[slot] = value;
      this.from[slot] = from;
      this.rank[slot] = rank;
      this.schema[slot] = place;
      this.place[slot] = pattern;
    });
  }

  private keep(slot: number, value: number): void {
    this.all ??= new Map();
    const kept = this.all.get(slot);
    if (!kept) this.all.set(slot, [value]);
    else if (!kept.includes(value)) kept.push(value);
  }

  /**
   * Whether a pattern goes before the winner so far. Where schemas that apply from one year disagree, all patterns in
   * question have ranks by age; otherwise the order within the schema decides (see build-index/order-patterns.mjs).
   */
  private beats(slot: number, schema: number, from: number, pattern: number, rank: number): boolean {
    if (from !== this.from[slot]) return from > (this.from[slot] as number);
    const winner = this.rank[slot] as number;
    if (rank !== 0 && winner !== 0) return rank < winner;
    return schema === this.schema[slot] && pattern < (this.place[slot] as number);
  }

  /** Forgets the elements whose winner a pattern could beat if the unknown positions fitted it. */
  private dropUncertain(index: VpicIndex, wmi: WmiRecord, subject: Uint8Array): void {
    const uncertain = new Set<number>();
    for (const link of wmi.links) {
      if (link.from > this.year || (link.to !== null && link.to < this.year)) continue;
      const challenge = (slot: number, value: number, pattern: number, rank: number): void => {
        if (this.values[slot] === NONE || this.values[slot] === value || KEEPS_ALL[slot]) return;
        if (this.beats(slot, link.schema, link.from, pattern, rank)) uncertain.add(slot);
      };
      index.schema(link.schema).match(subject, challenge, true);
    }
    for (const slot of uncertain) {
      this.values[slot] = NONE;
      this.weight -= WEIGHTS[slot] as number;
    }
  }
}
