import { wordOf, streamOf } from './random.mjs';
import { patternsOf, stamp } from './patterns.mjs';
import { planRelease } from './plan.mjs';
import { smallTables } from './small-tables.mjs';
import { planSpecs, specPatternsOf } from './specs.mjs';
import { COLUMNS } from './tables.mjs';
import { charactersOf } from './valid-characters.mjs';

const MADE = '2015-01-02 03:04:05.678';
/** Last year in the cache of valid characters for schemas without an end year. */
const LAST_CACHED_YEAR = 2036;

/**
 * Generates a vPIC release with made-up rows, deterministic by seed. Only the names of tables, columns, and elements
 * are NHTSA's. Rows for which NHTSA's procedures have no defined answer (two equal dates of vehicle specs, engine
 * models, or formulas) are avoided.
 *
 * @param {{ seed: number, size: 'small' | 'full', cacheExceptions?: boolean }} options
 * @returns {import('./synthetic-release.d.mts').Release} rows of a table are generated while they're read
 */
export function syntheticRelease({ seed, size, cacheExceptions = false }) {
  const plan = planRelease({ seed, size });
  const specs = planSpecs(plan);
  const made = { ...smallTables(), ...ownTables(plan, specs, cacheExceptions) };
  return {
    tables: Object.entries(COLUMNS).map(([name, columns]) => {
      const rows = made[name] ?? [];
      return { name, columns, rows: typeof rows === 'function' ? rows : () => rows };
    }),
  };
}

/** Rows, or a generator for large tables. */
function ownTables(plan, specs, cacheExceptions) {
  const { edge, makers, seed, counts, wmis } = plan;
  const links = [...edge.links, ...plan.links];
  const schemas = [...edge.schemas, ...plan.schemas];
  const models = [...edge.models, ...makers.flatMap((maker) => maker.models)];
  return {
    *make() {
      for (const { id, name } of edge.makes) yield [id, name, MADE, null];
      // NHTSA never has two makes with the same name.
      const taken = new Set();
      for (const id of makers.flatMap(({ makes }) => makes)) {
        const word = wordOf(seed, 'make', id);
        yield [id, taken.has(word) ? `${word} ${id}` : word, MADE, null];
        taken.add(word);
      }
    },
    *model() {
      for (const { id } of models) yield [id, modelName(seed, id), MADE, id % 9 === 0 ? '2020-01-01 00:00:00' : null];
    },
    *make_model() {
      for (const { id, make } of models) yield [id, make, id, MADE, null];
    },
    *manufacturer() {
      for (const { id, name } of edge.manufacturers) yield [id, name];
      for (const { id, name } of makers) yield [id, name];
      const used = edge.manufacturers.length + makers.length;
      for (let more = 0; more < counts.manufacturers - used; more += 1) {
        yield [100_000 + more, `${wordOf(seed, 'manufacturer', more)} ${more}`];
      }
    },
    *manufacturer_make() {
      for (const { id, makes } of makers) yield [id, id, makes[0]];
    },
    *wmi() {
      for (const { id, wmi, manufacturer, makes, vehicleType, truckType, country, isPublicSince } of wmis) {
        yield [
          id,
          wmi,
          manufacturer,
          makes[0] ?? null,
          vehicleType,
          MADE,
          null,
          country,
          isPublicSince,
          truckType,
          null,
          false,
          false,
        ];
      }
    },
    *wmi_make() {
      for (const { id, makes } of wmis) for (const make of makes) yield [id, make];
    },
    *wmi_vinschema() {
      for (const { id, wmi, schema, from, to } of links) yield [id, wmi.id, schema.id, from, to, null];
    },
    *vinschema() {
      for (const { id, name, isToBeChecked } of schemas) yield [id, name, null, MADE, null, isToBeChecked];
    },
    *pattern() {
      let id = 0;
      for (const schema of schemas) {
        for (const [keys, element, value, created, updated] of patternsOf(plan, schema)) {
          yield [(id += 1), schema.id, keys, element, value, created, updated];
        }
      }
    },
    *enginemodel() {
      for (const { id, name } of edge.engineModels) yield [id, name, null];
      for (let id = 101; id <= 100 + counts.engineModels - edge.engineModels.length; id += 1) {
        // The first sixty are those named by patterns; some of them twice.
        const number = 1 + ((id - 101) % 60);
        yield [id, id % 5 === 0 ? `engine ${number} ` : `Engine ${number}`, `Engine ${number}`];
      }
    },
    *enginemodelpattern() {
      yield* edge.enginePatterns.map((row, at) => [at + 1, ...row, stamp(Date.UTC(2016, 1, 1) + at * 1000), null]);
      yield* enginePatterns(plan);
    },
    *vehiclespecschema() {
      for (const { id, make, type, isToBeChecked } of specs)
        yield [id, make, MADE, null, type, null, isToBeChecked ?? null];
    },
    *vehiclespecschema_model() {
      let id = 0;
      for (const spec of specs) for (const model of spec.models) yield [(id += 1), spec.id, model];
    },
    *vehiclespecschema_year() {
      let id = 0;
      for (const spec of specs) for (const year of spec.years) yield [(id += 1), spec.id, year];
    },
    *vspecschemapattern() {
      for (const spec of specs) for (const id of spec.groups) yield [id, spec.id];
    },
    *vehiclespecpattern() {
      let id = 0;
      for (const spec of specs) {
        for (const [group, isKey, element, value] of specPatternsOf(plan, spec)) {
          // A unique date for each row, since the later of two values wins.
          yield [
            (id += 1),
            group,
            isKey,
            element,
            value,
            stamp(Date.UTC(2021, 0, 1) + ((id * 7919) % 250_007) * 60_000),
            null,
          ];
        }
      }
    },
    vinexception: edge.exceptions.map(([vin, isCheckDigit], at) => [at + 1, vin, isCheckDigit, MADE, null]),
    *vindescriptor() {
      for (let id = 1; id <= 69; id += 1) {
        const { below, pick } = streamOf(seed, 'descriptor', id);
        const { wmi } = pick(wmis);
        yield [
          id,
          `${wmi.slice(0, 3)}${String(below(90_000) + 10_000)}*${pick([...'ABCDEFGHJKLMNPRST'])}A`,
          2010 + below(15),
          MADE,
          null,
        ];
      }
    },
    wmiyearvalidchars: () => validCharacters(plan, links),
    wmiyearvalidchars_cacheexceptions: cacheExceptions ? [['{ZA2,ZA3}', '{"2020-01-01 00:00:00"}', 1]] : [],
  };
}

function modelName(seed, id) {
  const { chance, below } = streamOf(seed, 'model name', id);
  return `${wordOf(seed, 'model', id)}${chance(30) ? ` ${below(900)}` : ''}`;
}

/** Facts about the generated engine models; each of their elements once. */
function* enginePatterns({ seed, counts, edge }) {
  const models = counts.engineModels - edge.engineModels.length;
  const values = { 9: 12, 17: 4, 24: 14, 62: 3, 64: 5, 66: 14, 67: 9, 122: 2, 135: 2, 126: 6 };
  const elements = [...Object.keys(values).map(Number), 11, 13, 71, 129, 146, 21, 12];
  let id = edge.enginePatterns.length;
  for (let round = 0; round < elements.length; round += 1) {
    for (let model = 101; model <= 100 + models && id < counts.enginePatterns; model += 1) {
      const { below, chance } = streamOf(seed, 'engine pattern', round, model);
      const element = elements[(round * 5 + model) % elements.length];
      if (chance(30) && round > 0) continue;
      const size = {
        11: 800 + below(5000),
        12: 60 + below(400),
        13: `${1 + below(6)}.${below(10)}`,
        71: 90 + below(400),
      };
      const value = element in values ? 1 + below(values[element]) : (size[element] ?? `Engine part ${below(50)}`);
      yield [(id += 1), model, element, String(value), stamp(Date.UTC(2016, 1, 2) + id * 1000), null];
    }
  }
}

/** The cache of valid characters: right for some WMIs, wrong for some, missing for some. Always right in `full`. */
function* validCharacters(plan, links) {
  const byWmi = new Map();
  for (const link of links) byWmi.set(link.wmi.wmi, [...(byWmi.get(link.wmi.wmi) ?? []), link]);
  const cached = new Map();
  const ofSchema = (schema) => {
    if (!cached.has(schema.id)) {
      if (cached.size > 500) cached.delete(cached.keys().next().value);
      const keys = new Set(patternsOf(plan, schema).map(([key]) => key));
      const all = [...keys].flatMap((key) => charactersOf(key).map(([position, char]) => `${position + 3} ${char}`));
      cached.set(schema.id, [...new Set(all)]);
    }
    return cached.get(schema.id);
  };
  let id = 0;
  for (const [wmi, own] of byWmi) {
    const { below } = streamOf(plan.seed, 'cache', wmi);
    const state = plan.size === 'full' ? 'right' : ['right', 'right', 'lacking', 'too much', 'missing'][below(5)];
    if (state === 'missing') continue;
    const last = ({ to }) => Math.min(to ?? LAST_CACHED_YEAR, LAST_CACHED_YEAR);
    const years = own.flatMap((link) => [link.from, last(link)]);
    for (let year = Math.min(...years); year <= Math.max(...years); year += 1) {
      const valid = own.filter((link) => link.from <= year && year <= last(link)).map(({ schema }) => ofSchema(schema));
      let characters = [...new Set(valid.flat())];
      if (state === 'lacking') characters = characters.filter((_, at) => at % 7 !== 3);
      if (state === 'too much') characters.push('6 Q', '7 6', '7 7', '11 Z', '12 5');
      for (const character of new Set(characters)) {
        const [position, char] = character.split(' ');
        yield [(id += 1), wmi, year, Number(position), char ?? ''];
      }
    }
  }
}
