/** Turns a release's rows into the parts of the index: numbers instead of ids, schemas as short byte strings. */
import { encodeKey, namedPositions, parseFormulaKey, parseKey } from '../src/format/pattern-key.mjs';
import { encodeEngine, encodeSchema, encodeSpecs, encodeWmi } from '../src/format/write-index.mjs';
import { catalogue } from './catalogue.mjs';
import { DumpError } from './dump-error.mjs';
import { dumpTexts } from './dump-texts.mjs';
import {
  contradict,
  newestFirst,
  orderKeys,
  orderPatterns,
  rankContradictions,
  schemaPairs,
  winsBefore,
} from './order-patterns.mjs';
import { addValidChars, FIRST_POSITION, POSITIONS } from './valid-chars.mjs';

const DAY = 86_400_000;

/** Make, manufacturer, year, and vehicle type are never taken from patterns. */
const NEVER_FROM_PATTERNS = new Set([26, 27, 29, 39]);

/** Elements of which vPIC keeps every value. */
const KEEPS_ALL = new Set([114, 121, 129, 150, 154, 155, 169, 186]);

const [MAKE, MANUFACTURER, MODEL, ENGINE_MODEL, VEHICLE_TYPE, TRIM] = [26, 27, 28, 18, 39, 38];
const DISPLACEMENTS = new Set([11, 12, 13]);
const BODY_CLASS = 5;
const MODEL_YEAR = 29;

/** Elements that the rules speak of, whether or not a pattern has them. */
const ALWAYS = [MODEL_YEAR, MAKE, MODEL, TRIM, VEHICLE_TYPE, MANUFACTURER, ENGINE_MODEL, BODY_CLASS, ...DISPLACEMENTS];

/** Groups in the order in which vPIC shows them; others follow. */
const GROUPS = [
  'General',
  'Exterior',
  'Interior',
  'Mechanical',
  'Engine',
  'Passive Safety System',
  'Active Safety System',
];

/** What people look for first. */
const FIRST = [29, 26, 28, 34, 110, 38, 109, 39, 27, 76, 31, 77, 75];

/**
 * @param {ReturnType<typeof import('./release.mjs').collectRelease>} release
 * @param {{ release: string, asOf: number }} told
 * @returns {{ index: import('../src/format/write-index.mjs').IndexInput, listed: ReturnType<typeof catalogue> }}
 */
export function assemble(release, told) {
  const elements = chooseElements(release);
  const slotOf = new Map(elements.map(({ id }, slot) => [id, slot]));
  const values = new Values(release, elements, slotOf);
  const table = patternTable(release, values, slotOf);
  const linksOfWmis = [...release.linksOfWmi.values()];
  const pairs = schemaPairs(linksOfWmis);
  const keepsAll = (slot) => KEEPS_ALL.has(elements[slot].id);
  const ranks = rankContradictions(table, table.schemas, pairs, keepsAll);
  for (const slots of table.schemas.values()) {
    for (const [slot, places] of slots) {
      slots.set(
        slot,
        keepsAll(slot) ? places.sort((one, other) => table.key[one] - table.key[other]) : orderPatterns(table, places),
      );
    }
  }
  const ages = agesOfDisplacements(release, table, slotOf, linksOfWmis);
  const picks = enginePicks(table, slotOf.get(ENGINE_MODEL), pairs);
  const listed = catalogue({
    release,
    asOf: told.asOf,
    table,
    modelSlot: slotOf.get(MODEL),
    trimSlot: slotOf.get(TRIM),
    models: values.texts(slotOf.get(MODEL)),
    trims: values.texts(slotOf.get(TRIM)),
    makeOfModel: (model) => values.makeOfModel(model),
  });

  const schemaIds = [...release.schemas].sort((one, other) => one - other);
  const placeOfSchema = new Map(schemaIds.map((id, at) => [id, at]));
  const engines = readEngines(release, values, slotOf, ages);
  const specs = readSpecs(release, values, slotOf);
  const defaults = readDefaults(release, values, slotOf);
  const manufacturers = new Map();
  const manufacturerNames = [];
  const placeOfManufacturer = (id) => {
    if (!manufacturers.has(id)) {
      manufacturers.set(id, manufacturerNames.push(clean(release.lookups.get('manufacturer').get(id) ?? '')) - 1);
    }
    return manufacturers.get(id);
  };
  const sorted = [...release.wmis].sort((one, other) => (one.wmi < other.wmi ? -1 : one.wmi > other.wmi ? 1 : 0));
  const wmis = sorted.map((wmi) => {
    const links = (release.linksOfWmi.get(wmi.id) ?? [])
      .filter(([schema]) => placeOfSchema.has(schema))
      .sort((one, other) => other[1] - one[1] || one[0] - other[0]);
    return encodeWmi({
      manufacturer: placeOfManufacturer(wmi.manufacturer),
      vehicleType: wmi.vehicleType,
      truckType: wmi.truckType,
      availableDay: wmi.publicFrom === Infinity ? 0 : Math.max(1, Math.ceil(wmi.publicFrom / DAY)),
      makes: (release.makesOfWmi.get(wmi.id) ?? []).map((make) => values.makes.place(make)),
      links: links.map(([schema, from, to]) => ({ schema: placeOfSchema.get(schema), from, to })),
      cached: cachedChars(release, wmi.wmi, links, table.truth),
    });
  });
  for (const [id] of release.lookups.get('vehicletype')) values.place(slotOf.get(VEHICLE_TYPE), id);

  const modelMakes = values.modelMakes();
  const lists = [...elements.map((_, slot) => values.texts(slot)), values.makeNames(), manufacturerNames];
  const bases = [];
  lists.reduce((base, list) => (bases.push(base), base + list.length), 0);
  return {
    listed,
    index: {
      shardKey: null,
      asOf: told.asOf,
      meta: {
        release: told.release,
        complete: release.complete,
        elements: elements.map(({ id, name, code, group, dataType, weight, hidden, lookup }) => ({
          id,
          name,
          code,
          group,
          dataType,
          weight,
          ...(hidden ? { hidden } : {}),
          ...(lookup && release.lookupOf(id) ? { lookup: true } : {}),
        })),
        errors: release.errors.sort((one, other) => one.id - other.id),
        conversions: release.conversions
          .filter(({ from, to }) => slotOf.has(from) && slotOf.has(to))
          .sort((one, other) => one.id - other.id),
        defaults,
        exceptions: release.exceptions.sort(),
        moreMakes: modelMakes.more,
      },
      wmiTexts: sorted.map(({ wmi }) => wmi),
      wmis,
      strings: lists.flat(),
      bases,
      ids: elements.map((_, slot) => values.ids(slot)),
      modelMakes: modelMakes.first,
      keys: table.keyBytes,
      schemas: schemaIds.map((id) => packSchema(table, id, { ranks, ages, picks })),
      engines,
      specs,
    },
  };
}

/** The elements that the index has slots for, in the order in which people read them. */
function chooseElements(release) {
  const used = new Set(ALWAYS);
  for (const id of ALWAYS) if (!release.elements.has(id)) throw new DumpError(dumpTexts.noElement(id));
  for (const element of release.attributes.keys()) used.add(element);
  for (const { element } of [...release.enginePatterns, ...release.defaults]) used.add(element);
  for (const { to } of release.conversions) used.add(to);
  const rank = ({ id, group }) => {
    const known = GROUPS.findIndex((name) => group.startsWith(name));
    const first = FIRST.indexOf(id);
    return [known < 0 ? GROUPS.length : known, group, first < 0 ? FIRST.length : first, id];
  };
  const chosen = [...release.elements.values()].filter(({ id, decodes }) => used.has(id) && decodes);
  chosen.sort((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    const at = a.findIndex((cell, place) => cell !== b[place]);
    return at < 0 ? 0 : a[at] < b[at] ? -1 : 1;
  });
  if (chosen.length > 255) throw new Error(`vPIC has ${chosen.length} elements; the index has room for 255.`);
  return chosen;
}

/** The values of each element: numbers instead of attributes, in the order of first use. */
class Values {
  constructor(release, elements, slotOf) {
    this.release = release;
    this.elements = elements;
    this.modelSlot = slotOf.get(MODEL);
    this.lists = elements.map(() => new Numbered());
    this.makes = new Numbered();
  }

  place(slot, attribute) {
    return this.lists[slot].place(attribute);
  }

  /** What each value reads; empty where vPIC's look-up table does not have it. */
  texts(slot) {
    const lookup = this.release.lookupOf(this.elements[slot].id);
    return this.lists[slot].names.map((attribute) => clean(lookup ? (lookup.get(attribute) ?? '') : attribute));
  }

  /** vPIC's own numbers of the values, for elements with a look-up table. */
  ids(slot) {
    if (!this.release.lookupOf(this.elements[slot].id)) return null;
    return this.lists[slot].names.map((attribute) => (/^\d{1,9}$/.test(attribute) ? Number(attribute) : -1));
  }

  makeNames() {
    return this.makes.names.map((id) => clean(this.release.lookups.get('make').get(id) ?? ''));
  }

  /** The name of the first make of a model. */
  makeOfModel(model) {
    const [first] = this.release.makesOfModel.get(this.lists[this.modelSlot].names[model]) ?? [];
    return first === undefined ? null : (this.release.lookups.get('make').get(first) ?? null);
  }

  /** The make of each model, and further ones where vPIC lists several. */
  modelMakes() {
    const more = [];
    const first = this.lists[this.modelSlot].names.map((id, model) => {
      const makes = (this.release.makesOfModel.get(id) ?? []).map((make) => this.makes.place(make));
      for (const make of makes.slice(1)) more.push([model, make]);
      return makes[0] ?? 0xffff;
    });
    return { first, more };
  }
}

/** Names that get a number when they are first used. */
class Numbered {
  places = new Map();
  names = [];

  place(name) {
    let place = this.places.get(name);
    if (place === undefined) this.places.set(name, (place = this.names.push(name) - 1));
    return place;
  }
}

/** As NHTSA answers: tabs and line ends are blanks. */
const clean = (text) => text.replace(/[\t\r\n]/g, ' ');

/**
 * All patterns that some VIN can match, by schema and slot, and per schema the valid characters that the kept keys do
 * not tell.
 */
function patternTable(release, values, slotOf) {
  const { id, schema, element, key, attribute, changed } = release.patterns;
  const count = id.length;
  const texts = release.keys.texts;
  const formula = texts.map((text) => text.includes('#'));
  const masks = texts.map((text, at) => (formula[at] ? parseFormulaKey(text) : parseKey(text)));
  // Keys are numbered in their sorted order, so that a schema's keys are small steps.
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
  /** Patterns by slot of the schema at hand: filled again for the next one, so that what is kept has no slack. */
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
  // From here on a pattern speaks of its key by the place in the index.
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

/** The places of each schema's patterns, in their order. @param {import('./release.mjs').Column} schema */
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

/** Gives masks of positions 4–14 one after another, cut from few arrays. */
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

/** What the decoder derives from a key: characters of positions 4–8 and 10–14; I, O, and Q not from ranges. */
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

/** The bits of I, O, and Q, which stand at places 18, 24, and 26 of the alphabet. */
const NEVER_LOW = (1 << 18) | (1 << 24) | (1 << 26);

/**
 * Where NHTSA's cache of valid characters says something else than the patterns: by year the positions that differ.
 *
 * @returns {Array<{ year: number, masks: Array<[position: number, low: number, high: number]> }>}
 */
function cachedChars(release, wmi, links, truth) {
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

/**
 * The age (1 is newest) of patterns and engine facts on displacement, where a manufacturer's schemas tell several of its
 * units: a missing unit is converted from the newest.
 *
 * @returns {{ ofPattern: Map<number, number>, of: (changed: number) => number }}
 */
function agesOfDisplacements(release, table, slotOf, linksOfWmis) {
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
 * NHTSA picks the engine model that enriches a decode by age and then by the *highest* id, not by the order in which
 * patterns win. Where that can differ, patterns of the element get an order of their own (1 is picked first).
 *
 * @returns {Map<number, number>} order by place
 */
function enginePicks(table, slot, pairs) {
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
  // Every schema that meets one of these needs the order as well.
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

/** What is known of each engine model that patterns name; engine models of one name (trimmed, any case) count as one. */
function readEngines(release, values, slotOf, ages) {
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
  return values.lists[engineSlot].names.flatMap((name, model) => {
    const facts = factsOf.get(name.trim().toLowerCase());
    return facts ? [encodeEngine({ model, facts })] : [];
  });
}

/**
 * Vehicle specs by model: NHTSA's tables of what a model of a year has, found by its make, type, year, and the values
 * of its key elements.
 *
 * @returns {Uint8Array[]} one entry per value of the element Model
 */
function readSpecs(release, values, slotOf) {
  const groupsOf = new Map();
  const { specPatterns } = release;
  for (let at = 0; at < specPatterns.group.length; at += 1) {
    const group = specPatterns.group.values[at];
    const element = specPatterns.element.values[at];
    const isKey = specPatterns.isKey.values[at] === 1;
    const schema = release.specGroups.get(String(group));
    const slot = slotOf.get(element);
    if (schema === undefined || release.specSchemas.get(schema)?.unchecked !== false) continue;
    if (!groupsOf.has(schema)) groupsOf.set(schema, new Map());
    const groups = groupsOf.get(schema);
    if (!groups.has(group)) groups.set(group, { keys: [], facts: [], impossible: false });
    const found = groups.get(group);
    const text = release.attributes.get(element).texts[specPatterns.attribute.values[at]];
    if (slot === undefined) found.impossible ||= isKey;
    else if (isKey) found.keys.push([slot, values.place(slot, text), `${slot} ${text.toLowerCase()}`]);
    else found.facts.push({ slot, value: values.place(slot, text), changed: specPatterns.changed.values[at] });
  }
  const modelSlot = slotOf.get(MODEL);
  const schemasOf = new Map();
  for (const [schema, model] of release.specModels) {
    if (!groupsOf.has(schema)) continue;
    const place = values.place(modelSlot, model);
    if (!schemasOf.has(place)) schemasOf.set(place, []);
    schemasOf.get(place).push(schema);
  }
  return values.lists[modelSlot].names.map((_, model) => {
    const schemas = schemasOf.get(model) ?? [];
    const groups = (schema) =>
      [...groupsOf.get(schema).values()].filter(
        // Two equal keys are met by one value, which NHTSA counts as a key that is not met.
        ({ keys, impossible, facts }) =>
          !impossible &&
          keys.length > 0 &&
          facts.length > 0 &&
          new Set(keys.map(([, , text]) => text)).size === keys.length,
      );
    const instants = [
      ...new Set(
        schemas.flatMap((schema) => groups(schema).flatMap(({ facts }) => facts.map(({ changed }) => changed))),
      ),
    ];
    instants.sort((one, other) => (one === other ? 0 : other > one ? 1 : -1));
    const age = new Map(instants.map((instant, at) => [instant, at]));
    return encodeSpecs(
      schemas.map((schema) => ({
        make: values.makes.place(release.specSchemas.get(schema).make),
        vehicleType: release.specSchemas.get(schema).vehicleType,
        years: [...new Set(release.specYears.get(schema) ?? [])].sort((one, other) => one - other),
        groups: groups(schema).map(({ keys, facts }) => ({
          keys: keys.map(([slot, value]) => [slot, value]),
          facts: facts.map(({ slot, value, changed }) => [slot, value, age.get(changed)]),
        })),
      })),
    );
  });
}

/** Default values by vehicle type: slot, and the value or null for NHTSA's "Not Applicable". */
function readDefaults(release, values, slotOf) {
  const defaults = {};
  for (const { element, vehicleType, value } of release.defaults) {
    const slot = slotOf.get(element);
    if (slot === undefined) continue;
    const none = release.elements.get(element).dataType === 'lookup' && value === '0';
    (defaults[vehicleType] ??= []).push([slot, none ? null : values.place(slot, value)]);
  }
  return defaults;
}

/** One schema with its keys numbered within it. */
function packSchema(table, id, { ranks, ages, picks }) {
  const slots = [...(table.schemas.get(id) ?? [])].sort(([one], [other]) => one - other);
  const formulas = table.formulas.get(id) ?? [];
  const inOrder = slots.flatMap(([, places]) => places);
  const keys = [...new Set([...inOrder, ...formulas.map(([, at]) => at)].map((at) => table.key[at]))].sort(
    (one, other) => one - other,
  );
  const local = new Map(keys.map((key, at) => [key, at]));
  const numbers = (map) => inOrder.flatMap((at, place) => (map.has(at) ? [[place, map.get(at)]] : []));
  const extras = table.extras.get(id);
  return encodeSchema({
    keys,
    groups: slots.map(([slot, places]) => ({
      slot,
      patterns: places.map((at) => [local.get(table.key[at]), table.value[at]]),
    })),
    ranks: numbers(ranks),
    ages: numbers(ages.ofPattern),
    picks: numbers(picks),
    formulas: formulas.map(([slot, at]) => {
      const text = table.texts[table.key[at]];
      return {
        slot,
        key: local.get(table.key[at]),
        value: table.value[at],
        order: table.formulaOrder.get(at),
        from: text.indexOf('#'),
        length: text.lastIndexOf('#') - text.indexOf('#') + 1,
      };
    }),
    extras: Array.from({ length: POSITIONS }, (_, at) => [at, extras?.[at * 2] ?? 0, extras?.[at * 2 + 1] ?? 0]).filter(
      ([at, low, high]) => at !== 5 && at !== 6 && (low !== 0 || high !== 0),
    ),
  });
}
