/** Plans a synthetic release: manufacturers, makes, models, WMIs, and schemas; patterns.mjs adds the patterns. */
import { edgeCases } from './edge-cases.mjs';
import { streamOf, wordOf } from './random.mjs';

/**
 * Row counts of a release. `full` has those of NHTSA's release of September 2026. Some manufacturers are big, with
 * several WMIs and new schemas each year; the others have one WMI and one or two schemas, mostly for trailers.
 */
const SIZES = {
  small: {
    bigMakers: 5,
    smallMakers: 6,
    wmis: 44,
    schemas: 92,
    links: 160,
    patterns: 5_000,
    makes: 20,
    wmiMakes: 50,
    models: 90,
    manufacturers: 16,
    engineModels: 24,
    enginePatterns: 120,
    specPatterns: 1_500,
    smallSchema: 30,
  },
  full: {
    bigMakers: 150,
    smallMakers: 10_000,
    wmis: 13_001,
    schemas: 25_229,
    links: 41_774,
    patterns: 1_678_690,
    makes: 12_361,
    wmiMakes: 14_172,
    models: 32_009,
    manufacturers: 23_003,
    engineModels: 346,
    enginePatterns: 2_510,
    specPatterns: 226_000,
    smallSchema: 25,
  },
};

const WMI_CHARACTERS = '123456789ABCDEFGHJKLMNPRSTUVWXYZ';
/** Prefix reserved for WMIs of the edge cases. */
const EDGE_REGION = 'Z';

/** Vehicle type and truck type of a big manufacturer's WMIs, repeated by frequency. */
const BIG_TYPES = [
  ...[
    [2, null],
    [7, null],
    [3, 1],
    [2, null],
    [7, null],
    [3, 2],
    [10, null],
    [5, null],
    [1, null],
    [3, null],
  ],
  ...[
    [9, null],
    [13, null],
    [6, null],
  ],
];
const SMALL_TYPES = [
  [6, null],
  [6, null],
  [6, null],
  [1, null],
  [10, null],
  [5, null],
  [3, 2],
];

/** @param {{ seed: number, size: 'small' | 'full' }} options */
export function planRelease({ seed, size }) {
  const counts = SIZES[size];
  const edge = edgeCases();
  const makers = planMakers(seed, counts);
  planWmis(seed, counts, makers, counts.wmis - edge.wmis.length);
  planNames(counts, makers, edge);
  const schemas = planSchemas(seed, counts, makers, edge);
  const links = planLinks(seed, counts, makers, schemas, edge);
  return {
    seed,
    size,
    counts,
    makers,
    edge,
    schemas,
    links,
    wmis: [...edge.wmis, ...makers.flatMap(({ wmis }) => wmis)],
  };
}

/** Ids below this belong to the edge cases, in every table. */
const FIRST_ID = 1000;

function planMakers(seed, { bigMakers, smallMakers }) {
  return Array.from({ length: bigMakers + smallMakers }, (_, at) => {
    const { below, pick, some } = streamOf(seed, 'maker', at);
    const isBig = at < bigMakers;
    const letters = [...'ABCDEFGHJKLMNPRSTUVWXYZ'];
    const all = [...letters, ...'0123456789'];
    return {
      at,
      isBig,
      id: FIRST_ID + at,
      name: `${wordOf(seed, 'maker', at)} ${pick(['Motor Works', 'Trailers, Inc.', 'Vehicles', 'Coach & Body Co.'])} ${at}`,
      wmis: [],
      makes: [],
      models: [],
      /** Characters with a meaning at positions 4 to 8 and 11, and how the manufacturer forms its keys. */
      positions: [
        some(letters, 4 + below(8)),
        some(all, 3 + below(8)),
        some(all, 2 + below(6)),
        some([...letters, ...letters, ...'0123456789'], 4 + below(6)),
        some(all, 4 + below(9)),
      ],
      plants: some(all, 2 + below(4)),
      style: below(5),
      series: Array.from({ length: isBig ? 20 : 3 }, (__, word) => wordOf(seed, at, 'series', word)),
      trims: Array.from({ length: isBig ? 24 : 3 }, (__, word) => wordOf(seed, at, 'trim', word).toUpperCase()),
      cities: Array.from({ length: 5 }, (__, word) => wordOf(seed, at, 'city', word).toUpperCase()),
    };
  });
}

/** Unique codes of three characters, or six with a 9 in third position. */
function* wmiCodes(seed) {
  const taken = new Set();
  const { pick } = streamOf(seed, 'wmi codes');
  const first = [...WMI_CHARACTERS].filter((char) => char !== EDGE_REGION);
  const third = [...WMI_CHARACTERS].filter((char) => char !== '9');
  for (;;) {
    const isLowVolume = yield;
    for (;;) {
      const head = pick(first) + pick(WMI_CHARACTERS);
      const code = isLowVolume
        ? `${head}9${pick(WMI_CHARACTERS)}${pick('0' + WMI_CHARACTERS)}${pick('0' + WMI_CHARACTERS)}`
        : head + pick(third);
      if (taken.has(code)) continue;
      taken.add(code);
      yield code;
      break;
    }
  }
}

function planWmis(seed, { bigMakers, smallMakers }, makers, count) {
  const codes = wmiCodes(seed);
  for (let at = 0; at < count; at += 1) {
    // Every small manufacturer gets one, then the big ones take turns.
    const maker = at < smallMakers ? makers[bigMakers + at] : makers[(at - smallMakers) % bigMakers];
    const { below, chance } = streamOf(seed, 'wmi', at);
    const types = maker.isBig ? BIG_TYPES : SMALL_TYPES;
    const turn = maker.isBig ? maker.wmis.length + (maker.at % 3) : maker.at;
    const [vehicleType, truckType] = types[turn % types.length];
    codes.next();
    const day = `20${10 + below(15)}-0${1 + below(9)}-1${below(9)} 00:00:00`;
    maker.wmis.push({
      id: FIRST_ID + at,
      wmi: codes.next(!maker.isBig && chance(60)).value,
      manufacturer: maker.id,
      vehicleType,
      truckType,
      country: 1 + below(30),
      isPublicSince: chance(3) ? (chance(50) ? null : '2099-01-01 00:00:00') : day,
      makes: [],
    });
  }
}

/** Makes and models of all manufacturers; each make belongs to one manufacturer, each model to one make. */
function planNames({ makes, models, wmiMakes }, makers, edge) {
  const share = (list, ids) => ids.forEach((id, at) => list[at % list.length].push(id));
  const ids = (count) => Array.from({ length: count }, (_, at) => FIRST_ID + at);
  const big = makers.filter(({ isBig }) => isBig);
  const makeIds = ids(makes - edge.makes.length);
  makers.forEach((maker, at) => maker.makes.push(makeIds[at]));
  share(
    big.map((maker) => maker.makes),
    makeIds.slice(makers.length),
  );
  const modelIds = ids(models - edge.models.length);
  makers.forEach((maker, at) => maker.models.push({ id: modelIds[at], make: maker.makes[0] }));
  modelIds.slice(makers.length).forEach((id, at) => {
    const maker = big[at % big.length];
    maker.models.push({ id, make: maker.makes[Math.floor(at / big.length) % maker.makes.length] });
  });
  // A WMI has one of its manufacturer's makes; some have more.
  const wmis = makers.flatMap((maker) => maker.wmis.map((wmi) => ({ maker, wmi })));
  for (const { maker, wmi } of wmis) wmi.makes.push(maker.makes[wmi.id % maker.makes.length]);
  let more = wmiMakes - edge.wmis.flatMap((wmi) => wmi.makes).length - wmis.length;
  for (let round = 1; more > 0 && round < 100; round += 1) {
    for (const { maker, wmi } of wmis) {
      const make = maker.makes[(wmi.id + round) % maker.makes.length];
      if (more > 0 && maker.isBig && (wmi.id + round) % 3 === 0 && !wmi.makes.includes(make)) {
        wmi.makes.push(make);
        more -= 1;
      }
    }
  }
}

/**
 * Families of a big manufacturer, which schemas are about. A family has one schema per year, similar to the year
 * before.
 */
const FAMILIES = ['line', 'line', 'power', 'plant', 'safety', 'line'];

function planSchemas(seed, counts, makers, edge) {
  const toPlan = counts.schemas - edge.schemas.length;
  const small = makers.filter(({ isBig }) => !isBig);
  const big = makers.filter(({ isBig }) => isBig);
  const patterns = counts.patterns - edge.schemas.reduce((sum, schema) => sum + schema.patterns.length, 0);
  const schemas = [];
  const add = (maker, family, kind, year) => {
    const { below, chance } = streamOf(seed, 'schema', schemas.length);
    const span = kind === 'line' && maker.isBig ? (chance(80) ? 0 : below(4)) : below(9);
    schemas.push({
      id: FIRST_ID + schemas.length,
      name: `${maker.name} ${kind} schema – ${year}`,
      maker,
      family,
      kind,
      year,
      to: chance(maker.isBig ? 8 : 50) ? null : year + span,
      // NHTSA's procedures discard an answer that includes a formula from an unchecked schema.
      isToBeChecked: kind !== 'small' && chance(2) ? true : chance(30) ? false : null,
      count: 0,
    });
  };
  small.forEach((maker) => add(maker, 0, 'small', 1985 + ((maker.at * 7) % 40)));
  const years = Math.ceil((toPlan - small.length) / (big.length * FAMILIES.length));
  for (let back = 0; schemas.length < toPlan; back += 1) {
    // From 2027 backward: a small release spreads its few schemas over all years.
    const year = 2027 - Math.floor(back * Math.max(1, 40 / years));
    FAMILIES.forEach((kind, family) => {
      for (const maker of big) if (schemas.length < toPlan) add(maker, family, kind, Math.max(year, 1981));
    });
  }
  shareOut(seed, schemas, patterns, counts.smallSchema);
  return schemas;
}

/** Decides the number of patterns per schema, so that they add up to exactly `total`. */
function shareOut(seed, schemas, total, smallSchema) {
  const small = schemas.filter(({ maker }) => !maker.isBig);
  const big = schemas.filter(({ maker }) => maker.isBig);
  const { below } = streamOf(seed, 'counts');
  let left = total;
  for (const schema of small) left -= schema.count = smallSchema - 10 + below(21);
  const mean = left / big.length;
  // Many short schemas and a few long ones, as in NHTSA's data.
  for (const schema of big) schema.count = Math.floor(mean * (0.3 + (below(100) / 100) ** 2 * 2.1));
  let missing = left - big.reduce((sum, { count }) => sum + count, 0);
  for (let at = 0; missing !== 0; at = (at + 1) % big.length) {
    const step = Math.sign(missing);
    if (big[at].count + step < 5) continue;
    big[at].count += step;
    missing -= step;
  }
}

/** Which schemas apply to which WMIs in which years. */
function planLinks(seed, counts, makers, schemas, edge) {
  const links = [];
  const taken = new Set();
  const link = (schema, wmi, from, to) => {
    const key = `${schema.id} ${wmi.id} ${from}`;
    if (taken.has(key)) return false;
    taken.add(key);
    links.push({ id: FIRST_ID + links.length, wmi, schema, from, to });
    return true;
  };
  for (const schema of schemas) {
    const { wmis } = schema.maker;
    link(
      schema,
      wmis[schema.maker.isBig ? (schema.family * 2 + schema.year) % wmis.length : 0],
      schema.year,
      schema.to,
    );
  }
  const big = schemas.filter(({ maker }) => maker.isBig);
  let more = counts.links - edge.links.length - links.length;
  for (let round = 1; more > 0; round += 1) {
    for (const schema of big) {
      if (more === 0) break;
      const { below, chance } = streamOf(seed, 'link', schema.id, round);
      if (!chance(60)) continue;
      const { wmis } = schema.maker;
      const earlier = chance(10) ? below(3) : 0;
      const wmi = wmis[(schema.family * 2 + schema.year + round) % wmis.length];
      if (link(schema, wmi, schema.year - earlier, schema.to)) more -= 1;
    }
  }
  return links;
}
