/**
 * Builds the catalog for people without a VIN (years → makes → models → trims) from the same patterns. Trailers, buses,
 * and one-off vehicle types are left out.
 */
import { encodeMake, FIRST_YEAR } from '../src/catalogue/write-catalogue.mjs';
import { keysOverlap } from '../src/format/pattern-key.mjs';

/** vPIC vehicle types: motorcycle, car, truck, MPV. */
const TYPES = new Set([1, 2, 3, 7]);

/**
 * @param {{ release: import('./release-rows.mjs').ReleaseRows, asOf: number, table:
 * import('./order-patterns.mjs').PatternTable, modelSlot: number, trimSlot: number, models: string[], trims: string[],
 * makeOfModel: (model: number) => string | null }} data
 * @returns {{ asOf: number, names: string[], makes: Uint8Array[] }} makes by name
 */
export function catalogue(data) {
  const { release, asOf, table, modelSlot, trimSlot, models, trims, makeOfModel } = data;
  const latest = Math.floor(asOf / 10_000) + 1;
  const found = new Map();
  const trimsOfSchema = new Map();
  for (const { id, vehicleType } of release.wmis) {
    if (!TYPES.has(vehicleType)) continue;
    for (const [schema, from, to] of release.linksOfWmi.get(id) ?? []) {
      const slots = table.schemas.get(schema);
      const patterns = slots?.get(modelSlot);
      if (!patterns) continue;
      if (!trimsOfSchema.has(schema)) trimsOfSchema.set(schema, trimsByModel(table, slots, modelSlot, trimSlot));
      const sure = to ?? Math.max(from, newestYear(table, patterns) + 1);
      for (const [model, trimsOfModel] of trimsOfSchema.get(schema)) {
        const makeName = makeOfModel(model)?.trim();
        if (!makeName || !models[model].trim()) continue;
        const make = entry(found, makeName.toUpperCase(), () => new Map());
        const known = entry(make, models[model].trim(), () => ({
          sure: new Set(),
          doubtful: new Set(),
          trims: new Map(),
        }));
        for (let year = from; year <= Math.min(to ?? latest, latest); year += 1) {
          (year <= sure ? known.sure : known.doubtful).add(year);
          if (year > sure) continue;
          for (const trim of trimsOfModel) entry(known.trims, trims[trim].trim(), () => new Set()).add(year);
        }
      }
    }
  }
  const named = [...found]
    .map(([name, known]) => ({ name, known }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return {
    asOf,
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

/** Year of the newest change. An open-ended range is trusted until the year after it. */
function newestYear({ changed }, patterns) {
  const newest = Math.max(...patterns.map((place) => (Number.isFinite(changed[place]) ? changed[place] : 0)));
  return new Date(newest).getUTCFullYear();
}

/** Returns, for each model of a schema, the trims that can appear with it in one VIN. */
function trimsByModel({ key, value, masks }, slots, modelSlot, trimSlot) {
  const models = new Map();
  for (const place of slots.get(modelSlot)) {
    const trims = entry(models, value[place], () => new Set());
    for (const trim of slots.get(trimSlot) ?? []) {
      if (keysOverlap(masks[key[place]], masks[key[trim]])) trims.add(value[trim]);
    }
  }
  return models;
}

/** Encodes years as runs: first year and length. */
function ranges(years) {
  const runs = [];
  for (const year of years.filter((one) => one >= FIRST_YEAR).sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === year) last[1] += 1;
    else runs.push([year, 1]);
  }
  return runs;
}
