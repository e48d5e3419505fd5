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
  /** Whether the WMI has a schema for this year at all. */
  hasSchema: boolean;
}

/**
 * Rule 5: for each element the pattern that wins among those that match. A schema that applies from a later year goes
 * first; then the newer pattern, then the shorter key, then by key and id, an order that the index already holds
 * (see build-index/order-patterns.mjs). Some elements keep every value.
 *
 * With unknown positions (`*`) only what holds for every completion is kept: a value that some pattern would override,
 * if the unknown characters fitted it, is dropped.
 *
 * @param subject from `subjectOf`
 */
export function pickWinners(index: VpicIndex, wmi: WmiRecord, year: number, subject: Uint8Array): Facts {
  const contest = new Contest(year);
  const { links } = wmi;
  for (let at = 0; at < links.length; at += 1) {
    const link = links[at];
    if (!link || link.from > year || (link.to !== null && link.to < year)) continue;
    contest.enter(index, link.schema, link.from, subject);
  }
  if (subject.includes(UNKNOWN)) {
    for (const link of links) {
      if (link.from <= year && (link.to === null || link.to >= year)) {
        contest.challenge(index, link.schema, link.from, subject);
      }
    }
    contest.dropUncertain();
  }
  return contest.facts;
}

class Contest {
  readonly facts: Facts;
  /** Where the winner comes from, by slot: first year of its link, rank, schema, place among its patterns. */
  private readonly from = new Int32Array(SLOT_COUNT);
  private readonly rank = new Int32Array(SLOT_COUNT);
  private readonly schema = new Int32Array(SLOT_COUNT);
  private readonly place = new Int32Array(SLOT_COUNT);
  private uncertain: Set<number> | undefined;

  constructor(year: number) {
    this.facts = { year, values: new Int32Array(SLOT_COUNT).fill(NONE), all: undefined, weight: 0, hasSchema: false };
  }

  enter(index: VpicIndex, schema: number, from: number, subject: Uint8Array): void {
    const { slots, values, ranks } = index.schema(schema);
    const { facts } = this;
    facts.hasSchema = true;
    index.schema(schema).match(subject, (pattern) => {
      const slot = slots[pattern] as number;
      const value = values[pattern] as number;
      const rank = ranks?.[pattern] ?? 0;
      if (KEEPS_ALL[slot]) this.keep(slot, value);
      else if (facts.values[slot] !== NONE && !this.beats(slot, schema, from, pattern, rank)) return;
      if (facts.values[slot] === NONE) facts.weight += WEIGHTS[slot] as number;
      facts.values[slot] = value;
      this.from[slot] = from;
      this.rank[slot] = rank;
      this.schema[slot] = schema;
      this.place[slot] = pattern;
    });
  }

  private keep(slot: number, value: number): void {
    this.facts.all ??= new Map();
    const kept = this.facts.all.get(slot);
    if (!kept) this.facts.all.set(slot, [value]);
    else if (!kept.includes(value)) kept.push(value);
  }

  /** Whether a pattern goes before the winner so far. Ranks exist wherever two schemas of one year disagree. */
  private beats(slot: number, schema: number, from: number, pattern: number, rank: number): boolean {
    if (from !== this.from[slot]) return from > (this.from[slot] as number);
    if (schema === this.schema[slot]) return pattern < (this.place[slot] as number);
    const winner = this.rank[slot] as number;
    return rank !== 0 && winner !== 0 && rank < winner;
  }

  /** Notes the elements whose winner a pattern could beat if the unknown positions fitted it. */
  challenge(index: VpicIndex, schema: number, from: number, subject: Uint8Array): void {
    const { slots, values, ranks } = index.schema(schema);
    const challenged = (pattern: number): void => {
      const slot = slots[pattern] as number;
      if (this.facts.values[slot] === NONE || this.facts.values[slot] === values[pattern]) return;
      if (KEEPS_ALL[slot] || this.beats(slot, schema, from, pattern, ranks?.[pattern] ?? 0)) {
        this.uncertain ??= new Set();
        this.uncertain.add(slot);
      }
    };
    index.schema(schema).match(subject, challenged, true);
  }

  dropUncertain(): void {
    for (const slot of this.uncertain ?? []) {
      if (KEEPS_ALL[slot]) continue;
      this.facts.values[slot] = NONE;
      this.facts.weight -= WEIGHTS[slot] as number;
    }
  }
}
