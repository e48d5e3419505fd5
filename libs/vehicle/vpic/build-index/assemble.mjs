/** Turns vPIC's tables into the parts of the index: numbers instead of ids, schemas as short byte strings. */
import { encodeKey, parseKey } from '../src/format/pattern-key.mjs';
import { encodeEngine, encodeSchema, encodeWmi } from '../src/format/write-index.mjs';
import { catalogue } from './catalogue.mjs';
import { orderPatterns, rankContradictions } from './order-patterns.mjs';
import { ELEMENTS, slotOfElement } from './read-vpic.mjs';

const MODEL_SLOT = ELEMENTS.findIndex((element) => element.name === 'Model');
const DAY = 86_400_000;

/** Names that get a number when they are first used. */
class Numbered {
  places = new Map();
  names = [];

  place(name, identity = name) {
    let place = this.places.get(identity);
    if (place === undefined) this.places.set(identity, (place = this.names.push(name) - 1));
    return place;
  }
}

/**
 * @param {Awaited<ReturnType<typeof import('./read-vpic.mjs').openVpic>>} vpic
 * @param {ReturnType<typeof import('./read-vpic.mjs').readTables>} tables
 * @returns {{ index: import('../src/format/write-index.mjs').IndexInput, listed: ReturnType<typeof catalogue> }}
 */
export function assemble(vpic, tables) {
  const values = ELEMENTS.map(() => new Numbered());
  const makes = new Numbered();
  const modelMakes = [];

  /** The place of a value among those of its element, or -1 where vPIC's look-up table does not have it. */
  const placeOfValue = (slot, attribute) => {
    const { lookup } = ELEMENTS[slot];
    const text = (lookup ? tables.lookups.get(lookup).get(Number(attribute)) : attribute)?.trim();
    if (!text) return -1;
    if (slot !== MODEL_SLOT) return values[slot].place(text);
    const make = makes.place(
      tables.lookups
        .get('Make')
        .get(tables.makeOfModel.get(Number(attribute)))
        .trim(),
    );
    const place = values[slot].place(text, `${make} ${text}`);
    modelMakes[place] = make;
    return place;
  };

  const { keys, schemas } = readPatterns(vpic, placeOfValue);
  rankContradictions(schemas, tables.linksOfWmi.values(), (slot) => ELEMENTS[slot].many === true);
  const engines = readEngines(vpic, tables.engineModels, values[slotNamed('Engine Model')].names, placeOfValue);

  const placeOfSchema = new Map([...schemas.keys()].map((id, at) => [id, at]));
  const manufacturers = new Numbered();
  const wmis = tables.wmis.map((wmi) =>
    encodeWmi({
      ...wmi,
      manufacturer: manufacturers.place(tables.lookups.get('Manufacturer').get(wmi.manufacturer).trim()),
      availableDay: wmi.available ? Math.floor(Date.parse(`${wmi.available.slice(0, 10)}T00:00:00Z`) / DAY) : 0,
      makes: (tables.makesOfWmi.get(wmi.id) ?? []).map((id) => makes.place(tables.lookups.get('Make').get(id).trim())),
      links: (tables.linksOfWmi.get(wmi.id) ?? [])
        .filter(([schema]) => placeOfSchema.has(schema))
        .map(([schema, from, to]) => ({ schema: placeOfSchema.get(schema), from, to })),
    }),
  );

  for (const [id, name] of tables.lookups.get('VehicleType')) values[slotNamed('Vehicle Type')].names[id] = name;
  const lists = [...values, makes, manufacturers].map(({ names }) => Array.from(names, (name) => name ?? ''));
  const bases = [];
  lists.reduce((base, list) => (bases.push(base), base + list.length), 0);
  const trimSlot = slotNamed('Trim');
  const listed = catalogue({
    tables,
    schemas,
    modelSlot: MODEL_SLOT,
    trimSlot,
    models: values[MODEL_SLOT].names,
    trims: values[trimSlot].names,
    makes: makes.names,
    modelMakes,
  });
  const index = {
    shardKey: null,
    asOf: tables.asOf,
    wmiTexts: tables.wmis.map(({ wmi }) => wmi),
    wmis,
    strings: lists.flat(),
    bases,
    modelMakes,
    keys: keys.map((key) => encodeKey(parseKey(key))),
    schemas: [...schemas.values()].map(packSchema),
    engines,
  };
  return { index, listed };
}

const slotNamed = (name) => ELEMENTS.findIndex((element) => element.name === name);

/** All patterns that some VIN can match, by schema and slot in winning order, and the keys in use, sorted. */
function readPatterns(vpic, placeOfValue) {
  const distinct = new Set();
  vpic.each('SELECT DISTINCT Keys FROM Pattern', ([key]) => distinct.add(key.toUpperCase()));
  const keys = [...distinct].filter((key) => parseKey(key)).sort();
  const placeOfKey = new Map(keys.map((key, at) => [key, at]));
  const masks = keys.map(parseKey);
  const schemas = new Map();
  vpic.each(
    'SELECT Id, VinSchemaId, Keys, ElementId, AttributeId, coalesce(UpdatedOn, CreatedOn) FROM Pattern ORDER BY VinSchemaId, ElementId, Keys',
    ([id, schema, text, element, attribute, changed]) => {
      const key = placeOfKey.get(text.toUpperCase());
      const slot = slotOfElement.get(element);
      if (key === undefined || slot === undefined) return;
      const value = placeOfValue(slot, attribute);
      if (value < 0) return;
      if (!schemas.has(schema)) schemas.set(schema, new Map());
      const slots = schemas.get(schema);
      if (!slots.has(slot)) slots.set(slot, []);
      slots.get(slot).push({ key, value, mask: masks[key], text, changed, id });
    },
  );
  for (const slots of schemas.values()) {
    for (const [slot, patterns] of slots) {
      const many = ELEMENTS[slot].many === true;
      slots.set(slot, many ? patterns.sort((one, other) => one.key - other.key) : orderPatterns(patterns));
    }
  }
  return { keys, schemas };
}

/**
 * Rule 6's table: for each engine model that patterns name, what the engine model of that name (trimmed, without
 * regard to case) is known to be.
 */
function readEngines(vpic, engineModels, namedByPatterns, placeOfValue) {
  const factsOf = new Map();
  vpic.each(
    'SELECT EngineModelId, ElementId, AttributeId FROM EngineModelPattern ORDER BY EngineModelId, ElementId, Id',
    ([engine, element, attribute]) => {
      const slot = slotOfElement.get(element);
      const value = slot === undefined ? -1 : placeOfValue(slot, attribute);
      if (value < 0) return;
      const name = engineModels.get(engine);
      if (!factsOf.has(name)) factsOf.set(name, []);
      factsOf.get(name).push([slot, value]);
    },
  );
  return namedByPatterns.flatMap((name, model) => {
    const facts = factsOf.get(name.toLowerCase());
    return facts ? [encodeEngine({ model, facts })] : [];
  });
}

/** One schema with its keys numbered within it. */
function packSchema(slots) {
  const keys = [...new Set([...slots.values()].flatMap((patterns) => patterns.map(({ key }) => key)))].sort(
    (one, other) => one - other,
  );
  const local = new Map(keys.map((key, at) => [key, at]));
  const groups = [...slots]
    .sort(([one], [other]) => one - other)
    .map(([slot, patterns]) => ({ slot, patterns: patterns.map(({ key, value }) => [local.get(key), value]) }));
  const inOrder = [...slots].sort(([one], [other]) => one - other).flatMap(([, patterns]) => patterns);
  const ranks = inOrder.flatMap(({ rank }, at) => (rank ? [[at, rank]] : []));
  return encodeSchema({ keys, groups, ranks });
}
