/**
 * Rule 5, worked out at build time as far as it can be: the order in which a schema's patterns win.
 *
 * vPIC lets the newest pattern win, then the one with the shorter key (without `*`), then by key, then by id. That
 * order matters only between patterns of one element that one VIN can match both and that say different things. So
 * patterns are kept in the order of their keys, which packs well, and only those pairs are put right. Between schemas
 * that apply to a WMI from the same year, the patterns that can contradict each other get a rank by age instead.
 */
import { keysOverlap } from '../src/format/pattern-key.mjs';

/**
 * @typedef {{ key: number, value: number, mask: Int32Array, text: string, changed: string, id: number, rank?: number }} Pattern
 */

/** vPIC's order between two patterns of one element: negative where the first wins. */
function winsBefore(one, other) {
  return (
    -compare(one.changed, other.changed) ||
    one.text.replaceAll('*', '').length - other.text.replaceAll('*', '').length ||
    compare(one.text.replace(/[[\]]/g, ''), other.text.replace(/[[\]]/g, '')) ||
    one.id - other.id
  );
}

const compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

/** Whether the order of two patterns of one element can make a difference to any VIN. */
const contradict = (one, other) => one.value !== other.value && keysOverlap(one.mask, other.mask);

/**
 * Orders one schema's patterns of one element so that the first match wins.
 *
 * @param {Pattern[]} patterns
 * @returns {Pattern[]} by key where the order is free
 */
export function orderPatterns(patterns) {
  const free = [...patterns].sort((one, other) => one.key - other.key || one.value - other.value);
  const waitsFor = free.map(() => 0);
  const holdsUp = free.map(() => []);
  let bound = false;
  for (let later = 1; later < free.length; later += 1) {
    for (let earlier = 0; earlier < later; earlier += 1) {
      if (!contradict(free[earlier], free[later])) continue;
      const [first, second] = winsBefore(free[earlier], free[later]) < 0 ? [earlier, later] : [later, earlier];
      bound ||= first === later;
      holdsUp[first].push(second);
      waitsFor[second] += 1;
    }
  }
  return bound ? takeInOrder(free, waitsFor, holdsUp) : free;
}

/** Takes the first pattern that waits for none, again and again. */
function takeInOrder(free, waitsFor, holdsUp) {
  const ordered = [];
  while (ordered.length < free.length) {
    const next = waitsFor.indexOf(0);
    waitsFor[next] = -1;
    ordered.push(free[next]);
    for (const second of holdsUp[next]) waitsFor[second] -= 1;
  }
  return ordered;
}

/**
 * Gives a rank by age (1 wins first) to every pattern that can contradict one of another schema which applies to the
 * same WMI from the same year on.
 *
 * @param {Map<number, Map<number, Pattern[]>>} schemas patterns by schema and slot
 * @param {Iterable<Array<[schema: number, from: number, to: number | null]>>} linksOfWmis
 * @param {(slot: number) => boolean} keepsAll elements that keep every value have no contradictions
 */
export function rankContradictions(schemas, linksOfWmis, keepsAll) {
  const involved = new Set();
  for (const pair of schemaPairs(linksOfWmis)) {
    const [one, other] = pair.split(' ').map((id) => schemas.get(Number(id)));
    if (!one || !other) continue;
    for (const [slot, patterns] of one) {
      const rivals = keepsAll(slot) ? undefined : other.get(slot);
      if (!rivals) continue;
      for (const pattern of patterns) {
        for (const rival of rivals) if (contradict(pattern, rival)) involved.add(pattern).add(rival);
      }
    }
  }
  for (const slots of schemas.values()) {
    for (const [slot, patterns] of slots) if (!keepsAll(slot)) rankRivals(patterns, involved);
  }
  [...involved].sort(winsBefore).forEach((pattern, at) => (pattern.rank = at + 1));
  return involved.size;
}

/**
 * Ranks go on to every pattern that contradicts a ranked one of its own schema. So where a ranked pattern matches, all
 * that matter have ranks, and the best rank wins; where none does, the order within the schema decides.
 */
function rankRivals(patterns, involved) {
  const ranked = patterns.filter((pattern) => involved.has(pattern));
  const free = new Set(patterns.filter((pattern) => !involved.has(pattern)));
  for (const pattern of ranked) {
    for (const rival of free) {
      if (!contradict(pattern, rival)) continue;
      free.delete(rival);
      involved.add(rival);
      ranked.push(rival);
    }
  }
}

/** Schemas that meet: linked to one WMI from the same year on, with a model year in common. */
function schemaPairs(linksOfWmis) {
  const pairs = new Set();
  for (const links of linksOfWmis) {
    links.forEach(([schema, from], at) => {
      for (const [rival, rivalFrom] of links.slice(0, at)) {
        if (from === rivalFrom && schema !== rival) pairs.add(`${Math.min(schema, rival)} ${Math.max(schema, rival)}`);
      }
    });
  }
  return pairs;
}
