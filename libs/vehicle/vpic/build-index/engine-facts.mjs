import { encodeEngine } from '../src/format/write-index.mjs';
import { DISPLACEMENTS, ENGINE_MODEL, KEEPS_ALL, NEVER_FROM_PATTERNS } from './element-ids.mjs';
import { contradict, newestFirst, winsBefore } from './order-patterns.mjs';

/**
 * Returns the age rank (1 is newest) of patterns and engine facts about displacement, for manufacturers whose schemas
 * give several of its units: a missing unit is converted from the newest.
 *
 * @returns {{ ofPattern: Map<number, number>, of: (changed: number) => number }}
 */
export function agesOfDisplacements(release, table, slotOf, linksOfWmis) {
  const slots = [...DISPLACEMENTS].map((id) => slotOf.get(id)).filter((slot) => slot !== undefined);
  const told = (schema) => slots.filter((slot) => table.schemas.get(schema)?.has(slot));
  const involved = new Set();
  for (const links of linksOfWmis) {
    const byFrom = new Map();
    for (const [schema, from] of links) {
      const units = told(schema);
      if (units.length === 0) continue;
      if (!byFrom.has(from)) byFrom.set(from, []);
      byFrom.get(from).push([schema, units]);
    }
    for (const group of byFrom.values()) {
      if (new Set(group.flatMap(([, units]) => units)).size > 1) for (const [schema] of group) involved.add(schema);
    }
  }
  const places = [...involved].flatMap((schema) => slots.flatMap((slot) => table.schemas.get(schema).get(slot) ?? []));
  const instants = new Set(places.map((place) => table.changed[place]));
  for (const { element, changed } of release.enginePatterns) if (DISPLACEMENTS.has(element)) instants.add(changed);
  const sorted = [...instants].sort((one, other) => (one === other ? 0 : other > one ? 1 : -1));
  const age = new Map(sorted.map((instant, at) => [instant, at + 1]));
  return {
    ofPattern: new Map(places.map((place) => [place, age.get(table.changed[place])])),
    of: (changed) => age.get(changed) ?? 0,
  };
}

/**
 * NHTSA picks the engine model that enriches a decode by age and then by the *highest* id, which isn't the order in
 * which patterns win. If that makes a difference, the element's patterns get their own order (1 is picked first).
 *
 * @returns {Map<number, number>} order by pattern index
 */
export function enginePicks(table, slot, pairs) {
  const order = (one, other) => newestFirst(table, one, other) || table.id[other] - table.id[one];
  const of = (schema) => table.schemas.get(schema)?.get(slot) ?? [];
  const involved = new Set();
  const look = (places, rivals, schemas) => {
    for (const place of places) {
      for (const rival of rivals) {
        if (place === rival || !contradict(table, place, rival)) continue;
        if (Math.sign(order(place, rival)) === Math.sign(winsBefore(table, place, rival))) continue;
        for (const schema of schemas) involved.add(schema);
        return;
      }
    }
  };
  for (const schema of table.schemas.keys()) look(of(schema), of(schema), [schema]);
  for (const [one, other] of pairs) look(of(one), of(other), [one, other]);
  // Every schema that meets one of these needs the order too.
  let grown = true;
  while (grown) {
    grown = false;
    for (const [one, other] of pairs) {
      if (involved.has(one) === involved.has(other) || of(one).length === 0 || of(other).length === 0) continue;
      involved.add(one).add(other);
      grown = true;
    }
  }
  const sorted = [...involved].flatMap(of).sort(order);
  return new Map(sorted.map((place, at) => [place, at + 1]));
}

/**
 * Returns the facts about each engine model named by patterns. Engine models with the same name (trimmed,
 * case-insensitive) are one.
 */
export function readEngines(release, values, slotOf, ages) {
  const factsOf = new Map();
  const sorted = [...release.enginePatterns].sort((one, other) =>
    one.changed === other.changed ? one.id - other.id : other.changed > one.changed ? 1 : -1,
  );
  for (const { model, element, attribute, changed } of sorted) {
    const slot = slotOf.get(element);
    if (slot === undefined || NEVER_FROM_PATTERNS.has(element)) continue;
    const name = release.engineModels.get(model)?.trim().toLowerCase();
    if (name === undefined) continue;
    if (!factsOf.has(name)) factsOf.set(name, []);
    const facts = factsOf.get(name);
    if (!KEEPS_ALL.has(element) && facts.some((fact) => fact.slot === slot)) continue;
    facts.push({ slot, value: values.place(slot, attribute), age: DISPLACEMENTS.has(element) ? ages.of(changed) : 0 });
  }
  const engineSlot = slotOf.get(ENGINE_MODEL);
  return values.lists[engineSlot].texts.flatMap((name, model) => {
    const facts = factsOf.get(name.trim().toLowerCase());
    return facts ? [encodeEngine({ model, facts })] : [];
  });
}
