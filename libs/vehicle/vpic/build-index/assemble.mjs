/** Converts a release's rows to the parts of the index: numbers instead of ids, schemas as short byte strings. */
import { encodeSchema, encodeWmi } from '../src/format/write-index.mjs';
import { catalogue } from './catalogue.mjs';
import { DumpError } from './dump-error.mjs';
import { dumpTexts } from './dump-texts.mjs';
import {
  BODY_CLASS,
  DISPLACEMENTS,
  ENGINE_MODEL,
  KEEPS_ALL,
  MAKE,
  MANUFACTURER,
  MODEL,
  MODEL_YEAR,
  TRIM,
  VEHICLE_TYPE,
} from './element-ids.mjs';
import { clean, Values } from './element-values.mjs';
import { agesOfDisplacements, enginePicks, readEngines } from './engine-facts.mjs';
import { orderPatterns, rankContradictions, schemaPairs } from './order-patterns.mjs';
import { cachedChars, patternTable } from './pattern-table.mjs';
import { readDefaults, readSpecs } from './read-specs.mjs';
import { POSITIONS } from './valid-chars.mjs';

const DAY = 86_400_000;

/** Elements used by the rules, whether or not a pattern sets them. */
const ALWAYS = [MODEL_YEAR, MAKE, MODEL, TRIM, VEHICLE_TYPE, MANUFACTURER, ENGINE_MODEL, BODY_CLASS, ...DISPLACEMENTS];

/** Groups in vPIC's display order; others follow. */
const GROUPS = [
  'General',
  'Exterior',
  'Interior',
  'Mechanical',
  'Engine',
  'Passive Safety System',
  'Active Safety System',
];

/** Elements people look for first. */
const FIRST = [29, 26, 28, 34, 110, 38, 109, 39, 27, 76, 31, 77, 75];

/**
 * @param {import('./release-rows.mjs').ReleaseRows} release
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

/** Returns the elements that have slots in the index, in display order. */
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

/** Encodes one schema, with its keys numbered locally. */
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
