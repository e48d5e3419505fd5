import { encodeKey, namedPositions, parseFormulaKey, parseKey } from '../src/format/pattern-key.mjs';
import { DISPLACEMENTS, NEVER_FROM_PATTERNS } from './element-ids.mjs';
import { orderKeys, winsBefore } from './order-patterns.mjs';
import { addValidChars, FIRST_POSITION, POSITIONS } from './valid-chars.mjs';

/**
 * All patterns that any VIN can match, by schema and slot, and for each schema the valid characters that can't be
 * derived from the kept keys.
 */
export function patternTable(release, values, slotOf) {
  const { id, schema, element, key, attribute, changed } = release.patterns;
  const count = id.length;
  const texts = release.keys.texts;
  const formula = texts.map((text) => text.includes('#'));
  const masks = texts.map((text, at) => (formula[at] ? parseFormulaKey(text) : parseKey(text)));
  // Keys are numbered in sorted order, so a schema's keys have small deltas.
  const order = texts.map((_, at) => at).sort((one, other) => (texts[one] < texts[other] ? -1 : 1));
  const table = {
    id: id.values,
    key: key.values,
    value: new Int32Array(count).fill(-1),
    dated: new Uint8Array(count),
    changed: changed.values,
    texts,
    masks,
    named: Int32Array.from(masks, (mask) => (mask ? namedPositions(mask) : 0)),
    keyOrder: orderKeys(texts),
    schemas: new Map(),
    formulas: new Map(),
    truth: new Map(),
    extras: new Map(),
  };
  const valueOf = new Map();
  /** Patterns by slot of the current schema. Reused for the next one, so stored arrays have no slack. */
  const bySlot = values.elements.map(() => []);
  const masksOf = masksBySchema(release.schemas.size);
  for (const [own, list] of patternsBySchema(schema)) {
    const [truth, extras] = [masksOf(), masksOf()];
    const slots = new Set();
    const formulas = [];
    for (const at of list) {
      const text = texts[key.values[at]];
      addValidChars(truth, text);
      const slot = slotOf.get(element.values[at]);
      const mask = masks[key.values[at]];
      const kept = slot !== undefined && !NEVER_FROM_PATTERNS.has(element.values[at]) && mask !== null;
      if (!kept || release.uncheckedSchemas.has(own) || release.elements.get(element.values[at]).isPrivate) continue;
      addDerived(extras, mask);
      const words = element.values[at] * 2 ** 32 + attribute.values[at];
      let value = valueOf.get(words);
      if (value === undefined) {
        value = values.place(slot, release.attributes.get(element.values[at]).texts[attribute.values[at]]);
        valueOf.set(words, value);
      }
      table.value[at] = value;
      if (DISPLACEMENTS.has(element.values[at])) table.dated[at] = 1;
      if (formula[key.values[at]]) formulas.push([slot, at]);
      else {
        slots.add(slot);
        bySlot[slot].push(at);
      }
    }
    truth.forEach((word, at) => (extras[at] ^= word));
    table.truth.set(own, truth);
    table.extras.set(own, extras);
    if (slots.size > 0) {
      table.schemas.set(own, new Map(Array.from(slots, (slot) => [slot, bySlot[slot].slice()])));
      for (const slot of slots) bySlot[slot].length = 0;
    }
    if (formulas.length > 0) table.formulas.set(own, formulas);
  }
  const usedKeys = new Uint8Array(texts.length);
  for (let at = 0; at < count; at += 1) if (table.value[at] >= 0) usedKeys[key.values[at]] = 1;
  // From here on, patterns refer to keys by index in the index file.
  const kept = order.filter((at) => usedKeys[at]);
  const renumbered = new Int32Array(texts.length).fill(-1);
  kept.forEach((at, place) => (renumbered[at] = place));
  table.keyBytes = kept.map((at) => encodeKey(masks[at]));
  table.texts = kept.map((at) => texts[at]);
  table.masks = kept.map((at) => masks[at]);
  table.named = Int32Array.from(kept, (at) => table.named[at]);
  table.keyOrder = Int32Array.from(kept, (at) => table.keyOrder[at]);
  for (let at = 0; at < count; at += 1) key.values[at] = renumbered[key.values[at]];
  table.formulaOrder = new Map(
    [...table.formulas.values()]
      .flat()
      .map(([, at]) => at)
      .sort((one, other) => winsBefore(table, one, other))
      .map((at, place) => [at, place + 1]),
  );
  return table;
}

/** Returns each schema's pattern indexes, in order. @param {import('./release-rows.mjs').Column} schema */
function patternsBySchema(schema) {
  const starts = new Map();
  for (let at = 0; at < schema.length; at += 1) starts.set(schema.values[at], (starts.get(schema.values[at]) ?? 0) + 1);
  const counts = [...starts];
  let end = 0;
  for (const [own, count] of counts) {
    starts.set(own, end);
    end += count;
  }
  const places = new Int32Array(schema.length);
  for (let at = 0; at < schema.length; at += 1) {
    const place = starts.get(schema.values[at]);
    places[place] = at;
    starts.set(schema.values[at], place + 1);
  }
  return counts.map(([own, count]) => [own, places.subarray(starts.get(own) - count, starts.get(own))]);
}

/** Allocates masks for positions 4–14 from a few large arrays. */
function masksBySchema(schemas) {
  const size = POSITIONS * 2;
  let all = new Int32Array(0);
  let next = 0;
  return () => {
    if (next === all.length) [all, next] = [new Int32Array(size * Math.max(64, schemas)), 0];
    next += size;
    return all.subarray(next - size, next);
  };
}

/**
 * Returns what the decoder derives from a key: the characters at positions 4–8 and 10–14, excluding I, O, and Q from
 * ranges.
 */
function addDerived(derived, masks) {
  for (let cell = 0; cell * 2 < masks.length && cell < POSITIONS - 1; cell += 1) {
    const [low, high] = [masks[cell * 2], masks[cell * 2 + 1]];
    if (low === -1 && high === 0xf) continue;
    const word = (cell < 5 ? cell : cell + 1) * 2;
    const range = high & 0x10;
    derived[word] |= range ? low & ~NEVER_LOW : low;
    derived[word + 1] |= high & 0xf;
  }
}

/** The bits of I, O, and Q, at indexes 18, 24, and 26 of the alphabet. */
const NEVER_LOW = (1 << 18) | (1 << 24) | (1 << 26);

/**
 * Returns where NHTSA's cache of valid characters differs from the patterns: the positions by year.
 *
 * @returns {Array<{ year: number, masks: Array<[position: number, low: number, high: number]> }>}
 */
export function cachedChars(release, wmi, links, truth) {
  const years = release.validChars?.get(wmi) ?? [];
  const differing = [];
  for (const [text, at] of years) {
    const cached = release.charMasks.values.subarray(at, at + POSITIONS * 2);
    const year = Number(text);
    const derived = new Int32Array(POSITIONS * 2);
    for (const [schema, from, to] of links) {
      if (from > year || (to !== null && to < year)) continue;
      truth.get(schema)?.forEach((word, at) => (derived[at] |= word));
    }
    const masks = [];
    for (let place = 0; place < POSITIONS; place += 1) {
      const position = place + FIRST_POSITION;
      const [low, high] = [cached[place * 2], cached[place * 2 + 1]];
      if (position === 9 || position === 10) continue;
      if (derived[place * 2] === low && derived[place * 2 + 1] === high) continue;
      masks.push([position, low, high]);
    }
    if (masks.length > 0) differing.push({ year, masks });
  }
  return differing.sort((one, other) => one.year - other.year);
}
