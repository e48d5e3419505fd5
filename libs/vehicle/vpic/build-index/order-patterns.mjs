/**
 * Resolves the order in which patterns win, as far as possible at build time.
 *
 * In vPIC the newest pattern wins, then the one with the shorter key (without `*`), then by key, then by id. The order
 * matters only between patterns of the same element that one VIN can match both of and that differ in their value or in
 * the positions they name. So patterns are stored in key order, which compresses well, and only those pairs are
 * reordered. Patterns of different schemas that can conflict, because their schemas apply to a WMI from the same year,
 * get a rank instead.
 */
import { keysOverlap } from '../src/format/pattern-key.mjs';

/**
 * Patterns as columns, plus facts about each key. Patterns are referred to by index.
 *
 * @typedef {{ id: Int32Array, key: Int32Array, value: Int32Array, changed: Float64Array, masks: (Int32Array | null)[],
 * named: Int32Array, keyOrder: Int32Array, dated: Uint8Array }} PatternTable `dated` marks patterns whose age matters
 * even if their values are equal
 */

/**
 * Compares two patterns of one element in vPIC's order.
 *
 * @param {PatternTable} table
 */
export function winsBefore(table, one, other) {
  return newestFirst(table, one, other) || orderOfKeys(table, one, other) || table.id[one] - table.id[other];
}

export function newestFirst({ changed }, one, other) {
  return changed[one] === changed[other] ? 0 : changed[other] > changed[one] ? 1 : -1;
}

const orderOfKeys = ({ key, keyOrder }, one, other) => keyOrder[key[one]] - keyOrder[key[other]];

/** Orders all keys by length without `*`, then by text without brackets; equal keys get the same number. */
export function orderKeys(texts) {
  const sorted = texts
    .map((text, place) => ({ place, length: text.replaceAll('*', '').length, plain: text.replace(/[[\]]/g, '') }))
    .sort((one, other) => one.length - other.length || compare(one.plain, other.plain));
  const order = new Int32Array(texts.length);
  sorted.forEach(({ place, length, plain }, at) => {
    const before = sorted[at - 1];
    const same = before && before.length === length && before.plain === plain;
    order[place] = same ? order[before.place] : at;
  });
  return order;
}

const compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

/** Whether the order of two patterns of one element can make a difference to any VIN. */
export function contradict({ key, value, masks, named, dated }, one, other) {
  if (value[one] === value[other] && named[key[one]] === named[key[other]] && !dated[one]) return false;
  return keysOverlap(masks[key[one]], masks[key[other]]);
}

/**
 * Orders one schema's patterns of one element so that the first match wins.
 *
 * @param {PatternTable} table
 * @param {number[]} places
 * @returns {number[]} sorted by key if the order doesn't matter
 */
export function orderPatterns(table, places) {
  const free = [...places].sort(
    (one, other) => table.key[one] - table.key[other] || table.value[one] - table.value[other],
  );
  const waitsFor = free.map(() => 0);
  const holdsUp = free.map(() => []);
  let bound = false;
  for (let later = 1; later < free.length; later += 1) {
    for (let earlier = 0; earlier < later; earlier += 1) {
      if (!contradict(table, free[earlier], free[later])) continue;
      const [first, second] = winsBefore(table, free[earlier], free[later]) < 0 ? [earlier, later] : [later, earlier];
      bound ||= first === later;
      holdsUp[first].push(second);
      waitsFor[second] += 1;
    }
  }
  return bound ? takeInOrder(free, waitsFor, holdsUp) : free;
}

/** Topological sort: repeatedly takes the first pattern without unmet predecessors. */
function takeInOrder(free, waitsFor, holdsUp) {
  const ordered = [];
  let from = 0;
  while (ordered.length < free.length) {
    let next = from;
    while (waitsFor[next] !== 0) next += 1;
    waitsFor[next] = -1;
    while (waitsFor[from] === -1) from += 1;
    ordered.push(free[next]);
    for (const second of holdsUp[next]) {
      waitsFor[second] -= 1;
    }
  }
  return ordered;
}

/**
 * Computes ranks (1 wins first) for all patterns that can conflict with one of another schema that applies to the same
 * WMI from the same year on.
 *
 * @param {PatternTable} table
 * @param {Map<number, Map<number, number[]>>} schemas pattern indexes by schema and slot
 * @param {Iterable<readonly [number, number]>} pairs schemas that meet
 * @param {(slot: number) => boolean} keepsAll elements that keep every value have no conflicts
 * @returns {Map<number, number>} rank by pattern index
 */
export function rankContradictions(table, schemas, pairs, keepsAll) {
  const involved = new Set();
  for (const [first, second] of pairs) {
    const [one, other] = [schemas.get(first), schemas.get(second)];
    if (!one || !other) continue;
    for (const [slot, places] of one) {
      const rivals = keepsAll(slot) ? undefined : other.get(slot);
      if (!rivals) continue;
      for (const place of places) {
        for (const rival of rivals) if (contradict(table, place, rival)) involved.add(place).add(rival);
      }
    }
  }
  for (const slots of schemas.values()) {
    for (const [slot, places] of slots) if (!keepsAll(slot)) rankRivals(table, places, involved);
  }
  const sorted = [...involved].sort((one, other) => winsBefore(table, one, other));
  return new Map(sorted.map((place, at) => [place, at + 1]));
}

/**
 * Extends ranks to every pattern that conflicts with a ranked one in its own schema. So if a ranked pattern matches,
 * all relevant ones are ranked and the best rank wins; otherwise the order within the schema decides.
 */
function rankRivals(table, places, involved) {
  const ranked = places.filter((place) => involved.has(place));
  if (ranked.length === 0 || ranked.length === places.length) return;
  const free = new Set(places.filter((place) => !involved.has(place)));
  for (const place of ranked) {
    for (const rival of free) {
      if (!contradict(table, place, rival)) continue;
      free.delete(rival);
      involved.add(rival);
      ranked.push(rival);
    }
  }
}

/**
 * Returns the pairs of schemas that meet: linked to one WMI from the same year on.
 *
 * @param {Iterable<Array<readonly [schema: number, from: number, to: number | null]>>} linksOfWmis
 * @returns {Array<[number, number]>} each pair once
 */
export function schemaPairs(linksOfWmis) {
  const pairs = new Map();
  for (const links of linksOfWmis) {
    links.forEach(([schema, from], at) => {
      for (const [rival, rivalFrom] of links.slice(0, at)) {
        if (from !== rivalFrom || schema === rival) continue;
        const pair = [Math.min(schema, rival), Math.max(schema, rival)];
        pairs.set(pair[0] * 1e7 + pair[1], pair);
      }
    });
  }
  return [...pairs.values()];
}
