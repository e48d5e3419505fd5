/**
 * The catalogue for people who have no VIN: years → makes → models → trims, out of the same patterns. Trailers, buses
 * and one-off kinds are left out.
 */
import { encodeMake, FIRST_YEAR } from '../src/catalogue/write-catalogue.mjs';
import { keysOverlap } from '../src/format/pattern-key.mjs';

/** vPIC's vehicle types: motorcycle, car, truck, MPV. */
const TYPES = new Set([1, 2, 3, 7]);

/**
 * @param {{ tables: ReturnType<typeof import('./read-vpic.mjs').readTables>,
 *   schemas: Map<number, Map<number, import('./order-patterns.mjs').Pattern[]>>,
 *   modelSlot: number, trimSlot: number, models: string[], trims: string[], makes: string[], modelMakes: number[] }} data
 * @returns {{ asOf: number, names: string[], makes: Uint8Array[] }} makes by name
 */
export function catalogue(data) {
  const { tables, schemas, modelSlot, trimSlot, models, trims, makes, modelMakes } = data;
  const latest = Math.floor(tables.asOf / 10_000) + 1;
  const found = new Map();
  const trimsOfSchema = new Map();
  for (const { id, vehicleType } of tables.wmis) {
    if (!TYPES.has(vehicleType)) continue;
    for (const [schema, from, to] of tables.linksOfWmi.get(id) ?? []) {
      const patterns = schemas.get(schema)?.get(modelSlot);
      if (!patterns) continue;
      if (!trimsOfSchema.has(schema)) trimsOfSchema.set(schema, trimsByModel(schemas.get(schema), modelSlot, trimSlot));
      const sure = to ?? Math.max(from, newestYear(patterns) + 1);
      for (const [model, trimsOfModel] of trimsOfSchema.get(schema)) {
        const make = entry(found, modelMakes[model], () => new Map());
        const known = entry(make, models[model], () => ({
          sure: new Set(),
          doubtful: new Set(),
          trims: new Map(),
        }));
        for (let year = from; year <= Math.min(to ?? latest, latest); year += 1) {
          (year <= sure ? known.sure : known.doubtful).add(year);
          if (year > sure) continue;
          for (const trim of trimsOfModel) entry(known.trims, trims[trim], () => new Set()).add(year);
        }
      }
    }
  }
  const named = [...found]
    .map(([make, known]) => ({ name: makes[make].toUpperCase(), known }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return {
    asOf: tables.asOf,
    names: named.map(({ name }) => name),
    makes: named.map(({ known }) =>
      encodeMake({
        models: [...known]
          .map(([name, { sure, doubtful, trims: own }]) => ({
            name,
            sure: ranges([...sure]),
            doubtful: ranges([...doubtful].filter((year) => !sure.has(year))),
            trims: [...own].map(([trim, years]) => ({ name: trim, years: ranges([...years]) })).sort(byName),
          }))
          .sort(byName),
      }),
    ),
  };
}

const byName = (one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0);

function entry(map, key, make) {
  if (!map.has(key)) map.set(key, make());
  return map.get(key);
}

/** The year of the newest change: an open-ended range is believed until the year after it. */
const newestYear = (patterns) => Math.max(...patterns.map(({ changed }) => Number(changed.slice(0, 4))));

/** For each model of a schema the trims that one VIN can have together with it. */
function trimsByModel(slots, modelSlot, trimSlot) {
  const models = new Map();
  for (const { value, mask } of slots.get(modelSlot)) {
    const trims = entry(models, value, () => new Set());
    for (const trim of slots.get(trimSlot) ?? []) if (keysOverlap(mask, trim.mask)) trims.add(trim.value);
  }
  return models;
}

/** Years as runs: first year and how many. */
function ranges(years) {
  const runs = [];
  for (const year of years.filter((one) => one >= FIRST_YEAR).sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === year) last[1] += 1;
    else runs.push([year, 1]);
  }
  return runs;
}
